import type { EsrLockDirective, EsrSpecialRule } from '../../format/index.ts'
import { tenths } from '../../format/index.ts'
import type { Events } from '../events.ts'
import { isEnemyNear } from '../queries.ts'
import { type BattleState, GONE, NOBODY, RELEASED } from '../state.ts'
import { emitReleased } from './events.ts'

/** 13.7: whether the scenario keeps a formation to the directive that it has. */
export const isLocked = (state: BattleState, formation: number) =>
  state.field.locked[formation] !== NOBODY && (state.formationBits[formation]! & RELEASED) === 0

/** 13.7: a lock lapses for good as soon as what releases it has happened. */
export function releaseLocks(state: BattleState, events: Events): void {
  const { specialRules = [] } = state.field.scenario
  if (specialRules.length === 0) return
  state.field.locked.forEach((_, formation) => {
    if (!isLocked(state, formation) || (state.formationBits[formation]! & GONE) !== 0) return
    const { id } = state.field.formations[formation]!
    if (!specialRules.some((rule) => isLockOf(rule, id) && hasHappened(state, formation, rule))) return
    state.formationBits[formation]! |= RELEASED
    emitReleased(state, formation, events)
  })
}

const isLockOf = (rule: EsrSpecialRule, id: string): rule is EsrLockDirective =>
  rule.rule === 'lock-directive' && rule.formation === id

function hasHappened(state: BattleState, formation: number, { until }: EsrLockDirective): boolean {
  if (until?.turn !== undefined && state.turn >= until.turn) return true
  return until?.enemyWithin !== undefined && isEnemyNear(state, formation, tenths(until.enemyWithin))
}
