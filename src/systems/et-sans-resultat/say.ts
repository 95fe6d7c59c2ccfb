import { isRefusal, type Refusal } from '../../engine/system.ts'
import type { Action } from './actions.ts'
import { decidersOf, decisionFor, decisionNow } from './sequence.ts'
import { type BattleState, STEPS } from './state.ts'

/** An action as a player says it. Who is spoken of tells whose it is; where both sides decide at once, `french: done`. */
export function write(state: BattleState, action: Action): string {
  if (action.kind !== 'done') return decisionFor(action.kind).write(state, action)
  return decidersOf(state).length > 1 ? `${state.field.sides[action.side]}: done` : 'done'
}

/** The action that a text means now; without a speaker, `done` alone is that of the first who decides. */
export function read(state: BattleState, text: string, speaker?: number): Action | Refusal {
  const { sides } = state.field
  const [, named, words = ''] = /^\s*(?:([a-z0-9-]+):)?\s*(.*?)\s*$/s.exec(text) ?? []
  if (named !== undefined && !sides.includes(named)) {
    return { rule: '', reason: `there is no side ${named}, only ${sides.join(' and ')}` }
  }
  if (named !== undefined && speaker !== undefined && sides.indexOf(named) !== speaker) {
    return { rule: '3.1', reason: `only ${state.field.scenario.sides[named]!.name} decides that` }
  }
  const side = named === undefined ? (speaker ?? decidersOf(state)[0] ?? 0) : sides.indexOf(named)
  if (words === 'done') return { kind: 'done', side }
  const action = decisionNow(state)?.read(state, side, words)
  if (action === undefined)
    return { rule: '', reason: `“${words}” is nothing to decide in this step (${STEPS[state.step]})` }
  const isSaid = named !== undefined || speaker !== undefined
  return isRefusal(action) || isSaid ? action : { ...action, side: ownerOf(state, action) }
}

/** Whose action it is: that of the side which whoever it speaks of fights for. */
function ownerOf({ field }: BattleState, action: Action): number {
  if ('commander' in action) return field.commanders[action.commander]?.side ?? action.side
  if ('formation' in action) return field.formations[action.formation]?.side ?? action.side
  if ('unit' in action) return field.units[action.unit]?.side ?? action.side
  if ('force' in action) return field.forces[action.force]?.side ?? action.side
  return action.side
}
