import type { PiecePortrait } from '../engine/portrait.ts'
import type { BoardParts } from './parts.ts'
import { grown, type Rect } from './shapes.ts'

/** The parts of the picture in which two states of a battle differ; nothing where the boards are not alike at all. */
export function findChanges(before: BoardParts, after: BoardParts): Rect[] | undefined {
  const onBoard = after.drawing.changesFrom(before.drawing)
  return onBoard && [...onBoard, ...changedPieces(before, after), ...changedNames(before, after)]
}

function changedPieces(before: BoardParts, after: BoardParts): Rect[] {
  const changed = [
    ...[...before.piecesOf.keys()].filter((place) => !after.piecesOf.has(place)),
    ...[...after.piecesOf].flatMap(([place, pieces]) => (areAlike(before.piecesOf.get(place), pieces) ? [] : [place])),
  ]
  // The larger pieces may have been there before.
  const { drawing } = before.drawing.reach > after.drawing.reach ? before : after
  return changed.map((place) => drawing.around(place))
}

function areAlike(before: readonly PiecePortrait[] | undefined, after: readonly PiecePortrait[]): boolean {
  return before?.length === after.length && after.every((piece, i) => lookOf(piece) === lookOf(before[i]!))
}

/** Everything of a piece that its counter shows; a name only over numbers, or on a table. */
export function lookOf(piece: PiecePortrait): string {
  const { side, colour = '', symbol, grade, strength, full, facing, square, arrives, values, name, footprint } = piece
  const print = values === undefined && !footprint ? '' : `${values ?? ''} ${name ?? ''}`
  const size = footprint ? `${footprint.width}x${footprint.depth}` : ''
  return `${side} ${colour} ${symbol} ${grade} ${strength} ${full} ${facing} ${square} ${arrives === undefined ? '' : 'later'} ${size} ${print}`
}

function changedNames(before: BoardParts, after: BoardParts): Rect[] {
  const key = ({ name, at: [x, y], style, letters = [] }: BoardParts['names'][number]) =>
    `${x} ${y} ${name} ${JSON.stringify(style)} ${letters[0]?.join(' ')}`
  const [old, now] = [new Set(before.names.map(key)), new Set(after.names.map(key))]
  const changed = [
    ...before.names.filter((name) => !now.has(key(name))),
    ...after.names.filter((name) => !old.has(key(name))),
  ]
  return changed.map(({ box }) => grown(box, 12))
}
