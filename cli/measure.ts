import { DIRECTIONS, HexGrid } from '../src/board/hex-grid.ts'
import { MOST_NUMBERED, NUMBERED, parseHex } from '../src/board/hex-labels.ts'
import { distance, isInFront, lineBetween } from '../src/board/hex-lines.ts'
import { NOWHERE } from '../src/board/nowhere.ts'
import { bearing, FACINGS, formatFacing, sector } from '../src/board/table/facing.ts'
import { findPlace, pointOf } from '../src/board/table/places.ts'

/** The hexes around one, by direction; none where the board ends. */
type Neighbours = { readonly of: string; readonly by: readonly (readonly [direction: string, hex: string])[] }

/** How one hex lies to another. */
export type HexMeasure = {
  readonly kind: 'hexes'
  readonly from: string
  readonly to?: string
  readonly distance?: number
  /** What the straight line between the centres crosses, and pairs of hexes along whose common side it runs. */
  readonly line?: { readonly crosses: readonly string[]; readonly along: readonly (readonly string[])[] }
  /** The facings of whoever is in the first and has the second in his front. */
  readonly inFrontOf?: readonly string[]
  readonly neighbours: readonly Neighbours[]
}

/** How one point of a table lies to another: in inches, by the points of the compass. */
export type TableMeasure = {
  readonly kind: 'table'
  readonly from: string
  readonly to: string
  readonly distance: number
  readonly bearing: string
  /** The facings of whoever is at the first and has the second in his front, flank or rear. */
  readonly front: readonly string[]
  readonly flank: readonly string[]
  readonly rear: readonly string[]
}

/** Measures from a place to another, or around one; a text where it cannot. */
export function measure(from: string, to: string | undefined, grid?: HexGrid): HexMeasure | TableMeasure | string {
  if (from.includes(',')) return measureTable(from, to)
  const board = grid ?? boundless(from)
  const start = board ? board.find(from) : NOWHERE
  if (!board || start === NOWHERE) return missing(from, grid)
  if (to === undefined) return { kind: 'hexes', from, neighbours: [neighboursOf(board, start)] }
  const end = board.find(to)
  if (end === NOWHERE) return missing(to, grid)
  const { crossed, along } = lineBetween(board, start, end)
  const label = (hex: number) => board.label(hex)
  return {
    kind: 'hexes',
    from,
    to,
    distance: distance(board, start, end),
    line: { crosses: crossed.map(label), along: along.map((pair) => pair.map(label)) },
    inFrontOf: DIRECTIONS.filter((_, facing) => isInFront(board, start, facing, end)),
    neighbours: [neighboursOf(board, start), neighboursOf(board, end)],
  }
}

function measureTable(from: string, to: string | undefined): TableMeasure | string {
  if (to === undefined) return 'name two points of the table, such as 20,10 23.5,14.'
  const [a, b] = [from, to].map((label) => findPlace(LARGEST_TABLE, label))
  if (a === NOWHERE || b === NOWHERE) {
    return `${a === NOWHERE ? from : to} is not a point of a table. Write inches from the south-west corner, such as 20.7,10.2.`
  }
  const [[ax, ay], [bx, by]] = [pointOf(LARGEST_TABLE, a!), pointOf(LARGEST_TABLE, b!)]
  const [dx, dy] = [bx - ax, by - ay]
  const facings = (wanted: number) =>
    Array.from({ length: FACINGS }, (_, facing) => facing)
      .filter((facing) => sector(facing, dx, dy) === wanted)
      .map(formatFacing)
  return {
    kind: 'table',
    from,
    to,
    distance: Math.round(Math.sqrt(dx * dx + dy * dy) * 10) / 100,
    bearing: dx === 0 && dy === 0 ? 'none' : formatFacing(bearing(dx, dy)),
    front: facings(0),
    flank: facings(1),
    rear: facings(2),
  }
}

const LARGEST_TABLE = { width: 10_000, height: 10_000 }

function neighboursOf(grid: HexGrid, hex: number): Neighbours {
  const by = DIRECTIONS.flatMap((name, direction) => {
    const next = grid.neighbour(hex, direction)
    return next === NOWHERE ? [] : [[name, grid.label(next)] as const]
  })
  return { of: grid.label(hex), by }
}

/** A board large enough for every hex of its kind, where no battle says how large it is. */
function boundless(label: string): HexGrid | undefined {
  const { column } = parseHex(label) ?? { column: -1 }
  if (column < 0) return undefined
  return column >= NUMBERED ? HexGrid.of(NUMBERED + 1, MOST_NUMBERED, MOST_NUMBERED) : HexGrid.of(0, 200, MOST_NUMBERED)
}

function missing(label: string, grid: HexGrid | undefined): string {
  if (grid) return `${label} is not on the board (columns ${grid.columnRange}, rows 1-${grid.rows}).`
  return `${label} is neither a hex (D5, 0417) nor a point of a table in inches (20.7,10.2).`
}
