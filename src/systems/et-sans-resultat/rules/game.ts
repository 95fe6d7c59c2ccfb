import type { Decision } from '../../../engine/decision.ts'
import { flatGame } from '../../../engine/flat-memory.ts'
import { makeGame } from '../../../engine/make-game.ts'
import type { Refusal } from '../../../engine/system.ts'
import { describeEvent } from '../text/index.ts'
import { parse } from './action-text.ts'
import type { Action } from './actions.ts'
import type { Event } from './events.ts'
import { decidersOf, settle, steps } from './sequence.ts'
import { setup } from './setup.ts'
import { type BattleState, copy, STEPS } from './state.ts'
import { outcome } from './victory.ts'
import { isWellFormed } from './well-formed.ts'

/** Et sans résultat! as it is played. */
export const game = makeGame<BattleState, Action, Event, Refusal>({
  version: 1,
  ...flatGame,
  setup,
  steps,
  stepOf: (state) => state.step,
  kindOf: ({ kind }) => kind,
  sideOf: ({ side }) => side,
  malformed: (state, action) => (isWellFormed(state.field, action) ? undefined : MALFORMED),
  notNow,
  refusalFor: (_state, _action, refusal) => refusal,
  settle,
  copy,
  outcome,
  parse,
  describe: describeEvent,
})

const MALFORMED: Refusal = { rule: '3.3', reason: 'it names something that does not exist' }

function notNow(
  state: BattleState,
  action: Action,
  decision: Decision<BattleState, Action, Event, Refusal> | undefined,
): Refusal {
  const deciders = decidersOf(state)
  const isMalformed = !isWellFormed(state.field, action)
  if (deciders.includes(action.side)) {
    return isMalformed
      ? MALFORMED
      : { rule: '4', reason: `in this step (${STEPS[state.step]}) nobody can ${action.kind}` }
  }
  // What a rule forbids is told by that rule, even if nobody has anything more to decide.
  const isOver = deciders.length === 0 && action.kind !== 'done' && !isMalformed
  return (
    (isOver ? decision?.refusal(state, action) : undefined) ?? { rule: '3.1', reason: whyNotNow(state, action.side) }
  )
}

function whyNotNow(state: BattleState, side: number): string {
  if (STEPS[state.step] === 'over') return 'the battle is over'
  if (state.step === state.halt && decidersOf(state).length === 0) {
    return `this step (${STEPS[state.step]}) is over, and with it the case`
  }
  // The side of an action that makes no sense may not exist.
  const name = state.field.scenario.sides[state.field.sides[side]!]?.name
  return `${name === undefined ? 'this' : `the ${name}`} side has nothing to decide now: ${state.ready[side] === 1 ? 'it is done with this step' : 'the other side decides first'}`
}
