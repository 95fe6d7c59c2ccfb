import { HexGrid } from '../../board/hex-grid.ts'
import type { Path } from '../../scenario/diagnostic.ts'
import { reschedule } from '../../scenario/edit/arrivals.ts'
import type { Change } from '../../scenario/edit/change.ts'
import { listAt } from '../../scenario/edit/changes.ts'
import { editHexes, type HexEntries } from '../../scenario/edit/hexes/hex-lists.ts'
import { openBoard } from '../../scenario/edit/hexes/open-board.ts'
import {
  detailPlacement,
  detailsOf,
  movePlacements,
  type PlacementEntry,
  removePlacements,
} from '../../scenario/edit/hexes/placements.ts'
import { tilesIn } from '../../scenario/edit/hexes/terrain.ts'
import { listWays, waysIn } from '../../scenario/edit/hexes/way-lists.ts'
import { renameSide } from '../../scenario/edit/sides.ts'
import { rootPlace } from '../../scenario/schema/nodes.ts'
import { valueAt } from '../../scenario/value-at.ts'
import type { ClearTarget, HexPalette, HexScenarioEditor, HexSurvey } from '../hex-scenario-editor.ts'
import { swapTwoSides } from '../whole-battle.ts'
import { makeClips } from './clips.ts'
import { type HexEditorDefinition, type PlainDraft, ROAD, ROADS } from './editor-definition.ts'
import { makeGround } from './ground.ts'
import { makeDeployment, piecesIn } from './plain-pieces.ts'
import { Areas, surveyBoard } from './survey.ts'
import { makeBoard } from './whole-board.ts'

/** Makes the editor of a rulebook with plain scenarios, as `HexEditorDefinition` describes them. */
export function makeHexEditor(definition: HexEditorDefinition): HexScenarioEditor {
  const { system, terrain, roads, units, areas = [], sections, sizes } = definition
  const open = terrain[0]!.id
  const root = rootPlace(definition.schema)
  const { deploy, deployEach } = makeDeployment(definition)
  const dismiss = removePlacements
  const ground = makeGround<PlainDraft>({
    open,
    ways: roads === undefined ? [] : [{ path: ROADS, has: (kind) => kind === ROAD, least: 2 }],
    areas: [],
    piecesIn,
    dismiss,
  })

  function palette(data: unknown): HexPalette {
    const sides = Object.keys((data as PlainDraft | undefined)?.sides ?? {})
    return {
      kind: 'hex',
      terrain,
      ways: roads === undefined ? [] : [{ id: ROAD, name: 'Road', effects: roads }],
      // A rulebook that is written in the plain way has no ground on hexsides.
      hexsides: [],
      units: units.map((unit) => ({ ...unit, sides })),
    }
  }

  const survey = (data: unknown): HexSurvey =>
    surveyBoard<PlainDraft>(data, (opened) => {
      const { draft, grid, reader } = opened
      const tiles = tilesIn(opened)
      const found = new Areas(reader)
      // They are there even while they have no hex, so that hexes can be put into them.
      for (const { kind, path, label } of areas) found.add(kind, path, label, listAt(draft, path) as HexEntries)
      found.addNames(draft.board?.names)
      return {
        pieces: piecesIn(opened).map(({ path, hex, side, type, name }) => {
          const known = units.find((unit) => unit.type === type)
          const label = `${known?.name ?? type}${name === undefined ? '' : ` (${name})`}`
          const strength = known?.portrait.full ?? 1
          return { path, place: hex, side, type, label, strength, facing: undefined }
        }),
        areas: found.found,
        ways: listWays(draft, ROADS, reader),
        terrain: Array.from({ length: grid.size }, (_, hex) => tiles.get(hex) ?? open),
        arrivals: [],
        reserves: [],
      }
    })

  function mark(data: unknown, area: Path, hexes: readonly number[], isMember: boolean): Change[] {
    const opened = openBoard<PlainDraft>(data)
    return opened ? editHexes(opened.draft, area, opened.reader, isMember ? { add: hexes } : { take: hexes }) : []
  }

  /** The lists of the rulebook are areas of the ground as well. */
  const clear = (data: unknown, hexes: readonly number[], what: ReadonlySet<ClearTarget>) => [
    ...ground.clear(data, hexes, what),
    ...(what.has('areas') ? areas.flatMap(({ path }) => mark(data, path, hexes, false)) : []),
  ]

  return {
    kind: 'hex',
    palette,
    survey,
    ground: { paint: ground.paint, lay: ground.lay, clear, mark, paintHexsides: () => [] },
    // Units of such a game face nowhere.
    pieces: { deploy, move: movePlacements, dismiss, turn: () => [], detail: detailPlacement },
    clipboard: makeClips<PlainDraft>({
      system,
      areas: [],
      lists: areas.map(({ path }) => path),
      terrainIn(opened, hexes) {
        const tiles = tilesIn(opened)
        const found: Record<string, number[]> = {}
        for (const hex of hexes) (found[tiles.get(hex) ?? open] ??= []).push(hex)
        return found
      },
      waysIn: ({ draft, reader }, inside) => waysIn(draft.board?.roads, reader, inside),
      piecesIn: (opened, inside) =>
        piecesIn(opened)
          .filter(({ hex }) => inside.has(hex))
          .map(({ side, type, hex, path }) => {
            return { side, type, hex, details: detailsOf(valueAt(opened.draft, path) as PlacementEntry) }
          }),
      layEach: ground.layEach,
      paintEach: ground.paintEach,
      deployEach,
      mark,
    }),
    board: makeBoard<PlainDraft>({
      root,
      sizes,
      isByRows: () => false,
      blank: (columns, rows) => definition.blank(HexGrid.of(0, columns, rows)),
    }),
    sides: {
      swap: (data) => swapTwoSides<PlainDraft>(data, { root, along: [] }),
      rename: (data, from, to) => renameSide(data, root, from, to),
    },
    arrivals: { reschedule },
    forms: { sections, values: () => undefined, describe: () => undefined },
    scout: definition.scout ?? (async () => ({ problem: 'This rulebook does not tell what can be seen from a hex.' })),
  }
}
