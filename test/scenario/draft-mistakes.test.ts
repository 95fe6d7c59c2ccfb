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
    scenarioEditor.dismiss(draft, paths),
    scenarioEditor.turn(draft, paths, 1),
    ...paths.map((piece) => scenarioEditor.detail(draft, piece, 'name', 'Foy')),
    scenarioEditor.swapSides(draft).changes,
    ...arrivals.map(({ path }) => scenarioEditor.reschedule(draft, path, 2)),
  ]
}

function hexEdits(scenarioEditor: HexScenarioEditor, draft: unknown): readonly (readonly Change[])[] {
  const { pieces, areas } = scenarioEditor.survey(draft)
  const clip = scenarioEditor.lift(draft, HEXES, EVERYTHING)
  const { terrain, ways, units } = scenarioEditor.palette(draft)
  return [
    ...terrain.map(({ id }) => scenarioEditor.paint(draft, HEXES, id)),
    ...ways.map(({ id }) => scenarioEditor.lay(draft, id, HEXES)),
    scenarioEditor.clear(draft, HEXES, EVERYTHING),
    scenarioEditor.deploy(draft, { side: 'french', type: units.at(-1)!.type }, HEXES),
    scenarioEditor.move(
      draft,
      pieces.map(({ path }, hex) => ({ piece: path, hex })),
    ),
    ...areas.flatMap(({ path }) => [true, false].map((isMember) => scenarioEditor.mark(draft, path, HEXES, isMember))),
    scenarioEditor.drop(draft, scenarioEditor.transformClip(clip, 'mirror'), 40).changes,
    scenarioEditor.transform(draft, 'mirror').changes,
    scenarioEditor.transform(draft, 'half-turn').changes,
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
  const clip = scenarioEditor.lift(draft, everything)
  return [
    ...[...forces, ...formations].map(({ path }) => scenarioEditor.regroup(draft, everybody, path).changes),
    ...forces.map(({ path }) => scenarioEditor.regroup(draft, formations.map((formation) => formation.path), path).changes), // biome-ignore format: a row
    ...shapes.flatMap(({ path }) => [scenarioEditor.restack(draft, path, shapes[0]!.path), scenarioEditor.restack(draft, path, undefined)]), // biome-ignore format: a row
    scenarioEditor.cut(draft, everything),
    ...(clip ? [scenarioEditor.drop(draft, clip, POINTS[0]!, formations[0]?.path).changes] : []),
    ...TABLE_SYMMETRIES.map((how) => scenarioEditor.transform(draft, how).changes),
    ...kinds.map(({ id }) => scenarioEditor.draw(draft, id, POINTS)),
    ...shapes.flatMap(({ path }) => [
      scenarioEditor.reshape(draft, path, POINTS),
      scenarioEditor.rename(draft, path, 'new-id'),
    ]),
    scenarioEditor.erase(
      draft,
      shapes.map(({ path }) => path),
    ),
    ...formations.map(({ path, side }) =>
      scenarioEditor.deploy(draft, { side, type: units.at(-1)!.type }, path, [{ at: POINTS[0]!, facing: 3 }]),
    ),
    scenarioEditor.station(
      draft,
      pieces.map(({ path, facing }, i) => ({ piece: path, at: [10 * i, 20], facing })),
    ),
    scenarioEditor.resize(draft, { north: 10, east: 0, south: 0, west: 20 }).changes,
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
    for (const path of pathsIn(draft)) scenarioEditor.say(draft, path)
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
