import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { afterAll, describe, expect, test } from 'vitest'
import { packBerthier } from '../support/packages.ts'
import { exportsOf, type PublicExport } from './public-api.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const MODULES = [
  {
    name: 'berthier',
    file: 'index',
    example: 'scenarios',
    about: 'Scenarios as files: parse, check, format, convert, compare.',
  },
  {
    name: 'berthier/engine',
    file: 'engine',
    example: 'games',
    about: 'Battles as games: play, replay, cases, computer players, balance.',
  },
  { name: 'berthier/scene', file: 'scene', example: 'pictures', about: 'Battles as pictures.' },
  {
    name: 'berthier/rulebook',
    file: 'rulebook',
    example: 'rulebook',
    about: 'What a rulebook implements, and what it may build on. [rulebook.md](rulebook.md) teaches it.',
  },
] as const
const modules = MODULES.map((module) => ({ ...module, exports: exportsOf(module.file) }))

/** A folder in which the package is installed: what it exports is all that can be imported. */
const folder = mkdtempSync(join(tmpdir(), 'berthier-api-'))
mkdirSync(join(folder, 'node_modules'))
symlinkSync(root, join(folder, 'node_modules/berthier'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the library', () => {
  test.each(modules)('$name says of everything that it exports what it is', ({ exports }) => {
    expect(exports.filter(({ about }) => !/^.{10,}/.test(about)).map(({ name }) => name)).toEqual([])
  })

  test.each(modules)('$name shows all its functions, classes and constants in an example', ({ exports, example }) => {
    const code = ['library/scenarios', 'library/games', 'library/pictures', 'library/rulebook']
      .map((file) => readFileSync(join(root, `examples/${file}.mjs`), 'utf8'))
      .join('')
    const values = exports.filter(({ kind }) => kind !== 'type').map(({ name }) => name)
    expect(values.length).toBeGreaterThan(3)
    const shown = example === 'rulebook' ? code + codeOfSkirmish() : code
    expect(values.filter((name) => !new RegExp(`\\b${name}\\b`).test(shown))).toEqual([])
  })

  test('docs/api.md has every example with what it prints, and every export', async () => {
    await expect(apiPage()).toMatchFileSnapshot('../../docs/api.md')
  })

  // A changed signature is a change for everybody who uses it: `npx vitest run test/library -u` accepts it, for all to see.
  test('has the signatures of its report', async () => {
    await expect(apiReport()).toMatchFileSnapshot('./api-report.txt')
  })

  test('has nothing that publint finds wrong', async () => {
    const { messages } = await publint({ pkgDir: root, pack: false, strict: true })
    // The examples are no part of the package.
    const isExample = (args: object) => 'filePath' in args && String(args.filePath).startsWith('./examples/')
    expect(messages.filter(({ args }) => !isExample(args))).toEqual([])
  })

  test('has types that every way of importing it resolves', () => {
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js')
    const entries = ['.', 'engine', 'scene', 'rulebook', 'rulebooks/vive-lempereur']
    const { status, stdout } = spawnSync(
      process.execPath,
      [attw, packBerthier(), '--profile', 'esm-only', '--entrypoints', ...entries],
      { cwd: root, encoding: 'utf8' },
    )
    expect([status, /Resolution failed(?<!\(ignored\).*)/.exec(stdout)?.[0]]).toEqual([0, undefined])
  })
})

/** The code of the rulebook that is an example of a whole one. */
function codeOfSkirmish(): string {
  const source = join(root, 'examples/rulebook-skirmish/src')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  return files.map((file) => readFileSync(join(source, file), 'utf8')).join('')
}

/** Runs an example as a user would, and returns what it prints. */
function run(example: string): string {
  const code = readFileSync(join(root, `examples/library/${example}.mjs`), 'utf8')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

function apiPage(): string {
  const sections = modules.map(({ name, example, about, exports }) => {
    const code = readFileSync(join(root, `examples/library/${example}.mjs`), 'utf8')
    const rows = exports.map((one) => `| \`${one.name}\` | ${one.kind} | ${one.about.replaceAll('|', '\\|')} |`)
    return [
      `## ${name}\n`,
      `${about}\n`,
      `\`\`\`js\n${code}\`\`\`\n`,
      `It prints:\n\n\`\`\`\n${run(example)}\`\`\`\n`,
      `| export | | what it is |\n|---|---|---|\n${rows.join('\n')}\n`,
    ].join('\n')
  })
  return `# The library

Everything that the command line and the editor do can be imported: \`npm install berthier\`, then the modules below. They run in Node and
in browsers, have no dependencies, and are fully typed. No function reads a file or looks for a rulebook: whoever calls passes in the
rulebooks that a file may name. Those that ship are the default exports of \`berthier/rulebooks/*\`.

This page is made from the declarations and the examples by a test, which runs the examples.

${sections.join('\n')}`
}

function apiReport(): string {
  const declare = ({ declaration }: PublicExport) => declaration
  return modules.map(({ name, exports }) => `=== ${name}\n\n${exports.map(declare).join('\n\n')}\n`).join('\n')
}
