import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Ajv from 'ajv'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { SYSTEMS } from '../../src/systems/index.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const blocks = (language: string, page = readme) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gms'))].map((match) => match[1]!)
const folder = mkdtempSync(join(tmpdir(), 'berthier-readme-'))

/** A command of the README and what it prints; `...` stands for lines that are left out. */
type Example = { readonly command: string; readonly printed: string }

const examplesOf = (page: string): Example[] =>
  blocks('console', page).flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((part) => ({ command: part.slice(0, part.indexOf('\n')), printed: part.slice(part.indexOf('\n') + 1) })),
  )

const examples = examplesOf(readme)
const firstSteps = examplesOf(readFileSync(join(root, 'docs/start.md'), 'utf8'))

beforeAll(() => {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'berthier'), `#!/bin/sh\nexec '${process.execPath}' '${root}dist/berthier.js' "$@"\n`)
  chmodSync(join(bin, 'berthier'), 0o755)
  for (const part of ['scenarios', 'test/cases']) cpSync(join(root, part), join(folder, part), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a command prints in a folder, as the pages show it. */
function run(command: string, cwd: string): string {
  const env = { PATH: `${join(folder, 'bin')}:${process.env['PATH']}` }
  const { stdout, status } = spawnSync('bash', ['-c', `{ ${command}\n} 2>&1`], { cwd, env, encoding: 'utf8' })
  return (status === 0 ? stdout : `${stdout}[exit ${status}]\n`).trimEnd()
}

test('the first steps do what they say, one after the other', () => {
  const cwd = mkdtempSync(join(folder, 'start-'))
  expect(firstSteps.length).toBeGreaterThan(3)
  for (const { command, printed } of firstSteps) expect(run(command, cwd)).toBe(printed.trimEnd())
})

describe('the README', () => {
  // In the order of the page: later examples use the files of earlier ones.
  test.each(examples)('does what it says: $command', ({ command, printed }) => {
    const told = run(command, folder)
    const [head = '', tail] = printed.trimEnd().split('...\n')
    expect(told.slice(0, tail === undefined ? undefined : head.length)).toBe(head)
    expect(told.endsWith(tail ?? '')).toBe(true)
  })

  test('has examples to run', () => expect(examples.length).toBeGreaterThan(5))

  test('shows pieces of scenarios that the schema accepts', () => {
    const [piece] = blocks('yaml')
    const { board, units, reinforcements, victory } = parse(piece!) as Record<string, { terrain?: unknown }>
    const ajv = new Ajv({ strict: false }).addSchema(SYSTEMS[0]!.schema, 'scenario')
    const accepts = (definition: string, value: unknown) => ajv.validate(`scenario#/definitions/${definition}`, value)
    expect(accepts('terrain', board?.terrain)).toBe(true)
    expect(accepts('units', units)).toBe(true)
    expect(accepts('reinforcements', reinforcements)).toBe(true)
    expect(accepts('victory', victory)).toBe(true)
  })

  test.each(blocks('yaml'))('shows YAML that is YAML: %#', (block) => {
    expect(() => parse(block) as unknown).not.toThrow()
  })

  test('names only files that exist', () => {
    const links = [...readme.matchAll(/\]\((?!http)([^)#]+)\)/g)].map((match) => match[1]!)
    for (const link of links) expect(() => readFileSync(join(root, link))).not.toThrow()
    expect(links.length).toBeGreaterThan(3)
  })
})
