import type { CardFace } from '../../../engine/presenter.ts'
import type { CardArt } from '../../../engine/print-kit.ts'
import { CARDS, type Card } from '../format/index.ts'
import {
  type Action,
  type BattleState,
  choiceOf,
  decisionOf,
  type Event,
  kindOf,
  PLAY,
  sideOf,
  summariseCard,
  TAKE,
} from '../rules/index.ts'

/** The card that an action plays or takes, face up for whoever decides. */
export function cardOf(state: BattleState, action: Action): { readonly card?: CardFace } {
  if (kindOf(action) !== PLAY && kindOf(action) !== TAKE) return {}
  const { label } = decisionOf(action).offer(state, action)
  return { card: faceOf(state, choiceOf(action), sideOf(action), label) }
}

/** 5.1: the card that is turned up. */
export function revealedBy(state: BattleState, event: Event): { readonly cards?: readonly CardFace[] } {
  if (event.kind !== 'card') return {}
  const card = CARDS.findIndex((one) => one === event.card)
  const side = state.field.sides.indexOf(event.side)
  if (card < 0) return {}
  const name = CARDS[card]!.replaceAll('-', ' ')
  return { cards: [faceOf(state, card, side, name.charAt(0).toUpperCase() + name.slice(1))] }
}

const faceOf = (state: BattleState, card: number, side: number, name: string): CardFace => ({
  art: ARTS[CARDS[card]!],
  name,
  text: summariseCard(state, card),
  side,
})

const ARTS: Readonly<Record<Card, CardArt>> = {
  left: 'left-wing',
  centre: 'centre',
  right: 'right-wing',
  'coordinated-attack': 'whole-line',
  'infantry-manoeuvre': 'infantry',
  'grand-charge': 'cavalry',
  bombardment: 'guns',
}
