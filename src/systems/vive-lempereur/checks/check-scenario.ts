import { checkDate } from '../../../scenario/checks/date.ts'
import { forEachEntry, HexReader, makeGrid } from '../../../scenario/checks/hexes.ts'
import { checkSideKinds } from '../../../scenario/checks/hexsides.ts'
import { sharedStep } from '../../../scenario/checks/shared-part.ts'
import { quoteConditions } from '../../../scenario/conditions/quote-conditions.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { CheckReport } from '../format/index.ts'
import { EntryRules, readPlacements, type ScenarioDraft, usualNation } from '../format/index.ts'
import { checkArrivals } from './arrivals.ts'
import { type BattleToCheck, type FixedArrival } from './battle-to-check.ts'
import { checkBoard } from './board.ts'
import { timingFacts } from './bodies.ts'
import { checkCards } from './cards.ts'
import { checkCourse } from './course.ts'
import { checkDeployment } from './deployment.ts'
import { checkOwnFronts } from './edges.ts'
import { checkBlockedEntrances } from './entrances.ts'
import { checkFacings } from './facings.ts'
import { checkGroundNames, checkOwnGround } from './ground.ts'
import { checkOwnNations } from './nations.ts'
import { checkObjectives } from './objectives.ts'
import { checkIslands, connectedGrounds } from './reach.ts'
import { checkSectors, checkZones } from './sectors.ts'
import { adoptSideNames } from './side-names.ts'
import { checkSides } from './sides.ts'
import { checkSpecialRules } from './special-rules.ts'
import { contingents } from './strength.ts'
import { checkStuck } from './stuck.ts'
import { checkTables } from './tables.ts'
import { checkTroopValues } from './troop-values.ts'
import { checkTroops } from './troops.ts'
import { checkUnits } from './units.ts'
import { checkVictory } from './victory.ts'

/** Finds what the schema cannot see in a scenario of this system. */
export function checkScenario(data: unknown, report: CheckReport): void {
  const draft = adoptSideNames(data as ScenarioDraft, report)
  checkDate(draft.date, report)
  sharedStep(report, 'nations', [draft.nations, draft.sides], () => checkOwnNations(draft, report))
  checkTroops(draft, report)
  checkSideKinds(draft, report)
  checkGroundNames(draft, report)
  checkSides(draft, report)
  checkCards(draft, report)
  checkTables(draft, report)
  const battle = readBattle(draft, report)
  if (!battle) return
  checkSectors(battle)
  sharedStep(report, 'zones', [draft.board], () => checkZones(battle))
  checkOwnFronts(battle)
  checkFacings(battle)
  checkOwnGround(battle)
  checkTroopValues(battle)
  checkUnits(battle)
  checkDeployment(battle)
  checkArrivals(battle)
  checkCourse(battle)
  checkSpecialRules(battle)
  checkIslands(battle)
  checkVictory(battle)
  checkBlockedEntrances(battle)
  checkStuck(battle)
  checkObjectives(battle)
  quoteConditions(timingFacts(battle))
}

/** Without a board of known size no hex can be judged. */
function readBattle(draft: ScenarioDraft, report: CheckReport): BattleToCheck | undefined {
  const { board } = draft
  const grid = board && makeGrid(board.columns, board.rows, report)
  if (!grid) return undefined
  const reader = new HexReader(grid, report)
  const { ground, specialRules, sources, troops } = draft
  const { painted, played, hexsides } = sharedStep(report, 'board', [board, ground, specialRules, sources], () =>
    checkBoard(draft, reader, report),
  )
  // Units under a side that was wrong still stand where they stand.
  const sides = Object.keys((report.isComplete('sides') ? draft.sides : draft.units) ?? draft.sides ?? {})
  const place = (
    side: string,
    placements: Parameters<typeof readPlacements>[0],
    nation: string | undefined,
    path: Path,
  ) => readPlacements(placements, side, (type) => nation ?? usualNation(draft, side, type), path, reader)
  const arrivals: FixedArrival[] = []
  forEachEntry(draft.reinforcements, ['reinforcements'], (group, path) => {
    if ('stages' in group) return
    arrivals.push({ arrival: group, units: place(group.side, group.units, group.nation, [...path, 'units']), path })
  })
  const entry = sharedStep(
    report,
    'entry',
    [played, ground, specialRules, draft.sides, troops],
    () => new EntryRules(draft, played, reader, report),
  )
  const units = sides.flatMap((side) => place(side, draft.units?.[side], undefined, ['units', side]))
  const everybody = [...units, ...arrivals.flatMap((arrival) => arrival.units)]
  return {
    draft,
    report,
    reader,
    grid,
    painted,
    terrain: played,
    entry,
    hexsides,
    sides,
    units,
    arrivals,
    everybody,
    contingents: contingents(draft, everybody),
    grounds: sharedStep(report, 'grounds', [entry, hexsides], () => connectedGrounds(grid, entry, hexsides)),
  }
}
