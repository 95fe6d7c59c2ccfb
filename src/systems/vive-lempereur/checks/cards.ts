import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { count } from '../../../scenario/wording.ts'
import type { Card, CheckReport } from '../format/index.ts'
import { DECK, ROUNDS_PER_TURN, type ScenarioDraft } from '../format/index.ts'

/** 4.1: a deck has a hand's worth of cards, and the first hand is taken from it. */
export function checkCards(draft: ScenarioDraft, report: CheckReport): void {
  for (const [side, { deck, firstHand }] of Object.entries(draft.cards ?? {})) {
    const path = ['cards', side]
    const cards = Object.values(deck ?? DECK).reduce((sum, number) => sum + number, 0)
    if (cards < ROUNDS_PER_TURN && report.isComplete(...path, 'deck')) {
      const message = `The deck has ${count(cards, 'card')}; a hand needs ${ROUNDS_PER_TURN} (4.1).`
      report.add({ code: 'cards/deck-too-small', path: [...path, 'deck'], target: 'key', message })
    }
    const left = new Map<Card, number>(Object.entries(deck ?? DECK) as [Card, number][])
    forEachEntry(firstHand, [...path, 'firstHand'], (card, cardPath) => {
      const number = left.get(card) ?? 0
      if (number === 0) {
        const has = (deck ?? DECK)[card] ?? 0
        const message = `The deck has only ${has} of ${card}.`
        report.add({ code: 'cards/not-in-deck', path: cardPath, message })
      }
      left.set(card, number - 1)
    })
  }
}
