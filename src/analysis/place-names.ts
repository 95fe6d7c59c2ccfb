import { HexGrid } from '../board/hex-grid.ts'
import { distance } from '../board/hex-lines.ts'
import { NOWHERE } from '../board/nowhere.ts'
import { findPlace, pointOf } from '../board/table/places.ts'
import { squaredDistance } from '../board/table/point.ts'
import type { BoardPortrait } from '../engine/portrait.ts'

/** Where something happened, as a story tells it: `at Hougoumont`, `near La Haye Sainte`, `in D5`. */
export type DescribePlace = (label: string) => string

/** Beyond so many hexes, or tenths of an inch, nobody calls it near. */
const NEAR_HEXES = 2
const NEAR_TENTHS = 60

/** Places of a board by the names that are written on it. */
export function describePlacesOn(board: BoardPortrait): DescribePlace {
  return board.kind === 'hex' ? onHexes(board) : onTable(board)
}

function onHexes({ firstColumn, columns, rows, names }: Extract<BoardPortrait, { kind: 'hex' }>): DescribePlace {
  const grid = HexGrid.of(firstColumn, columns, rows)
  return (label) => {
    const hex = grid.find(label)
    if (hex === NOWHERE) return label
    return tell(
      `in ${label}`,
      names.map(({ name, places }) => ({ name, away: Math.min(...places.map((one) => distance(grid, hex, one))) })),
      NEAR_HEXES,
    )
  }
}

function onTable({ names, width, height }: Extract<BoardPortrait, { kind: 'table' }>): DescribePlace {
  const size = { width, height }
  return (label) => {
    const place = findPlace(size, label)
    if (place === NOWHERE) return label
    const at = pointOf(size, place)
    const far = (other: number) => Math.sqrt(squaredDistance(at, pointOf(size, other)))
    return tell(
      `around ${label}`,
      names.map(({ name, places }) => ({ name, away: Math.min(...places.map(far)) })),
      NEAR_TENTHS,
    )
  }
}

function tell(plain: string, names: readonly { readonly name: string; readonly away: number }[], near: number): string {
  const nearest = names.toSorted((a, b) => a.away - b.away)[0]
  if (!nearest || nearest.away > near) return plain
  return nearest.away === 0 ? `at ${nearest.name}` : `near ${nearest.name}`
}
