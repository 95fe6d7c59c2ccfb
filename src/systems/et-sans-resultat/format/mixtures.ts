import type { Point } from '../../../board/table/point.ts'
import { createRaster, markBand, markRing, type Raster } from '../../../board/table/raster.ts'
import type { Bounds, Ring } from '../../../board/table/ring.ts'
import type { GroundRow } from './grounds.ts'

/** Where a feature lies. */
export type Shape = {
  readonly ring: Ring | undefined
  readonly line: readonly Point[] | undefined
  readonly width: number
  readonly bounds: Bounds
}

/** 14.2: the ground of a battle's own that lies at some points together, the lowest first. */
export type Mixture = {
  readonly rows: readonly GroundRow[]
  /** The classes of the other ground there: bits. */
  readonly classes: number
  /** Whether a bridge opens all of it. */
  readonly isBridged: boolean
}

/** Sets bits at all points of a feature. */
export function markShape(raster: Raster, bits: number, { ring, line, width }: Omit<Shape, 'bounds'>): void {
  if (ring) markRing(raster, bits, ring)
  else if (line) markBand(raster, bits, line, width)
}

/** Which ground of a battle's own lies at each point: numbers of sets, which grow as features are laid on each other. */
export class OwnGround {
  readonly #width: number
  readonly #height: number
  readonly #sets: (readonly GroundRow[])[] = [[]]
  readonly #next = new Map<string, number>()
  readonly #rows: GroundRow[] = []
  #cells: Uint16Array | undefined
  #scratch: Raster | undefined

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
  }

  add(row: GroundRow, shape: Shape): void {
    this.#scratch ??= createRaster(this.#width, this.#height)
    this.#cells ??= new Uint16Array(this.#scratch.marks.length)
    const number = this.#rows.push(row) - 1
    const { marks } = this.#scratch
    markShape(this.#scratch, 1, shape)
    const reach = Math.ceil(shape.width / 2)
    const { west, east, south, north } = shape.bounds
    for (let y = Math.max(0, south - reach); y <= Math.min(this.#height, north + reach); y++) {
      const line = y * (this.#width + 1)
      for (let x = Math.max(0, west - reach); x <= Math.min(this.#width, east + reach); x++) {
        if (marks[line + x] === 0) continue
        marks[line + x] = 0
        this.#cells[line + x] = this.#with(this.#cells[line + x]!, number)
      }
    }
  }

  /** The set at each point; nothing where the battle has no such ground. */
  get cells(): Uint16Array | undefined {
    return this.#cells
  }

  rowsOf(set: number): readonly GroundRow[] {
    return this.#sets[set]!
  }

  /** The set that a feature makes of another. */
  #with(set: number, feature: number): number {
    const key = `${set} ${feature}`
    const known = this.#next.get(key)
    if (known !== undefined) return known
    const made = this.#sets.push([...this.#sets[set]!, this.#rows[feature]!]) - 1
    this.#next.set(key, made)
    return made
  }
}

/** Numbers mixtures as they are met; the first is none. */
export class Mixtures {
  readonly all: Mixture[] = [{ rows: [], classes: 0, isBridged: false }]
  readonly #numbers = new Map<string, number>()

  numberOf(set: number, mixture: Mixture): number {
    const key = `${set} ${mixture.classes} ${mixture.isBridged}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    const made = this.all.push(mixture) - 1
    this.#numbers.set(key, made)
    return made
  }
}
