import { checkTiming, type TimingFacts } from '../arrivals/check-timing.ts'
import { chanceIn } from '../arrivals/timing.ts'
import type { HexReader } from '../checks/hexes.ts'
import { isSide } from '../checks/sides.ts'
import { type AnyCondition, forEachAtom } from '../conditions/tree.ts'
import type { Path, Report } from '../diagnostic.ts'
import type { GroundFacts } from '../events/check-ground.ts'
import { count } from '../wording.ts'
import type { BreakingPointRule, GroundBreaksRule, SharedRule } from './rules.ts'

/** Units that a special rule of set-up is about. */
export type SetUpRule<C> = Extract<SharedRule<C>, { readonly rule: 'chosen-set-up' | 'hidden-set-up' }>

/** What a rulebook on hexes knows of a battle that the shared rules can be wrong about. */
export type SharedRuleFacts<C> = {
  readonly timing: TimingFacts<C>
  readonly reader: HexReader
  readonly ground: Pick<GroundFacts, 'isKind' | 'isAlready' | 'nameOf'>
  /** What strength is counted in: `element`. */
  readonly strength: string
  /** How many units are meant; nothing where a word is wrong, or where not all units are known. */
  members(rule: SetUpRule<C>, path: Path): number | undefined
  /** How many units a hex has room for. */
  readonly room: number
  /** Every condition of the battle. */
  readonly conditions: readonly C[]
}

/** The special rules that all rulebooks share: their sides, hexes, times and units. */
export function checkSharedRule<C extends AnyCondition<C>>(
  facts: SharedRuleFacts<C>,
  rule: SharedRule<C>,
  path: Path,
): void {
  if (rule.rule === 'ground-breaks') {
    checkWeakGround(facts, rule, path)
    return
  }
  if (!isSide(facts.timing, rule.side, [...path, 'side'])) return
  switch (rule.rule) {
    case 'breaking-point':
      checkBreakingPoint(facts, rule, path)
      return
    case 'truce':
    case 'off-map-guns':
      facts.reader.set(rule.hexes ?? [], [...path, 'hexes'])
      checkTiming(facts.timing, rule, rule.side, path)
      return
    default:
      checkMembers(facts, rule, path)
  }
}

function checkWeakGround<C>({ timing, reader, ground }: SharedRuleFacts<C>, rule: GroundBreaksRule, path: Path): void {
  const { report } = timing
  for (const key of ['entry', 'fire'] as const) checkBreakingDie(report, rule[key], [...path, key])
  const hexes = reader.set(rule.hexes ?? [], [...path, 'hexes'])
  if (!ground.isKind(rule.becomes, [...path, 'becomes'])) return
  if (hexes.length === 0 || hexes.some((hex) => !ground.isAlready(hex, rule.becomes))) return
  const message = `These hexes are ${ground.nameOf(rule.becomes)} already.`
  report.add({ code: 'rule/without-effect', path, message })
}

/** A die that breaks ground shows such a number. */
export function checkBreakingDie(report: Pick<Report, 'add'>, die: string | undefined, path: Path): void {
  if (die === undefined || (chanceIn(die) <= 6 && chanceIn(die) > 0)) return
  const message = `A die never shows ${chanceIn(die)} or more.`
  report.add({ code: 'arrival/chance', path, message, hint: 'The results of a die are 1 to 6.' })
}

/** What would break an army must be possible for it to lose, and make a difference. */
function checkBreakingPoint<C extends AnyCondition<C>>(
  { timing, strength: noun, conditions }: SharedRuleFacts<C>,
  { side, units, strength, effect }: BreakingPointRule,
  path: Path,
): void {
  const { report } = timing
  const troops = { side }
  const least = units ?? strength ?? 0
  const most =
    units === undefined
      ? timing.most({ kind: 'lost', troops, places: [], measure: 'strength', least })
      : timing.most({ kind: 'eliminated', troops, places: [], measure: 'units', least })
  if (most && least > most.number) {
    const message = `${side} has only ${count(most.number, units === undefined ? noun : 'unit')}, so it never breaks.`
    report.add({ code: 'victory/too-many', path: [...path, units === undefined ? 'strength' : 'units'], message })
  } else if (effect === undefined && report.isComplete() && !asksForBroken(timing, conditions, side)) {
    const message = `A broken army of ${side} fights on as before, and no condition asks for it.`
    const hint = `Add an \`effect\`, or a condition such as { broken: { side: ${side} } }.`
    report.add({ code: 'rule/without-effect', path, message, hint })
  }
}

function asksForBroken<C extends AnyCondition<C>>(
  timing: TimingFacts<C>,
  conditions: readonly C[],
  side: string,
): boolean {
  let asks = false
  for (const condition of conditions) {
    forEachAtom(condition, [], (part) => {
      const one = timing.atom(part, side)
      if (one.kind === 'broken' && one.troops.side === side) asks = true
    })
  }
  return asks
}

/** Whoever is placed by his owner, or hidden, is somebody, and finds room. */
function checkMembers<C>(facts: SharedRuleFacts<C>, rule: SetUpRule<C>, path: Path): void {
  const { timing, reader, room } = facts
  const { report } = timing
  const number = facts.members(rule, path)
  const within = rule.rule === 'chosen-set-up' ? reader.set(rule.within, [...path, 'within']) : undefined
  if (number === undefined || report.hasErrors(...path)) return
  if (number === 0) {
    report.add({ code: 'rule/nobody', path, message: 'No unit on the board at the start is meant.' })
  } else if (within && within.length * room < number) {
    const message = `There are ${count(number, 'unit')} to place, and ${count(within.length, 'hex', 'hexes')} for them.`
    report.add({ code: 'rule/no-room', path: [...path, 'within'], message, hint: 'Name more hexes.' })
  }
}
