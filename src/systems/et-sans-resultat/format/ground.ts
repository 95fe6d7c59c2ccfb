import { isInBand } from '../../../board/table/band.ts'
import { bandRing } from '../../../board/table/band-ring.ts'
import type { Point } from '../../../board/table/point.ts'
import { createRaster, marksAt, type Raster } from '../../../board/table/raster.ts'
import { boundsOf, contains, type Ring } from '../../../board/table/ring.ts'
import { type GroundKind, type GroundRow, Grounds } from './grounds.ts'
import { type Mixture, Mixtures, markShape, OwnGround, type Shape } from './mixtures.ts'
import { tenths } from './tables.ts'
import type { EsrGround, TableBoard } from './types.gen.ts'

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
/** Engineers know how to deal with it (12.6). */
export const BREACHED = 4096

/** Above the bits: what ground of a battle's own is there (14.2), a number of its mixtures; 0 where there is none. */
export const mixtureAt = (marks: number) => marks >>> 16

/** A feature as lines of sight and pictures need it. */
export type Feature = Shape & {
  readonly id: string
  readonly row: GroundRow
  readonly kind: GroundKind
  /** The outline of what blocks sight; nothing where it does not. */
  readonly screen: Ring | undefined
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

/** A point of a file, in tenths. */
export const toPoint = ([x, y]: readonly number[]): Point => [tenths(x!), tenths(y!)]

/** 1.1, 1.7: the table and what is on it. What lies at a point is worked out once, for every tenth of an inch. */
export class TableGround {
  readonly width: number
  readonly height: number
  readonly features: readonly Feature[]
  /** 14.2: what ground of the battle's own, alone or together, lies somewhere; the first is none. */
  readonly mixtures: readonly Mixture[]
  readonly #raster: Raster
  readonly #own: Uint16Array | undefined

  constructor(board: TableBoard, ground?: EsrGround) {
    this.width = tenths(board.width)
    this.height = tenths(board.height)
    const grounds = new Grounds(ground)
    this.features = Object.entries(board.features ?? {}).map(([id, { area, line, ...feature }]) =>
      makeFeature(id, grounds.rowOf(feature), grounds.row(feature.kind).blocks, area?.map(toPoint), line?.map(toPoint)),
    )
    this.#raster = createRaster(this.width, this.height)
    const own = new OwnGround(this.width, this.height)
    for (const feature of this.features) {
      if (isOfItsOwn(feature.row)) own.add(feature.row, feature)
      else markShape(this.#raster, bitsOf(feature.row), feature)
    }
    const mixtures = new Mixtures()
    this.#own = own.cells && mix(this.#raster.marks, own, mixtures)
    this.mixtures = mixtures.all
    openBridges(this.#raster.marks)
  }

  isOnTable(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x <= this.width && y <= this.height
  }

  /** What is at a point: bits such as ROUGH and ROAD, and the mixture above them; nothing off the table. */
  marksAt(x: number, y: number): number {
    const marks = marksAt(this.#raster, x, y)
    if (this.#own === undefined || !this.isOnTable(x, y)) return marks
    return marks | (this.#own[y * (this.width + 1) + x]! << 16)
  }
}

/** Whether a point is in an area; in one around a point, at most so many tenths from it (5.9). */
export function isInArea(
  { ring, centre, reach }: Pick<Area, 'ring' | 'centre' | 'reach'>,
  x: number,
  y: number,
): boolean {
  return centre ? isInBand([centre], 2 * reach, [x, y]) : contains(ring, [x, y])
}

/** A bridge opens what is under it: neither the river nor its banks count there. */
function openBridges(marks: Uint16Array): void {
  for (let i = 0; i < marks.length; i++) {
    const mark = marks[i]!
    if (isBridged(mark)) marks[i] = mark & ~(IMPASSABLE | ROUGH | DENSE | WATER)
    else marks[i] = mark & ~WATER
  }
}

const isBridged = (mark: number) => (mark & BRIDGE) !== 0 && (mark & WATER) !== 0

/** Adds what ground of the battle's own has in common with other ground, and numbers what it does otherwise. */
function mix(marks: Uint16Array, own: OwnGround, mixtures: Mixtures): Uint16Array {
  const cells = own.cells!
  for (let i = 0; i < cells.length; i++) {
    const set = cells[i]!
    if (set === 0) continue
    const rows = own.rowsOf(set)
    const classes = marks[i]! & (ROUGH | DENSE)
    marks[i]! |= rows.reduce((bits, row) => bits | bitsOf(row), 0)
    cells[i] = mixtures.numberOf(set, { rows, classes, isBridged: isBridged(marks[i]!) })
  }
  return cells
}

function makeFeature(
  id: string,
  row: GroundRow,
  isScreen: boolean,
  ring: Ring | undefined,
  line: readonly Point[] | undefined,
): Feature {
  const { kind, sight } = row
  const width = tenths(row.width)
  // 1.8: lines are in the way only where the battle's own kind says so, such as a wall.
  const screen = row.isLine ? (isScreen && line ? bandRing(line, width) : undefined) : row.blocks ? ring : undefined
  const bounds = boundsOf(screen ?? ring ?? line ?? [])
  return { id, row, kind, ring, line, width, bounds, screen, isHill: kind === 'hill' && sight === undefined }
}

/** Whether a point is in a feature. */
export const isInFeature = ({ ring, line, width }: Shape, point: Point) =>
  ring ? contains(ring, point) : line !== undefined && isInBand(line, width, point)

/** Whether ground does something that no bit tells. */
function isOfItsOwn({ cost, halts, deploying, enters, assessment }: GroundRow): boolean {
  const isCostly = Object.keys(cost).length > 0
  return isCostly || [halts, deploying, enters, assessment].some((value) => value !== undefined)
}

function bitsOf({ kind, class: groundClass, vantage, impassable, engineers, bridged, assessment }: GroundRow): number {
  // Where the battle says what a shelter is worth, the lines of the sheet do not count.
  const shelter = assessment === undefined ? (SHELTER_BITS[kind] ?? 0) : 0
  return (
    (groundClass === 'dense' ? DENSE : groundClass === 'rough' ? ROUGH : 0) |
    (vantage ? VANTAGE : 0) |
    (impassable ? IMPASSABLE : 0) |
    (engineers ? BREACHED : 0) |
    (bridged ? WATER : 0) |
    (WAY_BITS[kind] ?? 0) |
    shelter
  )
}

const SHELTER_BITS: Readonly<Partial<Record<GroundKind, number>>> = {
  'built-up': BUILT_UP,
  fortification: FORTIFICATION,
  'fortified-city': FORTIFIED_CITY | BUILT_UP,
  'strong-point': STRONG_POINT,
}

const WAY_BITS: Readonly<Partial<Record<GroundKind, number>>> = { road: ROAD, 'poor-road': POOR_ROAD, bridge: BRIDGE }
