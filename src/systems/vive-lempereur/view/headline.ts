import type { Headline } from '../../../engine/presenter.ts'
import { count } from '../../../scenario/wording.ts'
import { CARDS, describeVictory } from '../format/index.ts'
import {
  type BattleState,
  cardName,
  isAutomatic,
  mayIgnore,
  outcome,
  pieceToSetUp,
  retreating,
  STEPS,
  type StepName,
} from '../rules/index.ts'
import { nameOf, namesOf } from '../text/index.ts'

/** What a side has to decide, in a few words and a sentence; or how the battle ended. */
export function headline(state: BattleState, side: number): Headline {
  return HEADLINES[STEPS[state.decision]!](state, side)
}

const HEADLINES: Readonly<Record<StepName, (state: BattleState, side: number) => Headline>> = {
  tiles: () => ({ title: 'Lay a terrain tile', detail: 'Choose a tile, then a hex for it. (14.0)' }),
  deployment: () => ({ title: 'Deploy a unit', detail: 'Choose a unit, then a hex of your zone. (14.0)' }),
  arrival: () => ({ title: 'Reinforcements', detail: 'Choose which unit arrives and where, or hold it back.' }),
  hand(state, side) {
    const hand = CARDS.reduce((sum, _, card) => sum + state.hands[side * CARDS.length + card]!, 0)
    return { title: 'Choose your hand', detail: `Card ${hand + 1} of 6 for this turn. (4.1)` }
  },
  card: () => ({
    title: 'Play a card',
    detail: 'Both sides choose unseen; the cards are revealed together. (5.1)',
  }),
  order: (state, side) => ({ title: 'Give an order', detail: orderDetail(state, side) }),
  act: (state) => ({ title: who(state, state.active), detail: 'Move, turn or fire; or end the order. (6.0, 7.0)' }),
  react: (state) => ({
    title: 'React to the charge?',
    detail: `${who(state, state.active)} charges. Units that saw it come may try to answer. (9.3)`,
  }),
  retreat(state) {
    const choice = mayIgnore(state) ? 'Choose where to, or stand your ground.' : 'Choose where to.'
    return { title: `${who(state, retreating(state))} retreats`, detail: `${choice} (10.1)` }
  },
  advance: (state) => ({
    title: 'Advance after combat?',
    detail: `${who(state, state.active)} may follow into ${state.field.grid.label(state.vacated)}.`,
  }),
  over: describeEnd,
  'set-up': (state) => ({
    title: `Set up ${nameOf(state, pieceToSetUp(state))}`,
    detail: 'Choose its hex for the beginning of the battle.',
  }),
  event: () => ({ title: 'Bring it about?', detail: 'Choose what happens this turn, or wait.' }),
}

function who(state: BattleState, piece: number): string {
  return `${nameOf(state, piece)} in ${state.field.grid.label(state.hex[piece]!)}`
}

function orderDetail(state: BattleState, side: number): string {
  if (state.exercise === 1) return 'Choose a unit. (5.1)'
  const card = state.card[side]!
  const name = cardName(state, side, card)
  if (isAutomatic(card)) return `${name}: choose a unit. (3.2)`
  return `${name}: choose a unit to spend a die on. (5.1)`
}

function describeEnd(state: BattleState): Headline {
  const { scenario, sides, victory } = state.field
  const { winner, level, reason } = outcome(state)!
  const goal = state.reason < victory.goals.length ? scenario.victory[state.reason] : undefined
  const names = namesOf(scenario)
  const title = winner === undefined ? 'A draw' : `${names.side(sides[winner]!)}: ${level} victory`
  const length = `After ${count(state.turn, 'turn')}`
  if (goal) return { title, detail: `${length}. ${describeVictory(goal, names)}` }
  return { title, detail: `${length}: ${reason}. (4.2)` }
}
