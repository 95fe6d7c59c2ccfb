import { placeAfter } from '../../../../board/table/line-walk.ts'
import { type Point, squaredDistance } from '../../../../board/table/point.ts'
import type { Refusal } from '../../../../engine/system.ts'
import { VANTAGE } from '../../format/index.ts'
import type { ActionOf } from '../actions.ts'
import { isAbout } from '../command/status.ts'
import { centreOf, formationsOf } from '../queries.ts'
import { type BattleState, NOBODY } from '../state.ts'
import { middleOf } from './outlook.ts'
import { MOST_LEGS, ride, waysFrom } from './rides.ts'

/** 3.7: army and force commanders ride where they want. */

/**
 * Where a commander is offered to go: to stay; to formations of his own side and to vantage points, or as near to them
 * as he gets this turn.
 */
export function ridesOf(state: BattleState, commander: number): ActionOf<'go'>[] {
  const { side } = state.field.commanders[commander]!
  const own = placeOf(state, commander)
  const wayTo = waysFrom(state.field, own)
  const ways: Point[][] = [[own]]
  for (const place of goalsOf(state, side)) {
    const way = wayTo(place)
    if (ways.every((other) => squaredDistance(other.at(-1)!, way.at(-1)!) > 0)) ways.push(way)
  }
  return ways
    .map((path) => ({ kind: 'go' as const, side, commander, path }))
    .filter((action) => goRefusal(state, action) === undefined)
}

function goalsOf(state: BattleState, side: number): Point[] {
  const places: Point[] = []
  for (const formation of formationsOf(state, side)) {
    const centre = centreOf(state, formation)
    if (centre) places.push(centre)
  }
  for (const { ring } of state.field.ground.features) {
    if (!ring) continue
    const middle = middleOf(ring)
    if ((state.field.ground.marksAt(...middle) & VANTAGE) !== 0) places.push(middle)
  }
  return places
}

/** The ride that takes a commander to a place: by roads where that is quicker; straight where he does not get there at all. */
export function rideTo(state: BattleState, commander: number, to: Point): ActionOf<'go'> {
  const { side } = state.field.commanders[commander]!
  const way = waysFrom(state.field, placeOf(state, commander))(to)
  const isThere = squaredDistance(way.at(-1)!, to) === 0
  return { kind: 'go', side, commander, path: isThere ? way : [to] }
}

const placeOf = (state: BattleState, commander: number): Point => [
  state.commanderX[commander]!,
  state.commanderY[commander]!,
]

/** Why a commander may not ride so. */
export function goRefusal(state: BattleState, { commander, side, path }: ActionOf<'go'>): Refusal | undefined {
  const known = state.field.commanders[commander]
  if (known?.side !== side) return { rule: '3.1', reason: 'the commander belongs to the other side' }
  const { name, role } = known
  if (role !== 'army' && role !== 'force')
    return { rule: '2.3', reason: `${name} commands a formation and stays at its centre` }
  if (!isAbout(state, commander)) return { rule: '3.7', reason: `${name} is not on the table` }
  if (state.leads[commander] !== NOBODY)
    return { rule: '6 take-command', reason: `${name} moves with the formation that he commands` }
  if (path.length > MOST_LEGS) return { rule: '3.7', reason: `a ride has at most ${MOST_LEGS} legs` }
  const beyond = path.find((point) => !state.field.ground.isOnTable(...point))
  if (beyond) return { rule: '7.11', reason: `${beyond[0] / 10},${beyond[1] / 10} is off the table` }
  return wayRefusal(state, name, [placeOf(state, commander), ...path])
}

function wayRefusal(state: BattleState, name: string, points: readonly Point[]): Refusal | undefined {
  const { walk, step, end } = ride(state.field, points)
  switch (end) {
    case 'ground':
      return { rule: '1.7', reason: `${name} cannot cross what lies on the way` }
    case 'points':
      return { rule: '7.1', reason: `${name} cannot ride that far in a turn` }
    case 'dense': {
      const [x, y] = placeAfter(walk, step)
      return { rule: '7.3', reason: `${name} must stop at the edge of dense ground, at ${x / 10},${y / 10}` }
    }
    default:
      return undefined
  }
}
