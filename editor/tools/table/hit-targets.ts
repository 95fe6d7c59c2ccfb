import { nearestEdge } from '../../../src/board/table/curve.ts'
import { pointOf, type TableSize } from '../../../src/board/table/places.ts'
import { isWithin, type Point } from '../../../src/board/table/point.ts'
import { contains, doubledArea } from '../../../src/board/table/ring.ts'
import type { ClearTarget } from '../../../src/engine/hex-scenario-editor.ts'
import type { PiecePortrait } from '../../../src/engine/portrait.ts'
import type { SurveyedPiece } from '../../../src/engine/scenario-editor.ts'
import type { SurveyedShape } from '../../../src/engine/table-scenario-editor.ts'
import type { Path } from '../../../src/scenario/diagnostic.ts'
import { paletteIn } from '../../document/board.ts'
import { tableSurveyOf } from '../../document/by-board.ts'
import type { DocumentState } from '../../document/document-state.ts'
import type { TableDesk } from '../tool.ts'

/** A piece that stands on the table at the start, and how it looks. */
export type TablePiece = { readonly piece: SurveyedPiece; readonly portrait: PiecePortrait; readonly at: Point }

/** Pieces without a base are meant from so many tenths around. */
const GENERAL = 3

export const isSamePath = (a: Path | undefined, b: Path | undefined) =>
  a === b || (a !== undefined && b !== undefined && a.join('/') === b.join('/'))

export const hasPath = (paths: readonly Path[], path: Path) => paths.some((one) => isSamePath(one, path))

/** Who stands on the table. Portraits and surveys tell of those at a place in the same order. */
export function placedPieces({ survey, portrait }: DocumentState, size: TableSize): TablePiece[] {
  const there = new Map<number, PiecePortrait[]>()
  for (const one of portrait?.pieces ?? []) {
    if (one.arrives === undefined) there.set(one.place, [...(there.get(one.place) ?? []), one])
  }
  return (survey?.pieces ?? []).flatMap((piece) => {
    const looks = piece.arrives === undefined ? there.get(piece.place)?.shift() : undefined
    return looks ? [{ piece, portrait: looks, at: pointOf(size, piece.place) }] : []
  })
}

/** The pieces of the selection that stand on the table. */
export function selectedPieces({ document, view, size }: Omit<TableDesk, 'near'>): TablePiece[] {
  const { items } = view.getState()
  return items.length === 0 ? [] : placedPieces(document.state, size).filter(({ piece }) => hasPath(items, piece.path))
}

/** The piece at a point: of those that lie on each other, the one on top. */
export function pieceAt({ document, view, size }: TableDesk, point: Point): TablePiece | undefined {
  if (view.getState().locked.has('pieces')) return undefined
  return placedPieces(document.state, size).findLast((placed) => covers(placed, point))
}

function covers({ at, portrait: { footprint, facing = 0 } }: TablePiece, [x, y]: Point): boolean {
  const [dx, dy] = [x - at[0], y - at[1]]
  if (!footprint) return Math.hypot(dx, dy) <= GENERAL
  const angle = (facing * Math.PI) / 180
  const [ahead, right] = [dx * Math.sin(angle) + dy * Math.cos(angle), dx * Math.cos(angle) - dy * Math.sin(angle)]
  return Math.abs(right) <= footprint.width / 2 && Math.abs(ahead) <= footprint.depth / 2
}

/** What is drawn at a point: points before lines, lines before rings, and of rings the smallest. */
export function shapeAt({ document, view, near }: TableDesk, to: Point): SurveyedShape | undefined {
  const { locked } = view.getState()
  const all = tableSurveyOf(document.state)?.shapes ?? []
  const shapes = locked.size === 0 ? all : all.filter((shape) => !locked.has(lockOf(document.state, shape.kind)))
  const isHit = ({ form, points, width = 0 }: SurveyedShape) => {
    if (form === 'point') return isWithin(points[0]!, to, Math.max(near, 4))
    if (form === 'line') return nearestEdge(points, false, to).distance <= Math.max(near, width / 2)
    return points.length > 2 && contains(points, to)
  }
  const hit = shapes.filter(isHit)
  return (
    hit.findLast(({ form }) => form === 'point') ??
    hit.findLast(({ form }) => form === 'line') ??
    hit.toSorted((a, b) => extentOf(a) - extentOf(b))[0]
  )
}

/** What a kind of drawing is locked with: ground, what runs along lines, and areas and entries, which are no ground. */
export function lockOf(state: DocumentState, kind: string): ClearTarget {
  const palette = paletteIn(state)
  const found = palette?.kind === 'table' ? palette.shapes.find(({ id }) => id === kind) : undefined
  return found?.form === 'line' ? 'ways' : found?.pattern === undefined ? 'areas' : 'terrain'
}

const extentOf = ({ points }: SurveyedShape) => Math.abs(doubledArea(points))

/** The drawn things that are selected. */
export function selectedShapes(
  state: DocumentState,
  { items }: { readonly items: readonly Path[] },
): readonly SurveyedShape[] {
  return (tableSurveyOf(state)?.shapes ?? []).filter(({ path }) => hasPath(items, path))
}

/** The drawn thing that is selected alone. */
export function selectedShape(
  state: DocumentState,
  { items }: { readonly items: readonly Path[] },
): SurveyedShape | undefined {
  return items.length === 1 ? selectedShapes(state, { items })[0] : undefined
}
