import { describeTiming } from '../arrivals/timing.ts'
import type { Clock } from '../types.gen.ts'
import { capitalise } from '../wording.ts'
import {
  effectsOf,
  nameWeather,
  timingOfWeather,
  type WeatherChange,
  type WeatherEffects,
  type WeatherTable,
} from './weather.ts'

/** How a rulebook calls what weather is about. */
export type WeatherWords<C> = {
  readonly table: WeatherTable
  /** One of the lengths that it has: `hex`, `inch`. */
  readonly length: readonly [one: string, many: string]
  /** What units move by, where that is no length: `movement point`. */
  readonly step?: readonly [one: string, many: string]
  places(list: readonly string[]): string
  describe(condition: C): string
}

/** `From turn 2 (08:00) on, on a roll of 4 or more each turn: fog in A1-H8: sight 1 hex.` */
export function describeWeather<C>(change: WeatherChange<C>, clock: Clock | undefined, words: WeatherWords<C>): string {
  const timing = describeTiming(timingOfWeather(change), clock, (condition) => words.describe(condition))
  const when = timing.startsWith('turn') ? `From ${timing} on` : capitalise(timing)
  const places = change.hexes ?? change.areas
  const where = places ? ` in ${words.places(places)}` : ''
  const effects = describeWeatherEffects(effectsOf(change, words.table), words.length, words.step)
  return `${when}: ${nameWeather(change)}${where}${effects === '' ? '' : `: ${effects}`}.`
}

/** `sight 2 hexes, small arms fail on 1 or 2`: nothing where it does nothing. */
function describeWeatherEffects(
  { sight, range, fire = 0, misfire = 0, movement = 0 }: WeatherEffects,
  length: readonly [one: string, many: string],
  step = length,
): string {
  const inWords = (number: number, [one, many]: typeof length) => `${number} ${number === 1 ? one : many}`
  const lengths = (number: number) => inWords(number, length)
  return [
    ...(sight === undefined ? [] : [`sight ${lengths(sight)}`]),
    ...(range === undefined ? [] : [`guns fire ${lengths(range)}`]),
    ...(fire === 0 ? [] : [`${fire < 0 ? '−' : '+'}${Math.abs(fire)} to fire`]),
    ...(misfire === 0 ? [] : [`small arms fail on ${misfire === 1 ? '1' : `1 to ${misfire}`}`]),
    ...(movement === 0 ? [] : [`units move ${inWords(Math.abs(movement), step)} ${movement < 0 ? 'less' : 'more'}`]),
  ].join(', ')
}
