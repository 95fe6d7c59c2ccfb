import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What the linter says of a file with this content, at this place. */
function lint(place: string, text: string): string {
  const file = join(root, place)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  try {
    const oxlint = join(root, 'node_modules/.bin/oxlint')
    return spawnSync(oxlint, ['--deny-warnings', file], { cwd: root, encoding: 'utf8' }).stdout
  } finally {
    rmSync(file)
  }
}

describe('the linter refuses', () => {
  test.each([
    ['a board that knows scenarios', 'src/board/probe.lint.ts', "export * from '../scenario/validate.ts'\n"],
    ['scenario tools that know a system', 'src/scenario/probe.lint.ts', "export * from '../systems/index.ts'\n"],
    [
      'a system that knows another',
      'src/systems/vive-lempereur/probe.lint.ts',
      "export * from '../napoleon-at-waterloo/index.ts'\n",
    ],
    ['a library that knows its callers', 'src/scenario/probe.lint.ts', "export * from '../../cli/main.ts'\n"],
    ['a command line that knows the editor', 'cli/probe.lint.ts', "export * from '../editor/main.ts'\n"],
    ['an editor that knows the command line', 'editor/probe.lint.ts', "export * from '../cli/main.ts'\n"],
    ['Konva outside canvas and play', 'editor/panels/probe.lint.ts', "export { default } from 'konva'\n"],
    ['a file system in the library', 'src/board/probe.lint.ts', "export { readFileSync } from 'node:fs'\n"],
  ])('%s', (_, place, text) => {
    expect(lint(place, text)).toContain('no-restricted-imports')
  })

  test('a clock or unseeded chance in the library', () => {
    expect(lint('src/board/probe.lint.ts', 'export const now = Date.now()\n')).toContain('no-restricted-globals')
    expect(lint('src/board/probe.lint.ts', 'export const chance = Math.random()\n')).toContain(
      'no-restricted-properties',
    )
  })
})
