import type { Point as TablePoint } from '../../../src/board/table/point.ts'
import type { PiecePortrait } from '../../../src/engine/portrait.ts'
import type { BoardLayout } from '../../../src/scene/layout.ts'
import type { BoardParts } from '../../../src/scene/parts.ts'
import type { Point } from '../../../src/scene/shapes.ts'
import { footprintAt } from '../../../src/scene/table/block.ts'
import type { Pen } from '../../canvas/pen.ts'
import { traceRing } from '../../canvas/region.ts'
import type { ShapeKind } from '../../tools/table/chosen.ts'
import type { DrawnOutline, Ruler } from '../../view/gesture-overlay.ts'
import { drawnOnTable } from './draw-ahead.ts'

/** What is selected, drawn and measured on a table for the moment. */
export type Drafting = {
  readonly pieces: readonly PiecePortrait[]
  /** What is selected, or being bent, with its corners to take hold of. */
  readonly shape: DrawnOutline | undefined
  /** Several that are selected, or on their way. */
  readonly shapes: readonly DrawnOutline[]
  readonly corner: number | undefined
  /** What is being drawn, and where the hand is. */
  readonly outline: DrawnOutline | undefined
  readonly hand: TablePoint | undefined
  readonly kind: ShapeKind | undefined
  /** What a rule is about to scatter. */
  readonly scattered: { readonly kind: ShapeKind; readonly rings: readonly (readonly TablePoint[])[] } | undefined
  /** Where the group is turned, and its middle. */
  readonly handle: { readonly at: TablePoint; readonly centre: TablePoint } | undefined
  readonly rectangle: readonly [TablePoint, TablePoint] | undefined
  readonly ruler: Ruler | undefined
}

/** Half the size of a corner, and the radius of the handle, in pixels of the page. */
const [CORNER, HANDLE] = [4.5, 7] as const

export function drawDrafting(pen: Pen, parts: BoardParts, drafting: Drafting): void {
  const { layout } = parts
  const { pieces, shape, shapes, corner, outline, hand, handle, rectangle, ruler } = drafting
  const on = (points: readonly TablePoint[]) => layout.rings({ ring: points })[0]!.map((point) => pen.at(point))
  drawSelected(pen, layout, pieces)
  for (const { points, isClosed } of shapes) drawLine(pen, on(points), isClosed, [])
  if (shape) {
    drawLine(pen, on(shape.points), shape.isClosed, [])
    drawCorners(pen, on(shape.points), corner)
  }
  if (outline) {
    const next = hand ? [...outline.points, hand] : outline.points
    if (drafting.kind) pen.shapes(drawnOnTable(parts, pen.theme, drafting.kind, [next]))
    drawLine(pen, on(next), outline.isClosed && next.length > 2, [6, 4])
    drawCorners(pen, on(outline.points), outline.points.length - 1)
  }
  if (drafting.scattered) {
    const { kind, rings } = drafting.scattered
    pen.shapes(drawnOnTable(parts, pen.theme, kind, rings))
    for (const ring of rings) drawRim(pen, on(ring))
  }
  if (handle) drawHandle(pen, ...(on([handle.centre, handle.at]) as [Point, Point]))
  if (rectangle) {
    const [[ax, ay], [bx, by]] = rectangle
    drawLine(pen, on([[ax, ay], [bx, ay], [bx, by], [ax, by]]), true, [6, 4]) // biome-ignore format: corners
  }
  if (ruler) drawRuler(pen, ...(on([ruler.from, ruler.to]) as [Point, Point]), ruler.label)
}

/** A frame around what each piece covers. */
function drawSelected(pen: Pen, layout: BoardLayout, pieces: readonly PiecePortrait[]): void {
  if (pieces.length === 0) return
  pen.trace((context) => {
    for (const piece of pieces) {
      const centre = layout.centre(piece.place)
      traceRing(context, footprintAt(piece, centre) ?? layout.rim(piece.place))
    }
  })
  pen.stroke(pen.theme.accent, 2.5)
}

function drawLine(pen: Pen, points: readonly Point[], isClosed: boolean, dash: readonly number[]): void {
  const { context } = pen
  context.beginPath()
  for (const point of points) context.lineTo(...point)
  if (isClosed) {
    context.closePath()
    pen.fill(pen.theme.accent, 0.12)
  }
  pen.stroke(pen.theme.accent, 2, dash)
}

function drawRim(pen: Pen, points: readonly Point[]): void {
  pen.context.beginPath()
  for (const point of points) pen.context.lineTo(...point)
  pen.context.closePath()
  pen.stroke(pen.theme.accent, 2, [6, 4])
}

/** Small squares; the one that is selected is full. */
function drawCorners(pen: Pen, points: readonly Point[], chosen: number | undefined): void {
  for (const [i, [x, y]] of points.entries()) {
    pen.context.beginPath()
    pen.context.rect(x - CORNER, y - CORNER, 2 * CORNER, 2 * CORNER)
    pen.stroke(pen.theme.accent, 1.5)
    pen.fill(i === chosen ? pen.theme.accent : pen.theme.halo, 1)
  }
}

function drawHandle(pen: Pen, centre: Point, at: Point): void {
  const { context } = pen
  context.beginPath()
  context.moveTo(...centre)
  context.lineTo(...at)
  pen.stroke(pen.theme.accent, 1.5, [3, 4])
  context.beginPath()
  context.arc(...at, HANDLE, 0, 2 * Math.PI)
  pen.stroke(pen.theme.accent, 2)
  pen.fill(pen.theme.halo, 1)
  context.beginPath()
  context.arc(...at, HANDLE - 3.5, -Math.PI / 2, Math.PI)
  context.lineWidth = 1.8
  context.strokeStyle = pen.theme.accent
  context.stroke()
}

/** A line with a stroke across at both ends. */
function drawRuler(pen: Pen, from: Point, to: Point, label: string): void {
  const { context } = pen
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) + Math.PI / 2
  const [dx, dy] = [Math.cos(angle) * 7, Math.sin(angle) * 7]
  context.beginPath()
  context.moveTo(...from)
  context.lineTo(...to)
  for (const [x, y] of [from, to]) {
    context.moveTo(x - dx, y - dy)
    context.lineTo(x + dx, y + dy)
  }
  pen.stroke(pen.theme.accent, 2)
  pen.write(label, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 16], 14)
}
