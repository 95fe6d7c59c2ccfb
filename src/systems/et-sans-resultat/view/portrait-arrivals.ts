import { ahead, parseFacing } from '../../../board/table/facing.ts'
import { placeOf } from '../../../board/table/places.ts'
import type { PiecePortrait } from '../../../engine/portrait.ts'
import { earliestTurn, isFixed } from '../../../scenario/arrivals/timing.ts'
import {
  type EsrArrival,
  type EsrDraft,
  type EsrRideIn,
  entriesOf,
  type Roster,
  sidesOf,
  tenths,
  toPoint,
} from '../format/index.ts'
import { degrees, portrayUnit } from './portrait-units.ts'

/** Columns stand behind each other, so many tenths apart. */
const GAP = 3

/** Whoever comes onto the table in his own time: formations, and commanders who ride in alone. */
export function comersIn({ formations, commanders }: Roster) {
  return [
    ...formations.flatMap(({ side, data: { name, arrives } }) => (arrives ? [comerIn(side, name, arrives)] : [])),
    ...commanders.flatMap(({ side, data: { name, arrives } }) =>
      typeof arrives === 'object' ? [comerIn(side, name, arrives)] : [],
    ),
  ]
}

/** Whoever depends on more than a turn is expected from the first on in which he may come. */
const comerIn = (side: string, name: string, arrives: EsrArrival | EsrRideIn) => ({
  side,
  name,
  turn: earliestTurn(arrives),
  isCertain: isFixed(arrives),
  entries: entriesOf(arrives.entry),
})

/** The heads of the columns that arrive up to a turn, at their entries: of several in one, who comes first leads. */
export function portrayArrivals(draft: EsrDraft, { formations, units }: Roster, turn: number): PiecePortrait[] {
  const { board, nations } = draft
  const sides = sidesOf(draft)
  const size = { width: tenths(board?.width ?? 0), height: tenths(board?.height ?? 0) }
  const behind = new Map<string, number>()
  const comers = formations
    .flatMap((formation) => {
      const { arrives } = formation.data
      return arrives
        ? [{ ...formation, arrives, first: earliestTurn(arrives), entry: entriesOf(arrives.entry)[0]! }]
        : []
    })
    .filter((comer) => comer.first <= turn)
    // 13.4: by turn, then by their place in the queue, then as they are listed; who comes last stands at the edge.
    .toSorted((a, b) => a.first - b.first || (a.arrives.queue ?? 1) - (b.arrives.queue ?? 1))
    .toReversed()
  return comers.flatMap(({ id, data, side, first: due, entry: by }): PiecePortrait[] => {
    const entry = board?.entries?.[by]
    const first = units.find(({ formation }) => formation.id === id)
    if (!entry || !first || first.data.at) return []
    const earlier = behind.get(by) ?? 0
    behind.set(by, earlier + 1)
    const facing = parseFacing(entry.facing)!
    const [width, depth] = first.troop.column
    const inside = placeOf(size, ahead(toPoint(entry.at), facing, Math.ceil(depth / 2) + earlier * (depth + GAP)))
    const place = inside < 0 ? placeOf(size, toPoint(entry.at)) : inside
    if (place < 0) return []
    return [
      {
        ...portrayUnit(first, nations),
        name: data.name,
        place,
        side: sides.indexOf(side),
        facing: degrees(facing),
        footprint: { width, depth },
        arrives: due,
      },
    ]
  })
}
