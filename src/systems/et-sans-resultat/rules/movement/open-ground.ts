import { memoize } from '../../../../board/memoize.ts'
import { DENSE, IMPASSABLE, mixtureAt, ROUGH, type TableGround } from '../../format/index.ts'

/**
 * Whether an upright box of the table has nothing in it that slows or stops anybody. Most ways lead over open ground, and
 * need not be walked to know what they cost.
 */
export function isOpen(ground: TableGround, west: number, south: number, east: number, north: number): boolean {
  const sums = sumsOf(ground)
  const row = ground.width + 2
  const [left, right] = [clamp(west, ground.width), clamp(east, ground.width) + 1]
  const [low, high] = [clamp(south, ground.height), clamp(north, ground.height) + 1]
  const [northward, southward] = [
    sums[high * row + right]! - sums[high * row + left]!,
    sums[low * row + right]! - sums[low * row + left]!,
  ]
  return northward === southward
}

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

/** How many points south-west of each are not open; worked out once for a table. */
const sumsOf = memoize((ground: TableGround): Int32Array => {
  const row = ground.width + 2
  const sums = new Int32Array(row * (ground.height + 2))
  for (let y = 0; y <= ground.height; y++) {
    for (let x = 0, inRow = 0; x <= ground.width; x++) {
      const marks = ground.marksAt(x, y)
      if ((marks & (ROUGH | DENSE | IMPASSABLE)) !== 0 || mixtureAt(marks) !== 0) inRow++
      sums[(y + 1) * row + x + 1] = sums[y * row + x + 1]! + inRow
    }
  }
  return sums
})
