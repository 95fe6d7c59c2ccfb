import { checkTiming } from '../../../scenario/arrivals/check-timing.ts'
import { groundKind } from '../../../scenario/checks/ground.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isDefined } from '../../../scenario/checks/likeness.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { checkBreakingDie } from '../../../scenario/special-rules/check.ts'
import { count } from '../../../scenario/wording.ts'
import {
  type BreakingPoint,
  type EsrChosenSetUp,
  type EsrGroundBreaks,
  type EsrHiddenSetUp,
  type EsrLockDirective,
  type EsrSpecialRule,
  PRINTED_GROUND,
} from '../format/index.ts'
import { type CheckedDraft, isKnown } from './checked-draft.ts'
import { counts, isUnsure, timingFacts } from './conditions.ts'

/** Special rules: 13.7, and those that all rulebooks share (14.10 to 14.15). */
export function checkSpecialRules(battle: CheckedDraft): void {
  const locked = new Set<string>()
  const broken = new Set<string>()
  forEachEntry(battle.draft.specialRules, ['specialRules'], (rule, path) => {
    if (rule.rule === 'lock-directive') return checkLock(battle, rule, path, locked)
    if (rule.rule === 'ground-breaks') return checkWeakGround(battle, rule, path)
    if (!isSide(battle, rule.side, [...path, 'side'])) return
    if (rule.rule === 'breaking-point') checkBreakingPoint(battle, rule, path, broken)
    else checkShared(battle, rule, path)
  })
}

/** 13.7: each formation is locked once, and can be released. */
function checkLock(
  battle: CheckedDraft,
  { formation, until }: EsrLockDirective,
  path: Path,
  locked: Set<string>,
): void {
  const { draft, report } = battle
  if (!isKnown(battle, 'formation', formation, [...path, 'formation'])) return
  if (locked.has(formation)) {
    const message = `The directive of ${formation} is already locked.`
    report.add({ code: 'rule/duplicate', path, message, hint: 'Keep one of the two.' })
  }
  locked.add(formation)
  if (until?.turn === undefined || draft.turns === undefined || until.turn <= draft.turns) return
  const message = `Turn ${until.turn} never comes: the battle has ${count(draft.turns, 'turn')}.`
  const hint = 'Name an earlier turn, or remove until to lock it for the whole battle.'
  report.add({ code: 'rule/too-late', path: [...path, 'until', 'turn'], message, hint })
}

/** 14.10: an army breaks once, and what would break it must be possible for it to lose. */
function checkBreakingPoint(battle: CheckedDraft, rule: BreakingPoint, path: Path, broken: Set<string>): void {
  const { report, roster } = battle
  const { side, units, strength } = rule
  if (broken.has(side)) {
    const message = `The army of ${side} already has a breaking point.`
    report.add({ code: 'rule/duplicate', path, message, hint: 'Keep one of the two.' })
  }
  broken.add(side)
  const least = units ?? strength
  const all = [...roster.units, ...roster.batteries].filter((unit) => unit.side === side).length
  if (least === undefined || isUnsure(battle) || least <= all || all === 0) return
  const message = `${side} has only ${count(all, 'unit')}, so it never breaks.`
  report.add({ code: 'victory/too-many', path: [...path, units === undefined ? 'strength' : 'units'], message })
}

function checkShared(
  battle: CheckedDraft,
  rule: Exclude<EsrSpecialRule, EsrLockDirective | EsrGroundBreaks | BreakingPoint>,
  path: Path,
): void {
  const areas = (key: 'areas' | 'within', ids: readonly (string | undefined)[]) =>
    ids.forEach((id, i) => id !== undefined && isKnown(battle, 'area', id, [...path, key, i]))
  if (rule.rule === 'truce' || rule.rule === 'off-map-guns') {
    areas('areas', rule.areas)
    checkTiming(timingFacts(battle), rule, rule.side, path)
    return
  }
  if (rule.rule === 'chosen-set-up') areas('within', rule.within)
  checkMembers(battle, rule, path)
}

/** 14.15: what breaks is there, and becomes something else by dice that there are. */
function checkWeakGround(battle: CheckedDraft, rule: EsrGroundBreaks, path: Path): void {
  const { draft, report, grounds } = battle
  for (const key of ['entry', 'fire'] as const) checkBreakingDie(report, rule[key], [...path, key])
  const { becomes } = rule
  const kinds = groundKind(draft.ground, Object.keys(PRINTED_GROUND))
  const isKind = becomes === undefined || isDefined(kinds, becomes, [...path, 'becomes'], report)
  const known = rule.features.flatMap((id: string | undefined, i) =>
    id !== undefined && isKnown(battle, 'feature', id, [...path, 'features', i]) ? [id] : [],
  )
  if (!isKind || becomes === undefined || known.length === 0 || report.hasErrors('board', 'features')) return
  const after = grounds.row(becomes)
  const other = known.find((id) => grounds.row(draft.board!.features![id]!.kind).isLine !== after.isLine)
  if (other !== undefined) {
    const shape = (isLine: boolean) => (isLine ? 'a line' : 'an area')
    const message = `${other} is ${shape(!after.isLine)}, and ${after.name.toLowerCase()} is ${shape(after.isLine)}.`
    const hint = 'Choose another kind of ground.'
    report.add({ code: 'terrain/shape', path: [...path, 'becomes'], message, hint })
  } else if (known.every((id) => draft.board!.features![id]!.kind === becomes)) {
    const message = `${known.length === 1 ? 'This feature is' : 'These features are'} ${after.name.toLowerCase()} already.`
    report.add({ code: 'rule/without-effect', path, message })
  }
}

/** 14.13, 14.14: whoever is placed by his owner, or hidden, is somebody on the table at the start. */
function checkMembers(battle: CheckedDraft, rule: EsrChosenSetUp | EsrHiddenSetUp, path: Path): void {
  const { report, roster } = battle
  rule.formations?.forEach((id: string | undefined, i) => {
    if (id !== undefined) isKnown(battle, 'formation', id, [...path, 'formations', i])
  })
  if (report.hasErrors(...path) || isUnsure(battle)) return
  const { side, nation, types, names, formations } = rule
  const troops = {
    side,
    ...(nation !== undefined && { nation }),
    ...(types && { types }),
    ...(names && { names }),
    ...(formations && { formations }),
  }
  const meant = roster.units.filter(
    (unit) =>
      unit.data.at !== undefined && counts({ kind: 'lost', troops, least: 1, places: [], measure: 'units' }, unit),
  )
  if (meant.length === 0) {
    report.add({ code: 'rule/nobody', path, message: 'No unit on the table at the start is meant.' })
  } else if (rule.rule === 'chosen-set-up') checkRoom(battle, meant.length, rule.within, path)
}

/** 14.13: the least ground that a unit covers, in square inches: no base is smaller. */
const SMALLEST_BASE = 0.25

/** 14.13: whoever is placed finds room. */
function checkRoom({ draft, report }: CheckedDraft, units: number, within: readonly string[], path: Path): void {
  const areas = within.map((id) => draft.board?.areas?.[id]?.area)
  if (areas.some((area) => area === undefined) || !report.isComplete('board')) return
  const room = areas.reduce((sum, area) => sum + extentOf(area!.map(([x, y]) => [x!, y!])), 0)
  if (units * SMALLEST_BASE <= room) return
  const message = `There are ${count(units, 'unit')} to place, and no room for all of them.`
  report.add({ code: 'rule/no-room', path: [...path, 'within'], message, hint: 'Name larger areas, or more of them.' })
}

/** How large an outline is. */
function extentOf(ring: readonly (readonly [number, number])[]): number {
  let twice = 0
  ring.forEach(([x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!
    twice += x * nextY - nextX * y
  })
  return Math.abs(twice) / 2
}
