import type { HexTables } from './hex-tables.ts'

// A line from centre to centre leads from hex to hex over their sides. Where it runs along a side, between two hexes, it
// comes by their corner: over one of two sides, whichever is free.

/** Whether something on the sides that a line comes over bars it; `barred` has 1 for such sides. */
export function isLineBarred(hexes: HexTables, from: number, to: number, barred: Uint8Array): boolean {
  const stages = stagesOf(hexes, from, to)
  for (let i = 1; i < stages.length; i++) {
    if (sidesBetween(hexes, stages[i - 1]!, stages[i]!).every((side) => barred[side] === 1)) return true
  }
  return false
}

/** The sides over which a line may come into its last hex, seen from the hexes before it: one, or two at a corner. */
export function sidesInto(hexes: HexTables, from: number, to: number): number[] {
  const { crossed, along } = hexes.line(from, to)
  const before = along.length === 0 ? [from + (crossed.at(-1) ?? 0)] : pairOf(hexes, from, along, along.length - 4)
  return sidesBetween(hexes, before, [to])
}

/** The hexes that a line comes through one after the other, both ends included: two where it runs between them. */
function stagesOf(hexes: HexTables, from: number, to: number): number[][] {
  const { crossed, along } = hexes.line(from, to)
  if (along.length === 0) return [[from], ...Array.from(crossed, (hex) => [from + hex]), [to]]
  const stages = [[from]]
  // Pairs and single hexes follow one another in turn.
  for (let i = 0; i < along.length; i += 4) {
    stages.push(pairOf(hexes, from, along, i))
    stages.push([i / 4 < crossed.length ? from + crossed[i / 4]! : to])
  }
  return stages
}

/** Those of two hexes with a line between them that are on the board. */
function pairOf({ grid: { rows } }: HexTables, from: number, along: Int32Array, i: number): number[] {
  const row = from % rows
  const pair: number[] = []
  for (let at = i; at < i + 4; at += 2) if (isRow(row + along[at + 1]!, rows)) pair.push(from + along[at]!)
  return pair
}

const isRow = (row: number, rows: number) => row >= 0 && row < rows

function sidesBetween(hexes: HexTables, before: readonly number[], after: readonly number[]): number[] {
  const sides: number[] = []
  for (const hex of before) {
    for (const next of after) {
      const direction = hexes.directionTo(hex, next)
      if (direction >= 0) sides.push(hex * 6 + direction)
    }
  }
  return sides
}
