import * as shared from '../../../engine/hexes/special-plan.ts'
import type { HexReader } from '../../../scenario/checks/hexes.ts'
import {
  belongsTo,
  groundKindsOf,
  type NapoleonAtWaterlooScenario,
  type NawCondition,
  type Recruit,
} from '../format/index.ts'
import type { Conditions, Test } from './conditions.ts'

export type { WeakGround } from '../../../engine/hexes/special-plan.ts'
export type Battery = shared.Battery<Uint8Array, Test>

/** The special rules of a battle that change while it is fought. */
export type SpecialPlan = shared.SpecialPlan<Uint8Array, Test> & {
  /** The hexes that may break, by number. */
  readonly weakHexes: readonly number[]
  /** The word of memory with the number of units that their owners have placed; -1 where they place none. */
  readonly placed: number
}

export function compileSpecial(
  scenario: NapoleonAtWaterlooScenario,
  sides: readonly string[],
  recruits: readonly Recruit[],
  reader: HexReader,
  conditions: Conditions,
): SpecialPlan {
  const { kinds } = groundKindsOf(scenario)
  const plan = shared.compileSpecial<NawCondition, Uint8Array, Test>(scenario.specialRules ?? [], {
    sides,
    pieces: recruits.length,
    reader,
    conditions,
    groundOf: (id) => kinds.findIndex((kind) => kind.id === id),
    strengthOf: (side) =>
      recruits.reduce((sum, recruit) => sum + (recruit.side === sides[side] ? recruit.strength : 0), 0),
    membersOf(rule) {
      const hexes = rule.hexes && new Set(reader.set(rule.hexes, []))
      return [...recruits.keys()].filter((piece) => {
        const recruit = recruits[piece]!
        return recruit.arrival === undefined && belongsTo(recruit, rule, hexes, undefined)
      })
    },
  })
  const weakHexes = plan.weakAt ? [...plan.weakAt.keys()].filter((hex) => plan.weakAt![hex]! > 0) : []
  return { ...plan, weakHexes, placed: plan.chosen ? conditions.remember() : -1 }
}
