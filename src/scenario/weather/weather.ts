import type { TimingData } from '../arrivals/timing.ts'

/** What the weather can be; everything else about it is what it does. */
export type WeatherState = 'clear' | 'fog' | 'rain' | 'heavy-rain' | 'snow' | 'mud' | 'dusk' | 'night'

/** What weather does. Lengths are hexes, movement points or inches, as the rulebook counts them. */
export type WeatherEffects = {
  /** Nobody sees farther out of it or into it; no limit where it is left out. */
  readonly sight?: number
  /** Guns fire no farther out of it or into it. */
  readonly range?: number
  /** Added to the fire of foot and guns that stand in it. */
  readonly fire?: number
  /** Small arms fail on this result of a die or less; 0 where they never do. */
  readonly misfire?: number
  /** Added to how far units move that begin in it. */
  readonly movement?: number
}

const EFFECT_KEYS = ['sight', 'range', 'fire', 'misfire', 'movement'] as const satisfies (keyof WeatherEffects)[]

/** What a rulebook says that each state does. */
export type WeatherTable = Readonly<Record<WeatherState, WeatherEffects>>

/** A change of the weather, as files have it. `from` is the turn of its time. */
export type WeatherChange<C> = Omit<TimingData<C>, 'turn'> &
  WeatherEffects & {
    readonly from?: number
    readonly state: WeatherState
    readonly name?: string
    readonly hexes?: readonly string[]
    readonly areas?: readonly string[]
    readonly note?: string
  }

/** When a change comes. */
export function timingOfWeather<C>({ from, when, d6, delay }: WeatherChange<C>): TimingData<C> {
  return {
    ...(from !== undefined && { turn: from }),
    ...(when !== undefined && { when }),
    ...(d6 !== undefined && { d6 }),
    ...(delay !== undefined && { delay }),
  }
}

/** What a change says itself that its weather does. */
function ownEffects(change: WeatherEffects): WeatherEffects {
  const said = EFFECT_KEYS.filter((key) => change[key] !== undefined)
  return Object.fromEntries(said.map((key) => [key, change[key]]))
}

/** What the weather of a change does: what it says, and else what the rulebook says of its state. */
export const effectsOf = <C>(change: WeatherChange<C>, table: WeatherTable): WeatherEffects => ({
  ...table[change.state],
  ...ownEffects(change),
})

/** `heavy rain`, as sentences have it. */
export const nameWeather = ({ state, name }: { readonly state: WeatherState; readonly name?: string }): string =>
  name ?? (state === 'clear' ? 'clear weather' : state.replace('-', ' '))
