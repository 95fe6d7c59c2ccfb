import { spawnSync } from 'node:child_process'
import { symlinkSync, truncateSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EXIT } from '../io.ts'
import { main } from '../main.ts'
import { readConfig } from '../rulebooks/config.ts'
import { BROKEN, SOUND, TestIo } from '../test-io.ts'

/** A pipe that nobody writes to: whoever opens it waits for ever, and Ctrl-C is not heard meanwhile. */
function makePipe(io: TestIo, path: string): void {
  expect(spawnSync('sh', ['-c', 'mkfifo "$0"', io.path(path)]).status).toBe(0)
}

/** A file of so many bytes that takes no room on the disk. */
function makeLarge(io: TestIo, path: string, bytes: number): void {
  io.write(path, '')
  truncateSync(io.path(path), bytes)
}

describe.skipIf(process.platform === 'win32')('a file that nobody has named, but that is found', () => {
  test('is not waited for where a certificate would be', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    makePipe(io, 'a.certificate.json')
    expect(await io.run('validate', 'a.yaml')).toBe(EXIT.clean)
    expect(io.stdout.text).toContain('a.certificate.json is no longer valid: it cannot be read: it is not a file.')
  })

  test('is not read where a certificate would be and is none by its size', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    makeLarge(io, 'a.certificate.json', 1_500_000_000)
    expect(await io.run('validate', 'a.yaml')).toBe(EXIT.clean)
    expect(io.stdout.text).toContain('it cannot be read: it is larger than 20 MB.')
  })

  test('is not waited for where a configuration would be, nor read where it is far too large', () => {
    const io = new TestIo()
    makeLarge(io, 'large/berthier.config.yaml', 1_500_000_000)
    io.write('piped/a.yaml', SOUND)
    makePipe(io, 'piped/berthier.config.json')
    for (const [folder, why] of [
      ['piped', 'berthier.config.json: it is not a file'],
      ['large', 'berthier.config.yaml: it is larger than 2 MB'],
    ])
      expect(() => readConfig(io.path(folder!), undefined)).toThrow(why)
  })

  test('is not waited for where results are kept', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    makePipe(io, '.berthier-cache.json')
    expect(await io.run('validate', '--cache', '--', 'a.yaml')).toBe(EXIT.clean)
  })
})

describe('a file that somebody has named', () => {
  test.each([['verify'], ['merge']])('is refused by %s where it is larger than a text can be', async (command) => {
    const io = new TestIo()
    makeLarge(io, 'large.json', 700_000_000)
    expect(await io.run(command, 'large.json')).toBe(EXIT.usage)
    expect(io.stderr.text).toBe('berthier: cannot read large.json: it is larger than 500 MB\n')
  })

  test('is not read to see whether it may be overwritten where it is that large', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    makeLarge(io, 'large.svg', 3_000_000_000)
    expect(await io.run('preview', 'a.yaml', '-o', 'large.svg')).toBe(EXIT.usage)
    expect(io.stderr.text).toContain(
      'large.svg was not overwritten, because it cannot be read: it is larger than 500 MB',
    )
  })

  test.each([
    ['{"version":1,"files":null}'],
    ['{"version":1,"files":{"a.yaml":5}}'],
    ['{"version":1,"files":{"a.yaml":{"x":"y"}}}'],
    ['[]'],
    ['null'],
  ])('is no baseline where it is %s', async (text) => {
    const io = new TestIo({ 'a.yaml': SOUND, 'known.json': text })
    expect(await io.run('validate', 'a.yaml', '--baseline', 'known.json')).toBe(EXIT.usage)
    expect(io.stderr.text).toContain('known.json is no baseline.')
  })

  test('may be a baseline of more than a scenario can hold', async () => {
    const files = {
      'b.yaml': Object.fromEntries(
        Array.from({ length: 40_000 }, (_, i) => [`unit/off-board ${'x'.repeat(50)} ${i}`, 1]),
      ),
    }
    const io = new TestIo({ 'a.yaml': SOUND, 'known.json': JSON.stringify({ version: 1, files }) })
    expect(await io.run('validate', 'a.yaml', '--baseline', 'known.json')).toBe(EXIT.clean)
  })

  test.each([
    ['a text', 'mine'],
    ['JSON', '{ "mine": 1 }'],
  ])('is not overwritten by a cache or a baseline where it is %s of somebody', async (_, text) => {
    const io = new TestIo({ 'stranger/a.yaml': BROKEN, 'mine.txt': text })
    // A folder that was handed over can have a link, to any file of the user's.
    for (const name of ['.berthier-cache.json', 'known.json']) symlinkSync('../mine.txt', io.path(`stranger/${name}`))
    const there = Object.assign(Object.create(io) as TestIo, { cwd: io.path('stranger') })
    expect(await main(['validate', '--cache', '--', 'a.yaml'], there)).toBe(EXIT.problems)
    expect(io.stderr.text).toBe(
      'berthier: .berthier-cache.json is no cache of berthier, or cannot be read: it stays as it is.\n',
    )
    expect(await main(['validate', '--write-baseline', 'known.json', 'a.yaml'], there)).toBe(EXIT.usage)
    expect(io.stderr.text).toContain(
      'known.json was not overwritten, because it is no baseline. Name another file, or remove it.',
    )
    expect(io.read('mine.txt')).toBe(text)
  })

  test('is a cache or a baseline made anew where it is one, or empty', async () => {
    const io = new TestIo({ 'a.yaml': BROKEN, 'kept.json': '', 'known.json': '' })
    for (const more of ['', '\n# more\n']) {
      io.write('a.yaml', BROKEN + more)
      await io.run('validate', '--cache', 'kept.json', 'a.yaml')
      expect(io.read('kept.json')).toContain('a.yaml')
      expect(await io.run('validate', '--write-baseline', 'known.json', 'a.yaml')).toBe(EXIT.clean)
    }
  })

  test('is no cache where its results are not like ours, whatever key it has', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    await io.run('validate', 'a.yaml', '--cache', 'kept.json')
    const cache = JSON.parse(io.read('kept.json')) as { files: Record<string, object> }
    const entry = cache.files['a.yaml']
    for (const files of [
      null,
      [],
      { 'a.yaml': { ...entry, diagnostics: null } },
      { 'a.yaml': { ...entry, diagnostics: [{}] } },
    ]) {
      io.write('kept.json', JSON.stringify({ ...cache, files }))
      expect(await io.run('validate', 'a.yaml', '--cache', 'kept.json')).toBe(EXIT.clean)
      expect(io.stdout.text).toBe('Checked 1 battle: no problems.\n')
    }
  })
})
