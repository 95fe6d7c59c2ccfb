import type { EsrVictoryCondition, EtSansResultatScenario } from '../format/index.ts'
import type { Compiled, Conditions } from './conditions.ts'

/** How great a victory can be, the greatest first. */
export const LEVELS = ['decisive', 'substantial', 'marginal'] as const

/** A line of the victory conditions. */
export type Goal = {
  readonly side: number
  /** An index into LEVELS. */
  readonly level: number
  readonly check: EsrVictoryCondition['check']
  readonly when: Compiled
}

/** Reads `victory`. */
export function compileVictory(
  { victory }: EtSansResultatScenario,
  sides: readonly string[],
  conditions: Conditions,
): readonly Goal[] {
  return victory.map(({ side, level, check, when }) => ({
    side: sides.indexOf(side),
    level: LEVELS.indexOf(level),
    check,
    when: conditions.add(when, side),
  }))
}
