import { parseFacing } from '../../../board/table/facing.ts'
import { parseAmong } from '../../../engine/decision.ts'
import { type Resolved, resolveNames } from '../../../engine/piece-names.ts'
import { isRefusal, type Refusal } from '../../../engine/system.ts'
import { type Action, LEADER_ACTIONS } from './actions.ts'
import type { Decision } from './decision.ts'
import { decidersOf, decisionNow, laterDecisions, steps } from './sequence.ts'
import { type BattleState, LAYOUTS, ORDERS, STANCES, STEPS } from './state.ts'

/** The action that a text means now; without a speaker, `done` alone is that of the first who decides. */
export function parse(state: BattleState, text: string, speaker?: number): Action | Refusal {
  const { sides } = state.field
  const { named, words: said } = partsOf(text)
  const resolved = withIds(state, said)
  if ('ambiguous' in resolved) {
    return { rule: '', reason: `${resolved.number} are called ${resolved.ambiguous}: use the id` }
  }
  const words = resolved.text
  if (named !== undefined && !sides.includes(named)) {
    return { rule: '', reason: `there is no side ${named}, only ${sides.join(' and ')}` }
  }
  if (named !== undefined && speaker !== undefined && sides.indexOf(named) !== speaker) {
    return { rule: '3.1', reason: `only the ${state.field.scenario.sides[named]!.name} side decides that` }
  }
  const side = named === undefined ? (speaker ?? decidersOf(state)[0] ?? 0) : sides.indexOf(named)
  const action = parseAmong(steps[state.step]!.decisions, state, side, words)
  if (action === undefined)
    return { rule: '', reason: `“${words}” is not an action of this step (${STEPS[state.step]})` }
  const isSaid = named !== undefined || speaker !== undefined
  return isRefusal(action) || isSaid ? action : { ...action, side: ownerOf(state, action) }
}

/** Whether a text means nothing in this step, but something in a later one of the turn. */
export function isDueLater(state: BattleState, text: string): boolean {
  const { named, words: said } = partsOf(text)
  const resolved = withIds(state, said)
  const words = 'text' in resolved ? resolved.text : said
  const side = Math.max(0, state.field.sides.indexOf(named ?? ''))
  const isRead = (decision: Decision) => decision.parse(state, side, words) !== undefined
  return (
    words !== 'done' &&
    decisionNow(state)?.parse(state, side, words) === undefined &&
    laterDecisions(state).some(isRead)
  )
}

/** Whether a text says `done` for those who have nothing to decide now. */
export function isIdleDone(state: BattleState, text: string): boolean {
  const { named, words } = partsOf(text)
  const deciders = decidersOf(state)
  if (words !== 'done') return false
  if (named === undefined) return deciders.length === 0
  const side = state.field.sides.indexOf(named)
  return side >= 0 && !deciders.includes(side)
}

/** Words that mean themselves, although a formation may be called so: `reserve`. */
const NOTATION: readonly string[] = [
  ...ORDERS,
  ...LEADER_ACTIONS,
  ...LAYOUTS,
  ...STANCES,
  ...'trigger bombard set-up order objective enter convert hold march place go deploy change fire evade stand'.split(
    ' ',
  ),
  ...'done guns skirmish at intensely facing in a rush to via'.split(' '),
]

/** A text with ids in the place of names: of everybody and everything that an action can speak of. */
function withIds({ field }: BattleState, text: string): Resolved {
  const { units, formations, commanders, forces, areas, entries, specialties } = field
  const all = [...units, ...formations, ...commanders, ...forces, ...areas, ...entries, ...specialties]
  // A unit called e is not meant by “facing E”: who has the name of a facing goes by his id.
  const parts = all.filter(({ name }) => parseFacing(name.toUpperCase()) === undefined)
  // The commander of a formation has its id: whichever is named, the action says which is meant.
  const named = new Map(parts.map(({ name, id }) => [`${name} ${id}`, { name, called: () => id }]))
  return resolveNames(text, named.values(), new Set([...NOTATION, ...parts.map(({ id }) => id)]))
}

/** The side that is named as the speaker of a text, if one is, and what it says. */
function partsOf(text: string): { readonly named: string | undefined; readonly words: string } {
  const [, named, words = ''] = /^\s*(?:([a-z0-9-]+):)?\s*(.*?)\s*$/s.exec(text) ?? []
  return { named, words }
}

/** Whose action it is: that of the side which whoever it speaks of fights for. */
function ownerOf({ field }: BattleState, action: Action): number {
  if ('commander' in action) return field.commanders[action.commander]?.side ?? action.side
  if ('formation' in action) return field.formations[action.formation]?.side ?? action.side
  if ('unit' in action) return field.units[action.unit]?.side ?? action.side
  if ('force' in action) return field.forces[action.force]?.side ?? action.side
  return action.side
}
