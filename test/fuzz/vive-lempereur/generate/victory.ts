import { NOWHERE } from '../../../../src/board/nowhere.ts'
import type {
  Award,
  Condition,
  VictoryCondition,
  ViveLempereurScenario,
} from '../../../../src/systems/vive-lempereur/format/index.ts'
import { sectorNames } from '../../../../src/systems/vive-lempereur/format/sectors.ts'
import { admits, FIGHTING, hexesOf, type Plan } from './plan.ts'

/** Conditions of every kind, nested; each side has its own. */
export function makeVictory(plan: Plan): VictoryCondition[] {
  const { chance, sides } = plan
  const number = chance.between(0, 3)
  return Array.from({ length: number }, () => {
    const winner = chance.between(0, 1)
    return {
      side: sides[winner]!.id,
      level: chance.pick(['decisive', 'substantial', 'marginal', 'moral'] as const),
      check: chance.pick(['immediately', 'end-of-round', 'end-of-turn', 'end-of-battle'] as const),
      when: makeCondition(plan, winner, 0),
    }
  })
}

/** Something that either side may bring about. */
export const makeWish = (plan: Plan): Condition => makeCondition(plan, plan.chance.between(0, 1), 1)

/** Points at every moment for both sides, and a victory by them: now and then. */
export function makePoints(plan: Plan): { points?: Award[]; byPoints: VictoryCondition[] } {
  const { chance, sides } = plan
  if (!chance.once(3)) return { byPoints: [] }
  const points = [0, 1].flatMap((side): Award[] => [
    {
      side: sides[side]!.id,
      points: chance.between(1, 5),
      check: chance.pick(['each-turn', 'at-end', 'once'] as const),
      when: makeCondition(plan, side, 0),
    },
    {
      side: sides[side]!.id,
      points: chance.between(1, 3),
      check: 'every-time',
      when: { lost: { side: sides[1 - side]!.id, strength: chance.between(1, 3) } },
    },
  ])
  const side = sides[chance.between(0, 1)]!.id
  const check = chance.pick(['immediately', 'end-of-turn', 'end-of-battle'] as const)
  const when = { points: chance.pick([{ margin: 1 }, { atLeast: 2 }]) }
  return { points, byPoints: [{ side, level: 'substantial', check, when }] }
}

/** A victory that asks for what else a battle has: events, an army's breaking point, arrivals. */
export function makeSequel(
  plan: Plan,
  { events = [], reinforcements = [], specialRules = [] }: Partial<ViveLempereurScenario>,
): VictoryCondition[] {
  const { chance, sides } = plan
  const winner = chance.between(0, 1)
  const broken = specialRules.flatMap((rule) => (rule.rule === 'breaking-point' ? [rule.side] : []))
  const asked: Condition[] = [
    ...events.map(({ id }) => ({ happened: id })),
    ...broken.map((side) => ({ broken: { side } })),
    ...reinforcements.map(({ side }) => ({ arrived: { side, units: 1 } })),
  ]
  if (asked.length === 0) return []
  const check = chance.pick(['immediately', 'end-of-round', 'end-of-turn'] as const)
  const when = { all: [chance.pick(asked), makeLosses(plan, winner)] }
  return [{ side: sides[winner]!.id, level: 'marginal', check, when }]
}

function makeCondition(plan: Plan, winner: number, depth: number): Condition {
  const { chance, sides } = plan
  if (depth < 2 && chance.once(3)) {
    const parts = () => Array.from({ length: chance.between(2, 3) }, () => makeCondition(plan, winner, depth + 1))
    const kind = chance.between(1, 3)
    // An eliminated unit is wanted at least once: what holds at set-up is no condition.
    if (kind === 1) return { all: [makeLosses(plan, winner), ...parts()] }
    if (kind === 2) return { any: parts() }
    return { all: [makeLosses(plan, winner), { not: makeSimple(plan, winner) }] }
  }
  return chance.once(2) ? makeLosses(plan, winner) : makeSimple(plan, sides.length > 0 ? winner : 0)
}

function makeLosses({ chance, sides, troops }: Plan, winner: number): Condition {
  const enemy = sides[1 - winner]!
  const number = Math.max(
    1,
    [...troops.values()].filter(({ side, type }) => side !== winner && type !== 'garrison').length,
  )
  const units = chance.between(1, number)
  if (chance.once(5)) return { eliminated: { side: enemy.id, units: 1, types: FIGHTING } }
  return { eliminated: chance.once(4) ? { nation: enemy.nations[0]!, units: 1 } : { side: enemy.id, units } }
}

/** Ground to hold, sectors to clear: next to nobody's first steps, so that nothing is met at set-up. */
function makeSimple(plan: Plan, winner: number): Condition {
  const { chance, grid, sides, troops } = plan
  const isNear = (hex: number) =>
    [0, 1, 2, 3, 4, 5].some((direction) => {
      const next = grid.neighbour(hex, direction)
      return next !== NOWHERE && troops.has(next)
    })
  const free = hexesOf(grid).filter((hex) => !troops.has(hex) && admits(plan, hex, 'regular-infantry', winner))
  const near = free.filter(isNear)
  const places = near.length > 0 && chance.once(2) ? near : free
  if (places.length === 0) return makeLosses(plan, winner)
  const hexes = chance.some(places, chance.between(1, 2)).map((hex) => grid.label(hex))
  const kind = chance.between(1, 8)
  const { id } = sides[winner]!
  if (kind === 1) return { controls: hexes }
  if (kind === 2) return { unitsIn: { side: id, hexes, units: 1 } }
  if (kind === 3) return { controls: { hexes, atLeast: 1, for: 2 } }
  if (kind === 4) return { unitsIn: { side: id, hexes, strength: chance.between(1, 2) } }
  if (kind === 5) return { reached: { side: id, hexes } }
  if (kind === 6) return { lost: { side: sides[1 - winner]!.id, strength: chance.between(1, 3) } }
  if (kind === 7) return { all: [{ turn: chance.between(2, 3) }, makeLosses(plan, winner)] }
  return {
    all: [
      makeLosses(plan, winner),
      {
        emptySector: {
          side: sides[1 - winner]!.id,
          ...(chance.once(2) && { sector: chance.pick(sectorNames(plan.sectors)) }),
        },
      },
    ],
  }
}
