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
  const stages = stagesOf(hexes, from, to)
  return sidesBetween(hexes, stages.at(-2) ?? [], [to])
}

/** The hexes that a line comes through one after the other, both ends included: two where it runs between them. */
function stagesOf(hexes: HexTables, from: number, to: number): number[][] {
  const { crossed, along } = hexes.line(from, to)
  if (along.length === 0) return [[from], ...Array.from(crossed, (hex) => [from + hex]), [to]]
  const { rows } = hexes.grid
  const row = from % rows
  const stages = [[from]]
  // Pairs and single hexes follow one another in turn.
  for (let i = 0; i < along.length; i += 4) {
    const pair = [i, i + 2].filter((at) => row + along[at + 1]! >= 0 && row + along[at + 1]! < rows)
    stages.push(pair.map((at) => from + along[at]!))
    stages.push([i / 4 < crossed.length ? from + crossed[i / 4]! : to])
  }
  return stages
}

function sidesBetween(hexes: HexTables, before: readonly number[], after: readonly number[]): number[] {
  return before.flatMap((hex) =>
    after.flatMap((next) => {
      const direction = hexes.directionTo(hex, next)
      return direction < 0 ? [] : [hex * 6 + direction]
    }),
  )
}
