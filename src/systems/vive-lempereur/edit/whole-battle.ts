import type { HexSymmetry } from '../../../board/hex-symmetry.ts'
import type { Edit } from '../../../engine/scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { changesBetween, hasHoles } from '../../../scenario/edit/changes.ts'
import { describeLost } from '../../../scenario/edit/hexes/move-hexes.ts'
import { NO_COUNTERPART, transformData } from '../../../scenario/edit/hexes/symmetry.ts'
import { exchangeSides } from '../../../scenario/edit/sides.ts'
import type { Nation, UnitType } from '../format/index.ts'
import { nationsIn, openDraft, SCHEMA_ROOT, type ScenarioDraft, UNITS, type UnitRow } from '../format/index.ts'
import { namesOf } from '../text/index.ts'

/** What cannot be read cannot be taken along, and would end up in the wrong place. */
export const HOLES = 'Some entries cannot be read. Fix them first, so that none is lost.'

/** Mirrors or turns the whole battle. */
export function transform(data: unknown, how: HexSymmetry): Edit {
  const opened = openDraft(data)
  if (!opened) return { changes: [], notices: ['There is no board to transform.'] }
  const { draft, grid } = opened
  if (hasHoles(draft)) return { changes: [], notices: [HOLES] }
  const { data: after, lost } = transformData(draft, SCHEMA_ROOT, grid, how, isByRows)
  return { changes: changesBetween([], draft, after), notices: describeLost(lost, NO_COUNTERPART[how]) }
}

/** 2.0, 13.0, 14.0: sectors share the board out, zones reach to its edges, and arrivals come in over them. */
function isByRows([key, part]: Path): boolean {
  return key === 'reinforcements' || (key === 'board' && (part === 'sectors' || part === 'zones'))
}

/**
 * Each side gets what the other has, and its edge, so that everybody on the map still looks and retreats the same way.
 * Where the scenario names a nation, it means the one in the same place among the other side's.
 */
export function swapSides(data: unknown): Edit {
  const draft = (data ?? {}) as ScenarioDraft
  const [first, second, more] = Object.keys(draft.sides ?? {})
  if (!draft.sides || first === undefined || second === undefined || more !== undefined) {
    return { changes: [], notices: ['Only two sides can be exchanged.'] }
  }
  if (hasHoles(draft)) return { changes: [], notices: [HOLES] }
  const [a, b] = [draft.sides[first]!, draft.sides[second]!]
  const nations = pairNations(nationsIn(draft, first), nationsIn(draft, second))
  const exchanged = exchangeSides(draft, SCHEMA_ROOT, [first, second], (value, { definition }) =>
    definition === 'nation' ? nations.get(value as Nation) : undefined,
  ) as ScenarioDraft
  const after = {
    ...exchanged,
    sides: { ...draft.sides, [first]: { ...a, edge: b.edge }, [second]: { ...b, edge: a.edge } },
  }
  return { changes: [...changesBetween([], draft, after), ...reorder(after)], notices: noticesOfForeigners(after) }
}

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

function pairNations(first: readonly Nation[], second: readonly Nation[]): ReadonlyMap<Nation, Nation> {
  const pair = (from: readonly Nation[], to: readonly Nation[]) =>
    from.flatMap((nation, i): [Nation, Nation][] => {
      const other = to[i] ?? to[0]
      return other === undefined ? [] : [[nation, other]]
    })
  return new Map([...pair(first, second), ...pair(second, first)])
}

/** Types that the sheet names after a nation stay what they are; whoever swaps sides may want others. */
function noticesOfForeigners(draft: ScenarioDraft): string[] {
  const names = namesOf(draft)
  return Object.entries(draft.units ?? {}).flatMap(([side, own]) => {
    const foreign = (Object.keys(own) as UnitType[]).filter((type) => {
      const { nation }: UnitRow = UNITS[type]
      return nation !== undefined && !nationsIn(draft, side).includes(nation)
    })
    const types = foreign.map((type) => UNITS[type].name).join(', ')
    return foreign.length === 0 ? [] : [`${types} now fights for the ${names.side(side)}. Check the types.`]
  })
}
