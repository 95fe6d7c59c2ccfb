import type { HexGrid } from './hex-grid.ts'
import { distance } from './hex-lines.ts'
import { NOWHERE } from './nowhere.ts'

/**
 * The cheapest chain of neighbours from hex to hex, both ends included. A step costs at least 1; one that costs Infinity is none. Of chains
 * that cost the same, the one that strays least: hexes are gone through in the order of their cost and of what is at least left.
 */
export function cheapestRoute(
  grid: HexGrid,
  from: number,
  to: number,
  costOf: (to: number, from: number) => number,
): number[] | undefined {
  const cost = new Float64Array(grid.size).fill(Infinity)
  const before = new Int32Array(grid.size).fill(NOWHERE)
  const isDone = new Uint8Array(grid.size)
  const queue = new Queue()
  cost[from] = 0
  queue.add(from, distance(grid, from, to))
  for (let hex = queue.take(); hex !== undefined; hex = queue.take()) {
    if (hex === to) return chainTo(to, before)
    if (isDone[hex]) continue
    isDone[hex] = 1
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(hex, direction)
      if (next === NOWHERE || isDone[next]) continue
      const through = cost[hex]! + costOf(next, hex)
      if (through >= cost[next]!) continue
      cost[next] = through
      before[next] = hex
      queue.add(next, through + distance(grid, next, to))
    }
  }
  return undefined
}

function chainTo(end: number, before: Int32Array): number[] {
  const chain = [end]
  for (let hex = before[end]!; hex !== NOWHERE; hex = before[hex]!) chain.push(hex)
  return chain.reverse()
}

/** Hexes by rank, the smallest first; a heap. */
class Queue {
  readonly #hexes: number[] = []
  readonly #ranks: number[] = []

  add(hex: number, rank: number): void {
    let at = this.#hexes.length
    while (at > 0) {
      const above = (at - 1) >> 1
      if (this.#ranks[above]! <= rank) break
      this.#put(at, this.#hexes[above]!, this.#ranks[above]!)
      at = above
    }
    this.#put(at, hex, rank)
  }

  take(): number | undefined {
    const first = this.#hexes[0]
    const [hex, rank] = [this.#hexes.pop(), this.#ranks.pop()]
    const { length } = this.#hexes
    if (hex === undefined || rank === undefined || length === 0) return first
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below + 1 < length && this.#ranks[below + 1]! < this.#ranks[below]!) below++
      if (below >= length || this.#ranks[below]! >= rank) break
      this.#put(at, this.#hexes[below]!, this.#ranks[below]!)
      at = below
    }
    this.#put(at, hex, rank)
    return first
  }

  #put(at: number, hex: number, rank: number): void {
    this.#hexes[at] = hex
    this.#ranks[at] = rank
  }
}
