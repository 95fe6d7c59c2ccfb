import type {
  Entrance,
  HexList,
  Placement,
  Reinforcement,
  ScheduledArrival,
  Stage,
  UnitType,
  ViveLempereurScenario,
} from '../../../../src/systems/vive-lempereur/format/index.ts'
import { detail } from './armies.ts'
import { admits, FIGHTING, groundAt, hexesOf, type Plan, TYPES } from './plan.ts'
import { makeWish } from './victory.ts'

/** Reinforcements of both kinds, for either side. */
export function makeReinforcements(plan: Plan): Reinforcement[] {
  const { chance } = plan
  return Array.from({ length: chance.between(0, 3) }, () =>
    chance.once(2) ? makeScheduled(plan) : makeStaged(plan),
  ).filter((group) => group !== undefined)
}

const edgeHexes = (plan: Plan) => hexesOf(plan.grid).filter((hex) => plan.grid.isOnEdge(hex))

function makeScheduled(plan: Plan): Reinforcement | undefined {
  const { chance, turns, taken } = { ...plan, taken: new Set<string>() }
  const side = chance.between(0, 1)
  const units: Partial<Record<UnitType, Placement[]>> = {}
  for (let i = chance.between(1, 4); i > 0; i--) {
    const type = chance.pick(TYPES)
    const places = edgeHexes(plan).filter(
      (hex) =>
        admits(plan, hex, type, side) &&
        !taken.has(`${hex} ${type === 'general'}`) &&
        (type !== 'garrison' || groundAt(plan, hex).garrison),
    )
    if (places.length === 0) continue
    const hex = chance.pick(places)
    taken.add(`${hex} ${type === 'general'}`)
    ;(units[type] ??= []).push(detail(plan, type, hex, side))
  }
  if (Object.keys(units).length === 0) return undefined
  return { side: plan.sides[side]!.id, turn: chance.between(1, turns), ...makeTerms(plan), units, ...manners(plan) }
}

/** What decides besides a turn. */
function makeTerms(plan: Plan): Pick<ScheduledArrival, 'when' | 'd6' | 'delay'> {
  const { chance } = plan
  return {
    ...(chance.once(3) && { when: makeWish(plan) }),
    ...(chance.once(4) && { d6: chance.pick(['2+', '4+', '6+']) }),
    ...(chance.once(4) && { delay: { '1-4': 0, '5-6': 1 } }),
  }
}

/** Units on the board that wait, and units that leave. */
export function makeBodies(plan: Plan): Pick<ViveLempereurScenario, 'reserves' | 'withdrawals'> {
  const { chance, troops, grid, sides, turns } = plan
  const placed = [...troops].filter(([, { type }]) => type !== 'garrison')
  const body = () => {
    const [hex, { side }] = chance.pick(placed)
    const time = { turn: chance.between(1, turns), ...makeTerms(plan) }
    return { side: sides[side]!.id, hexes: [grid.label(hex)], ...time }
  }
  if (placed.length === 0) return {}
  return {
    ...(chance.once(3) && { reserves: [{ ...body(), ...(chance.once(2) && { attacked: true as const }) }] }),
    ...(chance.once(4) && { withdrawals: [body()] }),
  }
}

function manners({ chance }: Plan): Pick<Stage, 'acts' | 'occupied'> {
  return {
    ...(chance.once(2) && { acts: chance.pick(['at-once', 'at-once', 'when-ordered'] as const) }),
    ...(chance.once(2) && { occupied: chance.pick(['nearest', 'wait'] as const) }),
  }
}

function makeStaged(plan: Plan): Reinforcement | undefined {
  const { chance, turns, sides } = plan
  const side = chance.between(0, 1)
  const pool: Partial<Record<UnitType, number>> = {}
  for (const type of chance.some(FIGHTING, chance.between(1, 3))) pool[type] = chance.between(1, 3)
  if (chance.once(2)) pool.general = chance.between(1, 2)
  const types = Object.keys(pool)
  const places = edgeHexes(plan).filter((hex) => types.some((type) => admits(plan, hex, type, side)))
  if (places.length === 0) return undefined
  const stages: Stage[] = []
  for (let from = chance.between(1, turns); from <= turns; ) {
    const to = chance.between(from, turns)
    stages.push({
      from,
      to,
      each: chance.pick(['round', 'turn', 'turn-then-round'] as const),
      units: chance.between(1, 3),
      ...(chance.once(3) && { flagDie: chance.pick(['french', 'english', 'prussian'] as const) }),
      ...(chance.once(2) && {
        typeDie: {
          flag: chance.pick(['choose', 'nobody'] as const),
          general: chance.pick(['general', 'nobody'] as const),
        },
      }),
      entrance: makeEntrance(plan, places),
      ...manners(plan),
    })
    // Stages may overlap (13.1).
    from = chance.once(3) ? chance.between(from, turns + 1) : to + 1 + (chance.once(2) ? 0 : turns)
  }
  const { id, nations } = sides[side]!
  return { side: id, ...(chance.once(2) && { nation: chance.pick(nations) }), pool, stages }
}

function makeEntrance({ chance, grid }: Plan, places: readonly number[]): Entrance {
  const list = (): HexList => chance.some(places, chance.between(1, 4)).map((hex) => grid.label(hex))
  if (chance.once(2)) return { choose: list() }
  const keys = chance.pick([['1-6'], ['1-2', '3-4', '5-6'], ['1-3', '4', '5', '6'], ['1', '2', '3', '4', '5', '6']])
  return { d6: Object.fromEntries(keys.map((key) => [key, list()])) }
}
