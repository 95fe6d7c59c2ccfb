import { isFreeArea, makeGround } from '../../../engine/hexes/ground.ts'
import { forEachEntry } from '../../../scenario/checks/hexes.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { keysAt, listAt } from '../../../scenario/edit/changes.ts'
import { editHexes, readList } from '../../../scenario/edit/hexes/hex-lists.ts'
import { removePlacements } from '../../../scenario/edit/hexes/placements.ts'
import { readWay } from '../../../scenario/edit/hexes/ways.ts'
import { type OpenDraft, openDraft, type ScenarioDraft } from '../format/index.ts'
import { piecesIn } from './pieces.ts'

/** The areas that belong to the ground itself: the others are parts of rules. */
export const AREAS: readonly Path[] = [['board', 'zones'], ['control']]

/** The lists of ways. A road that has one hex left is none; a stream or river of one hex is still water (8.5). */
export const WAYS = [
  { path: ['board', 'roads'], has: (kind: string) => kind === 'road', least: 2 },
  { path: ['board', 'rivers'], has: (kind: string) => kind !== 'road', least: 1 },
]

/** Sectors stay when hexes are cleared, because they share the board out; so do the hexes that rules speak of. */
export const ground = makeGround<ScenarioDraft>({
  open: 'open',
  natural: waterIn,
  ways: WAYS,
  areas: AREAS,
  piecesIn,
  dismiss: removePlacements,
})

/** Mappings of areas of which a hex can be in one only. */
const EXCLUSIVE: readonly Path[] = [['board', 'sectors'], ...AREAS]

/** Puts hexes into an area or takes them out. A hex leaves a sector only for another one (2.0). */
export function mark(data: unknown, area: Path, hexes: readonly number[], isMember: boolean): Change[] {
  const opened = openDraft(data)
  if (!opened) return []
  const { draft, reader } = opened
  const among = EXCLUSIVE.find((path) => path.join() === area.slice(0, -1).join())
  const others = among ? keysAt(draft, among).filter((key) => key !== area.at(-1)) : []
  const isSector = among === EXCLUSIVE[0]
  const emptied = isFreeArea(AREAS, area) ? 'remove' : 'keep'
  if (!isMember) {
    const elsewhere = new Set(
      isSector ? others.flatMap((key) => readList(hexesAt(draft, [...among!, key]), reader).hexes) : hexes,
    )
    return editHexes(draft, area, reader, { take: hexes.filter((hex) => elsewhere.has(hex)) }, emptied)
  }
  return [
    ...others.flatMap((key) => editHexes(draft, [...among!, key], reader, { take: hexes }, emptied)),
    ...editHexes(draft, area, reader, { add: hexes }),
  ]
}

/** 8.5: by hex, what the watercourses make of ground that is not painted. */
export function waterIn({ draft, reader }: OpenDraft): ReadonlyMap<number, string> {
  const water = new Map<number, string>()
  forEachEntry(draft.board?.rivers, ['board', 'rivers'], (river) => {
    for (const hex of readWay(river, reader)) if (!water.has(hex)) water.set(hex, river.kind)
  })
  return water
}

const hexesAt = (draft: unknown, path: Path) => listAt(draft, path) as string[] | undefined
