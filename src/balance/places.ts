import type { Cast, GameRecord } from './game-record.ts'

/** A hex in which units stood: how many of each side at the end of a turn, on the average of all turns of all games. */
export type Post = { readonly hex: string; readonly units: readonly number[] }

/** A hex that battles turned on: in how many games, by the side that won. */
export type KeyHex = { readonly hex: string; readonly wins: readonly number[] }

/** Where units stand, the most crowded place first. */
export function postsOf(cast: Cast, records: readonly GameRecord[]): readonly Post[] {
  const turns = records.reduce((sum, record) => sum + record.turns, 0)
  const sums = new Map<string, number[]>()
  for (const { posts } of records) {
    for (const [hex, units] of Object.entries(posts)) {
      const known = sums.get(hex) ?? cast.sides.map(() => 0)
      units.forEach((number, side) => {
        known[side]! += number
      })
      sums.set(hex, known)
    }
  }
  return sorted(
    [...sums].map(([hex, units]) => ({ hex, units: units.map((number) => number / turns) })),
    'units',
  )
}

/** Which hexes decide, the one that decides most games first. */
export function keysOf(cast: Cast, records: readonly GameRecord[]): readonly KeyHex[] {
  const keys = new Map<string, number[]>()
  for (const { deciding, winner } of records) {
    if (winner === null) continue
    for (const hex of deciding) {
      const wins = keys.get(hex) ?? cast.sides.map(() => 0)
      wins[winner]!++
      keys.set(hex, wins)
    }
  }
  return sorted(
    [...keys].map(([hex, wins]) => ({ hex, wins })),
    'wins',
  )
}

function sorted<Key extends string, Place extends { readonly hex: string } & Readonly<Record<Key, readonly number[]>>>(
  places: readonly Place[],
  key: Key,
): readonly Place[] {
  const total = (place: Place) => place[key].reduce((sum, one) => sum + one, 0)
  return places.toSorted((a, b) => total(b) - total(a) || (a.hex < b.hex ? -1 : 1))
}
