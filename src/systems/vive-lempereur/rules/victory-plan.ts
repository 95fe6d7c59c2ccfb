import type { HexReader } from '../../../scenario/checks/hexes.ts'
import type {
  Condition,
  Eliminated,
  GeneralVictoryRule,
  VictoryCondition,
  ViveLempereurScenario,
} from '../format/index.ts'
import { sectorNames, UNIT_TYPES } from '../format/index.ts'

/** A victory condition with its hexes and sides read. */
export type Test =
  | { readonly kind: 'controls'; readonly hexes: readonly number[] }
  | {
      readonly kind: 'eliminated'
      readonly side: number | undefined
      readonly nation: Eliminated['nation']
      readonly units: number
      readonly types: readonly number[] | undefined
    }
  | { readonly kind: 'empty-sector'; readonly side: number; readonly sectors: readonly number[] }
  | { readonly kind: 'units-in'; readonly side: number; readonly hexes: ReadonlySet<number>; readonly units: number }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Test[] }
  | { readonly kind: 'not'; readonly part: Test }

/** A victory condition of the battle. */
export type Goal = {
  readonly side: number
  readonly level: VictoryCondition['level']
  readonly check: VictoryCondition['check']
  readonly test: Test
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
    test: read(when),
  }))
  return {
    goals,
    general: new Set(GENERAL_VICTORIES.filter((rule) => !without.has(rule))),
    control,
    needsControl: goals.some(({ test }) => needsControl(test)) || scenario.control !== undefined,
  }

  function read({ controls, eliminated, emptySector, unitsIn, all, any, not }: Condition): Test {
    if (controls) return { kind: 'controls', hexes: reader.set(controls, []) }
    if (eliminated) {
      const { side, nation, units, types } = eliminated
      return {
        kind: 'eliminated',
        side: side === undefined ? undefined : sides.indexOf(side),
        nation,
        units,
        types: types?.map((type) => UNIT_TYPES.indexOf(type)),
      }
    }
    if (emptySector) {
      const { side, sector } = emptySector
      const sectors = sector ? [sectorNames(scenario.board.sectors).indexOf(sector)] : [0, 1, 2]
      return { kind: 'empty-sector', side: sides.indexOf(side), sectors }
    }
    if (unitsIn) {
      const hexes = new Set(reader.set(unitsIn.hexes, []))
      return { kind: 'units-in', side: sides.indexOf(unitsIn.side), hexes, units: unitsIn.units }
    }
    if (not) return { kind: 'not', part: read(not) }
    return { kind: all ? 'all' : 'any', parts: (all ?? any ?? []).map(read) }
  }
}

function needsControl(test: Test): boolean {
  if (test.kind === 'all' || test.kind === 'any') return test.parts.some(needsControl)
  return test.kind === 'controls' || (test.kind === 'not' && needsControl(test.part))
}
