import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { SYSTEMS } from '../../src/systems/index.ts'

type Step = { name: string; run: string; shell: string; env?: Record<string, string> }

const action = parse(readFileSync('action.yml', 'utf8')) as {
  inputs: Record<string, { default: string }>
  runs: { steps: Step[] }
}
const SOUND = SYSTEMS[0]!.template
const folder = mkdtempSync(join(tmpdir(), 'berthier-action-'))
const NAMES = ['a b.yaml', '-x.yaml']
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@x', ...args], { cwd: folder })

beforeAll(() => {
  mkdirSync(join(folder, 'bin'))
  const command = `#!/bin/sh\nexec '${process.execPath}' '${resolve('dist/berthier.js')}' "$@"\n`
  writeFileSync(join(folder, 'bin/berthier'), command, { mode: 0o755 })
  // The second is called like an option.
  for (const name of NAMES) writeFileSync(join(folder, name), SOUND)
  git('init', '-q')
  git('add', '--', ...NAMES)
  git('commit', '-qm', 'one')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs a step of the action as a runner does, with these inputs. */
function run(name: string, inputs: Record<string, string> = {}) {
  const { run: script, env = {} } = action.runs.steps.find((step) => step.name === name)!
  const given = Object.entries(env).map(([key, value]) => {
    const input = /^\$\{\{ inputs\.([a-z-]+) \}\}$/.exec(value)![1]!
    return [key, inputs[input] ?? action.inputs[input]!.default]
  })
  const PATH = `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`
  const options = {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH, ...Object.fromEntries(given) },
  } as const
  return spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], options)
}

describe('the GitHub Action', () => {
  test('puts no input into a command', () => {
    for (const { run: script } of action.runs.steps) expect(script).not.toContain('${{')
  })

  test('checks battles and their form', () => {
    expect(run('Install').status).toBe(0)
    expect(run('Validate', { paths: 'a b.yaml\n.' }).status).toBe(0)
    writeFileSync(join(folder, 'broken.yaml'), SOUND.replace('[D3, F3,', '[J3,  F3,'))
    const { status, stdout } = run('Validate')
    expect([status, stdout]).toEqual([1, expect.stringContaining('::error file=broken.yaml,line=30')])
    // A list in a workflow ends in a line end.
    expect(run('Validate', { paths: 'a b.yaml\n' }).status).toBe(0)
    expect(run('Format').status).toBe(1)
    expect(run('Format', { paths: 'a b.yaml\n' }).status).toBe(0)
    rmSync(join(folder, 'broken.yaml'))
    expect(run('Format').status).toBe(0)
  })

  test('draws what differs from the base', () => {
    for (const name of NAMES) writeFileSync(join(folder, name), SOUND.replace('turns: 6', 'turns: 7'))
    expect(run('Diff', { diff: 'diffs', base: 'HEAD' }).status).toBe(0)
    const files = NAMES.flatMap((name) => [`${name}.md`, `${name}.png`])
    expect(new Set(readdirSync(join(folder, 'diffs')))).toEqual(new Set(files))
    expect(readFileSync(join(folder, 'diffs/a b.yaml.md'), 'utf8')).toContain('7')
    rmSync(join(folder, 'diffs'), { recursive: true })
    // A push has no base.
    const { status, stdout } = run('Diff', { diff: 'diffs', base: '' })
    expect([status, stdout]).toEqual([0, 'Nothing to compare with: give base a revision.\n'])
  })

  test('hides no change behind a file whose name reads alike', () => {
    mkdirSync(join(folder, 'x'))
    for (const name of ['x-y.yaml', 'x/y.yaml']) writeFileSync(join(folder, name), SOUND)
    git('add', '-A')
    git('commit', '-qm', 'alike')
    // The later one only looks changed, and its files are removed.
    writeFileSync(join(folder, 'x-y.yaml'), SOUND.replace('turns: 6', 'turns: 9'))
    writeFileSync(join(folder, 'x/y.yaml'), `${SOUND}\n# nothing\n`)
    expect(run('Diff', { diff: 'diffs', base: 'HEAD' }).status).toBe(0)
    expect(readdirSync(join(folder, 'diffs')).sort()).toEqual(['x-y.yaml.md', 'x-y.yaml.png'])
    for (const path of ['diffs', 'x', 'x-y.yaml']) rmSync(join(folder, path), { recursive: true })
    git('commit', '-qam', 'gone')
  })

  test.each(['diffs', './diffs/new', 'diffs/a b.yaml.md'])('writes through no link of the repository: %s', (place) => {
    const isFile = place.endsWith('.md')
    mkdirSync(join(folder, 'elsewhere'))
    if (isFile) mkdirSync(join(folder, 'diffs'))
    symlinkSync(join(folder, 'elsewhere', isFile ? 'file' : ''), join(folder, isFile ? place : 'diffs'))
    git('add', 'diffs')
    writeFileSync(join(folder, 'a b.yaml'), SOUND.replace('turns: 6', 'turns: 7'))
    const { status, stderr } = run('Diff', { diff: isFile ? 'diffs' : place, base: 'HEAD' })
    expect([status, stderr]).toEqual([1, 'The repository has links in diffs: name another folder under diff.\n'])
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual([])
    git('rm', '-rqf', '--cached', 'diffs')
    for (const path of ['diffs', 'elsewhere']) rmSync(join(folder, path), { recursive: true })
    writeFileSync(join(folder, 'a b.yaml'), SOUND)
  })

  test('leaves out what only the base has changed', () => {
    for (const name of NAMES) writeFileSync(join(folder, name), SOUND)
    git('checkout', '-qb', 'base')
    writeFileSync(join(folder, 'a b.yaml'), SOUND.replace('turns: 6', 'turns: 9'))
    git('commit', '-qam', 'two')
    git('checkout', '-q', '-')
    expect(run('Diff', { diff: 'diffs', base: 'base' }).status).toBe(0)
    expect(readdirSync(join(folder, 'diffs'))).toEqual([])
  })

  test('tries claims about balance', () => {
    expect(run('Claims', { games: '20', claims: 'a b.yaml: french 0..100%\n' }).status).toBe(0)
    expect(run('Claims', { games: '20', claims: 'a b.yaml: french 0..1%\n' }).status).toBe(1)
  })
})
