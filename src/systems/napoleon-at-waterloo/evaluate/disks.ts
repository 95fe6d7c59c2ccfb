import type { Battlefield } from '../rules/index.ts'

/** The hexes within a distance of a hex, the hex itself included. */
export function diskOf(field: Battlefield, centre: number, radius: number): Int32Array {
  let disks = DISKS.get(field)
  if (!disks) DISKS.set(field, (disks = new Map()))
  const key = radius * field.grid.size + centre
  const cached = disks.get(key)
  if (cached) return cached
  const found: number[] = []
  for (let hex = 0; hex < field.grid.size; hex++) if (field.hexes.distance(centre, hex) <= radius) found.push(hex)
  const disk = Int32Array.from(found)
  disks.set(key, disk)
  return disk
}

const DISKS = new WeakMap<Battlefield, Map<number, Int32Array>>()

/** The hexes that a piece could attack in the turn in which it arrives, as far as the ground matters not at all. */
export function landingOf(field: Battlefield, piece: number): Int32Array {
  let landings = LANDINGS.get(field)
  if (!landings) LANDINGS.set(field, (landings = new Map()))
  const cached = landings.get(piece)
  if (cached) return cached
  const found = new Set<number>()
  for (const entrance of field.entrances[piece]!) {
    for (const hex of diskOf(field, entrance, field.movement[piece]!)) found.add(hex)
  }
  const landing = Int32Array.from(found)
  landings.set(piece, landing)
  return landing
}

const LANDINGS = new WeakMap<Battlefield, Map<number, Int32Array>>()
