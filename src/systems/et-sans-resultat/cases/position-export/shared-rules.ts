import { hasCome, timingFromNow } from '../../../../engine/timetable.ts'
import type { EsrCondition, EsrLockDirective, EsrSpecialRule } from '../../format/index.ts'
import { type BattleState, isArmyBroken, isHiddenUnit, weakFeatures } from '../../rules/index.ts'
import type { ArmiesNow } from './armies.ts'
import { conditionNow } from './conditions.ts'

type SharedRule = Exclude<EsrSpecialRule, EsrLockDirective>

/** What is left of a special rule that all rulebooks share: of truces and hidden units only what still holds. */
export function sharedRuleNow(state: BattleState, rule: SharedRule, { ids }: ArmiesNow): EsrSpecialRule[] {
  const { special, scenario, units, sides } = state.field
  const { turn, memory } = state
  const rank = (scenario.specialRules ?? []).filter((one) => one.rule === rule.rule).indexOf(rule)
  switch (rule.rule) {
    case 'ground-breaks': {
      // What has broken, or is not there, is not weak any more.
      const weak = weakFeatures(state).map(({ id }) => id)
      const features = rule.features.filter((id) => weak.includes(id))
      return features.length === 0 ? [] : [{ ...rule, features }]
    }
    case 'truce': {
      const { timing } = special.truces![rank]!
      if (hasCome(timing, turn, memory)) return []
      return [timingFromNow<EsrCondition, typeof rule>(dated(state, rule), timing, turn, memory)]
    }
    case 'off-map-guns': {
      const { timing, shots, fired } = special.guns![rank]!
      if (memory[fired]! >= shots) return []
      const left = rule.shots === undefined ? {} : { shots: rule.shots - memory[fired]! }
      return [{ ...timingFromNow<EsrCondition, typeof rule>(dated(state, rule), timing, turn, memory), ...left }]
    }
    case 'hidden-set-up': {
      const side = sides.indexOf(rule.side)
      const hidden = units.filter((unit, i) => unit.side === side && isHiddenUnit(state, i) && ids[state.formation[i]!])
      const { nation: _nation, types: _types, formations: _formations, ...rest } = rule
      return hidden.length === 0 ? [] : [{ ...rest, names: [...new Set(hidden.map(({ name }) => name))] }]
    }
    case 'chosen-set-up':
      return []
    case 'breaking-point':
      // What has been lost is gone from the armies: whoever is broken already needs no more to break.
      return isArmyBroken(state, sides.indexOf(rule.side)) ? [] : [rule]
  }
}

const dated = <Rule extends { readonly when?: EsrCondition }>(state: BattleState, rule: Rule): Rule =>
  rule.when ? { ...rule, when: conditionNow(rule.when, state.turn, state) } : rule
