import { columnLabel, type HexPosition, makeHex, NUMBERED, parseHex } from './hex-labels.ts'
import { NOWHERE } from './nowhere.ts'

/** The six hexsides of a flat-topped hex, clockwise; a direction is an index into this list. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const

/** Where a direction points, in degrees clockwise from the north. */
export const degreesOf = (direction: number) => direction * 60

/** The direction that points to so many degrees. */
export const directionOf = (degrees: number) => Math.round(degrees / 60) % DIRECTIONS.length

/**
 * A rectangle of flat-topped hexes with dense indices, column by column from the south-west corner.
 * Every second column (B, D, F, H, K …, or 01, 03, 05 …) lies half a hex further south. Rows count from the south here;
 * labels count them from the north where columns have numbers.
 */
export class HexGrid {
  /** The ordinal of the westernmost column. */
  readonly firstColumn: number
  readonly columns: number
  readonly rows: number
  readonly size: number
  #neighbours: Int32Array | undefined
  readonly #labels: string[] = []
  /** Hexes by label, as far as somebody has looked for them. */
  readonly #found = new Map<string, number>()

  /** The grid of this size. Grids never change, so boards of one size share one, with its tables. */
  static of(firstColumn: number, columns: number, rows: number): HexGrid {
    const key = `${firstColumn} ${columns} ${rows}`
    const known = GRIDS.get(key)
    if (known) return known
    const grid = new HexGrid(firstColumn, columns, rows)
    GRIDS.set(key, grid)
    return grid
  }

  private constructor(firstColumn: number, columns: number, rows: number) {
    this.firstColumn = firstColumn
    this.columns = columns
    this.rows = rows
    this.size = columns * rows
  }

  /** The hex at an absolute column ordinal and a row from the south, or NOWHERE. */
  at(column: number, row: number): number {
    const own = column - this.firstColumn
    return own < 0 || own >= this.columns || row < 0 || row >= this.rows ? NOWHERE : own * this.rows + row
  }

  /** The hex with this label, or NOWHERE. */
  find(label: string): number {
    const found = this.#found.get(label)
    if (found !== undefined) return found
    const position = parseHex(label)
    const hex = position ? this.locate(position) : NOWHERE
    // Of the ways to write a hex one is kept: files may have any number of others.
    if (hex !== NOWHERE && this.label(hex) === label) this.#found.set(label, hex)
    return hex
  }

  /** The hex at a position as labels count, or NOWHERE. */
  locate({ column, row }: HexPosition): number {
    return this.at(column, column >= NUMBERED ? this.rows - 1 - row : row)
  }

  /** Column and row of a hex as its label counts them. */
  position(hex: number): HexPosition {
    const column = this.column(hex)
    return { column, row: column >= NUMBERED ? this.rows - 1 - this.row(hex) : this.row(hex) }
  }

  column(hex: number): number {
    return this.firstColumn + Math.floor(hex / this.rows)
  }

  row(hex: number): number {
    return hex % this.rows
  }

  label(hex: number): string {
    return (this.#labels[hex] ??= makeHex(this.position(hex)))
  }

  /** The neighbour in a direction, or NOWHERE. */
  neighbour(hex: number, direction: number): number {
    return (this.#neighbours ??= this.#tabulateNeighbours())[hex * 6 + direction]!
  }

  areNeighbours(a: number, b: number): boolean {
    for (let direction = 0; direction < 6; direction++) if (this.neighbour(a, direction) === b) return true
    return false
  }

  isOnEdge(hex: number): boolean {
    const column = this.column(hex) - this.firstColumn
    const row = this.row(hex)
    return column === 0 || column === this.columns - 1 || row === 0 || row === this.rows - 1
  }

  /** The direction in which a path that ends at the edge leads off the board: straight on, or as straight as it gets. */
  directionOff(hex: number, before: number): number | undefined {
    const from = DIRECTIONS.findIndex((_, direction) => this.neighbour(hex, direction) === before)
    if (from < 0) return undefined
    return [3, 2, 4].map((turn) => (from + turn) % 6).find((direction) => this.neighbour(hex, direction) === NOWHERE)
  }

  /** `A-V` or `01-27`, as scenarios write the columns. */
  get columnRange(): string {
    return `${columnLabel(this.firstColumn)}-${columnLabel(this.firstColumn + this.columns - 1)}`
  }

  #tabulateNeighbours(): Int32Array {
    const table = new Int32Array(this.size * 6)
    for (let hex = 0; hex < this.size; hex++) {
      const column = this.column(hex)
      const row = this.row(hex)
      // A shifted column's northern neighbours to both sides have its own row number, an unshifted one's the next.
      const north = column % 2 === 1 ? row : row + 1
      table[hex * 6] = this.at(column, row + 1)
      table[hex * 6 + 1] = this.at(column + 1, north)
      table[hex * 6 + 2] = this.at(column + 1, north - 1)
      table[hex * 6 + 3] = this.at(column, row - 1)
      table[hex * 6 + 4] = this.at(column - 1, north - 1)
      table[hex * 6 + 5] = this.at(column - 1, north)
    }
    return table
  }
}

const GRIDS = new Map<string, HexGrid>()
