import {
  ALLOWANCE,
  type Arm,
  DENSE,
  type GroundRow,
  type Mixture,
  ROUGH,
  type Tables,
  type TroopRow,
} from '../format/index.ts'

/** What a tenth of an inch costs somebody, by what is under him (7.1, 7.2). All are whole numbers of points. */
export type Gait = {
  readonly road: number
  readonly open: number
  readonly rough: number
  readonly dense: number
  /** 7.4: in column on any road neither cost nor halts of the ground count. */
  readonly usesRoads: boolean
  /** 7.3: whether he is halted at the edge of dense ground: lights and irregulars are not. */
  readonly isHalted: boolean
  /** 14.2, by mixture of a battle's own ground: what a tenth costs there, whether its edge halts him, and whether he may enter. */
  readonly ownCost: Uint16Array
  readonly ownHalts: Uint8Array
  readonly isClosed: Uint8Array
  /** The most that a tenth costs anywhere off roads. */
  readonly dearest: number
}

/** Which of the gaits of a unit is meant: bits. */
export const AS_DEPLOYED = 1
export const AS_FLEEING = 2

/** The gaits of units that are alike: in column and deployed, and both in flight. */
export function makeGaits(troop: TroopRow, { movement }: Tables, mixtures: readonly Mixture[]): readonly Gait[] {
  return Array.from({ length: 4 }, (_, which) => {
    const isDeployed = (which & AS_DEPLOYED) !== 0
    const { road, ployed, deployed } = troop.rates
    const open = isDeployed ? deployed : ployed
    const factor = (which & AS_FLEEING) !== 0 ? movement.withdrawing : 1
    const gait = { ...withGround(isDeployed ? open : road, open, factor, troop), usesRoads: !isDeployed }
    return { ...gait, ...onOwnGround(gait, troop, isDeployed, open * factor, mixtures) }
  })
}

/** The gait of army and force commanders. */
export function makeGaitOfGenerals({ movement }: Tables, mixtures: readonly Mixture[]): Gait {
  const { rate, rough, dense, denseHalts } = movement
  const { road, ployed } = rate.general
  const gait = { ...withGround(road, ployed, 1, { rough, dense, halts: denseHalts }), usesRoads: true }
  const rider = { rough, dense, isLoose: false }
  return { ...gait, ...onOwnGround(gait, rider, false, ployed, mixtures) }
}

/** 7.2: factors multiply. A rate that does not divide the allowance is rounded up, so that nobody goes too far. */
function withGround(
  road: number,
  open: number,
  factor: number,
  { rough, dense, halts }: Pick<TroopRow, 'rough' | 'dense' | 'halts'>,
) {
  const points = (cost: number) => Math.min(ALLOWANCE, Math.ceil(cost * factor))
  return {
    road: points(road),
    open: points(open),
    rough: points(open * rough),
    dense: points(open * dense),
    isHalted: halts,
  }
}

/** How somebody takes to ground; generals are of no arm, and go wherever it is passable. */
type Walker = Pick<TroopRow, 'rough' | 'dense' | 'isLoose'> & { readonly arm?: Arm; readonly type?: string }

/** 14.2: what ground of the battle's own does, alone and together: the dearest counts, and a bridge opens all of it. */
function onOwnGround(
  { isHalted, open, rough, dense }: Pick<Gait, 'isHalted' | 'open' | 'rough' | 'dense'>,
  walker: Walker,
  isDeployed: boolean,
  points: number,
  mixtures: readonly Mixture[],
): Pick<Gait, 'ownCost' | 'ownHalts' | 'isClosed' | 'dearest'> {
  const [ownCost, ownHalts] = [new Uint16Array(mixtures.length), new Uint8Array(mixtures.length)]
  const isClosed = new Uint8Array(mixtures.length)
  mixtures.forEach(({ rows, classes, isBridged }, i) => {
    const usual = (classes & DENSE) !== 0 ? walker.dense : (classes & ROUGH) !== 0 ? walker.rough : 1
    const factor = isBridged ? 1 : Math.max(usual, ...rows.map((row) => factorOn(row, walker, isDeployed)))
    const isHalting = (classes & DENSE) !== 0 || rows.some((row) => row.halts ?? row.class === 'dense')
    ownCost[i] = factor === 1 ? open : Math.min(ALLOWANCE, Math.ceil(points * factor))
    ownHalts[i] = isHalted && isHalting && !isBridged ? 1 : 0
    isClosed[i] = !isBridged && rows.some((row) => !mayEnter(row, walker)) ? 1 : 0
  })
  return { ownCost, ownHalts, isClosed, dearest: Math.max(rough, dense, ...ownCost) }
}

function factorOn({ cost, class: ground }: GroundRow, { rough, dense, isLoose }: Walker, isDeployed: boolean): number {
  const own = (isLoose ? cost.light : undefined) ?? (isDeployed ? cost.deployed : cost.ployed)
  return own ?? (ground === 'dense' ? dense : ground === 'rough' ? rough : 1)
}

function mayEnter({ enters }: GroundRow, { arm, type }: Walker): boolean {
  return enters === undefined || arm === undefined || enters.includes(arm) || enters.includes(type!)
}
