import type { WeatherTable } from '../../../scenario/weather/weather.ts'

/**
 * What each state of the weather does, in hexes. The book has no weather: these are Berthier's own rules, and a battle can
 * change each number.
 */
export const WEATHER: WeatherTable = {
  clear: {},
  fog: { sight: 1 },
  rain: { misfire: 1 },
  'heavy-rain': { sight: 3, misfire: 3 },
  snow: { sight: 2, movement: -1 },
  mud: { movement: -1 },
  dusk: { sight: 3 },
  night: { sight: 1, movement: -1 },
}

/** What lengths are counted in. */
export const LENGTHS = ['hex', 'hexes'] as const
