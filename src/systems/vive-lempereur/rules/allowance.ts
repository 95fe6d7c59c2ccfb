import { BOMBARDMENT, INFANTRY_MANOEUVRE, orderingCard } from './cards.ts'
import { groundAt, unitRow } from './position.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, NOBODY } from './state.ts'

/** What has stopped the unit that moves: an index into this list, 0 where nothing has. */
const STOPS = ['', 'woods-stop', 'water-stops', 'building-stops', 'zone-stops', 'general-stops'] as const
const [WOODS_STOP, WATER_STOPS, BUILDING_STOPS] = [1, 2, 3] as const
export const [ZONE_STOPS, GENERAL_STOPS] = [4, 5] as const
/** 8.4: in a building that it has entered by road: it goes on by road or not at all. */
export const BY_ROAD_ONLY = 6

/** 6.0: how many hexes the active piece may move, roads not counted; a card may say otherwise (3.2). */
export function movesOf(state: BattleState, piece: number): number {
  const { moves } = unitRow(state, piece)
  const card = orderingCard(state)
  if (card === INFANTRY_MANOEUVRE) return 3
  if (card === BOMBARDMENT) return 2 * moves === 2 ? 2 : 4
  return moves
}

/** Whether a step along a road, after nothing but road, is one more than the moves of the piece (6.0 Roads). */
export function mayUseRoadBonus(state: BattleState): boolean {
  return orderingCard(state) === NOBODY || state.field.options.roadBonusOnAutomaticCards
}

/** Whether it may leave the hex in a direction: stops, and moves used up. */
export function onwardRefusal(
  state: BattleState,
  piece: number,
  from: number,
  direction: number,
  steps = state.steps,
  byRoad = state.byRoad,
  stopped = state.stopped,
): Reason | undefined {
  const isRoad = (state.field.roads[from]! & (1 << direction)) !== 0
  if (stopped === BY_ROAD_ONLY) {
    if (!isRoad) return 'building-stops'
  } else if (stopped !== 0) return STOPS[stopped] as Reason
  const moves = movesOf(state, piece)
  if (steps < moves) return undefined
  return steps === moves && byRoad === 1 && isRoad && mayUseRoadBonus(state) ? undefined : 'no-moves-left'
}

/** What stops a piece in a hex that it has entered. */
export function stopAt(state: BattleState, hex: number, byRoad: boolean): number {
  const { stop, building, rule } = groundAt(state, hex)
  if (!stop) return 0
  if (building) return byRoad ? BY_ROAD_ONLY : BUILDING_STOPS
  return rule === '8.1' ? WOODS_STOP : WATER_STOPS
}
