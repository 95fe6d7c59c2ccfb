import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { count } from '../../../scenario/wording.ts'
import type { Card, CheckReport } from '../format/index.ts'
import { deckOf, ROUNDS_PER_TURN, type ScenarioDraft } from '../format/index.ts'

/** 4.1: a deck has a hand's worth of cards, and the first hand is taken from it. */
export function checkCards(draft: ScenarioDraft, report: CheckReport): void {
  if (draft.tables?.cards) checkSize(deckOf({ tables: draft.tables }, ''), ['tables', 'cards'], report)
  for (const [side, { deck, firstHand }] of Object.entries(draft.cards ?? {})) {
    const path = ['cards', side]
    const all = deckOf(draft, side)
    if (deck) checkSize(deck, [...path, 'deck'], report)
    const left = new Map<Card, number>(Object.entries(all) as [Card, number][])
    forEachEntry(firstHand, [...path, 'firstHand'], (card, cardPath) => {
      const number = left.get(card) ?? 0
      if (number === 0) {
        const has = all[card] ?? 0
        const message = `The deck has ${card} only ${has === 1 ? 'once' : `${has} times`}.`
        report.add({ code: 'cards/not-in-deck', path: cardPath, message })
      }
      left.set(card, number - 1)
    })
  }
}

function checkSize(deck: Readonly<Partial<Record<Card, number>>>, path: Path, report: CheckReport): void {
  const cards = Object.values(deck).reduce((sum, number) => sum + number, 0)
  if (cards >= ROUNDS_PER_TURN || !report.isComplete(...path)) return
  const message = `The deck has ${count(cards, 'card')}; a hand needs ${ROUNDS_PER_TURN} (4.1).`
  report.add({ code: 'cards/deck-too-small', path, target: 'key', message })
}
