import { findPlace, hasPlace, placeLabel, placeOf, pointOf, type TableSize } from '../board/table/places.ts'
import type { Extent } from '../engine/portrait.ts'
import type { BoardLayout } from './layout.ts'
import { lines, type Point, type Rect } from './shapes.ts'

/** How large a tenth of an inch is in the picture. */
export const TENTH = 4
const INCH = 10 * TENTH
/** A circle is drawn with so many corners. */
const CORNERS = 48

const DIRECTIONS = [
  'north north-north-east north-east east-north-east east east-south-east south-east south-south-east',
  'south south-south-west south-west west-south-west west west-north-west north-west north-north-west',
].flatMap((half) => half.split(' '))

/** Where the places of a table are in the picture: y goes up on the table and down in the picture. */
export class TableLayout implements BoardLayout {
  readonly isGrid = false
  readonly width: number
  readonly height: number
  readonly halfWidth = INCH / 2
  readonly halfHeight = INCH / 2
  readonly directions = DIRECTIONS
  readonly fineStep = 0.1
  readonly #size: TableSize
  readonly #left: number
  readonly #top: number

  constructor({ width, height }: TableSize, left: number, top: number) {
    this.#size = { width, height }
    this.#left = left
    this.#top = top
    this.width = width * TENTH
    this.height = height * TENTH
  }

  get middle(): number {
    return placeOf(this.#size, [Math.floor(this.#size.width / 2), Math.floor(this.#size.height / 2)])
  }

  centre(place: number): Point {
    return this.on(pointOf(this.#size, place))
  }

  /** Where a point of the table is in the picture. */
  on([x, y]: Point): Point {
    return [this.#left + x * TENTH, this.#top + (this.#size.height - y) * TENTH]
  }

  at([x, y]: Point): number {
    const { height } = this.#size
    return placeOf(this.#size, [Math.round((x - this.#left) / TENTH), Math.round(height - (y - this.#top) / TENTH)])
  }

  has(place: number): boolean {
    return hasPlace(this.#size, place)
  }

  label(place: number): string {
    return placeLabel(this.#size, place)
  }

  where(place: number): string {
    return `at ${this.label(place)}`
  }

  find(label: string): number {
    return findPlace(this.#size, label)
  }

  /** A step is an inch. */
  step(from: number, east: number, north: number): number {
    const { width, height } = this.#size
    const [x, y] = pointOf(this.#size, from)
    const to = (start: number, steps: number, end: number) =>
      Number.isFinite(steps) ? start + Math.round(steps * 10) : steps > 0 ? end : 0
    return placeOf(this.#size, [to(x, east, width), to(y, north, height)])
  }

  areNeighbours(): boolean {
    return false
  }

  frame(air: number): Rect {
    return {
      x: this.#left - air,
      y: this.#top - air,
      width: this.width + 2 * air,
      height: this.height + 2 * air,
    }
  }

  rim(place: number, margin = 0): readonly Point[] {
    return arc(this.centre(place), INCH / 2 - margin, 0, 360)
  }

  outline(place: number, margin = 0): string {
    return lines(this.rim(place, margin))
  }

  /** A square of an inch around the place. */
  cell(place: number, share: number): readonly Point[] {
    const [x, y] = this.centre(place)
    const half = (INCH / 2) * share
    return [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ]
  }

  rings(extent: Extent): readonly (readonly Point[])[] {
    if ('places' in extent) return extent.places.map((place) => this.rim(place))
    if ('ring' in extent) return [extent.ring.map((point) => this.on(point))]
    if ('disc' in extent) return [arc(this.on(extent.disc.centre), extent.disc.radius * TENTH, 0, 360)]
    const { centre, radius, facing, spread } = extent.sector
    const tip = this.on(centre)
    return [[tip, ...arc(tip, radius * TENTH, facing - spread, facing + spread)]]
  }

  pathOf(extent: Extent): string {
    return this.rings(extent)
      .map((ring) => lines(ring))
      .join('')
  }
}

/** From one direction clockwise to another, in degrees from the north. Of a whole circle the last point is not the first. */
function arc([x, y]: Point, radius: number, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.ceil(((to - from) / 360) * CORNERS))
  return Array.from({ length: to - from < 360 ? steps + 1 : steps }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180
    return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius]
  })
}
