import type { HexGrid } from '../../../board/hex-grid.ts'
import type { HexSymmetry } from '../../../board/hex-symmetry.ts'
import { makeBoard } from '../../../engine/hexes/whole-board.ts'
import type { Edit } from '../../../engine/scenario-editor.ts'
import { swapTwoSides } from '../../../engine/whole-battle.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { foldSet, readList } from '../../../scenario/edit/hexes/hex-lists.ts'
import { type Margins, nearestBefore } from '../../../scenario/edit/hexes/resize.ts'
import {
  facingFrom,
  isFoughtAcross,
  mayField,
  type NationId,
  nationsIn,
  type OpenDraft,
  SCHEMA_ROOT,
  type ScenarioDraft,
  sectorHexes,
  sectorNames,
  troopRow,
} from '../format/index.ts'
import { namesOf } from '../text/index.ts'
import { blank, SIZES } from './blank.ts'

/** 2.0: sectors share the board out, so that new ground belongs to the one that is nearest. */
export const board = makeBoard<ScenarioDraft>({
  root: SCHEMA_ROOT,
  sizes: SIZES,
  isByRows,
  describeChange,
  shareOut: (opened, to, margins) => ({ sectors: sectorsOn(opened, to, margins) }),
  blank,
})

/** 2.0, 13.0, 14.0: sectors share the board out, zones reach to its edges, and arrivals come in over them. */
function isByRows([key, part]: Path): boolean {
  return key === 'reinforcements' || (key === 'board' && (part === 'sectors' || part === 'zones'))
}

/** 6.2.1: no hexside faces east or west, so the mirror image of the usual facing of those edges is not the usual one. */
function describeChange({ sides = {} }: ScenarioDraft, how: HexSymmetry): string[] {
  if (how !== 'mirror') return []
  return Object.values(sides).flatMap(({ name, edge }) =>
    isFoughtAcross([edge])
      ? [
          `Units of the ${name} without a facing now face ${facingFrom(edge)}, which is not a mirror image. Turn them if it matters.`,
        ]
      : [],
  )
}

function sectorsOn({ draft, grid, reader }: OpenDraft, to: HexGrid, margins: Margins) {
  const nearest = nearestBefore(grid, to, margins)
  const hexes = Array.from(nearest.keys())
  return Object.fromEntries(
    sectorNames(draft.board?.sectors).flatMap((name) => {
      const list = sectorHexes(draft.board?.sectors, name)
      if (list.length === 0) return []
      const before = new Set(readList(list, reader).hexes)
      return [
        [
          name,
          foldSet(
            to,
            hexes.filter((hex) => before.has(nearest[hex]!)),
          ),
        ],
      ]
    }),
  )
}

/**
 * Each side gets what the other has, and its edge, so that everybody on the map still looks and retreats the same way.
 * Where the scenario names a nation, it means the one in the same place among the other side's.
 */
export const swapSides = (data: unknown): Edit =>
  swapTwoSides<ScenarioDraft>(data, {
    root: SCHEMA_ROOT,
    along: ['edge'],
    other: (draft, first, second) => {
      const nations = pairNations(nationsIn(draft, first), nationsIn(draft, second))
      return (value, { definition }) => (definition === 'fightingNationId' ? nations.get(value) : undefined)
    },
    finish: (after) => ({ changes: reorder(after), notices: noticesOfForeigners(after) }),
  })

/** 4.0: the side listed first begins to deploy, so that here the order of the keys says something. */
function reorder({ deployment }: ScenarioDraft): Change[] {
  const path = ['deployment', 'order', 'alternate']
  const value = deployment?.order.alternate
  return value
    ? [
        { kind: 'remove', path },
        { kind: 'set', path, value },
      ]
    : []
}

function pairNations(first: readonly NationId[], second: readonly NationId[]): ReadonlyMap<NationId, NationId> {
  const pair = (from: readonly NationId[], to: readonly NationId[]) =>
    from.flatMap((nation, i): [NationId, NationId][] => {
      const other = to[i] ?? to[0]
      return other === undefined ? [] : [[nation, other]]
    })
  return new Map([...pair(first, second), ...pair(second, first)])
}

/** Types that the sheet names after a nation stay what they are; whoever swaps sides may want others. */
function noticesOfForeigners(draft: ScenarioDraft): string[] {
  const names = namesOf(draft)
  return Object.entries(draft.units ?? {}).flatMap(([side, own]) => {
    const foreign = Object.keys(own).filter((type) => {
      const { nation } = troopRow(draft, type)
      return nation !== undefined && !mayField(draft, side, nation)
    })
    const types = foreign.map((type) => troopRow(draft, type).name).join(', ')
    return foreign.length === 0 ? [] : [`${types} now fights for the ${names.side(side)}. Check the types.`]
  })
}
