import { DIRECTIONS, type HexGrid } from '../../src/board/hex-grid.ts'
import type { Extent } from '../../src/engine/portrait.ts'
import { APOTHEM, CORNERS, HexLayout, RADIUS } from '../../src/scene/hex-layout.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'
import type { Point, Rect } from '../../src/scene/shapes.ts'

/** Places as tools and panels have them. A list or set never changes once it is shown: another one is drawn anew. */
export type Places = readonly number[] | ReadonlySet<number>

/** A part of a board made ready to be drawn in every frame. */
export interface Region {
  /** Adds what is in sight to the path; from far away it may be rough. */
  trace(context: CanvasRenderingContext2D, sight: Rect, isFar: boolean): void
  /** Adds the border to the path. */
  traceBorder(context: CanvasRenderingContext2D, sight: Rect): void
}

/** Hexes one above the other: the northernmost and the southernmost. */
type Run = { readonly north: number; readonly south: number }

/** A set of hexes: columns of hexes, and the sides that are its border. */
class HexRegion implements Region {
  readonly #layout: HexLayout
  readonly #runs: readonly Run[]
  readonly #border: Float32Array

  constructor(hexes: Places, layout: HexLayout) {
    this.#layout = layout
    const own = hexes instanceof Set ? (hexes as ReadonlySet<number>) : new Set(hexes)
    this.#runs = runsOf(
      [...own].filter((hex) => hex >= 0 && hex < layout.grid.size).sort((a, b) => a - b),
      layout.grid,
    )
    this.#border = borderOf(own, layout)
  }

  /** From far away the columns are plain rectangles. */
  trace(context: CanvasRenderingContext2D, sight: Rect, isFar: boolean): void {
    for (const { north, south } of this.#runs) {
      const [[x, top], [, bottom]] = [this.#layout.centre(north), this.#layout.centre(south)]
      if (x < sight.x - RADIUS || x > sight.x + sight.width + RADIUS) continue
      if (bottom < sight.y - RADIUS || top > sight.y + sight.height + RADIUS) continue
      if (isFar) context.rect(x - RADIUS * 0.75, top - APOTHEM, RADIUS * 1.5, bottom - top + 2 * APOTHEM)
      else traceRun(context, x, top, bottom)
    }
  }

  traceBorder(context: CanvasRenderingContext2D, sight: Rect): void {
    const border = this.#border
    const [west, east] = [sight.x - RADIUS, sight.x + sight.width + RADIUS]
    const [north, south] = [sight.y - RADIUS, sight.y + sight.height + RADIUS]
    for (let i = 0; i < border.length; i += 4) {
      const [x, y] = [border[i]!, border[i + 1]!]
      if (x < west || x > east || y < north || y > south) continue
      context.moveTo(x, y)
      context.lineTo(border[i + 2]!, border[i + 3]!)
    }
  }
}

/** Closed chains of points, on a board without a grid. */
class RingRegion implements Region {
  readonly #rings: readonly (readonly Point[])[]

  constructor(rings: readonly (readonly Point[])[]) {
    this.#rings = rings
  }

  trace(context: CanvasRenderingContext2D): void {
    for (const ring of this.#rings) traceRing(context, ring)
  }

  traceBorder(context: CanvasRenderingContext2D): void {
    this.trace(context)
  }
}

/** Adds a closed chain of points to the path. */
export function traceRing(context: CanvasRenderingContext2D, ring: readonly Point[]): void {
  ring.forEach(([x, y], i) => (i === 0 ? context.moveTo(x, y) : context.lineTo(x, y)))
  context.closePath()
}

const known = new WeakMap<Places | Extent, { readonly region: Region; readonly layout: BoardLayout }>()

/** The region of some places or of a part of the board: made once for each. */
export function regionOf(part: Places | Extent, layout: BoardLayout): Region {
  const before = known.get(part)
  if (before && areAlike(before.layout, layout)) return before.region
  const extent = isPlaces(part) ? { places: [...part] } : part
  const region =
    layout instanceof HexLayout && 'places' in extent
      ? new HexRegion(isPlaces(part) ? part : extent.places, layout)
      : new RingRegion(layout.rings(extent))
  known.set(part, { region, layout })
  return region
}

/** The whole board. */
export function wholeRegion(layout: BoardLayout): Region {
  if (layout instanceof HexLayout) return regionOf(layout.hexes, layout)
  const { x, y, width, height } = layout.frame(0)
  const corners: Point[] = [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
  return new RingRegion([corners])
}

/** Whether two boards have the same places at the same points. */
export function areAlike(a: BoardLayout, b: BoardLayout): boolean {
  return (
    a === b ||
    (a.isGrid === b.isGrid && a.width === b.width && a.height === b.height && a.label(a.middle) === b.label(b.middle))
  )
}

const isPlaces = (part: Places | Extent): part is Places => Array.isArray(part) || part instanceof Set

function runsOf(sorted: readonly number[], grid: HexGrid): Run[] {
  const runs: { north: number; south: number }[] = []
  let last: { north: number; south: number } | undefined
  for (const hex of sorted) {
    if (last && hex === last.north + 1 && grid.row(hex) > 0) last.north = hex
    else runs.push((last = { north: hex, south: hex }))
  }
  return runs
}

function borderOf(own: ReadonlySet<number>, layout: HexLayout): Float32Array {
  const sides: number[] = []
  for (const hex of own) {
    if (hex < 0 || hex >= layout.grid.size) continue
    const [x, y] = layout.centre(hex)
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      if (own.has(layout.grid.neighbour(hex, direction))) continue
      const [[ax, ay], [bx, by]] = [CORNERS[direction]!, CORNERS[(direction + 1) % 6]!]
      sides.push(x + ax, y + ay, x + bx, y + by)
    }
  }
  return new Float32Array(sides)
}

/** Down along the eastern corners, and up along the western ones. */
function traceRun(context: CanvasRenderingContext2D, x: number, top: number, bottom: number): void {
  const half = RADIUS / 2
  context.moveTo(x - half, top - APOTHEM)
  context.lineTo(x + half, top - APOTHEM)
  for (let y = top; y < bottom + APOTHEM; y += 2 * APOTHEM) {
    context.lineTo(x + RADIUS, y)
    context.lineTo(x + half, y + APOTHEM)
  }
  context.lineTo(x - half, bottom + APOTHEM)
  for (let y = bottom; y > top - APOTHEM; y -= 2 * APOTHEM) {
    context.lineTo(x - RADIUS, y)
    context.lineTo(x - half, y - APOTHEM)
  }
  context.closePath()
}
