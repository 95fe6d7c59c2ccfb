import { chmodSync, statSync, symlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { SOUND, TestIo } from '../test-io.ts'

const CANONICAL = 'format: 1\nsystem: vive-lempereur\nid: ligny\n'
const CARELESS = 'system:   vive-lempereur\r\nformat: 1\nid: ligny'

describe('berthier fmt', () => {
  test('rewrites what is not in canonical form, and tells which files those were', async () => {
    const io = new TestIo({ 'a.yaml': CARELESS, 'b.yaml': CANONICAL })
    expect(await io.run('fmt')).toBe(0)
    expect(io.stdout.text).toBe('a.yaml\n')
    expect(io.read('a.yaml')).toBe(CANONICAL)
    expect(await io.run('fmt')).toBe(0)
    expect(io.stdout.text).toBe('')
  })

  test.each(['fmt', 'validate'])('a link in a folder does not have a file outside changed by %s', async (command) => {
    const careless = SOUND.replace('turns: 6', 'Turns:   6')
    const io = new TestIo({ 'theirs/a.yaml': careless, 'mine.yaml': careless, 'theirs/deep/b.yaml': careless })
    symlinkSync(io.path('mine.yaml'), io.path('theirs/out.yaml'))
    symlinkSync('deep/b.yaml', io.path('theirs/in.yaml'))
    const write = command === 'fmt' ? [command] : [command, '--fix']
    await io.run(...write, 'theirs')
    expect(io.stdout.text + io.stderr.text).toContain(
      'theirs/out.yaml is a link that leads out of theirs. To have that file changed, name it',
    )
    expect(io.read('mine.yaml')).toBe(careless)
    for (const path of ['theirs/a.yaml', 'theirs/in.yaml', 'theirs/deep/b.yaml'])
      expect(io.read(path)).not.toBe(careless)
    await io.run(...write, 'theirs/out.yaml')
    expect(io.read('mine.yaml')).not.toBe(careless)
  })

  test('leaves a file alone that is in canonical form', async () => {
    const io = new TestIo({ 'b.yaml': CANONICAL })
    const { ino } = statSync(io.path('b.yaml'))
    expect(await io.run('fmt', 'b.yaml')).toBe(0)
    expect(statSync(io.path('b.yaml')).ino).toBe(ino)
  })

  test('--check lists what would change, writes nothing and ends with 1', async () => {
    const io = new TestIo({ 'a.yaml': CARELESS, 'b.yaml': CANONICAL })
    expect(await io.run('fmt', '--check')).toBe(1)
    expect(io.stdout.text).toBe('a.yaml\n')
    expect(io.stderr.text).toBe('berthier: 1 file not in canonical form: run berthier fmt.\n')
    expect(io.read('a.yaml')).toBe(CARELESS)
  })

  test('--check ends with 0 where nothing would change', async () => {
    const io = new TestIo({ 'b.yaml': CANONICAL })
    expect(await io.run('fmt', '--check')).toBe(0)
    expect(io.stdout.text + io.stderr.text).toBe('')
  })

  test('Windows line ends are canonical too', async () => {
    const io = new TestIo({ 'b.yaml': CANONICAL.replaceAll('\n', '\r\n') })
    expect(await io.run('fmt', '--check')).toBe(0)
  })

  test('- reads standard input and prints the canonical form', async () => {
    const io = new TestIo().type(CARELESS)
    expect(await io.run('fmt', '-')).toBe(0)
    expect(io.stdout.text).toBe(CANONICAL)
    expect(io.stderr.text).toBe('')
  })

  test('--check - prints no text', async () => {
    const io = new TestIo().type(CARELESS)
    expect(await io.run('fmt', '--check', '-')).toBe(1)
    expect(io.stdout.text).toBe('<stdin>\n')
  })

  test('a file that has no canonical form stays as it is, and the others are done', async () => {
    const broken = 'system: vive-lempereur\nid: a\nid: b\n'
    const io = new TestIo({ 'a.yaml': broken, 'b.yaml': CARELESS })
    expect(await io.run('fmt')).toBe(1)
    expect(io.stdout.text).toBe('b.yaml\n')
    expect(io.stderr.text).toContain('a.yaml:3:1 error yaml/duplicate-key')
    expect(io.read('a.yaml')).toBe(broken)
  })

  test('bytes that are no text stay as they are', async () => {
    const bytes = Uint8Array.of(0xff, 0xfe, 0x61, 0x00)
    const io = new TestIo({ 'a.yaml': bytes })
    expect(await io.run('fmt', 'a.yaml')).toBe(1)
    expect(io.stderr.text).toContain('a.yaml error file/encoding')
    expect(io.read('a.yaml')).toBe(Buffer.from(bytes).toString())
  })

  test('a file that does not exist ends with 2, and the others are done', async () => {
    const io = new TestIo({ 'b.yaml': CARELESS })
    expect(await io.run('fmt', 'a.yaml', 'b.yaml')).toBe(2)
    expect(io.stderr.text).toBe('berthier: cannot read a.yaml: no such file or folder\n')
    expect(io.read('b.yaml')).toBe(CANONICAL)
  })

  test('JSON is not turned into YAML under its old name', async () => {
    const io = new TestIo({ 'a.json': '{"system": "vive-lempereur"}' })
    expect(await io.run('fmt', 'a.json')).toBe(2)
    expect(io.stderr.text).toContain('berthier convert')
    expect(io.read('a.json')).toBe('{"system": "vive-lempereur"}')
  })

  test('keeps the mode of a file', async () => {
    const io = new TestIo({ 'a.yaml': CARELESS })
    chmodSync(io.path('a.yaml'), 0o640)
    await io.run('fmt')
    expect(statSync(io.path('a.yaml')).mode & 0o777).toBe(0o640)
  })

  test('leaves a read-only file alone and says so, and goes on with the others', async () => {
    const io = new TestIo({ 'a.yaml': CARELESS, 'b.yaml': CARELESS })
    chmodSync(io.path('a.yaml'), 0o444)
    expect(await io.run('fmt')).toBe(2)
    expect(io.stderr.text).toBe('berthier: cannot write a.yaml: it is read-only\n')
    expect([io.read('a.yaml'), io.read('b.yaml')]).toEqual([CARELESS, CANONICAL])
  })

  test('the battles that ship are in canonical form', async () => {
    const io = new TestIo()
    const scenarios = fileURLToPath(new URL('../../scenarios', import.meta.url))
    expect([await io.run('fmt', '--check', scenarios), io.stdout.text]).toEqual([0, ''])
  })

  test('the template of a new battle is in canonical form', async () => {
    const io = new TestIo({ 'new.yaml': SOUND })
    expect(await io.run('fmt', '--check')).toBe(0)
  })
})
