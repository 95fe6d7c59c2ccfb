import { checkDate } from '../../../scenario/checks/date.ts'
import { checkNames } from '../../../scenario/checks/hex-board.ts'
import { checkSideKinds } from '../../../scenario/checks/hexsides.ts'
import { checkNationDefinitions } from '../../../scenario/checks/nations.ts'
import { quoteConditions } from '../../../scenario/conditions/quote-conditions.ts'
import type { CheckReport } from '../format/index.ts'
import { enlist, type NawDraft, readGround, readTables, sidesOf } from '../format/index.ts'
import { checkArrivals } from './arrivals.ts'
import { timingFacts } from './bodies.ts'
import type { CheckedBattle } from './checked-battle.ts'
import { checkCourse } from './course.ts'
import { checkDemoralisation } from './demoralisation.ts'
import { checkExits } from './exits.ts'
import { checkGroundNames, checkOwnGround } from './ground.ts'
import { checkSides } from './sides.ts'
import { checkSpecialRules } from './special-rules.ts'
import { checkTables } from './tables.ts'
import { checkTroops, checkTroopValues } from './troops.ts'
import { checkUnits } from './units.ts'
import { checkVictory } from './victory.ts'

/** Finds what the schema cannot see in a scenario of this system. */
export function check(data: unknown, report: CheckReport): void {
  const draft = data as NawDraft
  checkDate(draft.date, report)
  checkNationDefinitions(draft, report)
  checkSides(draft, report)
  checkTroops(draft, report)
  checkGroundNames(draft, report)
  checkTables(draft, report)
  checkSideKinds(draft, report)
  const battle = readBattle(draft, report)
  if (!battle) return
  checkNames(draft.board?.names, battle.ground.reader, report)
  checkOwnGround(battle)
  checkTroopValues(battle)
  checkUnits(battle)
  checkArrivals(battle)
  checkCourse(battle)
  checkSpecialRules(battle)
  checkExits(battle)
  checkDemoralisation(battle)
  checkVictory(battle)
  quoteConditions(timingFacts(battle))
}

/** Without a board of known size no hex can be judged. */
function readBattle(draft: NawDraft, report: CheckReport): CheckedBattle | undefined {
  const ground = readGround(draft, report)
  if (!ground) return undefined
  const { edition, stacking, tables, ground: definitions } = draft
  // Of tables that are wrong only what is wrong is reported, not what follows from it.
  const isReadable = edition !== undefined && report.isComplete('tables') && !report.hasErrors('tables')
  return {
    draft,
    report,
    ground,
    tables: isReadable
      ? readTables({
          edition,
          ...(stacking && { stacking }),
          ...(tables && { tables }),
          ...(definitions && { ground: definitions }),
        })
      : undefined,
    sides: sidesOf(draft),
    recruits: enlist(draft, ground.reader),
  }
}
