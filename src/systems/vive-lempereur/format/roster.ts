import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { forEachEntry, type HexReader } from '../../../scenario/checks/hexes.ts'
import { UNIT_TYPES, UNITS, type UnitRow } from './catalog.ts'
import { nationRow } from './nations.ts'
import { readPlacements } from './placements.ts'
import { directionFrom } from './sectors.ts'
import type {
  Edge,
  Flag,
  NationId,
  PlacementsByType,
  UnitCounts,
  UnitType,
  ViveLempereurScenario,
} from './types.gen.ts'

export const GENERAL = UNIT_TYPES.indexOf('general')
export const GARRISON = UNIT_TYPES.indexOf('garrison')
/** An arm in a table; generals have none. */
export const [INFANTRY, CAVALRY, ARTILLERY] = [0, 1, 2] as const
const NO_ARM = 3
const ARM_INDEX = { infantry: INFANTRY, cavalry: CAVALRY, artillery: ARTILLERY } as const

/** A piece as the scenario gives it. */
type Recruit = {
  readonly type: UnitType
  readonly side: number
  readonly nation: NationId
  readonly name: string | undefined
  /** Where it stands at the start, or NOWHERE. */
  readonly hex: number
  readonly facing: number
  readonly square: boolean
  readonly losses: number
  /** The first turn in which it takes orders. */
  readonly heldUntil: number
  readonly fallen: boolean
}

/** Units that are gone already when play begins; of their side's first nation where none is named. */
export type Fallen = {
  readonly side: string
  readonly nation?: NationId
  readonly type: UnitType
  readonly number: number
}

/** Everybody who can ever be in the battle: pieces by number, and what about them never changes. */
export type Roster = {
  readonly size: number
  readonly recruits: readonly Recruit[]
  readonly side: Uint8Array
  /** The pieces of each side, those for garrisons included. */
  readonly bySide: readonly Int32Array[]
  readonly type: Uint8Array
  readonly arm: Uint8Array
  readonly elements: Uint8Array
  readonly nation: readonly NationId[]
  /** 9.3: the flag of the special dice that each reacts with. */
  readonly flag: readonly (Flag | undefined)[]
  readonly edge: readonly Edge[]
  /** Whether a unit holds ground: neither a general nor a garrison. */
  readonly fights: Uint8Array
  /** The first piece of each side's pieces for garrisons that are left on the way; they are not in the battle yet. */
  readonly garrisons: readonly [number, number]
  readonly garrisonsPerSide: readonly number[]
  /** The pieces that a side deploys. */
  readonly forces: readonly (readonly number[])[]
  /** The pieces of each entry of `reinforcements`, in its order. */
  readonly arrivals: readonly (readonly number[])[]
}

/** Gives every piece its number: those on the board, those to deploy, those to arrive, those for garrisons. */
export function enlist(
  scenario: ViveLempereurScenario,
  sides: readonly string[],
  reader: HexReader,
  buildings: number,
  fallen: readonly Fallen[],
): Roster {
  const recruits: Recruit[] = []
  const held = readHeld(scenario, reader)
  const facings = sides.map((side) => directionFrom(scenario.sides[side]!.edge))
  const nationOf = (side: number) => nationName(scenario.sides[sides[side]!]!.nations[0]!)

  const add = (recruit: Partial<Recruit> & Pick<Recruit, 'type' | 'side'>): number =>
    recruits.push({
      nation: nationOf(recruit.side),
      name: undefined,
      hex: NOWHERE,
      facing: facings[recruit.side]!,
      square: false,
      losses: 0,
      heldUntil: 0,
      fallen: false,
      ...recruit,
    }) - 1
  const place = (
    side: number,
    placements: PlacementsByType | undefined,
    nation: NationId | undefined,
    start: boolean,
  ) =>
    readPlacements(placements, sides[side]!, nation ?? nationOf(side), [], reader).map(
      ({ type, hex, detail, nation: own }) =>
        add({
          type,
          side,
          nation: own ?? nationOf(side),
          name: detail?.name,
          hex: start ? hex : NOWHERE,
          ...(detail?.facing && { facing: DIRECTIONS.indexOf(detail.facing) }),
          square: detail?.formation === 'square',
          losses: detail?.losses ?? 0,
          heldUntil: start ? (held.get(hex) ?? 0) : 0,
        }),
    )
  const count = (side: number, counts: UnitCounts | undefined, nation: NationId | undefined) =>
    (Object.entries(counts ?? {}) as [UnitType, number][]).flatMap(([type, number]) =>
      Array.from({ length: number }, () => add({ type, side, nation: nation ?? nationOf(side) })),
    )

  sides.forEach((side, i) => place(i, scenario.units?.[side], undefined, true))
  const forces = sides.map((side, i) => count(i, scenario.deployment?.forces[side], undefined))
  const arrivals = (scenario.reinforcements ?? []).map((group) => {
    const side = sides.indexOf(group.side)
    return 'pool' in group ? count(side, group.pool, group.nation) : place(side, group.units, group.nation, false)
  })
  for (const { side, nation, type, number } of fallen) {
    const own = nation ?? nationOf(sides.indexOf(side))
    for (let i = 0; i < number; i++) add({ type, side: sides.indexOf(side), nation: own, fallen: true })
  }
  const garrisons = sides.map((_side, side) => {
    const first = recruits.length
    // A garrison has the nation of the unit that leaves it.
    for (const entry of scenario.sides[sides[side]!]!.nations) {
      for (let i = 0; i < buildings; i++) add({ type: 'garrison', side, nation: nationName(entry) })
    }
    return first
  }) as [number, number]

  const flags = new Map(recruits.map(({ nation }) => [nation, nationRow(scenario.nations, nation).flag]))
  return {
    size: recruits.length,
    recruits,
    side: Uint8Array.from(recruits, ({ side }) => side),
    bySide: sides.map((_, side) => Int32Array.from(recruits.flatMap((one, i) => (one.side === side ? [i] : [])))),
    type: Uint8Array.from(recruits, ({ type }) => UNIT_TYPES.indexOf(type)),
    arm: Uint8Array.from(recruits, ({ type }) => armOf(type)),
    elements: Uint8Array.from(recruits, ({ type, losses }) => UNITS[type].elements - losses),
    nation: recruits.map(({ nation }) => nation),
    flag: recruits.map(({ nation }) => flags.get(nation)),
    edge: recruits.map(({ side, nation }) => edgeOf(scenario, sides[side]!, nation)),
    fights: Uint8Array.from(recruits, ({ type }) => Number(type !== 'general' && type !== 'garrison')),
    garrisons,
    garrisonsPerSide: sides.map((side) => buildings * scenario.sides[side]!.nations.length),
    forces,
    arrivals,
  }
}

function armOf(type: UnitType): number {
  const { arm }: UnitRow = UNITS[type]
  return arm ? ARM_INDEX[arm] : NO_ARM
}

type NationEntry = ViveLempereurScenario['sides'][string]['nations'][number]

/** The side that a nation fights for, if any. */
export function sideOfNation({ sides }: Pick<ViveLempereurScenario, 'sides'>, nation: string): string | undefined {
  return Object.keys(sides).find((side) => sides[side]!.nations.some((entry) => nationName(entry) === nation))
}

const nationName = (entry: NationEntry): NationId => (typeof entry === 'string' ? entry : entry.nation)

/** 10.1: a nation may have an edge of its own. */
function edgeOf(scenario: ViveLempereurScenario, side: string, nation: NationId): Edge {
  const { nations, edge } = scenario.sides[side]!
  const own = nations.find((entry) => nationName(entry) === nation)
  return typeof own === 'object' ? own.edge : edge
}

/** The first turn of orders by the hex that a unit starts in: of two rules the later turn counts. */
function readHeld(scenario: ViveLempereurScenario, reader: HexReader): Map<number, number> {
  const held = new Map<number, number>()
  forEachEntry(scenario.specialRules, [], (rule) => {
    if (rule.rule !== 'held-until') return
    for (const hex of reader.set(rule.hexes, [])) held.set(hex, Math.max(rule.turn, held.get(hex) ?? 0))
  })
  return held
}
