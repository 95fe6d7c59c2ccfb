import { readFileSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { SOUND, TestIo } from '../test-io.ts'
import { originOf } from './seal.ts'

test.each([
  ['preview', 'map.png'],
  ['preview', 'map.pdf'],
  ['preview', 'map.svg'],
  ['export', 'game.vmod'],
])('%s: it shows in %s whether a person has added something or changed it', async (verb, file) => {
  const io = new TestIo({ 'a.yaml': SOUND })
  expect(await io.run(verb, 'a.yaml', '-o', file, ...(file.endsWith('png') ? ['--width', '300'] : []))).toBe(0)
  const made = readFileSync(io.path(file))
  expect(originOf(made)).toBe('ours')
  expect(originOf(Buffer.concat([made, Buffer.from('\n')]))).toBe('edited')
  const changed = Buffer.from(made)
  changed[changed.length >> 1]! ^= 1
  expect(originOf(changed)).toBe('edited')
})

test('a page to which a person has added notes is not overwritten without --force', async () => {
  const io = new TestIo({ 'a.yaml': SOUND })
  await io.run('preview', 'a.yaml', '-o', 'map.pdf')
  const withNotes = `${readFileSync(io.path('map.pdf'), 'latin1')}% notes\n`
  io.write('map.pdf', withNotes)
  expect(await io.run('preview', 'a.yaml', '-o', 'map.pdf')).toBe(2)
  expect(io.stderr.text).toContain('map.pdf was edited after berthier made it')
  expect(io.read('map.pdf')).toBe(withNotes)
})

test('a picture with a digest is one whose chunks are whole', async () => {
  const io = new TestIo({ 'a.yaml': SOUND })
  await io.run('preview', 'a.yaml', '-o', 'map.png', '--width', '300')
  const png = readFileSync(io.path('map.png'))
  const names: string[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const end = at + 8 + png.readUInt32BE(at)
    names.push(png.toString('latin1', at + 4, at + 8))
    expect(png.readUInt32BE(end)).toBe(crc32(png.subarray(at + 4, end)))
  }
  expect(names.slice(-2)).toEqual(['tEXt', 'IEND'])
})
