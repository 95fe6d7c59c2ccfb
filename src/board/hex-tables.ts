import { HexGrid } from './hex-grid.ts'
import { distance, isInFront, type HexLine as Line, lineBetween } from './hex-lines.ts'

/** Up to this many hexes every pair has an entry in a table; beyond, pairs are worked out when asked for. */
const MAX_TABLED = 1024

/** What lies between two hexes, told by how far it is from the first: good for every pair that lies alike. */
export type RelativeLine = {
  /** How far in indices each hex is that the line crosses. */
  readonly crossed: Int32Array
  /** Pairs along whose common side it runs: index and row of one, index and row of the other, from the first hex. */
  readonly along: Int32Array
}

/** Distances, arcs and lines of a grid, looked up instead of worked out. Grids of one size share one. */
export class HexTables {
  readonly grid: HexGrid
  /** Six to a hex, in the order of DIRECTIONS; NOWHERE off the board. */
  readonly neighbours: Int32Array
  /**
   * For each pair of hexes the distance, and from bit 8 on one bit a direction: whether the one is in front of the other.
   * Drawn when a pair is first asked for: for a picture nobody does.
   */
  #pairs: Uint16Array | undefined
  /** By hex: how far all others are, drawn when first asked for. */
  readonly #distances: (Uint8Array | undefined)[]
  /** By hex: its column, the first being 0. */
  readonly #columns: Uint16Array
  /** By how the second hex lies from the first, drawn when first asked for. */
  readonly #lines: (RelativeLine | undefined)[]
  /** A grid with room for every line in every direction, and its two middle hexes: one a parity of columns. */
  readonly #drawing: HexGrid
  readonly #middles: readonly [number, number]
  readonly #width: number
  readonly #height: number

  static of(grid: HexGrid): HexTables {
    const known = TABLES.get(grid)
    if (known) return known
    const tables = new HexTables(grid)
    TABLES.set(grid, tables)
    return tables
  }

  private constructor(grid: HexGrid) {
    this.grid = grid
    this.neighbours = Int32Array.from({ length: grid.size * 6 }, (_, i) => grid.neighbour(Math.floor(i / 6), i % 6))
    const { columns, rows } = grid
    this.#columns = Uint16Array.from({ length: grid.size }, (_, hex) => Math.floor(hex / rows))
    this.#width = 2 * columns + 1
    this.#height = 2 * rows + 1
    // Filled, because an array with great gaps is looked up slowly.
    this.#distances = Array.from({ length: grid.size }, () => undefined)
    this.#lines = Array.from({ length: 2 * this.#width * this.#height }, () => undefined)
    this.#drawing = HexGrid.of(0, 2 * columns + 3, 2 * rows + 3)
    const even = columns + (columns % 2)
    this.#middles = [this.#drawing.at(even, rows + 1), this.#drawing.at(even + 1, rows + 1)]
  }

  distance(from: number, to: number): number {
    const pairs = this.#pairs ?? this.#firstPairs()
    return pairs ? pairs[from * this.grid.size + to]! & 0xff : distance(this.grid, from, to)
  }

  /** By hex: how far it is from one, up to 255. */
  distancesFrom(from: number): Uint8Array {
    return (this.#distances[from] ??= this.#measure(from))
  }

  /** Whether a hex is in the frontal arc of a unit that faces a direction, the border of the arc included. */
  isInFront(from: number, facing: number, to: number): boolean {
    const pairs = this.#pairs ?? this.#firstPairs()
    return pairs
      ? (pairs[from * this.grid.size + to]! & (0x100 << facing)) !== 0
      : isInFront(this.grid, from, facing, to)
  }

  /** The directions in which a unit has a hex in its frontal arc, a bit each. */
  frontsTowards(from: number, to: number): number {
    const pairs = this.#pairs ?? this.#firstPairs()
    return pairs ? pairs[from * this.grid.size + to]! >> 8 : frontsTowards(this.grid, from, to)
  }

  /** The direction of a neighbour, or -1. */
  directionTo(from: number, to: number): number {
    for (let direction = 0; direction < 6; direction++) {
      if (this.neighbours[from * 6 + direction] === to) return direction
    }
    return -1
  }

  /** The line from centre to centre. */
  line(from: number, to: number): RelativeLine {
    const { rows } = this.grid
    const fromColumn = this.#columns[from]!
    const columns = this.#columns[to]! - fromColumn
    const up = to - from - columns * rows
    const parity = (fromColumn + this.grid.firstColumn) & 1
    const key = (parity * this.#width + columns + this.grid.columns) * this.#height + up + rows
    return (this.#lines[key] ??= this.#draw(parity as 0 | 1, columns, up))
  }

  #firstPairs(): Uint16Array | undefined {
    return (this.#pairs = this.grid.size <= MAX_TABLED ? this.#tabulatePairs() : undefined)
  }

  /** Pairs that lie alike have the same entry: it is worked out once, and copied a column at a time. */
  #tabulatePairs(): Uint16Array {
    const { columns, rows, size, firstColumn } = this.grid
    const pairs = new Uint16Array(size * size)
    const alike = [this.#tabulateFrom(0), this.#tabulateFrom(1)] as const
    for (let from = 0; from < size; from++) {
      const column = this.#columns[from]!
      const row = from - column * rows
      const entries = alike[((column + firstColumn) & 1) as 0 | 1]
      for (let other = 0; other < columns; other++) {
        const start = (other - column + columns) * this.#height + rows - row
        pairs.set(entries.subarray(start, start + rows), from * size + other * rows)
      }
    }
    return pairs
  }

  /** The entries of pairs by how the second hex lies from the first, column by column, for a parity of the first's column. */
  #tabulateFrom(parity: 0 | 1): Uint16Array {
    const { columns, rows } = this.grid
    const drawing = this.#drawing
    const from = this.#middles[parity]
    const entries = new Uint16Array(this.#width * this.#height)
    for (let column = -columns; column <= columns; column++) {
      for (let row = -rows; row <= rows; row++) {
        const to = drawing.at(drawing.column(from) + column, drawing.row(from) + row)
        const fronts = frontsTowards(drawing, from, to)
        entries[(column + columns) * this.#height + row + rows] =
          Math.min(distance(drawing, from, to), 0xff) | (fronts << 8)
      }
    }
    return entries
  }

  #measure(from: number): Uint8Array {
    return Uint8Array.from({ length: this.grid.size }, (_, to) => Math.min(this.distance(from, to), 0xff))
  }

  #draw(parity: 0 | 1, columns: number, up: number): RelativeLine {
    const drawing = this.#drawing
    const from = this.#middles[parity]
    const to = drawing.at(drawing.column(from) + columns, drawing.row(from) + up)
    const line: Line = lineBetween(drawing, from, to)
    const { rows } = this.grid
    const row = (hex: number) => drawing.row(hex) - drawing.row(from)
    const index = (hex: number) => (drawing.column(hex) - drawing.column(from)) * rows + row(hex)
    return {
      crossed: Int32Array.from(line.crossed, index),
      along: Int32Array.from(line.along.flatMap(([a, b]) => [index(a), row(a), index(b), row(b)])),
    }
  }
}

function frontsTowards(grid: HexGrid, from: number, to: number): number {
  let fronts = 0
  for (let facing = 0; facing < 6; facing++) if (isInFront(grid, from, facing, to)) fronts |= 1 << facing
  return fronts
}

const TABLES = new WeakMap<HexGrid, HexTables>()
