import type { WeatherTable } from '../../../scenario/weather/weather.ts'

/**
 * What each state of the weather does: sight in hexes, movement in movement points. The book has no weather: these are
 * Berthier's own rules, and a battle can change each number. Guns fire two hexes far; who sees one hex sees his neighbours.
 */
export const WEATHER: WeatherTable = {
  clear: {},
  fog: { sight: 1 },
  rain: { misfire: 1 },
  'heavy-rain': { sight: 1, misfire: 2 },
  snow: { sight: 1, movement: -1 },
  mud: { movement: -1 },
  dusk: { sight: 1 },
  night: { sight: 1, movement: -1 },
}

/** What lengths are counted in, and movement. */
export const LENGTHS = ['hex', 'hexes'] as const
export const STEPS = ['movement point', 'movement points'] as const
