import { memoize } from '../../../board/memoize.ts'
import type { Refusal } from '../../../engine/system.ts'
import { type Action, choiceOf } from './actions.ts'
import type { Battlefield } from './battlefield.ts'
import { REASONS, type Reason } from './reasons.ts'
import { type BattleState, NOBODY } from './state.ts'

/** A reason as a refusal: by the rule of the book, or by the battle's own where one of its special rules is behind it. */
export function refusalFor(state: BattleState, action: Action, reason: Reason): Refusal {
  const [rule, text, also = ''] = REASONS[reason] as readonly [string, string, string?]
  const others = also === '' ? [] : also.split('; ')
  const own = isOwnRule(state, action, reason) ? ownRuleOf(state.field) : undefined
  return own === undefined ? { rule, reason: text, also: others } : { rule: own, reason: text, also: [rule, ...others] }
}

function isOwnRule(state: BattleState, action: Action, reason: Reason): boolean {
  if (REASONS[reason][0] === '13.0') return true
  const hex = GROUND_HERE.has(reason) && state.active !== NOBODY ? state.hex[state.active]! : choiceOf(action)
  return (GROUND_HERE.has(reason) || GROUND_THERE.has(reason)) && state.field.replaced[hex] === 1
}

/** Reasons that lie in the ground where the active piece is, and in the ground where it would move or fire. */
const GROUND_HERE: ReadonlySet<Reason> = new Set<Reason>([
  'woods-stop',
  'water-stops',
  'ground-stops',
  'guns-silent',
  'building-stops',
  'no-ground-for-square',
  'guns-in-water',
  'guns-in-building',
  'entered-building',
  'cavalry-in-building',
])
const GROUND_THERE: ReadonlySet<Reason> = new Set<Reason>([
  'rough',
  'river',
  'impassable',
  'ground-forbidden',
  'target-in-building',
  'building-too-far',
])

/** The number of the rule that the battle's special rules come from, such as 13.3, where its sources give one. */
const ownRuleOf = memoize(
  ({ scenario }: Battlefield): string | undefined =>
    /\b\d+(?:\.\d+)+\b/.exec(scenario.sources?.specialRules?.cite ?? '')?.[0],
)
