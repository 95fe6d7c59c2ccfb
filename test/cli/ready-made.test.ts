import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'

type Hook = { id: string; entry: string; args: string[]; language: string; files: string }

const SOUND = readFileSync('scenarios/vive-lempereur/ligny.yaml', 'utf8')
const UNTIDY = SOUND.replace('turns: ', 'turns:    ')

test('the hooks of pre-commit check and format the battles that are given to them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'berthier-hooks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'scenarios'))
  const hooks = parse(readFileSync('.pre-commit-hooks.yaml', 'utf8')) as Hook[]
  expect(hooks.map(({ id, language }) => [id, language])).toEqual([
    ['berthier-validate', 'node'],
    ['berthier-fmt', 'node'],
  ])
  const run = (id: string, text: string, file = 'scenarios/a b.yaml') => {
    writeFileSync(join(folder, file), text)
    const { entry, args, files } = hooks.find((hook) => hook.id === id)!
    expect([new RegExp(files).test(file), new RegExp(files).test('docs/other.yaml')]).toEqual([true, false])
    const words = [...entry.split(' ').slice(1), ...args, file]
    const { status } = spawnSync(process.execPath, [resolve('dist/berthier.js'), ...words], { cwd: folder })
    return [status, readFileSync(join(folder, file), 'utf8')]
  }
  expect(run('berthier-validate', SOUND)).toEqual([0, SOUND])
  expect(run('berthier-validate', SOUND.replace('turns:', 'truns:'))[0]).toBe(1)
  expect(run('berthier-fmt', UNTIDY)).toEqual([0, SOUND])
  // Whoever sends a commit chooses the names in it: this one would excuse all that is wrong.
  const option = '--baseline=./scenarios/x.yaml'
  mkdirSync(join(folder, dirname(option)), { recursive: true })
  expect(run('berthier-validate', SOUND.replace('turns:', 'truns:'), option)[0]).toBe(1)
  expect(run('berthier-fmt', UNTIDY, option)).toEqual([0, SOUND])
})

test('the image is built from the sources alone, by commands that a shell understands', () => {
  const lines = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '').split('\n')
  const commands = lines.filter((line) => line.startsWith('RUN ')).map((line) => line.slice(4))
  expect(commands.length).toBeGreaterThan(2)
  for (const command of commands) expect([command, spawnSync('sh', ['-n', '-c', command]).status]).toEqual([command, 0])
  // A pattern without a slash is that of the root only: packages of other platforms would come along.
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '.git', 'dist']))
})

test('the entries for SchemaStore lead to schemas that ship, and claim our files only', () => {
  type Entry = { name: string; description: string; fileMatch: string[]; url: string }
  const entries = JSON.parse(readFileSync('docs/schemastore.json', 'utf8')) as Entry[]
  for (const { name, description, fileMatch, url } of entries) {
    expect([name, description].every((text) => text.length > 5)).toBe(true)
    expect(existsSync(`schema/${url.split('/').at(-1)}`)).toBe(true)
    // All of them are ends of names that nobody else has.
    for (const pattern of fileMatch) expect(pattern).toMatch(/^\*\.berthier(?:-definitions)?\.ya?ml$/)
  }
})
