import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The linter holds what no test of games could: a function that engines round differently shows only where a game hangs on it.

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'berthier-lint-'))

const OFFENCES = {
  'a power': ['portable(arithmetic)', '(a: number, b: number) => a ** b'],
  'a power of literals': ['portable(arithmetic)', '() => 2 ** 31'],
  'a power that is assigned': ['portable(arithmetic)', '(a: { b: number }) => (a.b **= 2)'],
  'a function that is not exact': ['portable(arithmetic)', '(a: number) => Math.tanh(a)'],
  'the same by a computed name': ['portable(arithmetic)', "(a: number) => Math['tanh'](a)"],
  'the same by another way to Math': ['portable(arithmetic)', '(a: number) => globalThis.Math.tanh(a)'],
  'the same taken out of Math': ['portable(arithmetic)', '(a: number) => (({ tanh }) => tanh(a))(Math)'],
  'the same passed on': ['portable(arithmetic)', '(a: number[]) => a.map(Math.exp)'],
  'an order by language': ['eslint(no-restricted-properties)', '(a: string, b: string) => a.localeCompare(b)'],
  'figures by language': ['eslint(no-restricted-properties)', "(a: number) => a.toLocaleString('en')"],
  'a language': ['eslint(no-restricted-globals)', "(a: number) => new Intl.NumberFormat('en').format(a)"],
} as const

const DECIDING = ['board', 'scenario', 'engine', 'systems/vive-lempereur/evaluate', 'players', 'balance']

/** By the name of a file: what the linter finds in it. All at once, because a linter takes longer to start than to look. */
const found = new Map<string, string[]>()
const nameOf = (place: string, what: string) => `src/${place}/${what.replaceAll(' ', '-')}.ts`

beforeAll(() => {
  for (const part of ['.oxlintrc.json', 'scripts/lint']) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  for (const [what, [, text]] of Object.entries(OFFENCES))
    for (const place of DECIDING) probe(nameOf(place, what), text)
  probe(nameOf('players', 'exact'), '(a: number) => Math.sqrt(Math.max(a * a, 1)) + Math.PI * Math.floor(a)')
  probe(nameOf('scene', 'drawn'), '(a: number) => Math.cos(a) ** 2')
  const oxlint = join(root, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(oxlint, ['--format=json', 'src'], { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  for (const { filename, code } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code])
})
afterAll(() => rmSync(folder, { recursive: true }))

function probe(name: string, text: string): void {
  const file = join(folder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `export const probe = ${text}\n`)
}

test.each(Object.entries(OFFENCES))('the linter refuses %s wherever games are decided', (what, [rule]) => {
  for (const place of DECIDING) expect(found.get(nameOf(place, what))).toContain(rule)
})

test('the linter has nothing against arithmetic that is exact, nor against what draws', () => {
  expect(found.get(nameOf('players', 'exact'))).toBeUndefined()
  expect(found.get(nameOf('scene', 'drawn'))).toBeUndefined()
})
