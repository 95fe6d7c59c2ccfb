import { type Dice, roll, WORDS } from '../../../engine/dice.ts'
import { CARDS } from '../format/index.ts'
import { type BattleState, CARD, DEPLOYMENT, HAND, isHidden, lift, NOBODY } from '../rules/index.ts'

/** Makes a copy a game that a side may believe to be in: new dice, and the other's hidden choices open or drawn anew. */
export function imagine(state: BattleState, side: number, dice: Dice): void {
  const other = 1 - side
  state.script = undefined
  for (let i = 0; i < state.dice.length; i++) state.dice[i] = roll(dice, WORDS) | 0
  if (state.decision === DEPLOYMENT && isHidden(state)) withdrawHidden(state, other)
  if (state.decision === HAND) emptyHand(state, other)
  else {
    if (state.decision === CARD) takeBackCard(state, other)
    drawHand(state, other, dice)
  }
}

/** 14.0: what the other has placed behind the screen. */
function withdrawHidden(state: BattleState, other: number): void {
  for (const piece of state.field.roster.forces[other]!) lift(state, piece)
  state.passed[other] = 0
}

/** 4.1: what the other takes into his hand is not seen: he chooses again, from what everybody knows that he has kept. */
function emptyHand(state: BattleState, other: number): void {
  const { decks, firstHands } = state.field
  if (state.turn === 1 && firstHands[other]) return
  const place = other * CARDS.length
  const played = CARDS.map((_, card) => state.played[place + card]!)
  const kept = CARDS.map((_, card) => decks[other]![card]! - played[card]!)
  const stays = sum(played) > 0 && sum(kept) <= HAND_SIZE
  CARDS.forEach((_, card) => {
    state.hands[place + card] = stays ? kept[card]! : 0
  })
}

const HAND_SIZE = 6

/** 5.1: a card that lies face down is not known. */
function takeBackCard(state: BattleState, other: number): void {
  const card = state.card[other]!
  if (card === NOBODY) return
  const place = other * CARDS.length + card
  state.hands[place]!++
  state.played[place]!--
  state.card[other] = NOBODY
  state.cardSector[other] = 0
}

/** 4.1: of the other's hand only its size is known, and what he has played this turn. */
function drawHand(state: BattleState, other: number, dice: Dice): void {
  const { decks } = state.field
  const place = other * CARDS.length
  let size = 0
  for (let card = 0; card < CARDS.length; card++) size += state.hands[place + card]!
  const stock = CARDS.flatMap((_, card) =>
    Array.from({ length: Math.max(0, decks[other]![card]! - state.played[place + card]!) }, () => card),
  )
  for (let card = 0; card < CARDS.length; card++) state.hands[place + card] = 0
  for (let i = 0; i < size && stock.length > 0; i++) {
    const [card] = stock.splice(roll(dice, stock.length) - 1, 1)
    state.hands[place + card!]!++
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
