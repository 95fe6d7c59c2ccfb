import type { BattleChange } from '../../../../scenario/diff/change.ts'
import { compareDefinitions } from '../../../../scenario/diff/definitions.ts'
import { compareAreas, compareHexBoard, compareTerrain, compareTypes } from '../../../../scenario/diff/hex-board.ts'
import { compareHexsides } from '../../../../scenario/diff/hexsides.ts'
import { compareSides } from '../../../../scenario/diff/sides.ts'
import {
  type BattleNames,
  describeGroundKind,
  type Fragment,
  groundFacts,
  groundListOf,
  groundNamesOf,
  isPrintedGround,
  type SideNation,
} from '../../format/index.ts'

/** Compares the battlefield: terrain, roads, waters, names, sectors and zones. */
export function compareGround(before: Fragment, after: Fragment, names: BattleNames): BattleChange[] {
  const [was, is] = [before.board ?? {}, after.board ?? {}]
  return [
    ...compareDefinitions(
      'terrain',
      'kind of ground',
      groundListOf(before).own,
      groundListOf(after).own,
      describeGroundKind,
      { partsOf: groundFacts, isPrinted: isPrintedGround },
    ),
    ...compareTerrain(was.terrain, is.terrain, groundNamesOf({ ...before.ground, ...after.ground })),
    ...compareHexBoard(was, is),
    ...compareHexsides(before, after),
    ...compareTypes({ ...was.sectors }, { ...is.sectors }, (from, to, where) => ({
      part: 'areas',
      text:
        from === undefined
          ? `${to} sector added at ${where}`
          : to === undefined
            ? `${from} sector removed at ${where}`
            : `${from} → ${to} sector at ${where}`,
    })),
    ...compareAreas('areas', was.zones ?? {}, is.zones ?? {}, (side) => `${names.side(side)} zone`),
  ]
}

/** Compares who controls what before anyone has been there. */
export function compareControl(before: Fragment, after: Fragment, names: BattleNames): BattleChange[] {
  return compareAreas(
    'areas',
    before.control ?? {},
    after.control ?? {},
    (side) => `${names.side(side)} control at the start`,
  )
}

/** Compares the sides. 5.1: where the rules let the French go first in a tie, the side listed first does. */
export const compareOwnSides = (
  { sides: was }: Fragment,
  { sides: is }: Fragment,
  names: BattleNames,
): BattleChange[] =>
  compareSides(
    was,
    is,
    { nations: ({ nations }) => describeNations(nations, names), edge: ({ edge }) => edge },
    'it goes first in a tie (5.1)',
  )

function describeNations(nations: readonly SideNation[], names: BattleNames): string {
  return nations
    .map((nation) =>
      typeof nation === 'string' ? names.nation(nation) : `${names.nation(nation.nation)} from the ${nation.edge}`,
    )
    .join(', ')
}
