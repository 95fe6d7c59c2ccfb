import { checkGroupIds } from '../../../scenario/arrivals/check-bodies.ts'
import { checkTiming, type TimingFacts } from '../../../scenario/arrivals/check-timing.ts'
import { isFixed } from '../../../scenario/arrivals/timing.ts'
import { checkDieTable } from '../../../scenario/checks/die-table.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import { isSide } from '../../../scenario/checks/sides.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import { count, some } from '../../../scenario/wording.ts'
import type { Condition, Stage, StagedArrival, UnitType } from '../format/index.ts'
import { GENERAL, nationsIn, ROUNDS_PER_TURN, troopRow } from '../format/index.ts'
import { type BattleToCheck, paintIn } from './battle-to-check.ts'
import { checkBodies, timingFacts } from './bodies.ts'

/** Reinforcements: who, when, and whether they can get in. */
export function checkArrivals(battle: BattleToCheck): void {
  const { draft, report } = battle
  const facts = timingFacts(battle)
  checkGroupIds(report, draft.reinforcements)
  forEachEntry(draft.reinforcements, ['reinforcements'], (group, path) => {
    if (!isSide(battle, group.side, [...path, 'side'])) return
    if (
      group.nation &&
      !nationsIn(draft, group.side).includes(group.nation) &&
      !report.hasErrors('sides', group.side) &&
      report.isComplete('sides')
    ) {
      const message = `${group.nation} does not fight for ${group.side}.`
      const hint = `Nations of ${group.side}: ${nationsIn(draft, group.side).join(', ')}.`
      report.add({ code: 'unit/wrong-nation', path: [...path, 'nation'], message, hint })
    }
    if (group.suspect !== undefined) {
      report.add({ code: 'source/suspect', path: [...path, 'suspect'], target: 'key', message: group.suspect })
    }
    if ('stages' in group) {
      if (group.when) checkTiming(facts, { when: group.when }, group.side, path)
      checkStages(battle, group, path)
    }
  })
  checkScheduled(battle, facts)
  checkBodies(battle, facts)
}

function checkScheduled(battle: BattleToCheck, facts: TimingFacts<Condition>): void {
  const { report, arrivals, grid } = battle
  const taken = new Map<string, 'combat' | 'general'>()
  for (const { arrival, units, path } of arrivals) {
    checkTiming(facts, arrival, arrival.side, path)
    if (units.length === 0 && report.isComplete(...path)) {
      report.add({ code: 'arrival/nobody', path: [...path, 'units'], target: 'key', message: 'No units arrive here.' })
    }
    for (const { hex, type, side, path: unitPath } of units) {
      checkEntrance(battle, [hex], [type], side, unitPath)
      const kind = troopRow(battle.draft, type).nature === GENERAL ? 'general' : 'combat'
      const key = `${arrival.turn} ${hex} ${kind}`
      if (taken.has(key) && isFixed(arrival)) {
        const at = [grid.label(hex)]
        const message = `Another ${kind === 'general' ? 'general' : 'unit'} arrives in ${at[0]} on turn ${arrival.turn} already.`
        report.add({ code: 'arrival/same-hex', path: unitPath, at, message })
      }
      taken.set(key, kind)
    }
  }
}

function checkStages(battle: BattleToCheck, group: StagedArrival, path: Path): void {
  const { draft, report } = battle
  const types = Object.keys(group.pool)
  let before: Stage | undefined
  forEachEntry(group.stages, [...path, 'stages'], (stage, stagePath) => {
    if (stage.to !== undefined && stage.to < stage.from) {
      const message = `The stage ends on turn ${stage.to}, before it begins on turn ${stage.from}.`
      report.add({ code: 'arrival/stages', path: [...stagePath, 'to'], message })
    } else if (before && before.from > stage.from && report.isComplete(...path, 'stages')) {
      const message = `The stage begins on turn ${stage.from}, but the one before it on turn ${before.from}.`
      const hint = 'List stages in the order in which they begin.'
      report.add({ code: 'arrival/stages', path: [...stagePath, 'from'], message, hint })
    }
    before = stage
    if (draft.turns !== undefined && stage.from > draft.turns) reportLate(battle, stage.from, [...stagePath, 'from'])
    checkEntrances(battle, stage, types, group.side, stagePath)
  })
  if (report.isComplete(...path)) checkPool(battle, group, path)
}

function checkEntrances(
  battle: BattleToCheck,
  stage: Stage,
  types: readonly UnitType[],
  side: string,
  path: Path,
): void {
  const { reader, report } = battle
  const { choose, d6 } = stage.entrance
  if (d6) checkDieTable(Object.keys(d6), 1, 6, [...path, 'entrance', 'd6'], report)
  const lists = [
    ...(choose ? [{ list: choose, path: [...path, 'entrance', 'choose'] }] : []),
    ...Object.entries(d6 ?? {}).map(([roll, list]) => ({ list, path: [...path, 'entrance', 'd6', roll] })),
  ]
  for (const { list, path: listPath } of lists) {
    if (list.length === 0) {
      report.add({ code: 'arrival/no-entrance', path: listPath, message: 'Name a hex where units come in.' })
    }
    const judged = new Set<number>()
    reader.forEachItem(list, listPath, (hexes, itemPath) => {
      const fresh = hexes.filter((hex) => !judged.has(hex))
      for (const hex of fresh) judged.add(hex)
      checkEntrance(battle, fresh, types, side, itemPath)
    })
  }
}

/** Units enter at the edge, on ground that they can and may enter. */
function checkEntrance(
  battle: BattleToCheck,
  hexes: readonly number[],
  types: readonly UnitType[],
  side: string,
  path: Path,
): void {
  const { grid, entry, report } = battle
  const inland = hexes.filter((hex) => !grid.isOnEdge(hex))
  const onEdge = hexes.filter((hex) => grid.isOnEdge(hex))
  const labels = (list: readonly number[]) => list.map((hex) => grid.label(hex))
  if (inland.length > 0) {
    const at = labels(inland)
    const message = `${some(at)} ${at.length > 1 ? 'are' : 'is'} not on the edge of the board.`
    const hint = 'Edge hexes are in the first and last column and row.'
    report.add({ code: 'arrival/inland', path, at, message, hint })
  }
  // What a special rule makes impassable is told of the rule.
  const closed = onEdge.filter((hex) => !entry.isPassable(hex) && !paintIn(battle, hex).passable)
  if (closed.length > 0) {
    const at = labels(closed)
    report.add({
      code: 'arrival/impassable',
      path,
      at,
      message: `No unit can enter at ${some(at)}: the ground is impassable.`,
    })
  }
  const barred = onEdge.filter((hex) => entry.isPassable(hex) && !types.some((type) => entry.admits(hex, type, side)))
  if (barred.length > 0 && types.length > 0) {
    const at = labels(barred)
    report.add({
      code: 'arrival/forbidden',
      path,
      at,
      message: `A special rule keeps the arriving units out of ${some(at)}.`,
    })
  }
}

/** Even with the best dice, can the whole pool arrive before the end? */
function checkPool({ draft, report }: BattleToCheck, group: StagedArrival, path: Path): void {
  if (draft.turns === undefined) return
  const pool = Object.entries(group.pool)
  let free = 0
  let byArm = 0
  let generals = false
  for (const { from, to = draft.turns, each, units, typeDie } of group.stages) {
    const turns = Math.min(to, draft.turns) - from + 1
    const due = Math.max(0, turns) * (each === 'round' ? ROUNDS_PER_TURN : 1) * units
    if (typeDie) byArm += due
    else free += due
    generals ||= !typeDie || typeDie.flag === 'choose' || typeDie.general === 'general'
  }
  const total = pool.reduce((sum, [, number = 0]) => sum + number, 0)
  const stuck = pool.find(([type]) => troopRow(draft, type).nature === GENERAL && !generals)
  if (stuck) {
    const message = `No face of the type die brings in the general of the pool.`
    report.add({ code: 'arrival/pool-left', path: [...path, 'pool', stuck[0]], target: 'key', message })
  } else if (free + byArm < total) {
    const message = `The pool has ${count(total, 'unit')}, but at most ${free + byArm} can arrive in ${count(draft.turns, 'turn')}.`
    report.add({ code: 'arrival/pool-left', path: [...path, 'pool'], target: 'key', message })
  }
}

function reportLate({ draft, report }: BattleToCheck, turn: number, path: Path): void {
  report.add({
    code: 'arrival/too-late',
    path,
    message: `Turn ${turn} never comes: the battle has ${count(draft.turns!, 'turn')}.`,
  })
}
