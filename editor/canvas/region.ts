import type { Extent } from '../../src/engine/portrait.ts'
import { HexLayout } from '../../src/scene/hex-layout.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'
import type { Point, Rect } from '../../src/scene/shapes.ts'
import { HexRegion } from './hex-region.ts'

/** Places as tools and panels have them. A list or set never changes once it is shown: another one is drawn anew. */
export type Places = readonly number[] | ReadonlySet<number>

/** A part of a board made ready to be drawn in every frame. */
export interface BoardRegion {
  /** Adds what is in sight to the path; from far away it may be rough. */
  trace(context: CanvasRenderingContext2D, sight: Rect, isFar: boolean): void
  /** Adds the border to the path. */
  traceBorder(context: CanvasRenderingContext2D, sight: Rect): void
}

/** Closed chains of points, on a board without a grid. */
class RingRegion implements BoardRegion {
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

const REGIONS = new WeakMap<Places | Extent, { readonly region: BoardRegion; readonly layout: BoardLayout }>()

/** The region of some places or of a part of the board: made once for each. */
export function regionOf(part: Places | Extent, layout: BoardLayout): BoardRegion {
  const before = REGIONS.get(part)
  if (before && areAlike(before.layout, layout)) return before.region
  const extent = isPlaces(part) ? { places: [...part] } : part
  const region =
    layout instanceof HexLayout && 'places' in extent
      ? new HexRegion(isPlaces(part) ? part : extent.places, layout)
      : new RingRegion(layout.rings(extent))
  REGIONS.set(part, { region, layout })
  return region
}

/** The whole board. */
export function wholeRegion(layout: BoardLayout): BoardRegion {
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
