import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LAYERS, layerOf, standsOn } from '../../scripts/lint/layers.mjs'
import { SYSTEMS } from '../../src/systems/index.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [FIRST, SECOND] = SYSTEMS.map(({ id }) => id)
const folder = mkdtempSync(join(tmpdir(), 'berthier-lint-'))

/** Files at places of a project where the linter looks at all of them at once: it takes longer to begin than to look. */
const probes = new Map<string, string>()
let findings: readonly string[]

beforeAll(() => {
  for (const part of ['.oxlintrc.json', 'scripts/lint']) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  for (const [file, text] of probes) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const flags = ['--deny-warnings', '--format=unix', ...probes.keys()]
  findings = spawnSync(join(root, 'node_modules/.bin/oxlint'), flags, { cwd: folder, encoding: 'utf8' }).stdout.split(
    '\n',
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

/** A file with this content in this folder. */
function probe(place: string, text: string): string {
  const file = `${place}/probe-${probes.size}.ts`
  probes.set(file, text)
  return file
}

/** What our linter says of a file. */
const saidOf = (file: string) => findings.filter((line) => line.startsWith(`${file}:`)).join('\n')

describe('the linter refuses', () => {
  const wrong = [
    ['a board that knows scenarios', 'src/board', '../scenario/validate.ts'],
    ['scenario tools that know a rulebook', 'src/scenario', '../systems/index.ts'],
    ['an engine that knows players', 'src/engine', '../players/random.ts'],
    ['a rulebook that knows another', `src/systems/${FIRST}/rules`, `../../${SECOND}/index.ts`],
    ['a rulebook that knows the register', `src/systems/${FIRST}`, '../index.ts'],
    ['players that know exports', 'src/players', '../export/json.ts'],
    ['balance that knows pictures', 'src/balance', '../scene/svg.ts'],
    ['pictures that know balance', 'src/scene', '../balance/report.ts'],
    ['a library that knows its callers', 'src/scenario', '../../cli/main.ts'],
    ['a command line that knows the editor', 'cli', '../editor/shell/app.tsx'],
    ['an editor that knows the command line', 'editor/shell', '../../cli/main.ts'],
    ['tools that know the page around them', 'editor/tools/hexes', '../../shell/app.tsx'],
    ['a document that knows how it is viewed', 'editor/document', '../view/view-state.ts'],
    ['play that knows the document', 'editor/play', '../document/scenario-document.ts'],
    ['panels that know dialogs', 'editor/panels/form', '../../dialogs/index.tsx'],
    ['widgets that know the canvas', 'editor/widgets', '../canvas/camera.ts'],
    ['Konva outside canvas and play', 'editor/panels', 'konva'],
    ['a file system in the library', 'src/board', 'node:fs'],
  ].map(([title, place, specifier]) => ({
    title,
    probes: [
      probe(place!, `export * from '${specifier}'\n`),
      probe(place!, `export const later = () => import('${specifier}')\n`),
    ],
  }))
  test.each(wrong)('$title', ({ probes: files }) => {
    for (const file of files) expect(saidOf(file)).toContain('layers(imports)')
  })

  const [now, chance] = [
    probe('src/board', 'export const now = Date.now()\n'),
    probe('src/board', 'export const chance = Math.random()\n'),
  ]
  test('a clock or unseeded chance in the library', () => {
    expect(saidOf(now)).toContain('no-restricted-globals')
    expect(saidOf(chance)).toContain('no-restricted-properties')
  })

  const right = [
    probe('src/scenario', "export { HexGrid } from '../board/hex-grid.ts'\n"),
    probe('editor/canvas', "export { default } from 'konva'\n"),
  ]
  test('nothing of what points the right way', () => {
    for (const file of right) expect(saidOf(file)).not.toContain('layers(')
  })
})

test('every layer stands on layers that are there, and no layer on itself', () => {
  for (const [layer, below] of Object.entries(LAYERS)) {
    for (const one of below) expect(LAYERS).toHaveProperty([one])
    expect(standsOn(layer, layer)).toBe(false)
  }
})

test('every file of the library, the command line and the editor is in a layer', () => {
  const files = ['src', 'cli', 'editor'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${part}/${file.split(sep).join('/')}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => !layerOf(file) && file !== 'editor/vite.config.ts')).toEqual([])
})
