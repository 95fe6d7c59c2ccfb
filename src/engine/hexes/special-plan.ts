import { chanceIn } from '../../scenario/arrivals/timing.ts'
import type { HexReader } from '../../scenario/checks/hexes.ts'
import type { AnyCondition } from '../../scenario/conditions/tree.ts'
import type { SetUpRule } from '../../scenario/special-rules/check.ts'
import type { GroundBreaksRule, SharedRule } from '../../scenario/special-rules/rules.ts'
import type { Compiled, ConditionBook } from '../conditions/book.ts'
import { compileTiming, hasCome, type Timing } from '../timetable.ts'

/** Ground that may break. */
export type WeakGround = {
  readonly name: string
  /** What a die must show at least for it to break; 0 where none is rolled. */
  readonly entry: number
  readonly fire: number
  /** How much strength a unit loses, and guns. */
  readonly loses: number
  readonly gunsLose: number
  /** The kind of ground that it becomes: its number in the battle's list. */
  readonly becomes: number
}

/** When an army breaks, and what follows. */
type BreakingPoint<Where, Own> = {
  readonly side: number
  readonly when: Compiled<Where, Own>
  /** The word of memory with the turn in which it broke. */
  readonly row: number
  readonly attacks: boolean
  readonly flees: boolean
}

/** Hexes that a side keeps out of for a time. */
type Truce<Where, Own> = { readonly side: number; readonly where: Uint8Array; readonly timing: Timing<Where, Own> }

/** Guns off the map. */
export type Battery<Where = unknown, Own = unknown> = {
  readonly side: number
  readonly name: string
  readonly fire: number
  readonly where: Uint8Array
  readonly timing: Timing<Where, Own>
  readonly every: number
  readonly shots: number
  /** The words of memory with the turn of the last shot, and with the number of shots. */
  readonly last: number
  readonly fired: number
}

/** Units that a special rule of set-up is about. */
type SetUpGroup = { readonly side: number; readonly pieces: readonly number[] }

/** The special rules of a battle that change while it is fought; each is left out where the battle has none. */
export type SpecialPlan<Where, Own> = {
  readonly weakGround: readonly WeakGround[]
  /** By hex: the number of its weak ground from 1 on, or 0. */
  readonly weakAt: Uint8Array | undefined
  readonly breakingPoints: readonly BreakingPoint<Where, Own>[] | undefined
  readonly truces: readonly Truce<Where, Own>[] | undefined
  readonly batteries: readonly Battery<Where, Own>[] | undefined
  /** Units that their owners place, and where. */
  readonly chosen: readonly (SetUpGroup & { readonly within: readonly number[] })[] | undefined
  /** By piece: from how many hexes the enemy sees it though it is hidden; 0 where it is not. */
  readonly hidden: Uint8Array | undefined
}

/** What a rulebook adds to compile the special rules. */
type SpecialFacts<C extends AnyCondition<C>, Where, Own> = {
  readonly sides: readonly string[]
  readonly pieces: number
  readonly reader: HexReader
  readonly conditions: ConditionBook<C, Where, Own>
  /** The number of a kind of ground in the battle's list. */
  readonly groundOf: (id: string) => number
  /** All strength of a side, that of its reinforcements included. */
  readonly strengthOf: (side: number) => number
  /** The units on the board at the start that a rule is about. */
  readonly membersOf: (rule: SetUpRule<C>) => readonly number[]
}

/** More than any unit has. */
const ALL = 9999

export function compileSpecial<C extends AnyCondition<C>, Where, Own>(
  rules: readonly SharedRule<C>[],
  facts: SpecialFacts<C, Where, Own>,
): SpecialPlan<Where, Own> {
  const { sides, reader, conditions, membersOf } = facts
  const flags = (list: readonly string[] = []) => {
    const where = new Uint8Array(reader.grid.size)
    for (const hex of reader.set(list, [])) where[hex] = 1
    return where
  }
  const broken = rules.filter((rule) => rule.rule === 'ground-breaks')
  const points = rules.flatMap((rule): BreakingPoint<Where, Own>[] => {
    if (rule.rule !== 'breaking-point') return []
    const { side, units, effect } = rule
    const strength = rule.strength ?? Math.ceil((facts.strengthOf(sides.indexOf(side)) * (rule.share ?? 100)) / 100)
    const when = units === undefined ? { lost: { side, strength } } : { eliminated: { side, units } }
    return [
      {
        side: sides.indexOf(side),
        when: conditions.add(when as unknown as C, side),
        row: conditions.remember(),
        attacks: effect === undefined,
        flees: effect === 'retreats',
      },
    ]
  })
  const truces = rules.flatMap((rule): Truce<Where, Own>[] => {
    if (rule.rule !== 'truce') return []
    const timing = compileTiming(conditions, rule, rule.side)
    return [{ side: sides.indexOf(rule.side), where: flags(rule.hexes), timing }]
  })
  const batteries = rules.flatMap((rule): Battery<Where, Own>[] => {
    if (rule.rule !== 'off-map-guns') return []
    const { side, name, fire, every = 1, shots = ALL } = rule
    const timing = compileTiming(conditions, { ...rule, turn: rule.turn ?? 1 }, side)
    const words = { last: conditions.remember(), fired: conditions.remember() }
    return [{ side: sides.indexOf(side), name, fire, where: flags(rule.hexes), timing, every, shots, ...words }]
  })
  const chosen = rules.flatMap((rule) => {
    if (rule.rule !== 'chosen-set-up') return []
    return [{ side: sides.indexOf(rule.side), pieces: membersOf(rule), within: reader.set(rule.within, []) }]
  })
  const hidden = new Uint8Array(facts.pieces)
  for (const rule of rules) {
    if (rule.rule !== 'hidden-set-up') continue
    for (const piece of membersOf(rule)) hidden[piece] = rule.seenFrom ?? 1
  }
  return {
    weakGround: broken.map((rule) => makeWeak(rule, facts.groundOf(rule.becomes))),
    weakAt: broken.length === 0 ? undefined : numberHexes(broken, reader),
    breakingPoints: orNothing(points),
    truces: orNothing(truces),
    batteries: orNothing(batteries),
    chosen: orNothing(chosen),
    hidden: hidden.some((one) => one > 0) ? hidden : undefined,
  }
}

const orNothing = <T>(list: readonly T[]) => (list.length === 0 ? undefined : list)

function makeWeak(rule: GroundBreaksRule, becomes: number): WeakGround {
  const { name = 'The ground', entry, fire, loses = 'all', gunsLose = loses } = rule
  const number = (lost: typeof loses) => (lost === 'all' ? ALL : lost)
  return {
    name,
    entry: entry === undefined ? 0 : chanceIn(entry),
    fire: fire === undefined ? 0 : chanceIn(fire),
    loses: number(loses),
    gunsLose: number(gunsLose),
    becomes,
  }
}

/** The first rule for a hex counts. */
function numberHexes(rules: readonly GroundBreaksRule[], reader: HexReader): Uint8Array {
  const numbers = new Uint8Array(reader.grid.size)
  rules.forEach(({ hexes = [] }, i) => {
    for (const hex of reader.set(hexes, [])) numbers[hex] ||= i + 1
  })
  return numbers
}

/** Whether a battery off the map may fire this turn. */
export function isBatteryReady(
  { timing, every, shots, last, fired }: Battery,
  turn: number,
  memory: Int32Array,
): boolean {
  if (!hasCome(timing, turn, memory) || memory[fired]! >= shots) return false
  return memory[last] === 0 || turn - memory[last]! >= every
}

/** Whether a truce keeps a side out of a hex. */
export function isTruceIn<Where, Own>(
  { truces }: SpecialPlan<Where, Own>,
  { turn, memory }: { readonly turn: number; readonly memory: Int32Array },
  side: number,
  hex: number,
): boolean {
  if (truces === undefined) return false
  for (const truce of truces) {
    if (truce.side === side && truce.where[hex] === 1 && !hasCome(truce.timing, turn, memory)) return true
  }
  return false
}
