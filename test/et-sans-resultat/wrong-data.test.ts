import { describe, expect, test } from 'vitest'
import { makeFiles } from '../../cli/export/make-files.ts'
import { codesOf } from '../../src/scenario/codes/index.ts'
import { Report } from '../../src/scenario/diagnostic.ts'
import { parseText } from '../../src/scenario/reading/parse.ts'
import { makeDraft, validate } from '../../src/scenario/validate.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { makeSvg } from '../../src/scene/svg.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { SOUND } from '../../src/systems/et-sans-resultat/checks/skirmish.fixture.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { sample } from '../support/effort.ts'
import { paths } from '../support/mutations.ts'

/** A battle with nearly every key of the format. */
const BATTLE = `${SOUND}authors: [A. Designer]
sources: { terrain: { status: own, note: Made up. } }
clock: { start: "13:00", minutes: 20 }
tables:
  leadership: { A: 4 }
  activation: { delayMode: wait, success: 8 }
  movement: { rate: { infantry: { deployed: 9 } }, rough: 2 }
  ploy: { nations: [{ nations: [french], grade: guard, years: [1804, 1815], add: 2 }], results: [{ min: 4, units: 3 }, { units: 2 }] }
  guns: { perSection: { 12: 2, french-8: 2 } }
  skirmish: { rifles: { RF1: 2 } }
  assessment: { results: [{ min: 5 }, { cavalry: rout, fatigue: 3, retreat: true }] }
  footprints: { infantry: [1, 0.5] }
  reach: { cohesion: 10 }
  sizeBands: [400, 800]
`

const INSTEAD: readonly unknown[] = [
  undefined,
  null,
  0,
  -7,
  1e9,
  0.123,
  true,
  '',
  'nonsense',
  [],
  [null],
  [[]],
  {},
  { a: 1 },
]

const sound = parseText(BATTLE).data
const system = SYSTEMS.find(({ id }) => id === 'et-sans-resultat')!
const places = paths(sound, [])

/** The data with something else in a place; nothing instead takes the place out. */
function instead(path: readonly (string | number)[], value: unknown): unknown {
  const copy = structuredClone(sound)
  const owner = path.slice(0, -1).reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], copy)
  const last = path.at(-1)!
  if (value !== undefined) (owner as Record<string | number, unknown>)[last] = value
  else if (Array.isArray(owner)) owner.splice(Number(last), 1)
  else delete (owner as Record<string | number, unknown>)[last]
  return copy
}

describe('a battle on a table with something wrong in it', () => {
  test('has nothing to report before', () => {
    expect(validate(BATTLE, SYSTEMS).diagnostics).toEqual([])
  })

  test('has no hexes that its sources could speak of', () => {
    const { diagnostics } = validate(BATTLE.replace('note: Made up.', 'printed: [H11]'), SYSTEMS)
    expect(diagnostics).toMatchObject([{ code: 'schema/unknown-key', path: ['sources', 'terrain', 'printed'] }])
  })

  test('is told of nothing that only follows from a value of the wrong type', () => {
    const consequences = sample(places, 3).flatMap((path) => {
      // Without its system it is no battle of ours.
      if (path[0] === 'system') return []
      const found = path.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], sound)
      const report = new Report<string>(codesOf(system))
      system.check(makeDraft(instead(path, typeof found === 'object' ? 'nonsense' : { a: 1 }), system, report), report)
      const others = report.diagnostics.filter((finding) => path.some((step, i) => finding.path[i] !== step))
      return others.map(({ message }) => `${path.join('.')}: ${message}`)
    })
    expect(consequences).toEqual([])
  })

  test.each([...new Set(places.map(([key]) => String(key)))])('under %s is told in words', (key) => {
    const wrong = places.filter(([first]) => first === key).flatMap((path) => INSTEAD.map((value) => ({ path, value })))
    for (const { path, value } of sample(wrong, 7)) {
      const report = new Report<string>(codesOf(system))
      // Without the YAML, which is the same for every rulebook.
      system.check(makeDraft(instead(path, value), system, report), report)
      const said = report.diagnostics.map(({ message, hint }) => `${message} ${hint ?? ''}`).join(' ')
      expect(said).not.toMatch(/undefined|\[object|NaN|Infinity/)
    }
  })
})

test('a battle with a wrong point in the outline of an area is drawn without it', async () => {
  const battle = SOUND.replace(/(\n {2}areas:[^]*?area: \[)/, '$1[1, 2, 3], ')
  expect(battle).not.toBe(SOUND)
  const { draft, diagnostics } = validate(battle, SYSTEMS)
  expect(diagnostics.map(({ code }) => code)).toContain('schema/size')
  const boardView = await SYSTEMS.find(({ id }) => id === 'et-sans-resultat')!.loadBoardView()
  expect(boardView.portrayScenario(draft, 1)?.areas).not.toEqual([])
})

test.each([
  ['half of a point', /at: \[[\d.]+,/, 'at: [nonsense,'],
  ['a side without a sound name', /(sides:[^]*?name: )[^,\n}]+/, '$1[]'],
])('a battle with %s is drawn and printed without it', async (_, wrong, replacement) => {
  const battle = SOUND.replace(wrong, replacement)
  expect(battle).not.toBe(SOUND)
  const validation = validate(battle, SYSTEMS)
  expect(validation.scenario).toBeUndefined()
  const portrait = (await system.loadBoardView()).portrayScenario(validation.draft, 1)!
  expect(makeSvg(drawScene(portrait, { theme: THEMES.light }), 800)).not.toMatch(/NaN|undefined/)
  const job = { validation, title: 'x', format: 'pdf', name: 'x.pdf', options: {} } as const
  expect(await makeFiles(job, SYSTEMS)).toHaveLength(1)
})
