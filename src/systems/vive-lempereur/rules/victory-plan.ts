import type { HexReader } from '../../../scenario/checks/hexes.ts'
import type { GeneralVictoryRule, VictoryCondition, ViveLempereurScenario } from '../format/index.ts'
import type { Compiled, Conditions } from './conditions.ts'

/** A victory condition of the battle. */
export type Goal = {
  readonly side: number
  readonly level: VictoryCondition['level']
  readonly check: VictoryCondition['check']
  readonly when: Compiled
}

/** What decides the battle. */
export type VictoryPlan = {
  readonly goals: readonly Goal[]
  /** The general victories of 4.2 that count. */
  readonly general: ReadonlySet<GeneralVictoryRule>
  /** The side that controls each hex at the start though nobody stands there, or -1. */
  readonly control: Int8Array
  /** Whether a condition asks who controls a hex. */
  readonly needsControl: boolean
}

/** 4.2: the victories of every battle. */
export const GENERAL_VICTORIES: readonly GeneralVictoryRule[] = ['sector-victory', 'marginal-victory', 'moral-victory']

/** Reads `victory`, `control` and the `without` rules. */
export function compileVictory(
  scenario: ViveLempereurScenario,
  sides: readonly string[],
  reader: HexReader,
  conditions: Conditions,
): VictoryPlan {
  const without = new Set(scenario.specialRules?.flatMap((rule) => (rule.rule === 'without' ? rule.rules : [])) ?? [])
  const control = new Int8Array(reader.grid.size).fill(-1)
  for (const [side, list] of Object.entries(scenario.control ?? {})) {
    for (const hex of reader.set(list, [])) control[hex] = sides.indexOf(side)
  }
  const goals = scenario.victory.map(({ side, level, check, when }) => ({
    side: sides.indexOf(side),
    level,
    check,
    when: conditions.add(when, side),
  }))
  return {
    goals,
    general: new Set(GENERAL_VICTORIES.filter((rule) => !without.has(rule))),
    control,
    needsControl: conditions.atoms.some(({ kind }) => kind === 'controls') || scenario.control !== undefined,
  }
}
