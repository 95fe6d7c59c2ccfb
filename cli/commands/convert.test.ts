import { mkdirSync, symlinkSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { installed } from '../files/installation.ts'
import { BROKEN, SOUND, TestIo } from '../test-io.ts'

const SET_UP = '### Test\n#### French units:\nGenerals: D5; E4.\n#### Allied units:\nGenerals: E9\nTired.\n'

describe('berthier convert', () => {
  test('writes JSON from YAML, and says what JSON cannot hold', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run('convert', 'a.yaml', 'a.json')).toBe(0)
    expect(JSON.parse(io.read('a.json'))).toEqual(parse(SOUND))
    expect(io.stderr.text).toMatch(/^Note: JSON has no comments: \d+ comments were left out\.\nWrote a\.json\.\n$/)
    expect(io.stdout.text).toBe('')
  })

  test('writes YAML in canonical form from JSON', async () => {
    const io = new TestIo({ 'a.json': JSON.stringify(parse(SOUND), null, '\t') })
    expect(await io.run('convert', 'a.json', 'a.yml')).toBe(0)
    expect(parse(io.read('a.yml'))).toEqual(parse(SOUND))
    expect(await io.run('fmt', '--check', 'a.yml')).toBe(0)
  })

  test('writes a set-up and a sheet, and reads the set-up again', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run('convert', 'a.yaml', 'a.txt')).toBe(0)
    expect(await io.run('convert', 'a.yaml', 'a.md')).toBe(0)
    expect(io.read('a.md')).toMatch(/^# /)
    // The set-up says nothing of the ground that its garrisons need.
    expect(await io.run('convert', 'a.txt', 'b.yaml')).toBe(1)
    expect(io.stderr.text).toMatch(
      /^Wrote b\.yaml\. The battle has \d+ errors?\. Run berthier validate for details\.\n$/,
    )
    expect(parse(io.read('b.yaml')).units).toEqual(parse(SOUND).units)
  })

  test('does not take a sheet for a set-up', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    await io.run('convert', 'a.yaml', 'a.md')
    expect(await io.run('convert', 'a.md', 'b.yaml')).toBe(2)
    expect(io.stderr.text).toBe(
      'berthier: a.md is a Markdown sheet, which berthier writes but does not read. Convert the file that it was made from.\n',
    )
  })

  test('shows lines that it could not use, with their place', async () => {
    const io = new TestIo({ 'a.md': SET_UP })
    expect(await io.run('convert', 'a.md', 'a.yaml', '--title', 'Another')).toBe(1)
    expect(io.stderr.text).toContain('a.md:6:1 warning notation/not-understood\n  Not understood: Tired.\n')
    expect(parse(io.read('a.yaml'))).toMatchObject({ id: 'another', title: 'Another' })
  })

  test('reads standard input and writes standard output', async () => {
    const io = new TestIo().type(SET_UP)
    expect(await io.run('convert', '-', '-', '--from', 'notation', '--to', 'json')).toBe(1)
    expect(JSON.parse(io.stdout.text).units.french).toEqual({ general: ['D5', 'E4'] })
  })

  test('moves a broken scenario between YAML and JSON, and tells its errors', async () => {
    const io = new TestIo({ 'a.yaml': BROKEN })
    expect(await io.run('convert', 'a.yaml', 'a.json')).toBe(1)
    expect(io.stderr.text).toContain('hex/no-column-j')
    expect(io.stderr.text).toMatch(/\nWrote a\.json\. The battle has 1 error\.\n$/)
    expect(JSON.parse(io.read('a.json'))).toEqual(parse(BROKEN))
  })

  test('tells of the errors of a battle that goes to standard output', async () => {
    const io = new TestIo().type(BROKEN)
    expect(await io.run('convert', '-', '-', '--from', 'yaml', '--to', 'json')).toBe(1)
    expect(JSON.parse(io.stdout.text)).toEqual(parse(BROKEN))
    expect(io.stderr.text).toMatch(/\nThe battle has 1 error\.\n$/)
  })

  test('takes nothing for JSON that is not', async () => {
    const io = new TestIo({ 'a.json': '{\n  "format": 1, // one\n}' })
    expect(await io.run('convert', 'a.json', 'a.yaml')).toBe(1)
    expect(io.stderr.text).toContain('a.json:2:16 error yaml/syntax\n  This is not JSON: comments are not allowed.\n')
    expect(await io.type("{'a': 1}").run('convert', '-', 'a.yaml', '--from', 'json')).toBe(1)
    expect(() => io.read('a.yaml')).toThrow('ENOENT')
  })

  test('writes no set-up of a battle that the players deploy', async () => {
    const io = new TestIo()
    const battle = installed('scenarios/vive-lempereur/hypothetical.yaml')
    expect(await io.run('convert', battle, 'a.txt')).toBe(1)
    expect(io.stderr.text).toBe(
      `berthier: ${battle} was not converted: the players deploy the units themselves, so there is no set-up to write.\n`,
    )
    expect(() => io.read('a.txt')).toThrow('ENOENT')
  })

  test.each(['a.md', 'a.txt'])('makes no %s of a broken scenario', async (out) => {
    const io = new TestIo({ 'a.yaml': BROKEN })
    expect(await io.run('convert', 'a.yaml', out)).toBe(1)
    expect(io.stderr.text).toContain('hex/no-column-j')
    expect(io.stderr.text).toContain('berthier: a.yaml was not converted: 1 error.\n')
    expect(() => io.read(out)).toThrow('ENOENT')
  })

  test('makes nothing of a set-up with errors', async () => {
    const io = new TestIo({ 'a.txt': SET_UP.replace('D5', 'J5') })
    expect(await io.run('convert', 'a.txt', 'a.yaml')).toBe(1)
    expect(io.stderr.text).toContain('a.txt:3:11 error notation/hex\n')
  })

  test('overwrites nothing without --force', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'a.json': 'mine' })
    expect(await io.run('convert', 'a.yaml', 'a.json')).toBe(2)
    expect(io.stderr.text).toBe('berthier: a.json already exists. Use --force to overwrite it.\n')
    expect(io.read('a.json')).toBe('mine')
    expect(await io.run('convert', 'a.yaml', 'a.json', '--force')).toBe(0)
    expect(JSON.parse(io.read('a.json'))).toEqual(parse(SOUND))
  })

  test.each([
    [['a.yaml', 'a.pdf'], 'unknown extension of a.pdf: add --to'],
    [['a', 'a.json'], 'unknown extension of a: add --from'],
    [['-', 'a.json'], '- has no extension: add --from: yaml, json, notation, tiled.'],
    [['a.yaml', 'a.tmj'], 'set-up notation); for others, use berthier export.'],
    [['a.yaml', '-'], '- has no extension: add --to: yaml, json, notation, markdown.'],
    [['a.yaml', 'b.yml'], 'have the same format, yaml. To rewrite a file, use berthier fmt.'],
    [['gone.yaml', 'a.json'], 'cannot read gone.yaml: no such file or folder'],
    [['a.yaml', 'folder.json'], 'folder.json is a folder. Name a file.'],
    [['a.yaml', 'gone/a.json'], 'cannot write gone/a.json: no such file or folder'],
    [['binary.yaml', 'a.json'], 'cannot convert binary.yaml: The file is not text: it contains zero bytes.'],
    [['two.txt', 'b.yaml'], 'the text has several battles: Test, Other. Choose one with --scenario.'],
    [['two.txt', 'b.yaml', '--scenario', 'Tests'], 'the text has no battle Tests. Did you mean Test?'],
    [
      ['two.txt', 'b.yaml', '--system', 'chess'],
      'chess has no set-up notation. Rulebooks with a notation: vive-lempereur, napoleon-at-waterloo.',
    ],
    [
      [installed('scenarios/et-sans-resultat/quatre-bras.yaml'), 'b.txt'],
      'et-sans-resultat has no set-up notation. Convert to .md for a readable sheet or to .json for all data.',
    ],
  ])('%j ends with exit code 2: %s', async (args, message) => {
    const two = `${SET_UP}${SET_UP.replace('Test', 'Other')}`
    const io = new TestIo({ 'a.yaml': SOUND, 'binary.yaml': new Uint8Array([1, 0]), 'two.txt': two })
    mkdirSync(io.path('folder.json'))
    expect(await io.run('convert', ...args)).toBe(2)
    expect(io.stderr.text).toContain(message)
    expect(() => io.read('a.json')).toThrow('ENOENT')
  })

  test('says where symbolic links lead in a circle, on either side', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    symlinkSync('b.json', io.path('b.json'))
    expect(await io.run('convert', 'b.json', 'c.yaml')).toBe(2)
    expect(io.stderr.text).toBe('berthier: cannot read b.json: too many symbolic links encountered\n')
    expect(await io.run('convert', 'a.yaml', 'b.json', '--force')).toBe(2)
    expect(io.stderr.text).toMatch(/^berthier: cannot continue with \S+b\.json: too many symbolic links encountered\n$/)
  })
})
