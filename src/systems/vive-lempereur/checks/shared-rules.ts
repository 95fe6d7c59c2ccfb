import { checkTiming, type TimingFacts } from '../../../scenario/arrivals/check-timing.ts'
import { chanceIn } from '../../../scenario/arrivals/timing.ts'
import { groundKind } from '../../../scenario/checks/ground.ts'
import { isDefined } from '../../../scenario/checks/likeness.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { isSharedRule } from '../../../scenario/special-rules/rules.ts'
import { count } from '../../../scenario/wording.ts'
import {
  type BreakingPoint,
  type ChosenSetUp,
  type Condition,
  type GroundBreaks,
  groundListOf,
  type HiddenSetUp,
  type SpecialRule,
  TERRAIN_TYPES,
} from '../format/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'
import { isGroundKnown } from './board.ts'
import { listMembers, readMembers, timingFacts } from './bodies.ts'

/** The special rules that all rulebooks share: their sides, hexes, times and units. */
export function checkSharedRule(battle: BattleToCheck, rule: SpecialRule, path: Path): void {
  if (!isSharedRule(rule)) return
  if (rule.rule === 'ground-breaks') {
    checkWeakGround(battle, rule, path)
    return
  }
  if (!isSide(battle, rule.side, [...path, 'side'])) return
  const facts = timingFacts(battle)
  switch (rule.rule) {
    case 'breaking-point':
      checkBreakingPoint(facts, rule, path)
      return
    case 'truce':
    case 'off-map-guns':
      battle.reader.set(rule.hexes, [...path, 'hexes'])
      checkTiming(facts, rule, rule.side, path)
      return
    default:
      checkMembers(battle, facts, rule, path)
  }
}

function checkWeakGround(battle: BattleToCheck, rule: GroundBreaks, path: Path): void {
  const { draft, reader, report, painted } = battle
  for (const key of ['entry', 'fire'] as const) {
    const die = rule[key]
    if (die === undefined || (chanceIn(die) <= 6 && chanceIn(die) > 0)) continue
    const message = `A die never shows ${chanceIn(die)} or more.`
    const hint = 'The results of a die are 1 to 6.'
    report.add({ code: 'arrival/chance', path: [...path, key], message, hint })
  }
  const hexes = reader.set(rule.hexes, [...path, 'hexes'])
  const list = groundListOf(draft)
  if (!isDefined(groundKind(list.own, TERRAIN_TYPES), rule.becomes, [...path, 'becomes'], report)) return
  const type = list.indexOf(rule.becomes)
  if (!isGroundKnown(report) || hexes.length === 0 || hexes.some((hex) => painted[hex] !== type)) return
  const message = `These hexes are ${list.rows[type]!.name} already.`
  report.add({ code: 'rule/without-effect', path, message })
}

/** What would break an army must be possible for it to lose. */
function checkBreakingPoint(facts: TimingFacts<Condition>, rule: BreakingPoint, path: Path): void {
  const { side, units, strength } = rule
  if (units === undefined && strength === undefined) return
  const condition: Condition =
    units === undefined ? { lost: { side, strength: strength! } } : { eliminated: { side, units } }
  const most = facts.most(facts.atom(condition, side) as Parameters<typeof facts.most>[0])
  const least = units ?? strength!
  if (!most || least <= most.number) return
  const noun = units === undefined ? 'element' : 'unit'
  const message = `${side} has only ${count(most.number, noun)}, so it never breaks.`
  facts.report.add({ code: 'victory/too-many', path: [...path, units === undefined ? 'strength' : 'units'], message })
}

/** Whoever is placed by his owner, or hidden, is somebody, and finds room. */
function checkMembers(
  battle: BattleToCheck,
  facts: TimingFacts<Condition>,
  rule: ChosenSetUp | HiddenSetUp,
  path: Path,
): void {
  const { report, reader } = battle
  const members = readMembers(battle, facts, listMembers(battle), rule, path)
  const within = rule.rule === 'chosen-set-up' ? reader.set(rule.within, [...path, 'within']) : undefined
  if (!members || report.hasErrors(...path)) return
  if (members.length === 0) {
    report.add({ code: 'rule/nobody', path, message: 'No unit on the board at the start is meant.' })
  } else if (within && within.length < members.length) {
    const message = `There are ${count(members.length, 'unit')} to place, and ${count(within.length, 'hex', 'hexes')} for them.`
    report.add({ code: 'rule/no-room', path: [...path, 'within'], message, hint: 'Name more hexes.' })
  }
}
