import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Match } from '../../src/engine/match.ts'
import { makeReplay } from '../../src/engine/replay.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { shippedBattles } from '../files/shipped.ts'
import { BROKEN, SOUND, TestIo } from '../test-io.ts'

describe('preview', () => {
  test.each(['waterloo', 'vive-lempereur/quatre-bras', 'ligny', 'hypothetical'])('draws %s', async (id) => {
    const io = new TestIo()
    expect(await io.run('preview', id, '-o', 'map.svg')).toBe(0)
    expect(io.stdout.text).toBe('Wrote map.svg.\n')
    expect(io.read('map.svg')).toMatch(/^<svg .*<\/svg>\n$/s)
  })

  test('the extension says what is made', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run('preview', 'a.yaml', '-o', 'a.png', '--width', '640')).toBe(0)
    const png = readFileSync(io.path('a.png'))
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16)]).toEqual(['PNG', 640])
    expect(await io.run('preview', 'a.yaml', '-o', 'a.pdf')).toBe(0)
    expect(io.read('a.pdf')).toMatch(/^%PDF-1/)
    expect(await io.run('preview', 'a.yaml', '-o', 'a.gif')).toBe(2)
    expect(io.stderr.text).toBe('berthier: unknown extension of a.gif: use one of .svg, .png, .pdf.\n')
  })

  test('the same battle gives the same bytes', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    for (const file of ['1.png', '2.png', '1.pdf', '2.pdf'])
      await io.run('preview', 'a.yaml', '-o', file, '--width', '300')
    const [png, againPng, pdf, againPdf] = ['1.png', '2.png', '1.pdf', '2.pdf'].map((file) =>
      readFileSync(io.path(file)),
    )
    expect(png!.equals(againPng!) && pdf!.equals(againPdf!)).toBe(true)
  })

  test('a battle with errors is drawn with its errors marked', async () => {
    const stacked = SOUND.replace('[D3, F3,', '[D3, D3,')
    const io = new TestIo({ 'a.yaml': stacked, 'b.yaml': BROKEN })
    expect(await io.run('preview', 'a.yaml', '-o', 'a.svg')).toBe(1)
    expect(io.stderr.text).toBe('a.yaml has 1 error, marked in the picture. Run berthier validate for details.\n')
    expect(io.read('a.svg')).toMatch(/<g id="marks"[^>]*>\n<path/)
    expect(await io.run('preview', 'b.yaml', '-o', 'b.svg')).toBe(1)
  })

  test('what is wrong in no place of the map is not said to be marked', async () => {
    const late = SOUND.replace('turns: 6', 'turns: 600')
    const io = new TestIo({ 'a.yaml': late, 'b.yaml': late.replace('[D3, F3,', '[D3, D3,') })
    expect(await io.run('preview', 'a.yaml', '-o', 'a.svg')).toBe(1)
    expect(io.stderr.text).toBe(
      'a.yaml has 1 error, none of which can be marked in the picture. Run berthier validate for details.\n',
    )
    expect(await io.run('preview', 'b.yaml', '-o', 'b.svg')).toBe(1)
    expect(io.stderr.text).toContain('b.yaml has 2 errors, 1 of them marked in the picture.')
  })

  test('of very many errors the first five hundred places are marked', async () => {
    const twice = SOUND.replace('names: {', `names: { Everywhere: [${Array(700).fill('B3').join(', ')}],`)
    const stacked = twice.replace('[D3, F3,', `[${Array(700).fill('D3').join(', ')},`)
    const io = new TestIo({ 'a.yaml': stacked })
    expect(await io.run('preview', 'a.yaml', '-o', 'a.svg')).toBe(1)
    expect(
      io
        .read('a.svg')
        .split('<g id="marks"')[1]
        ?.match(/<circle/g),
    ).toHaveLength(500)
  })

  test('without a board there is nothing to draw', async () => {
    const io = new TestIo({ 'a.yaml': SOUND.replace('columns: A-V', 'columns: V-A'), 'b.yaml': ': - :' })
    expect(await io.run('preview', 'a.yaml', '-o', 'a.svg')).toBe(2)
    expect(io.stderr.text).toContain('a.yaml has no valid board to draw. Run berthier validate for details.')
    expect(await io.run('preview', 'b.yaml', '-o', 'a.svg')).toBe(2)
  })

  test('--at adds the units that have arrived by then', async () => {
    const io = new TestIo()
    await io.run('preview', 'vive-lempereur/quatre-bras', '-o', '1.svg')
    await io.run('preview', 'vive-lempereur/quatre-bras', '-o', '4.svg', '--at', 'turn 4')
    expect(io.read('1.svg')).not.toContain('arrives in turn 4')
    expect(io.read('4.svg').match(/arrives in turn 4/g)).toHaveLength(3)
    expect(await io.run('preview', 'vive-lempereur/quatre-bras', '-o', '4.svg', '--at', 'dusk')).toBe(2)
  })

  test('--layer draws only some layers', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    await io.run('preview', 'a.yaml', '-o', 'a.svg', '--layer', 'ground,grid')
    expect(Array.from(io.read('a.svg').matchAll(/<g id="(\w+)"/g), ([, id]) => id)).toEqual(['paper', 'ground', 'grid'])
    expect(await io.run('preview', 'a.yaml', '-o', 'a.svg', '--layer', 'clouds')).toBe(2)
    expect(io.stderr.text).toContain('unknown layer clouds. Layers: paper, ground')
  })

  test('--replay shows a recorded game, after --step of its actions', async () => {
    const text = readFileSync(shippedBattles().get('waterloo')!, 'utf8')
    const { scenario } = validate(text, SYSTEMS)
    const match = new Match(await SYSTEMS[0]!.loadGame(), scenario!, 7)
    match.playText('french takes left')
    const io = new TestIo({ 'game.json': JSON.stringify(makeReplay(match)), 'other.json': '{}' })
    expect(await io.run('preview', 'waterloo', '-o', 'a.svg', '--replay', 'game.json')).toBe(0)
    expect(await io.run('preview', 'waterloo', '-o', 'a.svg', '--replay', 'game.json', '--step', '9')).toBe(2)
    expect(io.stderr.text).toBe('berthier: --step 9: the game has 1 actions.\n')
    expect(await io.run('preview', 'ligny', '-o', 'a.svg', '--replay', 'game.json')).toBe(2)
    expect(await io.run('preview', 'waterloo', '-o', 'a.svg', '--replay', 'other.json')).toBe(2)
    expect(await io.run('preview', 'waterloo', '-o', 'a.svg', '--step', '1')).toBe(2)
    expect(await io.run('preview', 'waterloo', '-o', 'a.svg', '--replay', 'game.json', '--at', '4')).toBe(2)
    expect(io.stderr.text).toContain("option '--at <turn>' cannot be used with option '--replay <file>'")
  })

  test('a file that somebody else made is not overwritten without --force', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'photo.svg': '<svg/>' })
    expect(await io.run('preview', 'a.yaml', '-o', 'photo.svg')).toBe(2)
    expect(io.stderr.text).toBe(
      'berthier: photo.svg already exists and was not made by berthier. Use --force to overwrite it.\n',
    )
    expect(io.read('photo.svg')).toBe('<svg/>')
    expect(await io.run('preview', 'a.yaml', '-o', 'photo.svg', '--force')).toBe(0)
    expect(await io.run('preview', 'a.yaml', '-o', 'photo.svg')).toBe(0)
    expect(await io.run('preview', 'a.yaml', '-o', 'nowhere/a.svg')).toBe(2)
    expect(io.stderr.text).toBe('berthier: cannot write nowhere/a.svg: there is no folder nowhere.\n')
  })

  test('in a terminal that can show pictures it shows it', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run('preview', 'a.yaml')).toBe(2)
    io.stdout.isTTY = true
    io.env['TERM_PROGRAM'] = 'WezTerm'
    expect(await io.run('preview', 'a.yaml', '--width', '200')).toBe(0)
    expect(io.stdout.text).toContain(']1337;File=inline=1')
    io.env['KITTY_WINDOW_ID'] = '1'
    expect(await io.run('preview', 'a.yaml', '--width', '200')).toBe(0)
    expect(io.stdout.text).toContain('_Ga=T,f=100,m=')
  })

  test('text in names is text in the picture', async () => {
    const io = new TestIo({ 'a.yaml': SOUND.replace('title: New battle', 'title: "<script>alert(1)</script>"') })
    await io.run('preview', 'a.yaml', '-o', 'a.svg')
    expect(io.read('a.svg')).toContain('&lt;script&gt;')
    expect(io.read('a.svg')).not.toContain('<script')
  })
})
