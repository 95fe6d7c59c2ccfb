import { boundsOf, contains } from '../../../board/table/ring.ts'
import {
  type Sky as AnySky,
  changeWeather,
  compileSky,
  limitsSight,
  type Weather,
  weatherIn,
} from '../../../engine/weather.ts'
import {
  type Area,
  type EtSansResultatScenario,
  halvesGuns,
  type TableGround,
  tenths,
  WEATHER,
} from '../format/index.ts'
import { type Conditions, type Test, tallyOf, WORLD } from './conditions.ts'
import { rollOne } from './dice.ts'
import { type Events, emitWeather } from './events.ts'
import { isOnTable } from './queries.ts'
import type { BattleState } from './state.ts'

// 14.8: weather that does more than halve guns is an addition of ours. A battle without any pays nothing for it.

export type Sky = AnySky<readonly Area[], Test>

/** The weather of a battle, compiled; nothing where it is always clear. Places are points of the table, row by row. */
export function openSky(
  { weather, board }: EtSansResultatScenario,
  { width, height }: Pick<TableGround, 'width' | 'height'>,
  conditions: Conditions,
): Sky | undefined {
  const row = width + 1
  return compileSky(conditions, weather, WEATHER, row * (height + 1), ({ areas }) =>
    areas?.flatMap((id) => {
      const ring = (board.areas?.[id]?.area ?? []).map(([x, y]) => [tenths(x!), tenths(y!)] as const)
      const { west, east, south, north } = boundsOf(ring)
      const points: number[] = []
      for (let y = south; y <= north; y++) {
        for (let x = west; x <= east; x++) {
          if (contains(ring, [x, y])) points.push(y * row + x)
        }
      }
      return points
    }),
  )
}

/** The weather at a point, beyond the edge that at it, in a battle that has any. */
export function weatherAt({ field, sky }: BattleState, x: number, y: number): Weather {
  const { width, height } = field.ground
  const [ownX, ownY] = [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))]
  return weatherIn(field.sky!, sky, ownY * (width + 1) + ownX)
}

/** At the beginning of a turn the weather may change. */
export function turnWeather(state: BattleState, events: Events): void {
  const { sky, conditions } = state.field
  if (!sky) return
  const tally = tallyOf(state)
  changeWeather(
    sky,
    state.sky,
    state.turn,
    state.memory,
    (condition) => conditions.holds(WORLD, tally, condition),
    () => rollOne(state),
    (news) => emitWeather(events, news),
  )
}

/** What must have come by now, for a position in the middle of a battle: the changes that only a turn decides, as they are listed. */
export function catchUpWeather(state: BattleState): void {
  state.field.sky?.changes.forEach(({ timing, zones }, i) => {
    if (timing.row >= 0 || timing.turn > state.turn) return
    for (const zone of zones) state.sky[zone] = i + 1
  })
}

/** Whether the weather at one of two points hides the other from it. */
export function isBeyondSight(state: BattleState, ax: number, ay: number, bx: number, by: number): boolean {
  if (!state.field.sky) return false
  const square = (ax - bx) * (ax - bx) + (ay - by) * (ay - by)
  return [weatherAt(state, ax, ay), weatherAt(state, bx, by)].some(({ sight }) => isBeyond(square, sight))
}

/** Whether weather that limits sight hides a point from a side: none of its units is near enough to see it. */
export function isHiddenFromAll(state: BattleState, side: number, x: number, y: number): boolean {
  if (!state.field.sky || !limitsSight(weatherAt(state, x, y))) return false
  return !state.field.units.some(
    (unit, i) => unit.side === side && isOnTable(state, i) && !isBeyondSight(state, state.x[i]!, state.y[i]!, x, y),
  )
}

/** Whether the weather keeps guns from firing so far, out of it or into it. */
export function isBeyondGuns(state: BattleState, battery: number, unit: number): boolean {
  if (!state.field.sky) return false
  const [ax, ay, bx, by] = [state.x[battery]!, state.y[battery]!, state.x[unit]!, state.y[unit]!]
  const square = (ax - bx) * (ax - bx) + (ay - by) * (ay - by)
  return [weatherAt(state, ax, ay), weatherAt(state, bx, by)].some(({ range }) => isBeyond(square, range))
}

const isBeyond = (square: number, inches: number) => square > tenths(inches) * tenths(inches)

/** What weather does to the fire of some units: the worst of what it is where they stand. */
export type FireWeather = { readonly isHalved: boolean; readonly fire: number; readonly misfire: number }

const CALM: FireWeather = { isHalved: false, fire: 0, misfire: 0 }

export function fireWeather(state: BattleState, units: readonly number[]): FireWeather {
  if (!state.field.sky) return CALM
  return units.reduce((worst, unit) => {
    const { state: kind, fire, misfire } = weatherAt(state, state.x[unit]!, state.y[unit]!)
    return {
      isHalved: worst.isHalved || halvesGuns(kind),
      fire: Math.min(worst.fire, fire),
      misfire: Math.max(worst.misfire, misfire),
    }
  }, CALM)
}

/** What the weather of some units is called, for a list of what counts. */
export function nameFireWeather(state: BattleState, units: readonly number[]): string {
  const names = units.map((unit) => weatherAt(state, state.x[unit]!, state.y[unit]!).name)
  return [...new Set(names)].join(', ')
}

/** The inches that a unit marches less in the open, by the weather where it begins: more than 0 where it does. */
export function slowing(state: BattleState, unit: number): number {
  return state.field.sky ? -weatherAt(state, state.x[unit]!, state.y[unit]!).movement : 0
}
