import { pointOf } from '../board/table/places.ts'
import { contains } from '../board/table/ring.ts'
import type { BoardPortrait, PiecePortrait, Portrait } from '../engine/portrait.ts'
import { type BoardLayout, directionName, layoutOf } from './layout.ts'

/** Says what a place holds: `K7, La Haye Sainte, farm. French: Old Guard, 3 of 4`. */
export function describePlaces({ board, pieces, sides }: Portrait): (place: number) => string {
  const layout = layoutOf(board)
  const names = new Map(board.names.flatMap(({ name, places }) => places.map((place) => [place, name] as const)))
  const there = new Map<number, string[]>()
  for (const piece of pieces) {
    const text = `${sides[piece.side]?.name ?? ''}: ${describePiece(piece, layout)}`
    there.set(piece.place, [...(there.get(piece.place) ?? []), text])
  }
  return (place) => {
    const words = [layout.label(place), names.get(place), ...groundAt(board, place)]
    return [words.filter(Boolean).join(', '), ...(there.get(place) ?? [])].join('. ')
  }
}

/** What the ground of a place is called, the topmost first. */
function groundAt(board: BoardPortrait, place: number): readonly string[] {
  if (board.kind === 'hex') {
    const ground = board.ground[place]
    return ground ? [(board.groundNames[ground] ?? ground).toLowerCase()] : []
  }
  const point = pointOf(board, place)
  return board.patches
    .filter(({ ring }) => contains(ring, point))
    .map(({ pattern, name }) => name ?? (board.groundNames[pattern] ?? pattern).toLowerCase())
    .toReversed()
}

/** `Friant, Old Guard, 3 of 4, facing north`. */
export function describePiece(
  { name, type, strength, full, facing, square, symbol }: PiecePortrait,
  layout: BoardLayout,
): string {
  return [
    name === undefined ? singular(type, symbol) : `${name}, ${singular(type, symbol)}`,
    ...(full > 1 ? [`${strength} of ${full}`] : []),
    ...(square ? ['in square'] : facing === undefined ? [] : [`facing ${directionName(layout, facing)}`]),
  ].join(', ')
}

/** Tables name generals and garrisons by their number. */
function singular(type: string, symbol: PiecePortrait['symbol']): string {
  return symbol === 'general' || symbol === 'garrison' ? symbol : type
}
