import type { Path } from '../../scenario/diagnostic.ts'
import type { Change } from '../../scenario/edit/change.ts'
import { keysAt } from '../../scenario/edit/changes.ts'
import { editHexes, readList } from '../../scenario/edit/hexes/hex-lists.ts'
import { type OpenBoard, openBoard } from '../../scenario/edit/hexes/open-board.ts'
import { repaint } from '../../scenario/edit/hexes/terrain.ts'
import { cutWaysAt, layWays, type NewWay } from '../../scenario/edit/hexes/way-lists.ts'
import type { ClearTarget } from '../hex-scenario-editor.ts'
import { type HexEditorDefinition, NAMES, type PlainDraft, ROAD, ROADS, TERRAIN } from './editor-definition.ts'
import type { plainPieces } from './plain-pieces.ts'

/** How the ground of a plain scenario is painted and cleared. */
export function plainGround(
  { terrain, areas = [] }: HexEditorDefinition,
  { dismissAt }: Pick<ReturnType<typeof plainPieces>, 'dismissAt'>,
) {
  const open = terrain[0]!.id

  function paintEach(data: unknown, wanted: ReadonlyMap<number, string>): Change[] {
    const opened = openBoard<PlainDraft>(data)
    return opened ? repaint(opened.draft, TERRAIN, opened.reader, wanted, { open, natural: new Map() }) : []
  }

  function layEach(data: unknown, ways: readonly NewWay[]): Change[] {
    const opened = openBoard<PlainDraft>(data)
    const roads = ways.filter(({ kind }) => kind === ROAD)
    return opened ? layWays(opened.draft, ROADS, opened.grid, roads) : []
  }

  const paint = (data: unknown, hexes: readonly number[], type: string) =>
    paintEach(data, new Map(hexes.map((hex) => [hex, type])))

  function clear(data: unknown, hexes: readonly number[], what: ReadonlySet<ClearTarget>): Change[] {
    const opened = openBoard<PlainDraft>(data)
    if (!opened) return []
    const { draft, grid, reader } = opened
    const take = (path: Path) => editHexes(draft, path, reader, { take: hexes })
    return [
      ...(what.has('ways') ? cutWaysAt(draft, ROADS, grid, new Set(hexes), 2) : []),
      ...(what.has('terrain') ? paint(draft, hexes, open) : []),
      ...(what.has('pieces') ? dismissAt(draft, hexes) : []),
      ...(what.has('names') ? keysAt(draft, NAMES).flatMap((name) => take([...NAMES, name])) : []),
      ...(what.has('areas') ? areas.flatMap(({ path }) => take(path)) : []),
    ]
  }

  function mark(data: unknown, area: Path, hexes: readonly number[], isMember: boolean): Change[] {
    const opened = openBoard<PlainDraft>(data)
    return opened ? editHexes(opened.draft, area, opened.reader, isMember ? { add: hexes } : { take: hexes }) : []
  }

  /** By hex, the terrain that it is painted with: of two, the first counts. */
  function tilesIn({ draft, reader }: OpenBoard<PlainDraft>): ReadonlyMap<number, string> {
    const tiles = new Map<number, string>()
    for (const [type, list] of Object.entries(draft.board?.terrain ?? {})) {
      for (const hex of readList(list, reader).hexes) if (!tiles.has(hex)) tiles.set(hex, type)
    }
    return tiles
  }

  return { paint, paintEach, layEach, clear, mark, tilesIn, open }
}
