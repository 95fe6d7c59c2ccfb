import type { BattleChange } from '../../../../scenario/diff/change.ts'
import { compareDefinitions } from '../../../../scenario/diff/definitions.ts'
import { compareNations } from '../../../../scenario/diff/nations.ts'
import { describeNation, describeTroop, type Fragment, isPrintedType, troopFacts } from '../../format/index.ts'
import { commonNames } from '../names.ts'
import { compareArrivals } from './arrivals.ts'
import { compareCourse } from './course.ts'
import { compareControl, compareGround, compareOwnSides } from './ground.ts'
import { compareCards, compareDeployment, compareRules, compareVictory } from './rules.ts'
import { renameSides } from './side-ids.ts'
import { compareTables } from './tables.ts'
import { compareUnits } from './units.ts'

/** What changed between two battles, in the book's words. */
export function compare(before: unknown, after: unknown): BattleChange[] {
  const is = after as Fragment
  const { renamed: was, changes } = renameSides(before as Fragment, is)
  const names = commonNames(was, is)
  return [
    ...changes,
    ...compareOwnSides(was, is, names),
    ...compareNations(was, is, describeNation),
    ...compareDefinitions(
      'units',
      'unit type',
      was.troops,
      is.troops,
      (troops, id) => describeTroop({ troops }, id, names.nation),
      {
        partsOf: (troops, id) => (isPrintedType(id) ? troopFacts({ troops }, id, names.nation) : undefined),
        isPrinted: isPrintedType,
      },
    ),
    ...compareUnits(was, is, names),
    ...compareArrivals(was, is, names),
    ...compareDeployment(was, is, names),
    ...compareVictory(was, is, names),
    ...compareRules(was, is, names),
    ...compareCourse(was, is, names),
    ...compareTables(was, is),
    ...compareCards(was, is, names),
    ...compareGround(was, is, names),
    ...compareControl(was, is, names),
  ]
}
