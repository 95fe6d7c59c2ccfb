import type { Cast, GameRecord } from './game-record.ts'

/** A place in which units stood: how many of each side at the end of a turn, on the average of all turns of all games. */
export type Post = { readonly place: string; readonly units: readonly number[] }

/** A place that battles turned on: in how many games, by the side that won. */
export type KeyPlace = { readonly place: string; readonly wins: readonly number[] }

/** Where units stand, the most crowded place first. */
export function postsOf(cast: Cast, records: readonly GameRecord[]): readonly Post[] {
  const turns = records.reduce((sum, record) => sum + record.turns, 0)
  const sums = new Map<string, number[]>()
  for (const { posts } of records) {
    for (const [place, units] of Object.entries(posts)) {
      const known = sums.get(place) ?? cast.sides.map(() => 0)
      units.forEach((number, side) => {
        known[side]! += number
      })
      sums.set(place, known)
    }
  }
  return sorted(
    [...sums].map(([place, units]) => ({ place, units: units.map((number) => number / turns) })),
    'units',
  )
}

/** Which places decide, the one that decides most games first. */
export function keysOf(cast: Cast, records: readonly GameRecord[]): readonly KeyPlace[] {
  const keys = new Map<string, number[]>()
  for (const { deciding, winner } of records) {
    if (winner === null) continue
    for (const place of deciding) {
      const wins = keys.get(place) ?? cast.sides.map(() => 0)
      wins[winner]!++
      keys.set(place, wins)
    }
  }
  return sorted(
    [...keys].map(([place, wins]) => ({ place, wins })),
    'wins',
  )
}

function sorted<
  Key extends string,
  Place extends { readonly place: string } & Readonly<Record<Key, readonly number[]>>,
>(places: readonly Place[], key: Key): readonly Place[] {
  const total = (place: Place) => place[key].reduce((sum, one) => sum + one, 0)
  return places.toSorted((a, b) => total(b) - total(a) || (a.place < b.place ? -1 : 1))
}
