import { HexGrid } from '../../../../board/hex-grid.ts'
import { columnOrdinal } from '../../../../board/hex-labels.ts'
import { NOWHERE } from '../../../../board/nowhere.ts'
import { explainMissing } from '../../../../scenario/checks/hexes.ts'
import type { NotationLine } from '../../../../scenario/convert/notation-lines.ts'
import { OPPOSITE_EDGE } from '../sectors.ts'
import { nationOf } from '../side-nations.ts'
import type { Edge } from '../types.gen.ts'
import { parseNation } from './nations.ts'
import type { NotationDraft } from './notation-draft.ts'
import type { ParsedSide } from './sides.ts'

/** A side of which everything is known. */
export type SettledSide = ParsedSide & { readonly edge: Edge }

/** The two sides of a battle, with the nations that arrive later, each at its own edge. */
export function settleSides(draft: NotationDraft, title: NotationLine): SettledSide[] {
  const { sides } = draft
  // An unknown side has been reported where its heading stands.
  if (sides.length !== 2 && !draft.diagnostics.some(({ code }) => code === 'notation/unknown-side')) {
    const found = sides.length === 0 ? 'none' : sides.map(({ name }) => name).join(', ')
    draft.report('notation/sides', title.range(), `A battle has two sides; found: ${found}.`)
  }
  for (const { name } of draft.reinforcements) admitNation(name, sides)
  const [first, second] = sides
  const firstEdge = first?.edge ?? (second?.edge ? OPPOSITE_EDGE[second.edge] : 'south')
  const secondEdge = second?.edge && second.edge !== firstEdge ? second.edge : OPPOSITE_EDGE[firstEdge]
  return sides.map((side, i) => ({ ...side, edge: i === 0 ? firstEdge : secondEdge }))
}

/** Reports units whose hexes the board does not have. */
export function checkHexes(draft: NotationDraft, columns: string, rows: number): void {
  const [west = 0, east = 0] = columns.split('-').map(columnOrdinal)
  const grid = HexGrid.of(west, east - west + 1, rows)
  const arrivals = draft.reinforcements.flatMap((block) => block.arrivals.flatMap(({ units }) => units))
  for (const { hex, range } of [...[...draft.units.values()].flat(), ...arrivals]) {
    if (grid.find(hex) !== NOWHERE) continue
    const { message, hint } = explainMissing(hex, grid)
    draft.report('notation/hex', range, message, hint)
  }
}

/** 13.1: Prussian reinforcements without a Prussian side come to whoever fights the French. */
function admitNation(name: string, sides: readonly ParsedSide[]): void {
  const nation = parseNation(name)
  if (!nation || sides.some((side) => side.nations.some((own) => nationOf(own) === nation))) return
  const allies = sides.filter(
    (side) => (nation === 'french') === side.nations.some((own) => nationOf(own) === 'french'),
  )
  if (allies.length === 1) allies[0]!.nations.push(nation)
}
