import { HexGrid } from '../board/hex-grid.ts'
import { distance } from '../board/hex-lines.ts'
import { NOWHERE } from '../board/nowhere.ts'
import { findPlace, pointOf } from '../board/table/places.ts'
import { squaredDistance } from '../board/table/point.ts'
import type { BoardPortrait } from '../engine/portrait.ts'
import type { DescribePlace } from '../engine/statistics-recorder.ts'

/** Up to so many hexes, or tenths of an inch, it is called near; and up to so many, it lies on a side of it. */
const HEXES = { near: 2, beside: 5 }
const TENTHS = { near: 60, beside: 150 }

type Reach = typeof HEXES
type Named = { readonly name: string; readonly away: number; readonly east: number; readonly north: number }

/** Places of a board by the names that are written on it: `at Hougoumont`, `near La Haye Sainte`, `west of Telnitz`, `in D5`. */
export function describePlacesOn(board: BoardPortrait): DescribePlace {
  return board.kind === 'hex' ? onHexes(board) : onTable(board)
}

function onHexes({ firstColumn, columns, rows, names }: Extract<BoardPortrait, { kind: 'hex' }>): DescribePlace {
  const grid = HexGrid.of(firstColumn, columns, rows)
  // Columns are closer to each other than rows, and every other one is shifted by half a hex.
  const [east, north] = [
    (hex: number) => grid.column(hex) * 0.87,
    (hex: number) => grid.row(hex) - (grid.column(hex) % 2) / 2,
  ]
  return (label) => {
    const hex = grid.find(label)
    if (hex === NOWHERE) return label
    const named = names.flatMap(({ name, places }) =>
      places.map((one) => ({
        name,
        away: distance(grid, hex, one),
        east: east(hex) - east(one),
        north: north(hex) - north(one),
      })),
    )
    return describe(named, HEXES) ?? `in ${label}`
  }
}

function onTable({ names, width, height }: Extract<BoardPortrait, { kind: 'table' }>): DescribePlace {
  const size = { width, height }
  return (label) => {
    const place = findPlace(size, label)
    if (place === NOWHERE) return label
    const at = pointOf(size, place)
    const named = names.flatMap(({ name, places }) =>
      places.map((one) => {
        const other = pointOf(size, one)
        return { name, away: Math.sqrt(squaredDistance(at, other)), east: at[0] - other[0], north: at[1] - other[1] }
      }),
    )
    const edge =
      at[0] === 0 ? 'west' : at[0] === width ? 'east' : at[1] === 0 ? 'south' : at[1] === height ? 'north' : ''
    if (edge !== '' && Math.min(...named.map(({ away }) => away)) > TENTHS.near) return `on the ${edge} edge`
    return describe(named, TENTHS) ?? `in the ${partOf(at[0] / width, at[1] / height)} of the field`
  }
}

/** By the nearest name, if any is near enough. */
function describe(named: readonly Named[], { near, beside }: Reach): string | undefined {
  const nearest = named.toSorted((a, b) => a.away - b.away)[0]
  if (!nearest || nearest.away > beside) return undefined
  // A name that is no proper one wants an article: `the heights north of Frasnes`.
  const name = nearest.name
    .replace(/^The /, 'the ')
    .replace(/^(Ridge|Heights?|Brook|Lane|Bridge|Pond|Wood|Hill|Mill)\b/, (noun) => `the ${noun.toLowerCase()}`)
    .replace(/^(?!the )\p{Ll}/u, 'the $&')
  if (nearest.away > near) return `${direction(nearest.east, nearest.north)} of ${name}`
  return nearest.away === 0 ? `at ${name}` : `near ${name}`
}

/** The nearest of eight: a diagonal one where neither way is more than twice and a half the other. */
function direction(east: number, north: number): string {
  const vertical = Math.abs(north) * 2.4 < Math.abs(east) ? '' : north > 0 ? 'north' : 'south'
  const horizontal = Math.abs(east) * 2.4 < Math.abs(north) ? '' : east > 0 ? 'east' : 'west'
  return [vertical, horizontal].filter((word) => word !== '').join('-')
}

/** The third of the field, by shares of its width and height. */
function partOf(east: number, north: number): string {
  const vertical = north < 1 / 3 ? 'south' : north > 2 / 3 ? 'north' : ''
  const horizontal = east < 1 / 3 ? 'west' : east > 2 / 3 ? 'east' : ''
  return [vertical, horizontal].filter((word) => word !== '').join('-') || 'centre'
}
