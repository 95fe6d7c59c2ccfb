import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { BROKEN, SOUND, TestIo } from '../test-io.ts'

describe('berthier export', () => {
  test('writes a map for Tiled and its pictures, and again over its own', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run('export', 'a.yaml', '-o', 'a.tmj')).toBe(0)
    expect(io.stdout.text).toBe('Wrote a-terrain.png, a-areas.png, a-units.png, a.tmj.\n')
    expect(io.stderr.text).toMatch(/^Note: \d+ comments are not in the map\.\n$/)
    expect(await io.run('export', 'a.yaml', '-o', 'a.tmj', '--to', 'tiled')).toBe(0)
    expect(readdirSync(io.cwd).sort()).toEqual(['a-areas.png', 'a-terrain.png', 'a-units.png', 'a.tmj', 'a.yaml'])
  })

  test.each(['a.tmj', 'a.vmod', 'a.json'])('makes the same bytes of %s every time', async (file) => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run('export', 'a.yaml', '-o', file)).toBe(0)
    const first = readFileSync(io.path(file))
    expect(await io.run('export', 'a.yaml', '-o', file)).toBe(0)
    expect(readFileSync(io.path(file)).equals(first)).toBe(true)
  })

  test.each(['a.tmj', 'a.vmod', 'a.json'])('makes no %s of a battle with errors, unless forced', async (file) => {
    const io = new TestIo({ 'a.yaml': BROKEN })
    expect(await io.run('export', 'a.yaml', '-o', file)).toBe(1)
    expect(io.stderr.text).toContain('hex/no-column-j')
    expect(io.stderr.text).toContain('cannot export a.yaml: 1 error. Use --force to export its valid parts.\n')
    expect(readdirSync(io.cwd)).toEqual(['a.yaml'])
    expect(await io.run('export', 'a.yaml', '-o', file, '--force')).toBe(0)
    expect(readdirSync(io.cwd)).toContain(file)
  })

  test.each([
    ['a.tmj', 'a.tmj'],
    ['a.tmj', 'a-units.png'],
    ['a.vmod', 'a.vmod'],
    ['a.json', 'a.json'],
  ])('with -o %s leaves alone somebody else’s %s, and writes nothing beside it', async (output, mine) => {
    const io = new TestIo({ 'a.yaml': SOUND, [mine]: 'mine' })
    expect(await io.run('export', 'a.yaml', '-o', output)).toBe(2)
    expect(io.stderr.text).toBe(
      `berthier: ${mine} already exists and was not made by berthier. Use --force to overwrite it.\n`,
    )
    expect(readdirSync(io.cwd).sort()).toEqual(['a.yaml', mine].sort())
    expect(io.read(mine)).toBe('mine')
    expect(await io.run('export', 'a.yaml', '-o', output, '--force')).toBe(0)
  })

  test.each([
    [['a.yaml'], 'name the file with -o'],
    [['a.yaml', '-o', 'a.txt'], 'unknown extension of a.txt: add --to, or use one of html (.html), '],
    [
      ['a.yaml', '-o', 'a.vmod', '--to', 'tiled'],
      'a.vmod has the wrong extension for tiled. Name a file that ends in .tmj.',
    ],
    [['a.yaml', '-o', 'gone/a.json'], 'cannot write gone/a.json: there is no folder gone.'],
    [['a.yaml', '-o', 'folder.json'], 'folder.json is a folder. Name a file.'],
    [['gone.yaml', '-o', 'a.json'], 'gone.yaml is neither a file nor a shipped battle.'],
    [['a.yaml', '-o', 'a.json', '--to', 'pptx'], '--to pptx: expected html, pdf, tiled, vassal or json.'],
    [['empty.yaml', '-o', 'a.json', '--force'], 'empty.yaml has no valid board to export.'],
  ])('%j ends with exit code 2: %s', async (args, message) => {
    const io = new TestIo({ 'a.yaml': SOUND, 'empty.yaml': 'system: vive-lempereur\n' })
    mkdirSync(io.path('folder.json'))
    expect(await io.run('export', ...args)).toBe(2)
    expect(io.stderr.text).toContain(message)
    expect(readdirSync(io.cwd).sort()).toEqual(['a.yaml', 'empty.yaml', 'folder.json'])
  })
})

test('a battle on a table has no map in Tiled: it is told why, and what there is instead', async () => {
  const io = new TestIo({
    'square.tmj': '{"type":"map","orientation":"orthogonal","staggeraxis":"x","width":3,"height":3,"layers":[]}',
  })
  expect(await io.run('export', 'et-sans-resultat/quatre-bras', '-o', 'map.tmj')).toBe(2)
  expect(io.stderr.text).toMatch(/Quatre Bras is fought on a table without hexes.*\.json, \.vmod, \.html or \.pdf/)
  expect(await io.run('convert', 'square.tmj', 'a.yaml', '--system', 'et-sans-resultat')).toBe(2)
  expect(io.stderr.text).toContain('et-sans-resultat has no boards of hexes')
})
