import type { Point } from '../../../src/board/table/point.ts'
import type { SurveyedShape } from '../../../src/engine/table-scenario-editor.ts'
import { onTable } from '../../document/by-board.ts'
import type { DrawnOutline } from '../../view/gesture-overlay.ts'
import type { TableDesk } from '../tool.ts'
import { type Arrangement, arrangementOf } from './arrangement.ts'
import { selectedPieces, selectedShapes, type TablePiece } from './hit-targets.ts'

/** Units and drawings that go together. */
export type SelectionGroup = { readonly group: readonly TablePiece[]; readonly shapes: readonly SurveyedShape[] }

/** What is selected, as far as it lies on the table. */
export function selectionGroupOf(desk: Omit<TableDesk, 'near'>): SelectionGroup {
  return { group: selectedPieces(desk), shapes: selectedShapes(desk.document.state, desk.view.getState()) }
}

/** A load as it lies: its units, then the corners of its drawings. */
export const arrangementOfGroup = ({ group, shapes }: SelectionGroup): Arrangement => [
  ...arrangementOf(group),
  ...shapes.flatMap(({ points }) => points.map((at) => ({ at }))),
]

/** The drawings of a load in another order. */
export function outlinesOf({ group, shapes }: SelectionGroup, arrangement: Arrangement): DrawnOutline[] {
  const corners = arrangement.slice(group.length).map(({ at }) => at)
  return shapes.map(({ points, form }) => ({ points: corners.splice(0, points.length), isClosed: form === 'ring' }))
}

/** Lays a load in another order, as one step. */
export function placeGroup(
  { document }: Pick<TableDesk, 'document'>,
  selected: SelectionGroup,
  arrangement: Arrangement,
  description: string,
  mark?: string,
): boolean {
  const { group, shapes } = selected
  const pieces = group.map(({ piece }, i) => ({ piece: piece.path, ...arrangement[i]! }))
  const corners: readonly (readonly Point[])[] = outlinesOf(selected, arrangement).map(({ points }) => points)
  return document.draw(
    description,
    onTable((scenarioEditor, draft) => [
      ...(pieces.length > 0 ? scenarioEditor.pieces.station(draft, pieces) : []),
      ...shapes.flatMap(({ path }, i) => scenarioEditor.ground.reshape(draft, path, corners[i]!)),
    ]),
    mark,
  )
}

/** `Bossu wood`, `3 units`, `3 units and a drawing`. */
export function describeGroup({ group, shapes }: SelectionGroup): string {
  const units = group.length === 1 ? group[0]!.piece.label : `${group.length} units`
  if (shapes.length === 0) return units
  const one = group.length === 0 ? shapes[0]!.label : 'a drawing'
  const drawings = shapes.length === 1 ? one : `${shapes.length} drawings`
  return group.length === 0 ? drawings : `${units} and ${drawings}`
}
