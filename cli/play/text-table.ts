import { isInBand } from '../../src/board/table/band.ts'
import { pointOf } from '../../src/board/table/places.ts'
import type { Point } from '../../src/board/table/point.ts'
import { contains } from '../../src/board/table/ring.ts'
import type { PiecePortrait, Portrait, TableBoardPortrait } from '../../src/engine/portrait.ts'
import type { Colors } from '../output/terminal.ts'
import { formatPieces, groundSign, keyOf, lettersOf } from './text-signs.ts'

/** A square of the table takes two letters of a line, which is about as high. */
const CELL = 2
/** No line is longer, so that a terminal can show it. */
const LONGEST = 96
const [ROAD, WATER, OPEN] = ['==', '~~', ' ·']

/** A table in letters: squares of an inch, or of more where it is wide. A unit is the letter of its side and its kind. */
export function drawTextTable({ board, pieces, sides }: Portrait<TableBoardPortrait>, colors: Colors): string {
  const letters = lettersOf(sides.map(({ name }) => name))
  const paints = [colors.blue, colors.red]
  const inches = Math.max(1, Math.ceil(((board.width / 10) * CELL) / LONGEST))
  const side = inches * 10
  const [columns, rows] = [Math.ceil(board.width / side), Math.ceil(board.height / side)]
  const there = new Map<number, PiecePortrait[]>()
  for (const piece of pieces) {
    const [x, y] = pointOf(board, piece.place)
    const square = Math.min(rows - 1, Math.floor(y / side)) * columns + Math.min(columns - 1, Math.floor(x / side))
    there.set(square, [...(there.get(square) ?? []), piece])
  }
  const cell = (column: number, row: number): string => {
    const own = there.get(row * columns + column)
    if (own) return colors.bold(paints[own[0]!.side % 2]!(formatPieces(own, letters, CELL).padEnd(CELL)))
    return colors.dim(groundAt(board, [(column + 0.5) * side, (row + 0.5) * side], side))
  }
  const lines = Array.from({ length: rows }, (_, i) => {
    const row = rows - 1 - i
    const squares = Array.from({ length: columns }, (_square, column) => cell(column, row))
    return `${colors.dim(String(row * inches).padStart(3))} ${squares.join('')}`.trimEnd()
  })
  // A number every five squares: more would run into each other.
  const head = Array.from({ length: Math.ceil(columns / 5) }, (_, i) => String(i * 5 * inches).padEnd(5 * CELL)).join(
    '',
  )
  const key = keyOf({ board, pieces, sides }, letters)
  const ways = [
    ...(board.roads.length > 0 ? [`${ROAD} road`] : []),
    ...(board.waters.length > 0 ? [`${WATER} water`] : []),
  ]
  return [colors.dim(`    ${head}`.trimEnd()), ...lines, colors.dim([key, ...ways].join(', '))].join('\n')
}

/** What lies on top in a square: a way that comes through it, or the ground in its middle. */
function groundAt(board: TableBoardPortrait, middle: Point, side: number): string {
  const { patches, roads, waters } = board
  if (roads.some(({ points }) => isInBand(points, side, middle))) return ROAD
  if (waters.some(({ points }) => isInBand(points, side, middle))) return WATER
  const patch = patches.findLast(({ ring }) => contains(ring, middle))
  return groundSign(board, patch?.ground) ?? OPEN
}
