import { orderingCard } from './cards.ts'
import { aroundOf, groundAt, unitRow } from './position.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, NOBODY } from './state.ts'
import { movesInWeather } from './weather.ts'

/** What has stopped the unit that moves: an index into this list, 0 where nothing has. */
const STOPS = [
  ...(['', 'woods-stop', 'water-stops', 'building-stops', 'zone-stops', 'general-stops'] as const),
  ...(['building-stops', 'side-stops', 'ground-stops'] as const),
] as const
const [WOODS_STOP, WATER_STOPS, BUILDING_STOPS] = [1, 2, 3] as const
export const [ZONE_STOPS, GENERAL_STOPS] = [4, 5] as const
/** 8.4: in a building that it has entered by road: it goes on by road or not at all. */
export const BY_ROAD_ONLY = 6
const SIDE_STOPS = 7
/** In ground that is none of the book's, or stops only in this battle. */
const GROUND_STOPS = 8

/** 6.0: how many hexes the active piece may move, roads not counted; a card may say otherwise (3.2). */
export function movesOf(state: BattleState, piece: number): number {
  const { moves } = unitRow(state, piece)
  const card = orderingCard(state)
  // Who does not move at all does not by any card.
  const { sky } = state.field
  if (card === NOBODY || moves === 0) return sky === undefined ? moves : movesInWeather(state, piece, moves)
  const { moves: instead, moveTimes } = state.field.charts.cards
  const most = (instead[card] || moves) * moveTimes[card]!
  return sky === undefined ? most : movesInWeather(state, piece, most)
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
  if (stopped !== 0 && !(stopped === BY_ROAD_ONLY && isRoad)) return STOPS[stopped] as Reason
  const moves = movesOf(state, piece)
  if (steps < moves) return undefined
  const goesOn = steps === moves && moves > 0 && byRoad === 1 && isRoad && mayUseRoadBonus(state)
  return goesOn ? undefined : 'no-moves-left'
}

/** What stops a piece that has taken a step in a direction: the hexside that it has crossed, or the hex that it has entered. */
export function stopAfter(state: BattleState, from: number, direction: number, byRoad: boolean): number {
  const { hexsides } = aroundOf(state)
  const side = from * 6 + direction
  return hexsides && hexsides.stops[side] === 1
    ? SIDE_STOPS
    : stopAt(state, state.field.tables.neighbours[side]!, byRoad)
}

/** What stops a piece in a hex that it has entered. */
function stopAt(state: BattleState, hex: number, byRoad: boolean): number {
  const { stop, building, key } = groundAt(state, hex)
  if (!stop) return 0
  if (building) return byRoad ? BY_ROAD_ONLY : BUILDING_STOPS
  if (key === 'woods') return WOODS_STOP
  return key === 'stream' || key === 'marsh' ? WATER_STOPS : GROUND_STOPS
}
