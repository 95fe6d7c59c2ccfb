import { execFileSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MAX_BYTES } from '../../src/scenario/reading/decode.ts'
import { SOUND, TestIo } from '../test-io.ts'
import { findFiles, readBounded, readScenario, STDIN } from './files.ts'
import { SCENARIOS } from './walk.ts'

const MODELINE = '# yaml-language-server: $schema=../schema/scenario.schema.json\nformat: 1\n'

describe('finding scenarios', () => {
  test('in a folder, what names a system or our schema is a scenario; other files are not', async () => {
    const io = new TestIo({
      'b.yaml': SOUND,
      'a/deep/down.yml': SOUND,
      'modeline.yaml': MODELINE,
      'quoted.yaml': '"system": x\n',
      'utf16.yaml': Buffer.from('\ufeffsystem: x\n', 'utf16le'),
      'compose.yaml': 'services:\n  system: x\n',
      'notes.txt': SOUND,
      'data.json': '{"system": "x"}',
      '.hidden/c.yaml': SOUND,
      'node_modules/d/d.yaml': SOUND,
    })
    const found = ['a/deep/down.yml', 'b.yaml', 'modeline.yaml', 'quoted.yaml', 'utf16.yaml']
    expect(await findFiles(SCENARIOS, [], io)).toEqual({ paths: found, failures: [] })
    expect(await findFiles(SCENARIOS, ['.'], io)).toEqual({ paths: found, failures: [] })
    expect((await findFiles(SCENARIOS, ['a'], io)).paths).toEqual(['a/deep/down.yml'])
  })

  test('an empty argument is not the whole folder', async () => {
    const { paths, failures } = await findFiles(
      SCENARIOS,
      ['b.yaml', ''],
      new TestIo({ 'b.yaml': SOUND, 'c.yaml': SOUND }),
    )
    expect([paths, failures.length]).toEqual([['b.yaml'], 1])
  })

  test.each([
    ['a misspelt system', SOUND.replace('system:', 'sytem:')],
    ['a capital', SOUND.replace('system:', 'System:')],
    ['no system', SOUND.replace(/^system:.*\n/m, '')],
    ['a blank before every line', SOUND.replaceAll(/^/gm, ' ')],
    ['a blank before its first line', ` ${SOUND.replace('system:', 'sytem:')}`],
    ['two keys of a scenario', 'title: x\nunits: {}\n"victory": []\n'],
  ])('in a folder, a file with %s is still a scenario', async (_, text) => {
    const io = new TestIo({ 'a.yaml': text })
    expect((await findFiles(SCENARIOS, [], io)).paths).toEqual(['a.yaml'])
  })

  test.each([
    ['a workflow', 'name: CI\non: push\njobs:\n  format:\n    steps: []\n  units:\n    steps: []\n'],
    ['a compose file', 'version: "3"\nservices:\n  system: x\n  board: y\n  units: z\n'],
    ['one key of a scenario, twice', 'format: 1\n---\nformat: 2\n'],
    ['a text', 'The board, the sides and the units: notes.\n'],
  ])('in a folder, %s is no scenario', async (_, text) => {
    const io = new TestIo({ 'a.yaml': text, 'b.yaml': SOUND })
    expect((await findFiles(SCENARIOS, [], io)).paths).toEqual(['b.yaml'])
  })

  test('below a folder called scenarios, every mapping is a scenario', async () => {
    const io = new TestIo({
      'scenarios/1815/a.yaml': '# A battle\n---\ntitel: Wavre\n',
      'scenarios/list.yaml': '- a: b\n',
      'scenarios/notes.yaml': 'Some words\n',
      'other/b.yaml': 'titel: Wavre\n',
    })
    expect((await findFiles(SCENARIOS, [], io)).paths).toEqual(['scenarios/1815/a.yaml'])
    expect((await findFiles(SCENARIOS, ['scenarios/1815'], io)).paths).toEqual(['scenarios/1815/a.yaml'])
  })

  test('a file that is named is taken, whatever it is', async () => {
    const io = new TestIo({ 'data.json': '{}', '.hidden/c.yaml': '' })
    expect((await findFiles(SCENARIOS, ['data.json', '.hidden/c.yaml'], io)).paths).toEqual([
      '.hidden/c.yaml',
      'data.json',
    ])
  })

  test('a pattern takes what it matches', async () => {
    const io = new TestIo({ 'a/x.yaml': SOUND, 'a/b/y.yaml': SOUND, 'a/z.json': '{}', 'node_modules/n.yaml': SOUND })
    expect((await findFiles(SCENARIOS, ['**/*.yaml'], io)).paths).toEqual(['a/b/y.yaml', 'a/x.yaml'])
    expect((await findFiles(SCENARIOS, ['a/*.{yaml,json}'], io)).paths).toEqual(['a/x.yaml', 'a/z.json'])
  })

  test('a file whose name looks like a pattern is a file', async () => {
    const io = new TestIo({ 'ligny[1].yaml': SOUND })
    expect((await findFiles(SCENARIOS, ['ligny[1].yaml'], io)).paths).toEqual(['ligny[1].yaml'])
  })

  test('a file named twice is there once, and a path is shown from the current folder', async () => {
    const io = new TestIo({ 'a/x.yaml': SOUND })
    const { paths } = await findFiles(SCENARIOS, ['a', './a/x.yaml', io.path('a/x.yaml'), '-', '-'], io)
    expect(paths).toEqual([STDIN, 'a/x.yaml'])
  })

  test('linked files are found, linked folders are not followed, and a loop ends', async () => {
    const io = new TestIo({ 'a/x.yaml': SOUND })
    symlinkSync('..', io.path('a/up'))
    symlinkSync('x.yaml', io.path('a/link.yaml'))
    symlinkSync('nowhere.yaml', io.path('a/dangling.yaml'))
    expect(await findFiles(SCENARIOS, [], io)).toEqual({ paths: ['a/link.yaml', 'a/x.yaml'], failures: [] })
  })

  test('a battle with the longest of names is checked, though nothing beside it can have a longer one', async () => {
    const name = `${'x'.repeat(250)}.yaml`
    const io = new TestIo({ [name]: SOUND })
    expect(await io.run('validate', name)).toBe(0)
    expect(await io.run('validate', '--cache', 'cache.json', '.')).toBe(0)
    expect(io.stderr.text).toBe('')
  })

  test('what gives nothing is told, and the rest is found', async () => {
    const io = new TestIo({ 'x.yaml': SOUND, 'empty/notes.txt': '' })
    symlinkSync('loop', io.path('loop'))
    const { paths, failures } = await findFiles(SCENARIOS, ['gone.yaml', 'no/*.yaml', 'empty', 'loop', 'x.yaml'], io)
    expect(paths).toEqual(['x.yaml'])
    expect(failures.map(({ failure }) => failure)).toEqual([
      'cannot read gone.yaml: no such file or folder',
      'no file matches no/*.yaml',
      'found no scenario in empty or its subfolders',
      'cannot read loop: too many symbolic links encountered',
    ])
  })

  test('what cannot be read is told once, however often it is named', async () => {
    const io = new TestIo({ 'x.yaml': SOUND })
    symlinkSync('loop.yaml', io.path('loop.yaml'))
    const { paths, failures } = await findFiles(SCENARIOS, ['.', 'loop.yaml', '.'], io)
    expect(paths).toEqual(['x.yaml'])
    expect(failures).toEqual([
      { path: 'loop.yaml', failure: 'cannot read loop.yaml: too many symbolic links encountered' },
    ])
  })
})

describe('what ships', () => {
  test('is found where nothing of that name is here, by commands that only read', async () => {
    const io = new TestIo()
    expect(await io.run('list', 'scenarios')).toBe(0)
    expect(io.stdout.text).toContain('Waterloo')
    expect(await io.run('fmt', '--check', 'scenarios')).toBe(0)
    expect(await io.run('fmt', 'scenarios')).toBe(2)
    expect(await io.run('validate', '--fix', 'scenarios')).toBe(2)
    expect(io.stderr.text).toContain('cannot read scenarios: no such file or folder')
  })

  test('gives way to what is here', async () => {
    const io = new TestIo({ 'scenarios/mine.yaml': SOUND })
    expect(await io.run('list', 'scenarios')).toBe(0)
    expect(io.stdout.text).toContain('1 battle:')
  })
})

describe('reading', () => {
  test('stops where a file is larger than a scenario can be', async () => {
    const io = new TestIo({ 'big.yaml': Buffer.alloc(MAX_BYTES * 3, 'a'), 'full.yaml': Buffer.alloc(MAX_BYTES, 'a') })
    expect((await readScenario('big.yaml', io)).length).toBe(MAX_BYTES + 1)
    expect((await readScenario('full.yaml', io)).length).toBe(MAX_BYTES)
    expect((await readScenario('/dev/zero', io)).length).toBe(MAX_BYTES + 1)
  })

  test('stops where a stream is longer than a scenario can be', async () => {
    let asked = 0
    async function* endless() {
      for (;;) {
        asked++
        yield new Uint8Array(1024 * 1024)
      }
    }
    expect((await readBounded(endless())).length).toBeGreaterThan(MAX_BYTES)
    expect(asked).toBe(MAX_BYTES / 1024 / 1024 + 1)
  })

  test('a named pipe is read to its end', async () => {
    const io = new TestIo({ 'x.yaml': SOUND })
    execFileSync('/usr/bin/mkfifo', [io.path('pipe')])
    execFileSync('sh', ['-c', 'cat x.yaml > pipe &'], { cwd: io.cwd, stdio: 'ignore' })
    expect(Buffer.from(await readScenario('pipe', io)).toString()).toBe(SOUND)
  })
})
