import type { Game, Refusal } from '../../engine/system.ts'
import type { Action } from './actions.ts'
import type { Decision } from './decision.ts'
import { read, write } from './say.ts'
import { decidersOf, decisionNow, done, doneRefusal, settle } from './sequence.ts'
import { setup } from './setup.ts'
import { type BattleState, copy, STEPS } from './state.ts'
import { tell } from './tell.ts'
import { outcome } from './victory.ts'
import { isWellFormed } from './well-formed.ts'

/** Et sans résultat! as it is played. */
export const game: Game<BattleState, Action> = {
  version: 1,
  setup,
  sides: (state) => state.field.sides,
  deciders: decidersOf,
  refusal,
  actions(state, side) {
    const decision = decisionNow(state)
    if (!decision || !decidersOf(state).includes(side)) return []
    const listed = decision.list(state, side)
    if (!doneRefusal(state, side)) listed.push({ kind: 'done', side })
    return listed
  },
  apply(state, action, events) {
    const reason = refusal(state, action)
    if (reason) throw new Error(`illegal action ${write(state, action)}: ${reason.reason}`)
    if (action.kind === 'done') done(state, action.side)
    else decisionNow(state)!.carryOut(state, action, events)
    settle(state, events)
  },
  copy,
  outcome,
  explain: (state, action) =>
    action.kind === 'done' ? undefined : decisionOf(state, action)?.explain?.(state, action),
  write,
  read,
  tell,
  script(state, rolls) {
    state.script = rolls
  },
  fingerprint: (state) => state.words,
}

/** 3.3: the one judge of whatever a person or a player wants to do. */
function refusal(state: BattleState, action: Action): Refusal | undefined {
  const deciders = decidersOf(state)
  if (!deciders.includes(action.side)) {
    // What a rule forbids is told by that rule, even if nobody has anything more to decide.
    const isOver = deciders.length === 0 && action.kind !== 'done' && isWellFormed(state.field, action)
    return (
      (isOver ? decisionOf(state, action)?.refusal(state, action) : undefined) ?? {
        rule: '3.1',
        reason: notNow(state, action.side),
      }
    )
  }
  if (action.kind === 'done') return doneRefusal(state, action.side)
  if (!isWellFormed(state.field, action)) return { rule: '3.3', reason: 'it speaks of something that is not there' }
  const decision = decisionOf(state, action)
  if (!decision) return { rule: '4', reason: `in this step (${STEPS[state.step]}) nobody can ${action.kind}` }
  return decision.refusal(state, action)
}

/** What judges an action now; nothing where it belongs to another step. */
function decisionOf(state: BattleState, { kind }: Action): Decision | undefined {
  const decision = decisionNow(state)
  return decision?.kinds.includes(kind) ? decision : undefined
}

function notNow(state: BattleState, side: number): string {
  if (STEPS[state.step] === 'over') return 'the battle is over'
  if (state.step === state.halt && decidersOf(state).length === 0) {
    return `this step (${STEPS[state.step]}) is over, and with it the case`
  }
  const name = state.field.scenario.sides[state.field.sides[side]!]?.name ?? 'this side'
  return `${name} has nothing to decide now: ${state.ready[side] === 1 ? 'it is done with this step' : 'the other side comes first'}`
}
