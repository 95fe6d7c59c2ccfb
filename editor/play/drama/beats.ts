import type { CardFace, DieKind, Reference } from '../../../src/engine/presenter.ts'
import type { TimelineStep } from '../game-timeline.ts'

/** One thing that happened, to be looked at before the next: the dice that fell, what came of them, and where. */
export type Beat = {
  readonly place: number | undefined
  readonly dice: readonly string[]
  readonly diceKinds: readonly DieKind[]
  readonly words: readonly string[]
  /** Whom it struck, by his number: before pieces have gone anywhere he is where he was. */
  readonly piece?: number
  readonly cards: readonly CardFace[]
}

/** More sentences than these are for the log. */
const MOST_WORDS = 4

type Draft = Omit<Beat, 'words' | 'cards' | 'place'> & { place: Beat['place']; words: string[]; cards: CardFace[] }
type Line = { readonly text: string; readonly reference?: Reference | undefined }

/**
 * What an action has to show: whatever a die decided, each with all that came of it, and news. What happened before the first die needs no
 * words, as it is seen; where no dice fell, only an attack is told. What is told in a digest is for the log.
 */
export function beatsOf(
  lines: readonly Line[],
  { kind, place }: Pick<TimelineStep['offer'], 'kind' | 'place'>,
): Beat[] {
  const beats: Draft[] = []
  for (const { text, reference } of lines) {
    const { dice = [], places = [], diceKinds = [], result = text, cards = [], digest, isNews } = reference ?? {}
    const beat = beats.at(-1)
    if (digest !== undefined) continue
    if (cards.length > 0 && beat && beat.cards.length > 0) {
      beat.cards.push(...cards)
      continue
    }
    if (dice.length > 0 || cards.length > 0 || isNews || (!beat && kind === 'attack')) {
      const where = places.at(-1) ?? (kind === 'attack' ? place : undefined)
      const piece = reference?.pieces?.at(-1)
      const words = cards.length > 0 ? [] : [result]
      beats.push({ place: where, dice, diceKinds, words, cards: [...cards], ...(piece !== undefined && { piece }) })
    } else if (beat && places.length > 0) {
      // Who acts may be known, and only what comes of it have a place.
      beat.place ??= places.at(-1)
      if (beat.words.length < MOST_WORDS) beat.words.push(text)
    }
  }
  return beats
}
