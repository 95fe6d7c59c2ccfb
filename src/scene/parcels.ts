import { mix } from '../board/colours.ts'
import { stir } from './jitter.ts'
import { lines, type Point, type Rect, round, type Shape } from './shapes.ts'
import { between, distance } from './table/curves.ts'
import { clip } from './table/rings.ts'
import type { Theme } from './theme.ts'

/** A block of parcels that lie side by side: its place in the pattern, its middle, and its corners around it. */
export type Furlong = {
  readonly column: number
  readonly row: number
  readonly middle: Point
  readonly corners: readonly [Point, Point, Point, Point]
}

/** How long and how deep furlongs are, and by how much their rows lean. */
const [LONG, DEEP] = [58, 50]
const [LEAN_COS, LEAN_SIN] = [0.956, -0.292]
/** How far the pattern bends, in furlongs; over how many it does; and how far each corner is off besides. */
const [BEND, OVER, OFF] = [1.5, 5, 0.24]
/** What would reach further from its middle is left out. */
export const FURLONG_REACH = 50

/**
 * The furlongs whose middles lie in a rectangle. They are one bent pattern all over the land, so that none overlaps another, and each
 * depends on its place alone.
 */
export function furlongsIn({ x, y, width, height }: Rect, scale = 1): Furlong[] {
  const inPattern = ([px, py]: Point): Point => [
    (px * LEAN_COS + py * LEAN_SIN) / (LONG * scale),
    (py * LEAN_COS - px * LEAN_SIN) / (DEEP * scale),
  ]
  const ends = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map((end) => inPattern(end as [number, number])) // biome-ignore format: points
  const [across, down] = [ends.map(([u]) => u), ends.map(([, v]) => v)]
  const [west, north] = [Math.floor(Math.min(...across)) - 1, Math.floor(Math.min(...down)) - 1]
  const [columns, rows] = [Math.ceil(Math.max(...across)) + 1 - west, Math.ceil(Math.max(...down)) + 1 - north]
  const corner = (column: number, row: number): Point => {
    const u = (column + bend(column, row, 22) + (stir(column, row, 24) - 0.5) * OFF) * LONG * scale
    const v = (row + bend(column, row, 23) + (stir(column, row, 26) - 0.5) * OFF) * DEEP * scale
    return [u * LEAN_COS - v * LEAN_SIN, v * LEAN_COS + u * LEAN_SIN]
  }
  const found: Furlong[] = []
  let above = Array.from({ length: columns + 1 }, (_, i) => corner(west + i, north))
  for (let row = north; row < north + rows; row++) {
    const below = above.map((_, i) => corner(west + i, row + 1))
    for (let i = 0; i < columns; i++) {
      const corners = [above[i]!, above[i + 1]!, below[i + 1]!, below[i]!] as const
      const middle = between(between(corners[0], corners[2], 0.5), between(corners[1], corners[3], 0.5), 0.5)
      const isHere = middle[0] >= x && middle[1] >= y && middle[0] < x + width && middle[1] < y + height
      if (isHere && corners.every((end) => distance(end, middle) < FURLONG_REACH * scale))
        found.push({ column: west + i, row, middle, corners })
    }
    above = below
  }
  return found
}

/** How far the pattern is bent at a corner. */
const bend = (column: number, row: number, seed: number) => (drift(column, row, OVER, seed) - 0.5) * BEND

/** A number from 0 to 1 that changes little from place to place. */
function drift(column: number, row: number, over: number, seed: number): number {
  const [across, down] = [Math.floor(column / over), Math.floor(row / over)]
  const soft = (share: number) => share * share * (3 - 2 * share)
  const [u, v] = [soft(column / over - across), soft(row / over - down)]
  const at = (dx: number, dy: number) => stir(across + dx, down + dy, seed)
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v
}

/** What grows on parcels, and what does where fields are ground with effects; a parcel with neither lies open. */
const CROPS = ['meadow', 'straw', 'fallow', undefined] as const
const UNSOWN = ['meadow', 'fallow', 'meadow', undefined] as const
type Crop = NonNullable<(typeof CROPS)[number]>

/**
 * Land as old maps tint it: parcels side by side, with furrows and hedges. They mean nothing. Where fields are ground with effects,
 * none looks like one: then there are meadows and fallow land alone.
 */
export class Parcels {
  readonly #areas: Record<Crop, string> = { meadow: '', straw: '', fallow: '' }
  readonly #hasFields: boolean
  readonly #within: Rect
  #furrows = ''
  #hedges = ''

  constructor(hasFields: boolean, within: Rect) {
    this.#hasFields = hasFields
    this.#within = within
  }

  /** Whether the land is tilled, which comes in tracts; more so near villages. */
  static isTilled({ column, row }: Furlong, isNear: boolean): boolean {
    return stir(column, row, 21) < (isNear || drift(column, row, 3, 20) < 0.5 ? 0.93 : 0.05)
  }

  /** The parcels of a furlong; all its neighbours in a tract lie much the same way. */
  add({ column, row, corners }: Furlong): void {
    const [a, b, c, d] = corners
    const isAcross = stir(column >> 1, row >> 1, 27) < 0.55
    const [[from, to], [otherFrom, otherTo]] = isAcross ? [[a, d], [b, c]] : [[a, b], [d, c]] // biome-ignore format: points
    const count = 3 + Math.floor(stir(column, row, 28) * 3)
    const chanceOf = (i: number) => stir(column * 8 + i, row, 25)
    const cropOf = (i: number) => (this.#hasFields ? UNSOWN : CROPS)[Math.floor(chanceOf(i) * 7.9) % 4]
    const shareAt = (i: number) =>
      i === 0 || i === count ? i / count : (i + (stir(column * 8 + i, row, 29) - 0.5) * 0.5) / count
    // Parcels side by side with the same on them are one area; corn shows its furrows.
    const endOf = (first: number, crop: Crop) => {
      let end = first + 1
      if (crop !== 'straw') while (end < count && cropOf(end) === crop) end++
      return end
    }
    for (let i = 0; i < count; i++) {
      const crop = cropOf(i)
      if (!crop) continue
      const [near, far] = [shareAt(i), shareAt(endOf(i, crop))]
      i = endOf(i, crop) - 1
      const at = (share: number) => [between(from, to, share), between(otherFrom, otherTo, share)] as const
      const [[start, end], [back, front]] = [at(near), at(far)]
      this.#areas[crop] += this.#ring([start, end, front, back])
      if (crop !== 'straw') continue
      for (const share of [0.33, 0.67]) this.#furrows += this.#line(...at(near + (far - near) * share), 0.04)
    }
    if (stir(column, row, 30) < 0.5) this.#hedges += this.#line(a, b, 0)
    if (stir(column, row, 31) < 0.35) this.#hedges += this.#line(a, d, 0)
  }

  #ring(corners: readonly Point[]): string {
    const shown = corners.every((corner) => isIn(corner, this.#within)) ? corners : clip(corners, this.#within)
    return shown.length < 3 ? '' : lines(shown)
  }

  /** A line that ends a share of its way before both its ends. */
  #line(start: Point, end: Point, short: number): string {
    const [from, to] = [between(start, end, short), between(end, start, short)]
    if (!(isIn(from, this.#within) && isIn(to, this.#within))) return ''
    return `M${round(from[0])} ${round(from[1])}l${round(to[0] - from[0])} ${round(to[1] - from[1])}`
  }

  draw(theme: Theme): (Shape & { readonly kind: 'path' })[] {
    const { paper, tree, treeEdge, field, furrow, contour } = theme
    // On grey paper they must not look like hills.
    const strength = (this.#hasFields ? 0.75 : 1) * (theme.tint.isGrey ? 0.5 : 1)
    const colours = {
      meadow: mix(paper, tree, 0.17 * strength),
      straw: mix(paper, field, 0.5),
      fallow: mix(paper, contour, 0.13 * strength),
    }
    const crops = ['meadow', 'straw', 'fallow'] as const
    return [
      ...crops.map((crop) => ({ kind: 'path', d: this.#areas[crop], fill: colours[crop] }) as const),
      { kind: 'path' as const, d: this.#furrows, stroke: mix(paper, furrow, 0.4), width: 0.7 },
      { kind: 'path' as const, d: this.#hedges, stroke: mix(paper, treeEdge, 0.28), width: 1.1 },
    ].filter(({ d }) => d !== '')
  }
}

const isIn = ([px, py]: Point, { x, y, width, height }: Rect) =>
  px >= x && py >= y && px <= x + width && py <= y + height
