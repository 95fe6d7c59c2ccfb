import { DIRECTIONS, HexGrid } from '../board/hex-grid.ts'
import { NOWHERE } from '../board/nowhere.ts'
import type { Extent, HexBoardPortrait } from '../engine/portrait.ts'
import type { BoardLayout } from './layout.ts'
import { lines, type Point, type Rect } from './shapes.ts'

/** From the centre of a hex to a corner. */
export const RADIUS = 40
/** From the centre to the middle of a side. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2

/** How far the border of the map lies around its hexes: land and ways go on to it. */
export const NEAT = 7

/** The size of the numbers of hexes. */
export const NUMBER_SIZE = 7.5

/** The corners, clockwise, so that the side in direction i runs from corner i to the next. */
export const CORNERS: readonly Point[] = [
  [-RADIUS / 2, -APOTHEM],
  [RADIUS / 2, -APOTHEM],
  [RADIUS, 0],
  [RADIUS / 2, APOTHEM],
  [-RADIUS / 2, APOTHEM],
  [-RADIUS, 0],
]

/** From the centre of a hex to the middle of each of its sides, one unit long. */
export const OUTWARD: readonly Point[] = CORNERS.map(([ax, ay], i) => {
  const [bx, by] = CORNERS[(i + 1) % 6]!
  return [(ax + bx) / 2 / APOTHEM, (ay + by) / 2 / APOTHEM]
})

/** Where the hexes of a board are in the picture. */
export class HexLayout implements BoardLayout {
  readonly isGrid = true
  readonly fineStep = 1
  readonly halfWidth = RADIUS
  readonly halfHeight = APOTHEM
  readonly directions = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west']
  readonly grid: HexGrid
  readonly width: number
  readonly height: number
  readonly #left: number
  readonly #top: number
  #hexes: readonly number[] | undefined

  constructor(board: HexBoardPortrait, left: number, top: number) {
    this.grid = HexGrid.of(board.firstColumn, board.columns, board.rows)
    this.#left = left
    this.#top = top
    this.width = (board.columns - 1) * 1.5 * RADIUS + 2 * RADIUS
    const isShifted = board.columns > 1 || board.firstColumn % 2 === 1
    this.height = board.rows * 2 * APOTHEM + (isShifted ? APOTHEM : 0)
  }

  centre(hex: number): Point {
    const column = this.grid.column(hex)
    const down = (this.grid.rows - 1 - this.grid.row(hex)) * 2 * APOTHEM
    // Every second column lies half a hex further south.
    return [
      this.#left + RADIUS + (column - this.grid.firstColumn) * 1.5 * RADIUS,
      this.#top + APOTHEM + down + (column % 2) * APOTHEM,
    ]
  }

  get middle(): number {
    const { grid } = this
    return grid.at(grid.firstColumn + (grid.columns >> 1), grid.rows >> 1)
  }

  has(hex: number): boolean {
    return hex >= 0 && hex < this.grid.size
  }

  label(hex: number): string {
    return this.grid.label(hex)
  }

  where(hex: number): string {
    return `in ${this.label(hex)}`
  }

  find(label: string): number {
    return this.grid.find(label)
  }

  /** To the next column, and along the column. */
  step(from: number, east: number, north: number): number {
    const { grid } = this
    const to = (start: number, steps: number, first: number, count: number) =>
      Number.isFinite(steps) ? start + steps : steps > 0 ? first + count - 1 : first
    return grid.at(to(grid.column(from), east, grid.firstColumn, grid.columns), to(grid.row(from), north, 0, grid.rows))
  }

  areNeighbours(a: number, b: number): boolean {
    return this.grid.areNeighbours(a, b)
  }

  /** Every hex of the board. */
  get hexes(): readonly number[] {
    return (this.#hexes ??= Array.from({ length: this.grid.size }, (_, hex) => hex))
  }

  /** Whether it is but a tile or a sample: then its land ends with it, and there is no border to go on to. */
  get isLone(): boolean {
    return this.grid.size === 1
  }

  /** The board with some air around it. */
  frame(air: number): Rect {
    return {
      x: this.#left - air,
      y: this.#top - air,
      width: this.width + 2 * air,
      height: this.height + 2 * air,
    }
  }

  /** Where a way that leads on from a point in a direction meets the border of the map. */
  towardsBorder([x, y]: Point, [dx, dy]: Point): Point {
    const { x: left, y: top, width, height } = this.frame(NEAT)
    const across = dx === 0 ? Infinity : ((dx < 0 ? left : left + width) - x) / dx
    const along = dy === 0 ? Infinity : ((dy < 0 ? top : top + height) - y) / dy
    const share = Math.min(across, along)
    return [x + dx * share, y + dy * share]
  }

  /** Where land that goes on beyond a side at the edge of the board meets the border of the map that is nearer, and so much further. */
  straightToBorder([x, y]: Point, direction: number, further = 0): Point {
    const [nx, ny] = OUTWARD[direction]!
    const { x: left, y: top, width, height } = this.frame(NEAT + further)
    const [across, along] = [nx < 0 ? left : left + width, ny < 0 ? top : top + height]
    return Math.abs(nx) > 0.1 && Math.abs(across - x) < Math.abs(along - y) ? [across, y] : [x, along]
  }

  /** What lies between hexes and the border of the map, where they are at the edge of the board. */
  margins(hexes: readonly number[]): string {
    let d = ''
    for (const hex of hexes) {
      if (!this.grid.isOnEdge(hex)) continue
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        if (this.grid.neighbour(hex, direction) !== NOWHERE) continue
        const [a, b] = this.endsOf(hex * 6 + direction)
        const end = this.straightToBorder(b, direction)
        d += lines([a, ...this.#alongBorder(this.straightToBorder(a, direction), end), b])
        // In a corner of the map the next side goes on to another border.
        const next = (direction + 1) % DIRECTIONS.length
        if (this.grid.neighbour(hex, next) === NOWHERE)
          d += lines([b, ...this.#alongBorder(end, this.straightToBorder(b, next))])
      }
    }
    return d
  }

  /** From one point of the border of the map to another, by the corner where they lie on different sides of it. */
  #alongBorder(from: Point, to: Point): Point[] {
    if (from[0] === to[0] || from[1] === to[1]) return [from, to]
    const { x: left, width } = this.frame(NEAT)
    const isUpright = from[0] === left || from[0] === left + width
    return [from, isUpright ? [from[0], to[1]] : [to[0], from[1]], to]
  }

  /** The hex that a point lies in, or NOWHERE. On a side or a corner it is one of the hexes that meet there. */
  at([x, y]: Point): number {
    const { grid } = this
    const across = (x - this.#left - RADIUS) / (1.5 * RADIUS)
    for (const column of [Math.floor(across), Math.ceil(across)]) {
      const ordinal = column + grid.firstColumn
      const down = (y - this.#top - APOTHEM - (ordinal % 2) * APOTHEM) / (2 * APOTHEM)
      const hex = grid.at(ordinal, grid.rows - 1 - Math.round(down))
      if (hex !== NOWHERE && isInside(this.centre(hex), x, y)) return hex
    }
    return NOWHERE
  }

  /** The two corners of a side. */
  endsOf(side: number): readonly [Point, Point] {
    const [x, y] = this.centre(Math.floor(side / 6))
    const [[ax, ay], [bx, by]] = [CORNERS[side % 6]!, CORNERS[((side % 6) + 1) % 6]!]
    return [
      [x + ax, y + ay],
      [x + bx, y + by],
    ]
  }

  /** The side that a point lies at, told from the hex that it lies in; NOWHERE in the middle of a hex and at the edge of the board. */
  sideAt([x, y]: Point): number {
    const hex = this.at([x, y])
    if (hex === NOWHERE) return NOWHERE
    const [cx, cy] = this.centre(hex)
    let [best, most] = [NOWHERE, APOTHEM * 0.5]
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const [[ax, ay], [bx, by]] = [CORNERS[direction]!, CORNERS[(direction + 1) % 6]!]
      const towards = ((x - cx) * (ax + bx) + (y - cy) * (ay + by)) / (2 * APOTHEM)
      if (towards > most && this.grid.neighbour(hex, direction) !== NOWHERE)
        [best, most] = [hex * 6 + direction, towards]
    }
    return best
  }

  /** The hexes whose centres lie in a rectangle, in their order. */
  hexesIn({ x, y, width, height }: Rect): number[] {
    const { grid } = this
    const own = (at: number) => (at - this.#left - RADIUS) / (1.5 * RADIUS)
    const [west, east] = [Math.max(0, Math.ceil(own(x))), Math.min(grid.columns - 1, Math.floor(own(x + width)))]
    const found: number[] = []
    for (let column = west; column <= east; column++) {
      const top = this.#top + APOTHEM + ((column + grid.firstColumn) % 2) * APOTHEM
      const down = (at: number) => (at - top) / (2 * APOTHEM)
      const [high, low] = [Math.max(0, Math.ceil(down(y))), Math.min(grid.rows - 1, Math.floor(down(y + height)))]
      for (let row = grid.rows - 1 - low; row <= grid.rows - 1 - high; row++) found.push(column * grid.rows + row)
    }
    return found
  }

  /** The middle of the side between two neighbours. */
  between(a: number, b: number): Point {
    const [[ax, ay], [bx, by]] = [this.centre(a), this.centre(b)]
    return [(ax + bx) / 2, (ay + by) / 2]
  }

  rim(hex: number, margin = 0): readonly Point[] {
    return this.cell(hex, 1 - margin / APOTHEM)
  }

  outline(hex: number, margin = 0): string {
    return lines(this.rim(hex, margin))
  }

  cell(hex: number, share: number): readonly Point[] {
    const [x, y] = this.centre(hex)
    return CORNERS.map(([dx, dy]) => [x + dx * share, y + dy * share])
  }

  rings(extent: Extent): readonly (readonly Point[])[] {
    return this.borders(new Set(hexesOf(extent)))
  }

  pathOf(extent: Extent): string {
    return this.rings(extent)
      .map((ring) => lines(ring))
      .join('')
  }

  outlines(hexes: readonly number[]): string {
    return hexes.map((hex) => this.outline(hex)).join('')
  }

  /** The borders of a set of hexes: closed chains of corners, the set on their right. */
  borders(hexes: ReadonlySet<number>): Point[][] {
    return this.borderSides(hexes).map((sides) => sides.map((side) => this.endsOf(side)[1]))
  }

  /** The same as chains of sides, each told from the hex within. */
  borderSides(hexes: ReadonlySet<number>): number[][] {
    const { grid } = this
    const isBorder = (hex: number, direction: number) => {
      const beyond = grid.neighbour(hex, direction)
      return beyond === NOWHERE || !hexes.has(beyond)
    }
    const met = new Set<number>()
    const chains: number[][] = []
    for (const hex of hexes) {
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        if (met.has(hex * 6 + direction) || !isBorder(hex, direction)) continue
        const chain: number[] = []
        let [at, way] = [hex, direction]
        while (!met.has(at * 6 + way)) {
          met.add(at * 6 + way)
          chain.push(at * 6 + way)
          // Around the corner lies the next side of the same hex, or where a hex of the set is in between, a side of that.
          const next = (way + 1) % 6
          if (isBorder(at, next)) way = next
          else [at, way] = [grid.neighbour(at, next), (way + 5) % 6]
        }
        chains.push(chain)
      }
    }
    return chains
  }

  /** Sides between hexes for which a test says that something changes: short straight lines. */
  sidesBetween(differs: (a: number, b: number) => boolean, hexes = this.hexes): string {
    let d = ''
    for (const hex of hexes) {
      const [x, y] = this.centre(hex)
      // Three directions are enough: the other three are those of the neighbours.
      for (let direction = 0; direction < 3; direction++) {
        const neighbour = this.grid.neighbour(hex, direction)
        if (neighbour === NOWHERE || !differs(hex, neighbour)) continue
        const [[ax, ay], [bx, by]] = [CORNERS[direction]!, CORNERS[(direction + 1) % 6]!]
        d += lines(
          [
            [x + ax, y + ay],
            [x + bx, y + by],
          ],
          false,
        )
      }
    }
    return d
  }
}

/** The hexes of a part of a board of hexes: all others are parts of tables. */
export function hexesOf(extent: Extent): readonly number[] {
  if ('places' in extent) return extent.places
  throw new Error('A part of a hex board must be given as hexes.')
}

/** Whether a point lies in a hex or on its border; a hair's breadth more, so that no point falls between two. */
function isInside([cx, cy]: Point, x: number, y: number): boolean {
  const [dx, dy] = [Math.abs(x - cx), Math.abs(y - cy)]
  const hair = 1e-6
  return dy <= APOTHEM + hair && APOTHEM * dx + (RADIUS / 2) * dy <= APOTHEM * RADIUS + hair
}
