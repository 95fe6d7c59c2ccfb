import type { Portrait } from '../../src/engine/portrait.ts'
import type { PlayChoice } from './play-view.ts'

/** The places that are worth a visit. */
export function stopsOf({ board, pieces }: Portrait): ReadonlySet<number> {
  return new Set([...pieces.map(({ place }) => place), ...board.names.flatMap(({ places }) => places)])
}

/** What picking a counter does: `Move`, `3-1, 50 % DE`, `2 choices`. */
export function noteOf(choices: readonly PlayChoice[]): string | undefined {
  const [only] = choices
  return choices.length > 1 ? `${choices.length} choices` : (only?.offer.note ?? only?.offer.group)
}

/** What a place holds, and what can be done there. */
export function describeChoices(label: string, here: readonly PlayChoice[] | undefined): string {
  const does = here?.map(({ offer: { group, label: what, note } }) =>
    [group, what, note && `(${note})`].filter(Boolean).join(' '),
  )
  return does === undefined ? label : `${label}. ${does.join(' or ')}`
}
