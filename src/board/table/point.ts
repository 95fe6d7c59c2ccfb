/** A place on a table in tenths of an inch: x goes east and y north from the south-west corner. Always whole numbers. */
export type Point = readonly [x: number, y: number]

/** The square of the distance: exact, where the distance itself is not. */
export function squaredDistance([ax, ay]: Point, [bx, by]: Point): number {
  return (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
}

/** Whether two places are at most so many tenths apart. */
export function isWithin(a: Point, b: Point, reach: number): boolean {
  return squaredDistance(a, b) <= reach * reach
}
