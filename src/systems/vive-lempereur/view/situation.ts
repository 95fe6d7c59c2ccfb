import { NOWHERE } from '../../../board/nowhere.ts'
import { describeHeld } from '../../../engine/hexes/describe-held.ts'
import { describeSkyNow } from '../../../engine/portray-course.ts'
import type { Fact, Situation } from '../../../engine/presenter.ts'
import { timeOfTurn } from '../../../scenario/clock.ts'
import { CARDS, ROUNDS_PER_TURN } from '../format/index.ts'
import {
  type BattleState,
  CARD,
  cardName,
  DEPLOYMENT,
  GONE,
  isInReserve,
  NOBODY,
  ORDER_FACES,
  objectivesOf,
  TILES,
  unitsLost,
} from '../rules/index.ts'

/** How the battle stands: the time, and for each side its strength, its losses, its hand where the viewer holds it. */
export function situation(state: BattleState, viewer?: number): Situation {
  return {
    time: timeOf(state),
    sides: state.field.sides.map((_, side) => [
      ...strengthOf(state, side),
      ...pointsOf(state, side),
      ...objectives(state, side),
      ...orders(state, side),
      ...(viewer === side ? hand(state, side) : []),
    ]),
  }
}

function timeOf(state: BattleState): string {
  if (state.decision === TILES) return 'Laying out the ground'
  if (state.decision === DEPLOYMENT) return 'Deployment'
  const { turns, clock } = state.field.scenario
  const time = timeOfTurn(clock, state.turn)
  return `Turn ${state.turn} of ${turns}${time === undefined ? '' : `, ${time}`}, round ${state.round} of ${ROUNDS_PER_TURN}${describeSkyNow(state.field.sky, state.sky)}`
}

function strengthOf(state: BattleState, side: number): Fact[] {
  const { roster } = state.field
  let [units, elements, lost] = [0, 0, 0]
  for (const piece of roster.bySide[side]!) {
    if (roster.fights[piece] === 0) continue
    const isGone = (state.status[piece]! & GONE) !== 0
    const isThere = state.hex[piece] !== NOWHERE
    if (isThere) {
      units++
      elements += state.elements[piece]!
    }
    if (isThere || isGone) lost += roster.full[piece]! - (isThere ? state.elements[piece]! : 0)
  }
  const held = roster.bySide[side]!.filter((piece) => state.hex[piece] !== NOWHERE && isInReserve(state, piece)).length
  return [
    ...(held > 0 ? [{ label: 'In reserve', value: String(held) }] : []),
    { label: 'Units', value: `${units}, lost ${unitsLost(state, side)}` },
    { label: 'Elements', value: `${elements}, lost ${lost}` },
  ]
}

/** The victory points so far, where there are any to score. */
function pointsOf({ field: { scoreboard }, memory }: BattleState, side: number): Fact[] {
  if (scoreboard.awards.length === 0) return []
  return [{ label: 'Victory points', value: String(scoreboard.score(memory, side)) }]
}

/** The places that a victory condition asks for, and how many of them the side controls. */
function objectives(state: BattleState, side: number): Fact[] {
  const hexes = [...objectivesOf(state.field)]
  if (hexes.length === 0) return []
  const held = hexes.filter((hex) => state.control[hex] === side)
  return [{ label: 'Objectives', value: describeHeld(state.field, held, hexes) }]
}

/** Faces that are things or persons, and not arms. */
const COUNTED: ReadonlySet<string> = new Set(['flag', 'general'])

/** The card of the round once both are turned up, and the dice that it has left. */
function orders(state: BattleState, side: number): Fact[] {
  const card = state.card[side]!
  if (card === NOBODY || state.decision === CARD) return []
  const dice = ORDER_FACES.flatMap((face, i) => {
    const left = state.commandDice[side * ORDER_FACES.length + i]!
    return left === 0 ? [] : [`${left} ${left > 1 && COUNTED.has(face) ? `${face}s` : face}`]
  })
  return [
    { label: 'Card', value: cardName(state, side, card) },
    ...(dice.length === 0 ? [] : [{ label: 'Dice left', value: dice.join(', ') }]),
  ]
}

function hand(state: BattleState, side: number): Fact[] {
  const cards = CARDS.flatMap((_, card) => {
    const number = state.hands[side * CARDS.length + card]!
    return number === 0 ? [] : [`${number > 1 ? `${number} × ` : ''}${CARDS[card]!.replace('-', ' ')}`]
  })
  return cards.length === 0 ? [] : [{ label: 'Hand', value: cards.join(', ') }]
}
