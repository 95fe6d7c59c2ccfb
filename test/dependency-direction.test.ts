import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'berthier-lint-'))

beforeAll(() => {
  for (const file of ['.oxlintrc.json', 'scripts/lint/portable.mjs']) cpSync(join(root, file), join(folder, file))
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
    ['a board that knows scenarios', 'src/board/probe.ts', "export * from '../scenario/validate.ts'\n"],
    ['scenario tools that know a system', 'src/scenario/probe.ts', "export * from '../systems/index.ts'\n"],
    [
      'a system that knows another',
      'src/systems/vive-lempereur/probe.ts',
      "export * from '../et-sans-resultat/index.ts'\n",
    ],
    ['a library that knows its callers', 'src/scenario/probe.ts', "export * from '../../cli/main.ts'\n"],
    ['a command line that knows the editor', 'cli/probe.ts', "export * from '../editor/main.ts'\n"],
    ['an editor that knows the command line', 'editor/probe.ts', "export * from '../cli/main.ts'\n"],
    ['Konva outside canvas and play', 'editor/panels/probe.ts', "export { default } from 'konva'\n"],
    ['a file system in the library', 'src/board/probe.ts', "export { readFileSync } from 'node:fs'\n"],
  ])('%s', (_, place, text) => {
    expect(lint(place, text)).toContain('no-restricted-imports')
  })

  test('a clock or unseeded chance in the library', () => {
    expect(lint('src/board/probe.ts', 'export const now = Date.now()\n')).toContain('no-restricted-globals')
    expect(lint('src/board/probe.ts', 'export const chance = Math.random()\n')).toContain('no-restricted-properties')
  })

  test('nothing of what points the right way', () => {
    expect(lint('src/scenario/probe.ts', "export { HexGrid } from '../board/hex-grid.ts'\n")).not.toContain(
      'no-restricted',
    )
    expect(lint('editor/canvas/probe.ts', "export { default } from 'konva'\n")).not.toContain('no-restricted')
  })
})
