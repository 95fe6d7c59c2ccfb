import { DIRECTIONS } from '../board/hex-grid.ts'
import { hexOfSide, sideFromBeyond } from '../board/hex-sides.ts'
import { pointOf } from '../board/table/places.ts'
import { contains } from '../board/table/ring.ts'
import type { BoardPortrait, HexBoardPortrait, PiecePortrait, Portrait } from '../engine/portrait.ts'
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
    return [...(ground ? [(board.groundNames[ground] ?? ground).toLowerCase()] : []), ...sidesAt(board, place)]
  }
  const point = pointOf(board, place)
  return board.patches
    .filter(({ ring }) => contains(ring, point))
    .map(({ ground, name }) => name ?? (board.groundNames[ground] ?? ground).toLowerCase())
    .toReversed()
}

/** What is on the sides of a hex: `river N NE`. */
function sidesAt(board: HexBoardPortrait, hex: number): string[] {
  const { grid } = layoutOf(board)
  const directions = new Map<string, number[]>()
  for (const { side, name } of board.hexsides ?? []) {
    const own = hexOfSide(side) === hex ? side : sideFromBeyond(grid, side)
    if (hexOfSide(own) === hex) directions.set(name, [...(directions.get(name) ?? []), own % 6])
  }
  return [...directions].map(([name, sides]) => {
    return `${name} ${sides
      .toSorted((a, b) => a - b)
      .map((side) => DIRECTIONS[side])
      .join(' ')}`
  })
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
