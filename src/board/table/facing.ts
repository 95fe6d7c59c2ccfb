import type { Point } from './point.ts'

/** A facing is a sixteenth of the circle, clockwise from north: 0 is north, 4 east. */
export const FACINGS = 16

/** What lies where, seen from something that faces somewhere: up to two sixteenths off, up to five, or more. */
export const FRONT = 0
export const FLANK = 1
export const REAR = 2
export type Sector = typeof FRONT | typeof FLANK | typeof REAR

/** Straight ahead for each facing, a thousand long, rounded: a quarter turn of one is exactly another. */
export const VECTORS: readonly Point[] = [
  [0, 1000],
  [383, 924],
  [707, 707],
  [924, 383],
  [1000, 0],
  [924, -383],
  [707, -707],
  [383, -924],
  [0, -1000],
  [-383, -924],
  [-707, -707],
  [-924, -383],
  [-1000, 0],
  [-924, 383],
  [-707, 707],
  [-383, 924],
]

const NAMES = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')

/** The point of the compass: 0 is N, 1 is NNE. */
export function formatFacing(facing: number): string {
  return NAMES[facing]!
}

/** The facing that a point of the compass names; undefined where it names none. */
export function parseFacing(name: string): number | undefined {
  const facing = NAMES.indexOf(name)
  return facing < 0 ? undefined : facing
}

/** How many sixteenths lie between two facings: 0 to 8. */
export function stepsBetween(a: number, b: number): number {
  const steps = (a - b) & 15
  return steps > 8 ? FACINGS - steps : steps
}

/**
 * The facing that points best along a vector: the one whose own vector reaches furthest that way. Of two that reach
 * equally far the one nearer to `towards` is taken, and where there is no way to go, `towards` itself.
 */
export function bearing(dx: number, dy: number, towards = 0): number {
  if (dx === 0 && dy === 0) return towards
  const quarter = dx >= 0 ? (dy >= 0 ? 0 : 4) : dy < 0 ? 8 : 12
  let best = quarter
  let furthest = reach(quarter, dx, dy)
  for (let facing = quarter + 1; facing <= quarter + 4; facing++) {
    const reaches = reach(facing & 15, dx, dy)
    if (reaches < furthest) continue
    if (reaches > furthest || stepsBetween(facing, towards) < stepsBetween(best, towards)) best = facing
    furthest = reaches
  }
  return best & 15
}

/** In which sector something lies that is dx east and dy north; where two bearings tie, it is further in front. */
export function sector(facing: number, dx: number, dy: number): Sector {
  const steps = stepsBetween(facing, bearing(dx, dy, facing))
  return steps <= 2 ? FRONT : steps <= 5 ? FLANK : REAR
}

/** The place so many tenths straight ahead (behind, if less than 0), to the nearest tenth; a half goes to the start. */
export function ahead([x, y]: Point, facing: number, tenths: number): Point {
  const [vx, vy] = VECTORS[facing]!
  return [x + roundThousandths(tenths * vx), y + roundThousandths(tenths * vy)]
}

function reach(facing: number, dx: number, dy: number): number {
  const vector = VECTORS[facing]!
  return vector[0] * dx + vector[1] * dy
}

function roundThousandths(thousandths: number): number {
  const rounded = Math.floor((Math.abs(thousandths) + 499) / 1000)
  return thousandths < 0 ? 0 - rounded : rounded
}
