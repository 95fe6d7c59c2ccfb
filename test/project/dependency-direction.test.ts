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

beforeAll(() => {
  for (const part of ['.oxlintrc.json', 'scripts/lint']) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What our linter says of a file with this content, at this place of a project. */
function lint(place: string, text: string): string {
  const file = join(folder, place)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  const oxlint = join(root, 'node_modules/.bin/oxlint')
  return spawnSync(oxlint, ['--deny-warnings', place], { cwd: folder, encoding: 'utf8' }).stdout
}

describe('the linter refuses', () => {
  test.each([
    ['a board that knows scenarios', 'src/board/probe.ts', '../scenario/validate.ts'],
    ['scenario tools that know a rulebook', 'src/scenario/probe.ts', '../systems/index.ts'],
    ['an engine that knows players', 'src/engine/probe.ts', '../players/random.ts'],
    ['a rulebook that knows another', `src/systems/${FIRST}/rules/probe.ts`, `../../${SECOND}/index.ts`],
    ['a rulebook that knows the register', `src/systems/${FIRST}/probe.ts`, '../index.ts'],
    ['players that know exports', 'src/players/probe.ts', '../export/json.ts'],
    ['balance that knows pictures', 'src/balance/probe.ts', '../scene/svg.ts'],
    ['pictures that know balance', 'src/scene/probe.ts', '../balance/report.ts'],
    ['a library that knows its callers', 'src/scenario/probe.ts', '../../cli/main.ts'],
    ['a command line that knows the editor', 'cli/probe.ts', '../editor/shell/app.tsx'],
    ['an editor that knows the command line', 'editor/shell/probe.ts', '../../cli/main.ts'],
    ['tools that know the page around them', 'editor/tools/hexes/probe.ts', '../../shell/app.tsx'],
    ['a document that knows how it is viewed', 'editor/document/probe.ts', '../view/view-state.ts'],
    ['play that knows the document', 'editor/play/probe.ts', '../document/scenario-document.ts'],
    ['panels that know dialogs', 'editor/panels/form/probe.ts', '../../dialogs/index.tsx'],
    ['widgets that know the canvas', 'editor/widgets/probe.ts', '../canvas/camera.ts'],
    ['Konva outside canvas and play', 'editor/panels/probe.ts', 'konva'],
    ['a file system in the library', 'src/board/probe.ts', 'node:fs'],
  ])('%s', (_, place, specifier) => {
    expect(lint(place, `export * from '${specifier}'\n`)).toContain('layers(imports)')
    expect(lint(place, `export const later = () => import('${specifier}')\n`)).toContain('layers(imports)')
  })

  test('a clock or unseeded chance in the library', () => {
    expect(lint('src/board/probe.ts', 'export const now = Date.now()\n')).toContain('no-restricted-globals')
    expect(lint('src/board/probe.ts', 'export const chance = Math.random()\n')).toContain('no-restricted-properties')
  })

  test('nothing of what points the right way', () => {
    expect(lint('src/scenario/probe.ts', "export { HexGrid } from '../board/hex-grid.ts'\n")).not.toContain('layers(')
    expect(lint('editor/canvas/probe.ts', "export { default } from 'konva'\n")).not.toContain('layers(')
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
