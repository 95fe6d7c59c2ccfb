import { flatGame, type Game, makeGame, NOWHERE, type Outcome, parseAmong, type Step } from 'berthier/rulebook'
import { type Action, type Choice, format, parseAs } from './actions.ts'
import type { Draft } from './battle.ts'
import { describe, type Event, reasonOf } from './events.ts'
import { fire } from './fire.ts'
import { melee } from './melee.ts'
import { rally } from './morale.ts'
import { move } from './movement.ts'
import {
  AS_MANY,
  BOTH_BROKEN,
  BROKEN,
  COMBAT,
  copy,
  deploy,
  MORE,
  MOVEMENT,
  NOBODY,
  OVER,
  REASONS,
  type State,
} from './state.ts'

/** 2.1: a side ends its phase. */
const end: Choice = {
  kinds: ['end'],
  list: (_, side, out) => out.push({ kind: 'end', side, unit: NOBODY, hex: NOWHERE }),
  refusal: () => undefined,
  carryOut: endPhase,
  format,
  parse: (state, side, text) => parseAs('end', state, side, text),
}

const DECISIONS: readonly Choice[] = [move, fire, melee, end]

/** 2.1: a side moves, then it fights. */
const STEPS: readonly Step<State, Action, Event, { readonly rule: string; readonly reason: string }>[] = [
  { decisions: [move, end], deciders: ({ side }) => [side] },
  { decisions: [fire, melee, end], deciders: ({ side }) => [side] },
]

export const game: Game<State, Action, Event> = makeGame({
  ...flatGame,
  version: 1,
  setup(scenario, seed) {
    const state = deploy(scenario as Draft, seed)
    beginTurn(state, undefined)
    settle(state, undefined)
    return state
  },
  copy,
  outcome,
  describe,
  parse: (state, text, side = state.side) =>
    parseAmong(DECISIONS, state, side, text) ?? {
      rule: '',
      reason: 'Write move C2 C4, fire C4 C5, melee C4 C5 or end.',
    },
  steps: STEPS,
  stepOf: ({ phase }) => phase,
  kindOf: ({ kind }) => kind,
  sideOf: ({ side }) => side,
  notNow(state, { kind }, decision) {
    if (state.phase === OVER) return { rule: '7', reason: 'The battle is over.' }
    if (decision) return { rule: '2.1', reason: `It is the turn of ${state.field.names[state.side]}.` }
    return {
      rule: '2.1',
      reason: kind === 'move' ? 'Units move before they fight.' : 'Units fight after all have moved.',
    }
  },
  refusalFor: (_, __, refusal) => refusal,
  settle,
})

/** Begins the turn of a side. */
export function beginTurn(state: State, events: Event[] | undefined): void {
  events?.push({ kind: 'turn', turn: state.turn, side: state.side })
  state.moved.fill(0)
  state.fought.fill(0)
  rally(state, state.side, events)
}

/** Ends the battle where it is decided, and a combat phase in which nobody can fight. */
export function settle(state: State, events: Event[] | undefined): void {
  for (;;) {
    if (state.phase === OVER || breaks(state, events)) return
    if (state.phase !== COMBAT || canFight(state)) return
    endPhase(state, undefined, events)
  }
}

function endPhase(state: State, _: unknown, events: Event[] | undefined): void {
  if (state.phase === MOVEMENT) {
    state.phase = COMBAT
    return
  }
  // 7.3: after the last turn of the second side, objectives decide.
  if (state.side === 1 && state.turn === state.field.turns) {
    const held = (side: number) => state.held.reduce((sum, holder) => sum + (holder === side + 1 ? 1 : 0), 0)
    const [first, second] = [held(0), held(1)]
    finish(state, first > second ? 0 : second > first ? 1 : NOBODY, first === second ? AS_MANY : MORE, events)
    return
  }
  if (state.side === 1) state.turn++
  state.side = 1 - state.side
  state.phase = MOVEMENT
  beginTurn(state, events)
}

/** 7.1: a side that has lost its breakpoint in steps, or its last unit, is broken; where both are, nobody wins. */
function breaks(state: State, events: Event[] | undefined): boolean {
  const [first, second] = [isBroken(state, 0), isBroken(state, 1)]
  if (!first && !second) return false
  if (first && second) finish(state, NOBODY, BOTH_BROKEN, events)
  else finish(state, first ? 1 : 0, BROKEN, events)
  return true
}

function isBroken(state: State, side: number): boolean {
  if (state.lost[side]! >= state.field.breakpoint[side]!) return true
  return !state.field.sideOf.some((own, unit) => own === side && state.hex[unit] !== NOWHERE)
}

function finish(state: State, winner: number, reason: number, events: Event[] | undefined): void {
  state.phase = OVER
  state.winner = winner
  state.reason = reason
  events?.push({ kind: 'end', winner, reason: REASONS[reason]! })
}

function canFight(state: State): boolean {
  const found: Action[] = []
  fire.list(state, state.side, found)
  melee.list(state, state.side, found)
  return found.length > 0
}

export function outcome(state: State): Outcome | undefined {
  if (state.phase !== OVER) return undefined
  const winner = state.winner === NOBODY ? undefined : state.winner
  return { winner, level: winner === undefined ? 'draw' : 'victory', reason: reasonOf(state) }
}
