import { conditionsOf } from '../../../scenario/events/check.ts'
import { checkSharedRule } from '../../../scenario/special-rules/check.ts'
import { forEachRuleOnce } from '../../../scenario/special-rules/each-once.ts'
import { EDITIONS } from '../format/index.ts'
import { readMembers, timingFacts } from './bodies.ts'
import type { CheckedBattle } from './checked-battle.ts'
import { groundFacts } from './course.ts'

/** Own rules: each has something to apply to, and none stands twice. */
export function checkSpecialRules(battle: CheckedBattle): void {
  const { draft, report, ground } = battle
  const timing = timingFacts(battle)
  forEachRuleOnce(draft.specialRules, report, (rule, path) => {
    checkSharedRule(
      {
        timing,
        reader: ground.reader,
        ground: groundFacts(battle),
        strength: 'strength point',
        members: (one, place) => readMembers(battle, timing, one, place)?.length,
        conditions: conditionsOf(draft),
        room: draft.stacking ?? EDITIONS[draft.edition ?? 'standard'].stacking,
      },
      rule,
      path,
    )
  })
}
