import { memoize } from '../../../board/memoize.ts'
import type { Battlefield } from '../rules/index.ts'

/** The hexes within a distance of each hex, the hex itself included, drawn when they are first asked for. */
export class Disks {
  readonly #field: Battlefield
  /** By radius and hex. */
  readonly #disks: (Int32Array | undefined)[][] = []

  constructor(field: Battlefield) {
    this.#field = field
  }

  around(centre: number, radius: number): Int32Array {
    const disks = (this.#disks[radius] ??= [])
    return (disks[centre] ??= this.#draw(centre, radius))
  }

  #draw(centre: number, radius: number): Int32Array {
    return this.#field.sideTables.cost
      ? walkFrom(this.#field, centre, radius)
      : Int32Array.from(discAround(this.#field, centre, radius))
  }
}

export const disksOf = memoize((field: Battlefield) => new Disks(field))

function discAround({ grid, hexes }: Battlefield, centre: number, radius: number): number[] {
  const found: number[] = []
  for (let hex = 0; hex < grid.size; hex++) if (hexes.distance(centre, hex) <= radius) found.push(hex)
  return found
}

/** The same where hexsides may be in the way: as many steps, but none over a side that nobody crosses. */
function walkFrom({ sideTables, grid }: Battlefield, centre: number, radius: number): Int32Array {
  const steps = new Int32Array(grid.size).fill(-1)
  const found = [centre]
  steps[centre] = 0
  for (let i = 0; i < found.length; i++) {
    const hex = found[i]!
    if (steps[hex]! >= radius) break
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const next = sideTables.ways[side]!
      if (next < 0 || steps[next]! >= 0) continue
      steps[next] = steps[hex]! + 1
      found.push(next)
    }
  }
  return Int32Array.from(found)
}

/** The hexes that a piece could attack in the turn in which it arrives, as far as the ground matters not at all. */
export function landingOf(field: Battlefield, piece: number): Int32Array {
  let landings = LANDINGS.get(field)
  if (!landings) LANDINGS.set(field, (landings = new Map()))
  const cached = landings.get(piece)
  if (cached) return cached
  const found = new Set<number>()
  for (const entrance of field.entrances[piece]!) {
    for (const hex of disksOf(field).around(entrance, field.movement[piece]!)) found.add(hex)
  }
  const landing = Int32Array.from(found)
  landings.set(piece, landing)
  return landing
}

const LANDINGS = new WeakMap<Battlefield, Map<number, Int32Array>>()
