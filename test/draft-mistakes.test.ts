import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Draftsman } from '../src/engine/draftsmen.ts'
import type { Substance } from '../src/engine/hex-draftsman.ts'
import type { Path } from '../src/scenario/diagnostic.ts'
import { type Change, ImpossibleChange } from '../src/scenario/edit/change.ts'
import { changeData } from '../src/scenario/edit/change-data.ts'
import { validate } from '../src/scenario/validate.ts'
import { SYSTEMS } from '../src/systems/index.ts'

const folder = new URL('./fixtures/diagnostics/', import.meta.url)
const fixtures = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))
const EVERYTHING = new Set<Substance>(['terrain', 'ways', 'pieces', 'names', 'areas'])
const HEXES = [0, 1, 2, 14, 15, 40]

/** Every edit that there is, of a battle with mistakes. */
function edits(draftsman: Draftsman, draft: unknown): readonly (readonly Change[])[] {
  const { pieces, areas, arrivals } = draftsman.survey(draft)
  const paths = pieces.map(({ path }) => path)
  const cutting = draftsman.lift(draft, HEXES, EVERYTHING)
  const { terrain, ways, units } = draftsman.palette(draft)
  return [
    ...terrain.map(({ id }) => draftsman.paint(draft, HEXES, id)),
    ...ways.map(({ id }) => draftsman.lay(draft, id, HEXES)),
    draftsman.clear(draft, HEXES, EVERYTHING),
    draftsman.deploy(draft, { side: 'french', type: units.at(-1)!.type }, HEXES),
    draftsman.move(
      draft,
      paths.map((piece, hex) => ({ piece, hex })),
    ),
    draftsman.dismiss(draft, paths),
    draftsman.turn(draft, paths, 1),
    ...paths.map((piece) => draftsman.detail(draft, piece, 'name', 'Foy')),
    ...areas.flatMap(({ path }) => [true, false].map((isMember) => draftsman.mark(draft, path, HEXES, isMember))),
    draftsman.drop(draft, draftsman.transformCutting(cutting, 'mirror'), 40).changes,
    draftsman.transform(draft, 'mirror').changes,
    draftsman.transform(draft, 'half-turn').changes,
    draftsman.swapSides(draft).changes,
    ...arrivals.map(({ path }) => draftsman.reschedule(draft, path, 2)),
  ]
}

for (const file of fixtures) {
  test(`a battle with mistakes can be edited, and keeps what cannot be read: ${file}`, async () => {
    const { data, draft } = validate(readFileSync(new URL(file, folder), 'utf8'), SYSTEMS)
    const system = SYSTEMS.find(({ id }) => id === (draft as { system?: string } | undefined)?.system) ?? SYSTEMS[0]!
    const draftsman = await system.loadDraftsman!()
    const before = JSON.stringify(draft)
    expect(draftsman.palette(draft).terrain).not.toEqual([])
    for (const hex of [40, ...draftsman.survey(draft).pieces.map((piece) => piece.hex)]) {
      expect(await draftsman.scout(draft, hex)).toBeTypeOf('object')
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
