import { checkDate } from '../../../scenario/checks/date.ts'
import { quoteConditions } from '../../../scenario/conditions/quote-conditions.ts'
import type { CheckReport } from '../format/index.ts'
import { type EsrDraft, Grounds, rosterOf, tablesOf } from '../format/index.ts'
import { checkArrivals } from './arrivals.ts'
import { checkBoard } from './board.ts'
import { checkBodies } from './bodies.ts'
import { checkBridges } from './bridges.ts'
import type { CheckedDraft } from './checked-draft.ts'
import { checkCommand } from './command.ts'
import { timingFacts } from './conditions.ts'
import { checkCourse } from './course.ts'
import { checkOwnFronts } from './edges.ts'
import { blameDefinitions, checkFormations } from './formations.ts'
import { checkGroundKinds } from './ground.ts'
import { checkIds } from './ids.ts'
import { checkPlacements } from './placements.ts'
import { checkSides } from './sides.ts'
import { checkSpecialRules } from './special-rules.ts'
import { checkTables } from './tables.ts'
import { checkTroops } from './troops.ts'
import { checkUnits } from './units.ts'
import { checkVictory } from './victory.ts'

/** Finds what the schema cannot see in a scenario of this system. */
export function check(data: unknown, report: CheckReport): void {
  const draft = data as EsrDraft
  checkDate(draft.date, report)
  checkTables(draft, report)
  const battle = openForChecks(draft, report)
  checkCourse(battle)
  checkGroundKinds(battle)
  checkBoard(battle)
  checkBridges(battle)
  checkSides(battle)
  checkIds(battle)
  checkTroops(battle)
  checkCommand(battle)
  checkUnits(battle)
  checkFormations(battle)
  checkArrivals(battle)
  checkBodies(battle)
  checkPlacements(battle)
  checkOwnFronts(battle)
  checkSpecialRules(battle)
  checkVictory(battle)
  blameDefinitions(battle)
  quoteConditions(timingFacts(battle))
}

function openForChecks(draft: EsrDraft, report: CheckReport): CheckedDraft {
  // Of tables that are wrong only what is wrong is reported, not what follows from it.
  const isReadable = report.isComplete('tables') && !report.hasErrors('tables')
  const grounds = new Grounds(draft.ground)
  const features = Object.entries(draft.board?.features ?? {})
  return {
    draft,
    report,
    roster: rosterOf(draft),
    tables: isReadable ? tablesOf(draft) : undefined,
    grounds,
    terrain: features.map(([id, feature]) => ({ id, feature, row: grounds.rowOf(feature) })),
  }
}
