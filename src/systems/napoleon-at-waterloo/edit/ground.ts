import { isFreeArea, makeGround } from '../../../engine/hexes/ground.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { editHexes } from '../../../scenario/edit/hexes/hex-lists.ts'
import { type NawDraft, open, piecesIn } from '../format/index.ts'
import { dismiss } from './pieces.ts'

export const CLEAR = 'clear'
export const ROAD = 'road'
export const ROADS = ['board', 'roads']

/** The areas that belong to the ground itself: entrances are parts of arrivals, and nobody could arrive without them. */
export const AREAS: readonly Path[] = [['exits']]

/** There are no ways but roads. Woods that one leads into are woods/road without being painted so. */
export const ground = makeGround<NawDraft>({
  open: CLEAR,
  ways: [{ path: ROADS, has: (kind) => kind === ROAD, least: 2 }],
  areas: AREAS,
  piecesIn,
  dismiss,
})

/** Puts hexes into an area or takes them out. A side may leave by the hexes of the other's exits as well. */
export function mark(data: unknown, area: Path, hexes: readonly number[], isMember: boolean): Change[] {
  const opened = open(data)
  if (!opened) return []
  return isMember
    ? editHexes(opened.draft, area, opened.reader, { add: hexes })
    : editHexes(opened.draft, area, opened.reader, { take: hexes }, isFreeArea(AREAS, area) ? 'remove' : 'keep')
}
