import { isInBand } from '../../../board/table/band.ts'
import type { Point } from '../../../board/table/point.ts'
import { createRaster, markBand, markRing, marksAt, type Raster } from '../../../board/table/raster.ts'
import { type Bounds, boundsOf, contains, type Ring } from '../../../board/table/ring.ts'
import { FEATURES } from './tables.ts'
import type { TableBoard, TableFeature } from './types.gen.ts'

/** What the ground is like at a point: bits (1.7). The worst class counts for movement, so dense and rough may both be set. */
export const ROUGH = 1
export const DENSE = 2
export const ROAD = 4
export const POOR_ROAD = 8
export const IMPASSABLE = 16
export const BUILT_UP = 32
export const FORTIFICATION = 64
export const FORTIFIED_CITY = 128
export const STRONG_POINT = 256
export const BRIDGE = 512
export const VANTAGE = 1024
/** It was closed or hard to cross before a bridge was laid over it. */
const WATER = 2048

/** A feature as lines of sight and pictures need it. */
export type Feature = {
  readonly id: string
  readonly kind: TableFeature['kind']
  readonly ring: Ring | undefined
  readonly line: readonly Point[] | undefined
  readonly width: number
  readonly bounds: Bounds
  readonly blocks: boolean
  readonly isHill: boolean
}

/** A part of the table that objectives and conditions speak of: an outline, or whatever is in reach of a point (5.9). */
export type Area = {
  readonly id: string
  readonly name: string
  readonly ring: readonly Point[]
  readonly owner: number
  /** The point, where it is one. */
  readonly centre?: Point
  readonly reach: number
}

/** Inches of a file as tenths: finer parts do not count. */
export const tenths = (inches: number) => Math.round(inches * 10)
export const toPoint = ([x, y]: readonly number[]): Point => [tenths(x!), tenths(y!)]

/** 1.1, 1.7: the table and what is on it. What lies at a point is worked out once, for every tenth of an inch. */
export class TableGround {
  readonly width: number
  readonly height: number
  readonly features: readonly Feature[]
  readonly #raster: Raster

  constructor(board: TableBoard) {
    this.width = tenths(board.width)
    this.height = tenths(board.height)
    const listed = Object.entries(board.features ?? {})
    this.features = listed.map(([id, feature]) => makeFeature(id, feature))
    this.#raster = createRaster(this.width, this.height)
    this.features.forEach(({ ring, line, width }, i) => {
      const bits = bitsOf(listed[i]![1])
      if (ring) markRing(this.#raster, bits, ring)
      else if (line) markBand(this.#raster, bits, line, width)
    })
    openBridges(this.#raster.marks)
  }

  isOnTable(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x <= this.width && y <= this.height
  }

  /** What is at a point: bits such as ROUGH and ROAD; nothing off the table. */
  marksAt(x: number, y: number): number {
    return marksAt(this.#raster, x, y)
  }
}

/** Whether a point is in an area; in one around a point, at most so many tenths from it (5.9). */
export function isInArea({ ring, centre, reach }: Area, x: number, y: number): boolean {
  return centre ? isInBand([centre], 2 * reach, [x, y]) : contains(ring, [x, y])
}

/** A bridge opens what is under it: neither the river nor its banks count there. */
function openBridges(marks: Uint16Array): void {
  for (let i = 0; i < marks.length; i++) {
    const mark = marks[i]!
    if ((mark & BRIDGE) !== 0 && (mark & WATER) !== 0) marks[i] = mark & ~(IMPASSABLE | ROUGH | DENSE | WATER)
    else marks[i] = mark & ~WATER
  }
}

function makeFeature(id: string, feature: TableFeature): Feature {
  const { kind, area, line, width } = feature
  const ring = area?.map(toPoint)
  const points = line?.map(toPoint)
  return {
    id,
    kind,
    ring,
    line: points,
    width: tenths(width ?? FEATURES[kind].width),
    bounds: boundsOf(ring ?? points ?? []),
    blocks: feature.blocks ?? FEATURES[kind].blocks,
    isHill: kind === 'hill',
  }
}

function bitsOf(feature: TableFeature): number {
  const { kind } = feature
  const usual = FEATURES[kind]
  const groundClass = feature.class ?? usual.class
  return (
    (groundClass === 'dense' ? DENSE : groundClass === 'rough' ? ROUGH : 0) |
    ((feature.vantage ?? usual.vantage) ? VANTAGE : 0) |
    ((feature.impassable ?? usual.impassable) ? IMPASSABLE : 0) |
    (KIND_BITS[kind] ?? 0)
  )
}

const KIND_BITS: Readonly<Partial<Record<TableFeature['kind'], number>>> = {
  road: ROAD,
  'poor-road': POOR_ROAD,
  'built-up': BUILT_UP,
  fortification: FORTIFICATION,
  'fortified-city': FORTIFIED_CITY | BUILT_UP,
  'strong-point': STRONG_POINT,
  bridge: BRIDGE,
  stream: WATER,
  river: WATER,
  pond: WATER,
  marsh: WATER,
}
