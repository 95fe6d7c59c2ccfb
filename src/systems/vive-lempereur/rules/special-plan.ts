import { compileTiming } from '../../../engine/timetable.ts'
import { chanceIn } from '../../../scenario/arrivals/timing.ts'
import type { HexReader } from '../../../scenario/checks/hexes.ts'
import { GARRISON, type GroundBreaks, groundListOf, type Roster, type ViveLempereurScenario } from '../format/index.ts'
import type { Compiled, Conditions } from './conditions.ts'
import type { Timing } from './timetable.ts'

/** Ground that may break. */
export type WeakGround = {
  readonly name: string
  /** What a die must show at least for it to break; 0 where none is rolled. */
  readonly entry: number
  readonly fire: number
  /** Elements that a unit loses, and guns. */
  readonly loses: number
  readonly gunsLose: number
  /** The kind of ground that it becomes. */
  readonly becomes: number
}

/** When an army breaks, and what follows. */
type BreakingPoint = {
  readonly side: number
  readonly when: Compiled
  /** The word of memory with the turn in which it broke. */
  readonly row: number
  readonly attacks: boolean
  readonly flees: boolean
}

/** Hexes that a side keeps out of for a time. */
type Truce = { readonly side: number; readonly where: Uint8Array; readonly timing: Timing }

/** Guns off the map. */
export type Battery = {
  readonly side: number
  readonly name: string
  readonly fire: number
  readonly where: Uint8Array
  readonly timing: Timing
  readonly every: number
  readonly shots: number
  /** The words of memory with the turn of the last shot, and with the number of shots. */
  readonly last: number
  readonly fired: number
}

/** Units that a special rule of set-up is about. */
type SetUpGroup = { readonly side: number; readonly pieces: readonly number[] }

/** The special rules of a battle that change while it is fought; each is left out where the battle has none. */
export type SpecialPlan = {
  readonly weakGround: readonly WeakGround[]
  /** By hex: the number of its weak ground from 1 on, or 0. */
  readonly weakAt: Uint8Array | undefined
  readonly breakingPoints: readonly BreakingPoint[] | undefined
  readonly truces: readonly Truce[] | undefined
  readonly batteries: readonly Battery[] | undefined
  /** Units that their owners place, and where. */
  readonly chosen: readonly (SetUpGroup & { readonly within: readonly number[] })[] | undefined
  /** By piece: from how many hexes the enemy sees it though it is hidden; 0 where it is not. */
  readonly hidden: Uint8Array | undefined
}

/** More than any unit has. */
const ALL = 9999

export function compileSpecial(
  scenario: ViveLempereurScenario,
  sides: readonly string[],
  roster: Roster,
  reader: HexReader,
  conditions: Conditions,
): SpecialPlan {
  const rules = scenario.specialRules ?? []
  const flags = (list: readonly string[]) => {
    const where = new Uint8Array(reader.grid.size)
    for (const hex of reader.set(list, [])) where[hex] = 1
    return where
  }
  const broken = rules.filter((rule) => rule.rule === 'ground-breaks')
  const points = rules.flatMap((rule): BreakingPoint[] => {
    if (rule.rule !== 'breaking-point') return []
    const { side, units, effect } = rule
    const strength = rule.strength ?? Math.ceil((strengthOf(roster, sides.indexOf(side)) * (rule.share ?? 100)) / 100)
    const when = units === undefined ? { lost: { side, strength } } : { eliminated: { side, units } }
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
  const truces = rules.flatMap((rule): Truce[] => {
    if (rule.rule !== 'truce') return []
    const timing = compileTiming(conditions, rule, rule.side)
    return [{ side: sides.indexOf(rule.side), where: flags(rule.hexes), timing }]
  })
  const batteries = rules.flatMap((rule): Battery[] => {
    if (rule.rule !== 'off-map-guns') return []
    const { side, name, fire, every = 1, shots = ALL } = rule
    const timing = compileTiming(conditions, { ...rule, turn: rule.turn ?? 1 }, side)
    const words = { last: conditions.remember(), fired: conditions.remember() }
    return [{ side: sides.indexOf(side), name, fire, where: flags(rule.hexes), timing, every, shots, ...words }]
  })
  const chosen = rules.flatMap((rule) => {
    if (rule.rule !== 'chosen-set-up') return []
    return [{ ...membersOf(rule, sides, roster, reader), within: reader.set(rule.within, []) }]
  })
  const hidden = new Uint8Array(roster.size)
  for (const rule of rules) {
    if (rule.rule !== 'hidden-set-up') continue
    for (const piece of membersOf(rule, sides, roster, reader).pieces) hidden[piece] = rule.seenFrom ?? 1
  }
  return {
    weakGround: broken.map((rule) => makeWeak(scenario, rule)),
    weakAt: broken.length === 0 ? undefined : numberHexes(broken, reader),
    breakingPoints: orNothing(points),
    truces: orNothing(truces),
    batteries: orNothing(batteries),
    chosen: orNothing(chosen),
    hidden: hidden.some((one) => one > 0) ? hidden : undefined,
  }
}

const orNothing = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list)

function makeWeak(scenario: ViveLempereurScenario, rule: GroundBreaks): WeakGround {
  const { name = 'The ground', entry, fire, loses = 'all', gunsLose = loses, becomes } = rule
  const number = (lost: typeof loses) => (lost === 'all' ? ALL : lost)
  return {
    name,
    entry: entry === undefined ? 0 : chanceIn(entry),
    fire: fire === undefined ? 0 : chanceIn(fire),
    loses: number(loses),
    gunsLose: number(gunsLose),
    becomes: groundListOf(scenario).indexOf(becomes),
  }
}

/** The first rule for a hex counts. */
function numberHexes(rules: readonly GroundBreaks[], reader: HexReader): Uint8Array {
  const numbers = new Uint8Array(reader.grid.size)
  rules.forEach(({ hexes }, i) => {
    for (const hex of reader.set(hexes, [])) numbers[hex] ||= i + 1
  })
  return numbers
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
): SetUpGroup {
  const side = sides.indexOf(rule.side)
  const hexes = rule.hexes && new Set(reader.set(rule.hexes, []))
  const pieces = roster.recruits.flatMap((recruit, piece) => {
    const fits =
      recruit.side === side &&
      recruit.hex >= 0 &&
      !recruit.fallen &&
      recruit.row.nature !== GARRISON &&
      (rule.nation === undefined || recruit.nation === rule.nation) &&
      (rule.types?.includes(recruit.type) ?? true) &&
      (rule.names === undefined || (recruit.name !== undefined && rule.names.includes(recruit.name))) &&
      (hexes?.has(recruit.hex) ?? true)
    return fits ? [piece] : []
  })
  return { side, pieces }
}
