import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Point } from '../src/board/table/point.ts'
import { TABLE_SYMMETRIES } from '../src/board/table/symmetry.ts'
import type { Draftsman } from '../src/engine/draftsmen.ts'
import type { HexDraftsman, Substance } from '../src/engine/hex-draftsman.ts'
import type { TableDraftsman } from '../src/engine/table-draftsman.ts'
import type { Path } from '../src/scenario/diagnostic.ts'
import { type Change, ImpossibleChange } from '../src/scenario/edit/change.ts'
import { changeData } from '../src/scenario/edit/change-data.ts'
import { validate } from '../src/scenario/validate.ts'
import { SYSTEMS } from '../src/systems/index.ts'

const folder = new URL('./fixtures/diagnostics/', import.meta.url)
const fixtures = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))
const EVERYTHING = new Set<Substance>(['terrain', 'ways', 'pieces', 'names', 'areas'])
const HEXES = [0, 1, 2, 14, 15, 40]
const POINTS: readonly Point[] = [[20, 20], [60, 25], [40, 70]] // biome-ignore format: an outline

/** Every edit that there is, of a battle with mistakes. */
function edits(draftsman: Draftsman, draft: unknown): readonly (readonly Change[])[] {
  const { pieces, arrivals } = draftsman.survey(draft)
  const paths = pieces.map(({ path }) => path)
  return [
    ...(draftsman.kind === 'hex' ? hexEdits(draftsman, draft) : tableEdits(draftsman, draft)),
    draftsman.dismiss(draft, paths),
    draftsman.turn(draft, paths, 1),
    ...paths.map((piece) => draftsman.detail(draft, piece, 'name', 'Foy')),
    draftsman.swapSides(draft).changes,
    ...arrivals.map(({ path }) => draftsman.reschedule(draft, path, 2)),
  ]
}

function hexEdits(draftsman: HexDraftsman, draft: unknown): readonly (readonly Change[])[] {
  const { pieces, areas } = draftsman.survey(draft)
  const cutting = draftsman.lift(draft, HEXES, EVERYTHING)
  const { terrain, ways, units } = draftsman.palette(draft)
  return [
    ...terrain.map(({ id }) => draftsman.paint(draft, HEXES, id)),
    ...ways.map(({ id }) => draftsman.lay(draft, id, HEXES)),
    draftsman.clear(draft, HEXES, EVERYTHING),
    draftsman.deploy(draft, { side: 'french', type: units.at(-1)!.type }, HEXES),
    draftsman.move(
      draft,
      pieces.map(({ path }, hex) => ({ piece: path, hex })),
    ),
    ...areas.flatMap(({ path }) => [true, false].map((isMember) => draftsman.mark(draft, path, HEXES, isMember))),
    draftsman.drop(draft, draftsman.transformCutting(cutting, 'mirror'), 40).changes,
    draftsman.transform(draft, 'mirror').changes,
    draftsman.transform(draft, 'half-turn').changes,
  ]
}

function tableEdits(draftsman: TableDraftsman, draft: unknown): readonly (readonly Change[])[] {
  const { pieces, shapes, commands } = draftsman.survey(draft)
  const { shapes: kinds, units } = draftsman.palette(draft)
  const formations = commands.flatMap((army) => army.commands).flatMap((force) => force.commands)
  const forces = commands.flatMap((army) => army.commands)
  const everybody = [...forces, ...formations].flatMap(({ staff, units: own }) =>
    [...staff, ...own].map(({ path }) => path),
  )
  const everything = [...everybody, ...shapes.map(({ path }) => path)]
  const cutting = draftsman.lift(draft, everything)
  return [
    ...[...forces, ...formations].map(({ path }) => draftsman.regroup(draft, everybody, path).changes),
    ...forces.map(({ path }) => draftsman.regroup(draft, formations.map((formation) => formation.path), path).changes), // biome-ignore format: a row
    ...shapes.flatMap(({ path }) => [draftsman.restack(draft, path, shapes[0]!.path), draftsman.restack(draft, path, undefined)]), // biome-ignore format: a row
    draftsman.cut(draft, everything),
    ...(cutting ? [draftsman.drop(draft, cutting, POINTS[0]!, formations[0]?.path).changes] : []),
    ...TABLE_SYMMETRIES.map((how) => draftsman.transform(draft, how).changes),
    ...kinds.map(({ id }) => draftsman.draw(draft, id, POINTS)),
    ...shapes.flatMap(({ path }) => [draftsman.reshape(draft, path, POINTS), draftsman.rename(draft, path, 'new-id')]),
    draftsman.erase(
      draft,
      shapes.map(({ path }) => path),
    ),
    ...formations.map(({ path, side }) =>
      draftsman.deploy(draft, { side, type: units.at(-1)!.type }, path, [{ at: POINTS[0]!, facing: 3 }]),
    ),
    draftsman.station(
      draft,
      pieces.map(({ path, facing }, i) => ({ piece: path, at: [10 * i, 20], facing })),
    ),
    draftsman.resize(draft, { north: 10, east: 0, south: 0, west: 20 }).changes,
  ]
}

for (const file of fixtures) {
  test(`a battle with mistakes can be edited, and keeps what cannot be read: ${file}`, async () => {
    const { data, draft } = validate(readFileSync(new URL(file, folder), 'utf8'), SYSTEMS)
    const system = SYSTEMS.find(({ id }) => id === (draft as { system?: string } | undefined)?.system) ?? SYSTEMS[0]!
    const draftsman = await system.loadDraftsman!()
    const before = JSON.stringify(draft)
    expect(draftsman.palette(draft).units).not.toEqual([])
    for (const place of [40, ...draftsman.survey(draft).pieces.map((piece) => piece.place)]) {
      expect(await draftsman.scout(draft, place)).toBeTypeOf('object')
    }
    for (const path of pathsIn(draft)) draftsman.say(draft, path)
    for (const changes of edits(draftsman, draft)) {
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
