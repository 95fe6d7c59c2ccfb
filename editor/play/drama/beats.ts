import type { CardFace, DieKind, Reference } from '../../../src/engine/presenter.ts'
import type { TimelineStep } from '../game-timeline.ts'

/** One thing that happened, to be looked at before the next: the dice that fell, what came of them, and where. */
export type Beat = {
  readonly place: number | undefined
  readonly dice: readonly string[]
  readonly diceKinds: readonly DieKind[]
  readonly words: readonly string[]
  readonly cards: readonly CardFace[]
}

/** More sentences than these are for the log. */
const MOST_WORDS = 4

type Line = { readonly text: string; readonly reference?: Reference | undefined }

/**
 * What an action has to show: whatever a die decided, each with all that came of it. What happened before the first die needs no words, as
 * it is seen; where no dice fell, only an attack is told.
 */
export function beatsOf(
  lines: readonly Line[],
  { kind, place }: Pick<TimelineStep['offer'], 'kind' | 'place'>,
): Beat[] {
  const beats: (Omit<Beat, 'words' | 'cards'> & { words: string[]; cards: CardFace[] })[] = []
  for (const { text, reference } of lines) {
    const { dice = [], places = [], diceKinds = [], result = text, cards = [] } = reference ?? {}
    const beat = beats.at(-1)
    if (cards.length > 0 && beat && beat.cards.length > 0) {
      beat.cards.push(...cards)
      continue
    }
    if (dice.length > 0 || cards.length > 0 || (!beat && kind === 'attack')) {
      const where = places.at(-1) ?? (kind === 'attack' ? place : undefined)
      beats.push({ place: where, dice, diceKinds, words: cards.length > 0 ? [] : [result], cards: [...cards] })
    } else if (beat && places.length > 0 && beat.words.length < MOST_WORDS) beat.words.push(text)
  }
  return beats
}
