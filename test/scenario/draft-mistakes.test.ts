import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Point } from '../../src/board/table/point.ts'
import { TABLE_SYMMETRIES } from '../../src/board/table/symmetry.ts'
import type { ClearTarget, HexScenarioEditor } from '../../src/engine/hex-scenario-editor.ts'
import type { ScenarioEditor } from '../../src/engine/scenario-editors.ts'
import type { TableScenarioEditor } from '../../src/engine/table-scenario-editor.ts'
import type { Path } from '../../src/scenario/diagnostic.ts'
import { type Change, ImpossibleChange } from '../../src/scenario/edit/change.ts'
import { changeData } from '../../src/scenario/edit/change-data.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

const folder = new URL('../fixtures/diagnostics/', import.meta.url)
const fixtures = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))
const EVERYTHING = new Set<ClearTarget>(['terrain', 'ways', 'pieces', 'names', 'areas'])
const HEXES = [0, 1, 2, 14, 15, 40]
const POINTS: readonly Point[] = [[20, 20], [60, 25], [40, 70]] // biome-ignore format: an outline

/** Every edit that there is, of a battle with mistakes. */
function edits(scenarioEditor: ScenarioEditor, draft: unknown): readonly (readonly Change[])[] {
  const { pieces, arrivals } = scenarioEditor.survey(draft)
  const paths = pieces.map(({ path }) => path)
  return [
    ...(scenarioEditor.kind === 'hex' ? hexEdits(scenarioEditor, draft) : tableEdits(scenarioEditor, draft)),
    scenarioEditor.pieces.dismiss(draft, paths),
    scenarioEditor.pieces.turn(draft, paths, 1),
    ...paths.map((piece) => scenarioEditor.pieces.detail(draft, piece, 'name', 'Foy')),
    scenarioEditor.sides.swap(draft).changes,
    ...arrivals.map(({ path }) => scenarioEditor.arrivals.reschedule(draft, path, 2)),
  ]
}

function hexEdits(scenarioEditor: HexScenarioEditor, draft: unknown): readonly (readonly Change[])[] {
  const { pieces, areas } = scenarioEditor.survey(draft)
  const clip = scenarioEditor.clipboard.lift(draft, HEXES, EVERYTHING)
  const { terrain, ways, units } = scenarioEditor.palette(draft)
  return [
    ...terrain.map(({ id }) => scenarioEditor.ground.paint(draft, HEXES, id)),
    ...ways.map(({ id }) => scenarioEditor.ground.lay(draft, id, HEXES)),
    scenarioEditor.ground.clear(draft, HEXES, EVERYTHING),
    scenarioEditor.pieces.deploy(draft, { side: 'french', type: units.at(-1)!.type }, HEXES),
    scenarioEditor.pieces.move(
      draft,
      pieces.map(({ path }, hex) => ({ piece: path, hex })),
    ),
    ...areas.flatMap(({ path }) =>
      [true, false].map((isMember) => scenarioEditor.ground.mark(draft, path, HEXES, isMember)),
    ),
    scenarioEditor.clipboard.drop(draft, scenarioEditor.clipboard.transform(clip, 'mirror'), 40).changes,
    scenarioEditor.board.transform(draft, 'mirror').changes,
    scenarioEditor.board.transform(draft, 'half-turn').changes,
  ]
}

function tableEdits(scenarioEditor: TableScenarioEditor, draft: unknown): readonly (readonly Change[])[] {
  const { pieces, shapes, commands } = scenarioEditor.survey(draft)
  const { shapes: kinds, units } = scenarioEditor.palette(draft)
  const formations = commands.flatMap((army) => army.commands).flatMap((force) => force.commands)
  const forces = commands.flatMap((army) => army.commands)
  const everybody = [...forces, ...formations].flatMap(({ staff, units: own }) =>
    [...staff, ...own].map(({ path }) => path),
  )
  const everything = [...everybody, ...shapes.map(({ path }) => path)]
  const clip = scenarioEditor.clipboard.lift(draft, everything)
  return [
    ...[...forces, ...formations].map(({ path }) => scenarioEditor.commands.regroup(draft, everybody, path).changes),
    ...forces.map(({ path }) => scenarioEditor.commands.regroup(draft, formations.map((formation) => formation.path), path).changes), // biome-ignore format: a row
    ...shapes.flatMap(({ path }) => [scenarioEditor.ground.restack(draft, path, shapes[0]!.path), scenarioEditor.ground.restack(draft, path, undefined)]), // biome-ignore format: a row
    scenarioEditor.clipboard.cut(draft, everything),
    ...(clip ? [scenarioEditor.clipboard.drop(draft, clip, POINTS[0]!, formations[0]?.path).changes] : []),
    ...TABLE_SYMMETRIES.map((how) => scenarioEditor.board.transform(draft, how).changes),
    ...kinds.map(({ id }) => scenarioEditor.ground.draw(draft, id, POINTS)),
    ...shapes.flatMap(({ path }) => [
      scenarioEditor.ground.reshape(draft, path, POINTS),
      scenarioEditor.forms.rename(draft, path, 'new-id'),
    ]),
    scenarioEditor.ground.erase(
      draft,
      shapes.map(({ path }) => path),
    ),
    ...formations.map(({ path, side }) =>
      scenarioEditor.pieces.deploy(draft, { side, type: units.at(-1)!.type }, path, [{ at: POINTS[0]!, facing: 3 }]),
    ),
    scenarioEditor.pieces.station(
      draft,
      pieces.map(({ path, facing }, i) => ({ piece: path, at: [10 * i, 20], facing })),
    ),
    scenarioEditor.board.resize(draft, { north: 10, east: 0, south: 0, west: 20 }).changes,
  ]
}

for (const file of fixtures) {
  test(`a battle with mistakes can be edited, and keeps what cannot be read: ${file}`, async () => {
    const { data, draft } = validate(readFileSync(new URL(file, folder), 'utf8'), SYSTEMS)
    const system = SYSTEMS.find(({ id }) => id === (draft as { system?: string } | undefined)?.system) ?? SYSTEMS[0]!
    const scenarioEditor = await system.loadScenarioEditor!()
    const before = JSON.stringify(draft)
    expect(scenarioEditor.palette(draft).units).not.toEqual([])
    for (const place of [40, ...scenarioEditor.survey(draft).pieces.map((piece) => piece.place)]) {
      expect(await scenarioEditor.scout(draft, place)).toBeTypeOf('object')
    }
    for (const path of pathsIn(draft)) scenarioEditor.forms.describe(draft, path)
    for (const changes of edits(scenarioEditor, draft)) {
      // What stands in the way may be wrong itself, and the author is told so.
      expect(() => changeData(data, changes)).toSatisfy(isMadeOrRefused)
      expect(JSON.stringify(changes)).not.toContain(':null')
    }
    expect(JSON.stringify(draft)).toBe(before)
  })
}

function isMadeOrRefused(make: () => unknown): boolean {
  try {
    make()
    return true
  } catch (problem) {
    return problem instanceof ImpossibleChange
  }
}

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [path, ...keys.flatMap((key) => pathsIn((value as Record<string | number, unknown>)[key], [...path, key]))]
}
