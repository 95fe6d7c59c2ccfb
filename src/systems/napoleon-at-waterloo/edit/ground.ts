import type { ClearTarget } from '../../../engine/hex-scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { keysAt } from '../../../scenario/edit/changes.ts'
import { editHexes, readList } from '../../../scenario/edit/hexes/hex-lists.ts'
import { repaint } from '../../../scenario/edit/hexes/terrain.ts'
import { cutWaysAt, layWays, type NewWay } from '../../../scenario/edit/hexes/way-lists.ts'
import { type OpenDraft, open } from '../format/index.ts'
import { dismissAt } from './pieces.ts'

export const CLEAR = 'clear'
export const ROAD = 'road'
const TERRAIN_PATH = ['board', 'terrain']
const ROADS = ['board', 'roads']
const NAMES = ['board', 'names']

/** The areas that belong to the ground itself: entrances are parts of arrivals. */
export const AREAS: readonly Path[] = [['exits']]

export function paint(data: unknown, hexes: readonly number[], terrain: string): Change[] {
  return paintEach(data, new Map(hexes.map((hex) => [hex, terrain])))
}

/** Gives each hex its terrain. Woods that a road leads into are woods/road without being painted so. */
export function paintEach(data: unknown, wanted: ReadonlyMap<number, string>): Change[] {
  const opened = open(data)
  if (!opened) return []
  return repaint(opened.draft, TERRAIN_PATH, opened.reader, wanted, { open: CLEAR, natural: new Map() })
}

/** By hex, the terrain that it is painted with: of two, the first counts. */
export function tilesIn({ draft, reader }: OpenDraft): ReadonlyMap<number, string> {
  const tiles = new Map<number, string>()
  for (const [type, list] of Object.entries(draft.board?.terrain ?? {})) {
    for (const hex of readList(list, reader).hexes) if (!tiles.has(hex)) tiles.set(hex, type)
  }
  return tiles
}

export function lay(data: unknown, kind: string, hexes: readonly number[]): Change[] {
  return layEach(data, [{ kind, hexes }])
}

/** Lays roads: there are no other ways. */
export function layEach(data: unknown, ways: readonly NewWay[]): Change[] {
  const opened = open(data)
  if (!opened) return []
  return layWays(
    opened.draft,
    ROADS,
    opened.grid,
    ways.filter(({ kind }) => kind === ROAD),
  )
}

/** Takes things out of hexes. Entrances stay, because without them nobody could arrive. */
export function clear(data: unknown, hexes: readonly number[], what: ReadonlySet<ClearTarget>): Change[] {
  const opened = open(data)
  if (!opened) return []
  const { draft, grid, reader } = opened
  const takeFrom = (path: Path) =>
    keysAt(draft, path).flatMap((key) => editHexes(draft, [...path, key], reader, { take: hexes }))
  return [
    ...(what.has('ways') ? cutWaysAt(draft, ROADS, grid, new Set(hexes), 2) : []),
    ...(what.has('terrain') ? paint(draft, hexes, CLEAR) : []),
    ...(what.has('pieces') ? dismissAt(draft, hexes) : []),
    ...(what.has('names') ? takeFrom(NAMES) : []),
    ...(what.has('areas') ? AREAS.flatMap(takeFrom) : []),
  ]
}

/** Puts hexes into an area or takes them out. A side may leave by the hexes of the other's exits as well. */
export function mark(data: unknown, area: Path, hexes: readonly number[], isMember: boolean): Change[] {
  const opened = open(data)
  if (!opened) return []
  const isFreeKey = [...AREAS, NAMES].some((path) => path.join() === area.slice(0, -1).join())
  return isMember
    ? editHexes(opened.draft, area, opened.reader, { add: hexes })
    : editHexes(opened.draft, area, opened.reader, { take: hexes }, isFreeKey ? 'remove' : 'keep')
}
