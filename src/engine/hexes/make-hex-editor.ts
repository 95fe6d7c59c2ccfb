import { reschedule } from '../../scenario/edit/arrivals.ts'
import { listAt } from '../../scenario/edit/changes.ts'
import { type HexEntries, readList } from '../../scenario/edit/hexes/hex-lists.ts'
import { type OpenBoard, openBoard } from '../../scenario/edit/hexes/open-board.ts'
import { detailPlacement } from '../../scenario/edit/hexes/placements.ts'
import { waysIn } from '../../scenario/edit/hexes/way-lists.ts'
import { readWay } from '../../scenario/edit/hexes/ways.ts'
import { renameSide } from '../../scenario/edit/sides.ts'
import { makeClips } from '../hex-clips.ts'
import type { HexPalette, HexScenarioEditor, HexSurvey, SurveyedArea } from '../hex-scenario-editor.ts'
import { type HexEditorDefinition, NAMES, type PlainDraft, ROAD, ROADS } from './editor-definition.ts'
import { plainBoard } from './plain-board.ts'
import { plainGround } from './plain-ground.ts'
import { plainPieces } from './plain-pieces.ts'

/** The editor of a rulebook whose scenarios are written in the plain way: `HexEditorDefinition` says which that is. */
export function makeHexEditor(definition: HexEditorDefinition): HexScenarioEditor {
  const { system, terrain, roads, units, areas = [], sections } = definition
  const pieces = plainPieces(definition)
  const ground = plainGround(definition, pieces)
  const { board, swap, root } = plainBoard(definition)

  function palette(data: unknown): HexPalette {
    const sides = Object.keys((data as PlainDraft | undefined)?.sides ?? {})
    return {
      kind: 'hex',
      terrain,
      ways: roads === undefined ? [] : [{ id: ROAD, name: 'Road', effects: roads }],
      units: units.map((unit) => ({ ...unit, sides })),
    }
  }

  function survey(data: unknown): HexSurvey {
    const opened = openBoard<PlainDraft>(data)
    const nothing = { kind: 'hex', pieces: [], areas: [], ways: [], terrain: [], arrivals: [], reserves: [] } as const
    if (!opened) return { ...nothing, turns: 0 }
    const { draft, grid, reader } = opened
    const tiles = ground.tilesIn(opened)
    return {
      ...nothing,
      pieces: pieces.piecesIn(opened).map(({ path, hex, side, type, name }) => {
        const known = units.find((unit) => unit.type === type)
        const label = `${known?.name ?? type}${name === undefined ? '' : ` (${name})`}`
        const strength = known?.portrait.full ?? 1
        return { path, place: hex, side, type, label, strength, facing: undefined }
      }),
      areas: surveyAreas(opened),
      ways: Array.from(draft.board?.roads ?? []).flatMap((road, i) => {
        if (road === undefined) return []
        const { name } = road as { readonly name?: string }
        return [{ path: [...ROADS, i], kind: ROAD, name, hexes: readWay(road, reader) }]
      }),
      terrain: Array.from({ length: grid.size }, (_, hex) => tiles.get(hex) ?? ground.open),
      turns: draft.turns ?? 0,
    }
  }

  /** The areas of the rulebook are there even while they have no hex. */
  function surveyAreas({ draft, reader }: OpenBoard<PlainDraft>): SurveyedArea[] {
    const hexesAt = (path: SurveyedArea['path']) =>
      readList(listAt(draft, path) as HexEntries | undefined, reader).hexes
    const names = Object.keys(draft.board?.names ?? {}).map((name) => ({ kind: 'name' as const, name }))
    return [
      ...areas.map((area) => ({ ...area, hexes: hexesAt(area.path) })),
      ...names.map(({ kind, name }) => ({
        kind,
        path: [...NAMES, name],
        label: name,
        hexes: hexesAt([...NAMES, name]),
      })),
    ]
  }

  const clipboard = makeClips<PlainDraft>({
    system,
    areas: [],
    terrainIn(opened, hexes) {
      const tiles = ground.tilesIn(opened)
      const found: Record<string, number[]> = {}
      for (const hex of hexes) (found[tiles.get(hex) ?? ground.open] ??= []).push(hex)
      return found
    },
    waysIn: ({ draft, reader }, inside) => waysIn(draft.board?.roads, reader, inside),
    piecesIn: (opened, inside) =>
      pieces
        .piecesIn(opened)
        .filter(({ hex }) => inside.has(hex))
        .map(({ side, type, hex, path }) => ({ side, type, hex, details: pieces.detailsOf(opened, path) })),
    layEach: ground.layEach,
    paintEach: ground.paintEach,
    deployEach: pieces.deployEach,
    mark: ground.mark,
  })

  return {
    kind: 'hex',
    palette,
    survey,
    ground: {
      paint: ground.paint,
      lay: (data, kind, hexes) => ground.layEach(data, [{ kind, hexes }]),
      clear: ground.clear,
      mark: ground.mark,
    },
    // Units of such a game face nowhere.
    pieces: {
      deploy: pieces.deploy,
      move: pieces.move,
      dismiss: pieces.dismiss,
      turn: () => [],
      detail: detailPlacement,
    },
    clipboard,
    board,
    sides: { swap, rename: (data, from, to) => renameSide(data, root, from, to) },
    arrivals: { reschedule },
    forms: { sections, values: () => undefined, describe: () => undefined },
    scout: definition.scout ?? (async () => ({ problem: 'This rulebook does not tell what can be seen from a hex.' })),
  }
}
