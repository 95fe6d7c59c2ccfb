import * as shared from '../../../engine/hexes/special-plan.ts'
import type { HexReader } from '../../../scenario/checks/hexes.ts'
import { isSharedRule } from '../../../scenario/special-rules/rules.ts'
import { type Condition, GARRISON, groundListOf, type Roster, type ViveLempereurScenario } from '../format/index.ts'
import type { Conditions, OwnTest } from './conditions.ts'

export type { WeakGround } from '../../../engine/hexes/special-plan.ts'
export type Battery = shared.Battery<Uint8Array, OwnTest>
export type SpecialPlan = shared.SpecialPlan<Uint8Array, OwnTest>

export function compileSpecial(
  scenario: ViveLempereurScenario,
  sides: readonly string[],
  roster: Roster,
  reader: HexReader,
  conditions: Conditions,
): SpecialPlan {
  return shared.compileSpecial<Condition, Uint8Array, OwnTest>((scenario.specialRules ?? []).filter(isSharedRule), {
    sides,
    pieces: roster.size,
    reader,
    conditions,
    groundOf: (id) => groundListOf(scenario).indexOf(id),
    strengthOf: (side) => strengthOf(roster, side),
    membersOf: (rule) => membersOf(rule, sides, roster, reader),
  })
}

/** All elements of a side, those of its reinforcements included. */
function strengthOf(roster: Roster, side: number): number {
  let sum = 0
  roster.recruits.forEach((recruit, piece) => {
    if (recruit.side === side && recruit.row.nature !== GARRISON && !recruit.fallen) sum += roster.elements[piece]!
  })
  return sum
}

/** The units on the board at the start that a rule is about. */
function membersOf(
  rule: {
    readonly side: string
    readonly nation?: string
    readonly types?: readonly string[]
    readonly names?: readonly string[]
    readonly hexes?: readonly string[]
  },
  sides: readonly string[],
  roster: Roster,
  reader: HexReader,
): readonly number[] {
  const side = sides.indexOf(rule.side)
  const hexes = rule.hexes && new Set(reader.set(rule.hexes, []))
  return roster.recruits.flatMap((recruit, piece) => {
    const fits =
      recruit.side === side &&
      recruit.hex >= 0 &&
      recruit.row.nature !== GARRISON &&
      (rule.nation === undefined || recruit.nation === rule.nation) &&
      (rule.types?.includes(recruit.type) ?? true) &&
      (rule.names === undefined || rule.names.includes(recruit.name ?? '')) &&
      (hexes?.has(recruit.hex) ?? true)
    return fits ? [piece] : []
  })
}
