import type { Edition } from './catalog.ts'
import type { NapoleonAtWaterlooScenario, NawOptions } from './types.gen.ts'

/** How a battle plays what the editions answer differently, or not at all. */
export type Options = Readonly<Required<NawOptions>>

/** Our answers. */
export const DEFAULTS: Readonly<Record<Edition, Options>> = {
  // SPI 1979, 7.2: nobody comes onto the board next to an enemy.
  standard: { entryIntoZones: false, retreatIntoWoods: 'passable' },
  // Zones 1: a zone is entered at its price, and the hex of entry is the first of the move.
  advanced: { entryIntoZones: true, retreatIntoWoods: 'passable' },
}

export function readOptions({ edition, options }: Pick<NapoleonAtWaterlooScenario, 'edition' | 'options'>): Options {
  return { ...DEFAULTS[edition], ...options }
}

/** What each option is about, and what its answers mean. */
export const OPTION_NAMES: Readonly<Record<keyof Options, string>> = {
  entryIntoZones: 'arrivals in an enemy zone of control',
  retreatIntoWoods: 'retreats into woods',
}

export function describeAnswers({
  entryIntoZones,
  retreatIntoWoods,
}: Options): Readonly<Record<keyof Options, string>> {
  return {
    entryIntoZones: entryIntoZones ? 'allowed' : 'not allowed',
    retreatIntoWoods: retreatIntoWoods === 'passable' ? 'for those who can march there' : 'for nobody',
  }
}
