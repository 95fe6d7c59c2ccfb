import type { ClearTarget } from '../../../engine/hex-scenario-editor.ts'
import type { Path } from '../../../scenario/diagnostic.ts'
import type { Change } from '../../../scenario/edit/change.ts'
import { keysAt, listAt } from '../../../scenario/edit/changes.ts'
import { editHexes, readList } from '../../../scenario/edit/hexes/hex-lists.ts'
import { repaint } from '../../../scenario/edit/hexes/terrain.ts'
import { cutWaysAt, layWays, type NewWay } from '../../../scenario/edit/hexes/way-lists.ts'
import { type OpenDraft, openDraft } from '../format/index.ts'
import { dismissAt } from './pieces.ts'
import { waterIn } from './tiles.ts'

const TERRAIN_PATH = ['board', 'terrain']
const ROADS = ['board', 'roads']
const RIVERS = ['board', 'rivers']

export function paint(data: unknown, hexes: readonly number[], terrain: string): Change[] {
  return paintEach(data, new Map(hexes.map((hex) => [hex, terrain])))
}

/** Gives each hex its terrain. What lies on a watercourse is water without a tile of its own (8.5). */
export function paintEach(data: unknown, wanted: ReadonlyMap<number, string>): Change[] {
  const opened = openDraft(data)
  if (!opened) return []
  const natural = waterIn(opened)
  return repaint(opened.draft, TERRAIN_PATH, opened.reader, wanted, { open: 'open', natural })
}

export function lay(data: unknown, kind: string, hexes: readonly number[]): Change[] {
  return layEach(data, [{ kind, hexes }])
}

/** Lays ways, one after the other. */
export function layEach(data: unknown, ways: readonly NewWay[]): Change[] {
  const opened = openDraft(data)
  if (!opened) return []
  const { draft, grid } = opened
  const isRoad = ({ kind }: NewWay) => kind === 'road'
  return [
    ...layWays(draft, ROADS, grid, ways.filter(isRoad)),
    ...layWays(
      draft,
      RIVERS,
      grid,
      ways.filter((way) => !isRoad(way)),
    ),
  ]
}

/** Takes things out of hexes. Sectors stay, because they share the board out; so do the hexes that rules speak of. */
export function clear(data: unknown, hexes: readonly number[], what: ReadonlySet<ClearTarget>): Change[] {
  const opened = openDraft(data)
  if (!opened) return []
  const { draft, reader } = opened
  const takeFrom = (path: Path) =>
    keysAt(draft, path).flatMap((key) => editHexes(draft, [...path, key], reader, { take: hexes }))
  return [
    ...(what.has('ways') ? cutAt(opened, new Set(hexes)) : []),
    ...(what.has('terrain') ? paint(draft, hexes, 'open') : []),
    ...(what.has('pieces') ? dismissAt(draft, hexes) : []),
    ...(what.has('names') ? takeFrom(['board', 'names']) : []),
    ...(what.has('areas') ? AREAS.flatMap(takeFrom) : []),
  ]
}

/** The areas that belong to the ground itself: the others are parts of rules. */
export const AREAS: readonly Path[] = [['board', 'zones'], ['control']]

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
  const emptied = isFreeKey(area) ? 'remove' : 'keep'
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

/** Whether an area can be left out when it has no hexes: elsewhere an empty list means something else than none. */
function isFreeKey(area: Path): boolean {
  return [...AREAS, ['board', 'names']].some((path) => path.join() === area.slice(0, -1).join())
}

/** A road that has one hex left is none; a stream or river of one hex is still water (8.5). */
function cutAt({ draft, grid }: OpenDraft, hexes: ReadonlySet<number>): Change[] {
  return [...cutWaysAt(draft, ROADS, grid, hexes, 2), ...cutWaysAt(draft, RIVERS, grid, hexes, 1)]
}

const hexesAt = (draft: unknown, path: Path) => listAt(draft, path) as string[] | undefined
