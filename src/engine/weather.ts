import type { AnyCondition } from '../scenario/conditions/tree.ts'
import {
  effectsOf,
  nameWeather,
  timingOfWeather,
  type WeatherChange,
  type WeatherEffects,
  type WeatherState,
  type WeatherTable,
} from '../scenario/weather/weather.ts'
import type { Compiled, ConditionBook } from './conditions/book.ts'
import { hearNews, type News } from './news.ts'
import { compileTiming, type Timing } from './timetable.ts'

/** As far as there is no limit. */
const NO_LIMIT = 9999

/** A kind of weather, with everything that it does. */
export type Weather = Required<WeatherEffects> & { readonly state: WeatherState; readonly name: string }

type Change<Where, Own> = {
  readonly what: 'weather'
  readonly name: string
  readonly timing: Timing<Where, Own>
  /** The zones that it comes to. */
  readonly zones: readonly number[]
}

/**
 * The weather of a battle, compiled. Places that all changes treat alike are a zone. What the weather is in each zone lies in
 * the state: as many words as there are zones, each an index into the kinds.
 */
export type Sky<Where, Own> = {
  /** Clear weather, then the weather of each change. */
  readonly kinds: readonly Weather[]
  readonly changes: readonly Change<Where, Own>[]
  /** By place: its zone. Empty where the weather is the same everywhere. */
  readonly zoneOf: Uint16Array
  readonly zones: number
}

/** Compiles the weather of a battle; nothing where it never changes. `places` are those of a change that comes only there. */
export function compileSky<C extends AnyCondition<C>, Where, Own>(
  book: Pick<ConditionBook<C, Where, Own>, 'add' | 'remember'>,
  changes: readonly WeatherChange<C>[] | undefined,
  table: WeatherTable,
  size: number,
  places: (change: WeatherChange<C>) => readonly number[] | undefined,
): Sky<Where, Own> | undefined {
  if (!changes || changes.length === 0) return undefined
  const covers = changes.map((change) => places(change))
  const { zoneOf, zones } = divide(covers, size)
  const everywhere = Array.from({ length: zones }, (_, zone) => zone)
  return {
    kinds: [makeWeather({ state: 'clear' }, table), ...changes.map((change) => makeWeather(change, table))],
    changes: changes.map((change, i) => ({
      what: 'weather',
      name: nameWeather(change),
      timing: compileTiming(book, timingOfWeather(change), ''),
      zones: covers[i] ? [...new Set(covers[i].map((place) => zoneOf[place]!))] : everywhere,
    })),
    zoneOf,
    zones,
  }
}

/** Whether nobody sees far in it. */
export const limitsSight = ({ sight }: Weather): boolean => sight < NO_LIMIT

/** The weather in a place. */
export function weatherIn<Where, Own>({ kinds, zoneOf }: Sky<Where, Own>, now: Int32Array, place: number): Weather {
  return kinds[now[zoneOf.length === 0 ? 0 : zoneOf[place]!]!]!
}

/** Lets the weather change at the beginning of a turn; says whether it has. `told` hears of each change and each die. */
export function changeWeather<Where, Own>(
  sky: Sky<Where, Own>,
  now: Int32Array,
  turn: number,
  memory: Int32Array,
  holds: (condition: Compiled<Where, Own>) => boolean,
  roll: () => number,
  told: (news: News, change: number) => void,
): boolean {
  let hasChanged = false
  for (const [i, change] of sky.changes.entries()) {
    const news = hearNews(change, turn, memory, holds, roll)
    if (!news) continue
    told(news, i)
    if (news.result !== 'now') continue
    for (const zone of change.zones) now[zone] = i + 1
    hasChanged = true
  }
  return hasChanged
}

/** The weather of a turn as far as it is certain: what dice or conditions may change is certain before that. */
export function foreseeWeather<Where, Own>({ changes }: Sky<Where, Own>, now: Int32Array, turn: number): void {
  const isOpen = changes.some(({ timing }) => timing.row >= 0)
  const last = isOpen ? 1 : turn
  const due = [...changes.entries()].filter(([, { timing }]) => timing.row < 0 && timing.turn <= last)
  for (const [i, { zones }] of due.toSorted(([, a], [, b]) => a.timing.turn - b.timing.turn)) {
    for (const zone of zones) now[zone] = i + 1
  }
}

/** The weather of a turn of a battle that nobody fights yet: as far as it is certain, and so without any condition. */
export function forecastWeather<C extends AnyCondition<C>>(
  changes: readonly WeatherChange<C>[] | undefined,
  table: WeatherTable,
  size: number,
  places: (change: WeatherChange<C>) => readonly number[] | undefined,
  turn: number,
): { readonly sky: Sky<never, never>; readonly now: Int32Array } | undefined {
  const nothing: Compiled<never, never> = { tree: { kind: 'all', parts: [] }, start: 0, watch: 0 }
  const sky = compileSky<C, never, never>({ add: () => nothing, remember: () => 0 }, changes, table, size, places)
  if (!sky) return undefined
  const now = new Int32Array(sky.zones)
  foreseeWeather(sky, now, turn)
  return { sky, now }
}

function makeWeather(change: WeatherChange<unknown>, table: WeatherTable): Weather {
  const { sight = NO_LIMIT, range = NO_LIMIT, fire = 0, misfire = 0, movement = 0 } = effectsOf(change, table)
  return { state: change.state, name: nameWeather(change), sight, range, fire, misfire, movement }
}

/** Divides places into zones that are covered by the same changes. */
function divide(covers: readonly (readonly number[] | undefined)[], size: number) {
  const local = covers.filter((cover) => cover !== undefined)
  if (local.length === 0) return { zoneOf: new Uint16Array(0), zones: 1 }
  const signs = Array.from({ length: size }, () => '')
  local.forEach((cover, i) => {
    for (const place of cover) signs[place] += `${i} `
  })
  const numbers = new Map([...new Set(signs)].map((sign, zone) => [sign, zone]))
  return { zoneOf: Uint16Array.from(signs, (sign) => numbers.get(sign)!), zones: numbers.size }
}
