import { type Timing as AnyTiming, compileTiming } from '../../../engine/timetable.ts'
import { chanceIn } from '../../../scenario/arrivals/timing.ts'
import type { Area, EtSansResultatScenario } from '../format/index.ts'
import { tenths } from '../format/index.ts'
import type { Battlefield } from './battlefield.ts'
import type { Compiled, Conditions, Test } from './conditions.ts'
import { RESERVE } from './state.ts'

type Timing = AnyTiming<readonly Area[], Test>

/** When an army breaks, and what follows (14.10). */
type BreakingPoint = {
  readonly side: number
  readonly when: Compiled
  /** The word of memory with the turn in which it broke. */
  readonly row: number
  readonly attacks: boolean
  readonly flees: boolean
}

/** Areas that a side keeps out of for a time (14.11). */
type Truce = { readonly side: number; readonly areas: readonly Area[]; readonly timing: Timing }

/** A feature that may break under units (14.15). */
export type WeakFeature = {
  readonly id: string
  readonly name: string
  /** What a die must show at least, when somebody enters or guns fire; 0 where it is not tried then. */
  readonly entry: number
  readonly fire: number
  /** The kind of ground that it becomes; nothing where it is gone. */
  readonly becomes: string | undefined
  /** The word of memory with the turn in which it broke. */
  readonly row: number
}

/** Guns off the table (14.12). */
export type OffTableGuns = {
  readonly side: number
  readonly name: string
  readonly points: number
  readonly areas: readonly Area[]
  readonly timing: Timing
  readonly every: number
  readonly shots: number
  /** The words of memory with the turn of the last shot, the number of shots, and the formation aimed at, from 1 on. */
  readonly last: number
  readonly fired: number
  readonly aim: number
}

/** Units that their owner places, and where (14.13). */
type ChosenSetUp = { readonly side: number; readonly units: readonly number[]; readonly within: readonly Area[] }

/** The special rules that change while a battle is fought; each is left out where the battle has none. */
export type SpecialPlan = {
  readonly breakingPoints: readonly BreakingPoint[] | undefined
  readonly weak: readonly WeakFeature[] | undefined
  readonly truces: readonly Truce[] | undefined
  readonly guns: readonly OffTableGuns[] | undefined
  readonly chosen: readonly ChosenSetUp[] | undefined
  /** By unit: from how many tenths the enemy sees it though it is hidden; 0 where it is not (14.14). */
  readonly hidden: Int32Array | undefined
}

/** More often than any guns fire. */
const ALWAYS = 9999

type Listed = Pick<Battlefield, 'sides' | 'areas' | 'units' | 'formations'>

export function compileSpecial(
  { specialRules = [], board }: EtSansResultatScenario,
  field: Listed,
  conditions: Conditions,
): SpecialPlan {
  const { sides, areas, units } = field
  const areasOf = (ids: readonly string[]) => ids.map((id) => areas.find((area) => area.id === id)!)
  const breakingPoints = specialRules.flatMap((rule): BreakingPoint[] => {
    if (rule.rule !== 'breaking-point') return []
    const { side, effect } = rule
    const own = units.filter((unit) => sides[unit.side] === side).length
    // A unit is all the strength that it has: it is there or lost.
    const strength = () => rule.strength ?? Math.ceil((own * rule.share!) / 100)
    const when =
      rule.units === undefined ? { lost: { side, units: strength() } } : { eliminated: { side, units: rule.units } }
    return [
      {
        side: sides.indexOf(side),
        when: conditions.add(when, side),
        row: conditions.remember(),
        attacks: effect === undefined,
        flees: effect === 'retreats',
      },
    ]
  })
  const weak = specialRules.flatMap((rule): WeakFeature[] => {
    if (rule.rule !== 'ground-breaks') return []
    const { name, features, entry, fire, becomes } = rule
    return features.map((id) => ({
      id,
      name: name ?? board.features?.[id]?.name ?? id.replaceAll('-', ' '),
      entry: entry === undefined ? 0 : chanceIn(entry),
      fire: fire === undefined ? 0 : chanceIn(fire),
      becomes,
      row: conditions.remember(),
    }))
  })
  const truces = specialRules.flatMap((rule): Truce[] => {
    if (rule.rule !== 'truce') return []
    const timing = compileTiming(conditions, rule, rule.side)
    return [{ side: sides.indexOf(rule.side), areas: areasOf(rule.areas), timing }]
  })
  const guns = specialRules.flatMap((rule): OffTableGuns[] => {
    if (rule.rule !== 'off-map-guns') return []
    const { side, name, fire, every = 1, shots = ALWAYS } = rule
    const timing = compileTiming(conditions, { ...rule, turn: rule.turn ?? 1 }, side)
    const words = { last: conditions.remember(), fired: conditions.remember(), aim: conditions.remember() }
    const whose = sides.indexOf(side)
    return [{ side: whose, name, points: fire, areas: areasOf(rule.areas), timing, every, shots, ...words }]
  })
  const chosen = specialRules.flatMap((rule): ChosenSetUp[] => {
    if (rule.rule !== 'chosen-set-up') return []
    return [{ side: sides.indexOf(rule.side), units: membersOf(field, rule), within: areasOf(rule.within) }]
  })
  const hiding = specialRules.filter((rule) => rule.rule === 'hidden-set-up')
  const hidden = new Int32Array(units.length)
  for (const rule of hiding) for (const unit of membersOf(field, rule)) hidden[unit] = tenths(rule.seenFrom ?? 1)
  return {
    breakingPoints: orNothing(breakingPoints),
    weak: orNothing(weak),
    truces: orNothing(truces),
    guns: orNothing(guns),
    chosen: orNothing(chosen),
    hidden: hiding.length > 0 ? hidden : undefined,
  }
}

const orNothing = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list)

/** Which units of a side a rule of set-up means. */
type Members = {
  readonly side: string
  readonly nation?: string
  readonly types?: readonly string[]
  readonly names?: readonly string[]
  readonly formations?: readonly string[]
}

/** Those of them that are on the table at the start. */
function membersOf({ sides, units, formations }: Listed, rule: Members): number[] {
  return units.flatMap((unit, i) => {
    const fits =
      sides[unit.side] === rule.side &&
      unit.stance < RESERVE &&
      (rule.nation === undefined || unit.nation === rule.nation) &&
      (rule.types?.includes(unit.troop.type) ?? true) &&
      (rule.names?.includes(unit.name) ?? true) &&
      (rule.formations?.includes(formations[unit.formation]?.id ?? '') ?? true)
    return fits ? [i] : []
  })
}
