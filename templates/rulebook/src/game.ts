import { flatGame, type Game, makeGame, NOWHERE, type Outcome, parseAmong } from 'berthier/rulebook'
import type { Draft } from './battle.ts'
import { type Action, attack, type Choice, type Event, format, move, parseAs } from './rules.ts'
import { copy, deploy, NOBODY, type State, typeOf, unitsOf } from './state.ts'

/** 2.1: a side ends its turn. */
const end: Choice = {
  kinds: ['end'],
  list: (_, side, out) => out.push({ kind: 'end', side, unit: NOBODY, hex: NOWHERE }),
  refusal: () => undefined,
  carryOut(state, _, events) {
    if (state.side === 1) state.turn++
    state.side = 1 - state.side
    state.done.fill(0)
    if (state.turn <= state.field.turns) events?.push({ kind: 'turn', turn: state.turn, side: state.side })
  },
  format,
  parse: (state, side, text) => parseAs('end', state, side, text),
}

const DECISIONS = [attack, move, end]

/** How the battle is played. A turn has one step here; a rulebook with phases has one for each. */
export const game: Game<State, Action, Event> = makeGame({
  ...flatGame,
  // Raise it when games recorded before no longer replay.
  version: 1,
  setup: (scenario, seed) => deploy(scenario as Draft, seed),
  copy,
  outcome,
  describe,
  parse: (state, text, side = state.side) =>
    parseAmong(DECISIONS, state, side, text) ?? { rule: '', reason: 'Write move C1 C2, attack C1 C2 or end.' },
  steps: [{ decisions: DECISIONS, deciders: ({ side }) => [side] }],
  stepOf: ({ isOver }) => (isOver ? -1 : 0),
  kindOf: ({ kind }) => kind,
  sideOf: ({ side }) => side,
  notNow: ({ field, side, isOver }) =>
    isOver
      ? { rule: '5.1', reason: 'The battle is over.' }
      : { rule: '2.1', reason: `It is the turn of ${field.names[side]}.` },
  refusalFor: (_, __, refusal) => refusal,
  settle,
})

/** 5.1: ends the battle when a side is gone, or after the last turn. */
export function settle(state: State, events: Event[] | undefined): void {
  const [first, second] = [unitsOf(state, 0).length, unitsOf(state, 1).length]
  if (first > 0 && second > 0 && state.turn <= state.field.turns) return
  state.isOver = 1
  state.winner = first === second ? NOBODY : first > second ? 0 : 1
  events?.push({ kind: 'end', winner: state.winner })
}

export function outcome(state: State): Outcome | undefined {
  if (!state.isOver) return undefined
  if (state.winner === NOBODY) return { winner: undefined, level: 'draw', reason: 'as many units' }
  const isGone = unitsOf(state, 1 - state.winner).length === 0
  return { winner: state.winner, level: 'victory', reason: isGone ? 'the enemy is gone' : 'more units' }
}

/** An event as a sentence. */
function describe(state: State, event: Event): string {
  const { field } = state
  const name = (unit: number) =>
    field.units[unit]!.name ?? `${field.names[field.sideOf[unit]!]} ${typeOf(state, unit).name.toLowerCase()}`
  switch (event.kind) {
    case 'turn':
      return `Turn ${event.turn}: ${field.names[event.side]}.`
    case 'move':
      return `${name(event.unit)} moves from ${event.from} to ${event.to}.`
    case 'attack':
      return `${name(event.unit)} attacks ${event.at}, rolls ${event.roll} and ${event.isHit ? 'hits' : 'misses'} (4.2).`
    case 'end':
      return event.winner === NOBODY ? 'A draw.' : `${field.names[event.winner]} wins.`
  }
}
