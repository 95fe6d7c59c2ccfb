import { HexGrid } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'

/** How many columns and rows a board gets more at each edge; those below zero it loses. */
export type Margins = { readonly west: number; readonly east: number; readonly south: number; readonly north: number }

/** Why a board cannot have other margins, if it cannot. */
export function resizeRefusal(
  grid: HexGrid,
  { west, east, south, north }: Margins,
  { columns, rows }: { readonly columns: readonly [number, number]; readonly rows: readonly [number, number] },
): string | undefined {
  if (west % 2 !== 0) return 'Columns are staggered: in the west, add or remove them in pairs.'
  const [wide, high] = [grid.columns + west + east, grid.rows + south + north]
  const fits = (size: number, [least, most]: readonly [number, number]) => size >= least && size <= most
  if (fits(wide, columns) && fits(high, rows)) return undefined
  return `A board has ${columns.join(' to ')} columns and ${rows.join(' to ')} rows.`
}

/**
 * A board with other margins. It begins with the same column and with row 1, so that what is west and south moves all
 * labels, or west and north where they are numbers.
 */
export function resizedGrid(grid: HexGrid, { west, east, south, north }: Margins): HexGrid {
  return HexGrid.of(grid.firstColumn, grid.columns + west + east, grid.rows + south + north)
}

/**
 * For each hex of the board its place on the other, or NOWHERE. Neighbours stay neighbours, as long as columns come and
 * go in pairs in the west: every second one lies half a hex further south.
 */
export function resizeImages(from: HexGrid, to: HexGrid, { west, south }: Margins): Int32Array {
  return Int32Array.from({ length: from.size }, (_, hex) => to.at(from.column(hex) + west, from.row(hex) + south))
}

/** The same for hexes of the edge, such as entrances: they go with it, wherever it comes to lie. */
export function edgeImages(from: HexGrid, to: HexGrid, margins: Margins): Int32Array {
  const images = resizeImages(from, to, margins)
  const along = (at: number, length: number, shift: number, now: number) =>
    at === 0 ? 0 : at === length - 1 ? now - 1 : at + shift
  return images.map((image, hex) => {
    if (!from.isOnEdge(hex)) return image
    const column = along(from.column(hex) - from.firstColumn, from.columns, margins.west, to.columns)
    return to.at(to.firstColumn + column, along(from.row(hex), from.rows, margins.south, to.rows))
  })
}

/** For each hex of the other board the hex of this one that is nearest by column and row. */
export function nearestBefore(from: HexGrid, to: HexGrid, { west, south }: Margins): Int32Array {
  const within = (at: number, first: number, length: number) => Math.min(Math.max(at, first), first + length - 1)
  return Int32Array.from({ length: to.size }, (_, hex) => {
    const column = within(to.column(hex) - west, from.firstColumn, from.columns)
    const near = from.at(column, within(to.row(hex) - south, 0, from.rows))
    if (near === NOWHERE) throw new Error('a board without hexes')
    return near
  })
}
