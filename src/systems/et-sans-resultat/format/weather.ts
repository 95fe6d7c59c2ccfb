import type { WeatherState, WeatherTable } from '../../../scenario/weather/weather.ts'

/**
 * What weather does on a table where a battle says nothing else, in inches: our own, the sheet knows only weather that
 * halves guns (13.5).
 */
export const WEATHER: WeatherTable = {
  clear: {},
  fog: { sight: 3 },
  rain: { misfire: 1 },
  'heavy-rain': {},
  snow: {},
  mud: {},
  dusk: { sight: 12 },
  night: { sight: 4 },
}

/** 13.5: the weather that halves guns, and the state of the ground that comes from it. */
const HALVING: readonly WeatherState[] = ['heavy-rain', 'snow', 'mud']

export const halvesGuns = (state: WeatherState): boolean => HALVING.includes(state)
