import { conditionsOf } from '../../../scenario/events/check.ts'
import type { SharedRuleFacts } from '../../../scenario/special-rules/check.ts'
import type { Condition, SpecialRule } from '../format/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'
import { listMembers, readMembers, timingFacts } from './bodies.ts'
import { groundFacts } from './course.ts'

/** What this rulebook knows of a battle that the shared special rules can be wrong about. */
export function sharedRuleFacts(battle: BattleToCheck): SharedRuleFacts<Condition> {
  const timing = timingFacts(battle)
  return {
    timing,
    reader: battle.reader,
    ground: groundFacts(battle),
    strength: 'element',
    members: (rule, path) =>
      readMembers(
        battle,
        timing,
        listMembers(battle),
        rule as Extract<SpecialRule, { rule: 'chosen-set-up' | 'hidden-set-up' }>,
        path,
      )?.length,
    room: 1,
    conditions: conditionsOf(battle.draft),
  }
}
