import type { NationRow } from '../scenario/nations.ts'
import type { Portrait } from './portrait.ts'

/** The colour of a nation's counters, where it has one of its own. */
export function portrayColour({ colour }: Pick<NationRow, 'colour'>): { readonly colour?: string } {
  return colour === undefined ? {} : { colour }
}

/** The sides, in the colour of their first nation where it has its own, and the nations that a side's colour does not tell. */
export function portraySides(
  sides: readonly { readonly id: string; readonly name: string; readonly nations: readonly NationRow[] }[],
): Pick<Portrait, 'sides' | 'nations'> {
  const others = sides.flatMap(({ nations }) =>
    nations.length < 2 ? [] : nations.flatMap(({ name, colour }) => (colour === undefined ? [] : [{ name, colour }])),
  )
  return {
    sides: sides.map(({ id, name, nations: [first] }) => ({ id, name, ...(first && portrayColour(first)) })),
    ...(others.length > 0 && { nations: others }),
  }
}
