import type { Point } from '../../../src/board/table/point.ts'
import type { SurveyedShape } from '../../../src/engine/table-scenario-editor.ts'
import { onTable } from '../../document/by-board.ts'
import type { Outline } from '../../view/gesture-overlay.ts'
import type { TableDesk } from '../tool.ts'
import { type Order, orderOf } from './groups.ts'
import { type PlacedPiece, selectedPieces, selectedShapes } from './things.ts'

/** Units and drawings that go together. */
export type Load = { readonly group: readonly PlacedPiece[]; readonly shapes: readonly SurveyedShape[] }

/** What is selected, as far as it lies on the table. */
export function loadOf(desk: Omit<TableDesk, 'near'>): Load {
  return { group: selectedPieces(desk), shapes: selectedShapes(desk.document.state, desk.view.getState()) }
}

/** A load as it lies: its units, then the corners of its drawings. */
export const orderOfLoad = ({ group, shapes }: Load): Order => [
  ...orderOf(group),
  ...shapes.flatMap(({ points }) => points.map((at) => ({ at }))),
]

/** The drawings of a load in another order. */
export function outlinesOf({ group, shapes }: Load, order: Order): Outline[] {
  const corners = order.slice(group.length).map(({ at }) => at)
  return shapes.map(({ points, form }) => ({ points: corners.splice(0, points.length), isClosed: form === 'ring' }))
}

/** Lays a load in another order, as one step. */
export function placeLoad(
  { document }: Pick<TableDesk, 'document'>,
  load: Load,
  order: Order,
  words: string,
  mark?: string,
): boolean {
  const { group, shapes } = load
  const pieces = group.map(({ piece }, i) => ({ piece: piece.path, ...order[i]! }))
  const corners: readonly (readonly Point[])[] = outlinesOf(load, order).map(({ points }) => points)
  return document.draw(
    words,
    onTable((scenarioEditor, draft) => [
      ...(pieces.length > 0 ? scenarioEditor.station(draft, pieces) : []),
      ...shapes.flatMap(({ path }, i) => scenarioEditor.reshape(draft, path, corners[i]!)),
    ]),
    mark,
  )
}

/** `Bossu wood`, `3 units`, `3 units and a drawing`. */
export function sayLoad({ group, shapes }: Load): string {
  const units = group.length === 1 ? group[0]!.piece.label : `${group.length} units`
  if (shapes.length === 0) return units
  const one = group.length === 0 ? shapes[0]!.label : 'a drawing'
  const drawings = shapes.length === 1 ? one : `${shapes.length} drawings`
  return group.length === 0 ? drawings : `${units} and ${drawings}`
}
