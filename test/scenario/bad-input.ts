/** What a battle in words may depend on wrongly, in whichever rulebook. */
export const SLIPS = [
  'a condition that cannot happen',
  'a condition that is already met',
  'points that nobody can score',
  'an arrival that waits for itself',
  'events in a circle',
  'weather without a turn',
  'a variant that touches nothing',
  'a variant that breaks its base',
  'two variants that exclude each other',
  'a condition that misspells an event',
  'a misspelt key in a variant',
  'a variant with an id of its own',
] as const

/** How a rulebook's battles say each of them. */
export type BadInput = Readonly<Record<(typeof SLIPS)[number], Slip>>

type Slip = {
  readonly text: string
  readonly chosen?: readonly string[]
  /** The only thing that is found. */
  readonly code: string
  /** What the condition that it is about says. */
  readonly says?: string
  /** What is suggested. */
  readonly hint?: string
}

/** A text with places changed, each of which is there once. */
export function changed(text: string, ...changes: readonly (readonly [place: string, to: string])[]): string {
  return changes.reduce((before, [place, to]) => {
    if (before.split(place).length !== 2) throw new Error(`${place} is not in the battle once`)
    return before.replace(place, () => to)
  }, text)
}

/** Puts keys before the victory conditions of a battle. */
export const more = (keys: string) => ['victory:', `${keys}\nvictory:`] as const

/** What battles of every rulebook say alike: of one with so many turns, and of so few that something never comes. */
export function commonSlips(
  text: string,
  turns: number,
  tooFew: number,
): Pick<
  BadInput,
  | 'events in a circle'
  | 'a variant that touches nothing'
  | 'a variant that breaks its base'
  | 'two variants that exclude each other'
  | 'a condition that misspells an event'
  | 'a misspelt key in a variant'
  | 'a variant with an id of its own'
> {
  return {
    'events in a circle': {
      text: changed(text, more('events: [{ id: one, when: { happened: two } }, { id: two, when: { happened: one } }]')),
      code: 'event/circle',
      says: 'The event two has happened.',
    },
    'a variant that touches nothing': {
      text: changed(text, more(`variants: { same: { name: Same, changes: { turns: ${turns} } } }`)),
      code: 'variant/no-effect',
    },
    'a variant that breaks its base': {
      text: changed(text, more(`variants: { short: { name: Short, changes: { turns: ${tooFew} } } }`)),
      code: 'variant/breaks',
    },
    'two variants that exclude each other': {
      text: changed(
        text,
        more(`variants:
  long: { name: Long, changes: { turns: ${turns + 1} }, excludes: [longer] }
  longer: { name: Longer, changes: { turns: ${turns + 2} } }`),
      ),
      chosen: ['long', 'longer'],
      code: 'variant/excluded',
    },
    'a condition that misspells an event': {
      text: changed(text, more('events: [{ id: flood, turn: 2 }, { id: drums, when: { happened: flod } }]')),
      code: 'event/unknown',
      hint: 'Did you mean flood?',
    },
    // That the battle has the right key does not make it one too many in the variant.
    'a misspelt key in a variant': {
      text: changed(text, more(`variants: { long: { name: Long, changes: { turn: ${turns + 1} } } }`)),
      code: 'schema/unknown-key',
      hint: 'Did you mean turns?',
    },
    'a variant with an id of its own': {
      text: changed(text, more('variants: { other: { name: Other, changes: { id: other } } }')),
      code: 'schema/unknown-key',
      hint: 'What variants can change: ',
    },
  }
}
