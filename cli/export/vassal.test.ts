import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { pngSize } from '../../test/support/read-png.ts'
import {
  nodesIn,
  parseXml,
  readPiece,
  readSequence,
  STRUCTURE,
  type XmlNode,
} from '../../test/support/vassal-structure.ts'
import { SOUND, TestIo } from '../test-io.ts'
import { BATTLES, HOSTILE } from './hostile-battle.fixture.ts'

const modules = new Map<string, Uint8Array>()

/** The module of a shipped battle: making one takes a second or two, so each is made once. */
async function moduleOf(id: string) {
  if (!modules.has(id)) {
    const io = new TestIo()
    await io.run('export', id, '-o', 'a.vmod')
    modules.set(id, readFileSync(io.path('a.vmod')))
  }
  return openModule(modules.get(id)!)
}

/** A module's files, and its build file as a tree. */
function openModule(bytes: Uint8Array) {
  const files = unzipSync(bytes)
  const root = parseXml(strFromU8(files['buildFile.xml']!))
  return { files, root, all: (name: string) => [...nodesIn(root)].filter((node) => node.name.endsWith(name)) }
}

const number = ({ attributes }: XmlNode, key: string) => Number(attributes[key])

/** Where VASSAL's grid of hexes draws a point to: whole steps from its origin, fractions cut off. */
function snap(grid: XmlNode, x: number, y: number): [number, number] {
  const [dx, dy, x0, y0] = ['dx', 'dy', 'x0', 'y0'].map((key) => number(grid, key)) as [number, number, number, number]
  const column = Math.floor((x - x0 + dx / 2) / dx)
  const snapped =
    column % 2 === 0 ? dy * Math.floor((y - y0 + dy / 2) / dy) : dy * Math.floor((y - y0) / dy) + Math.trunc(dy / 2)
  return [Math.trunc(dx * column + x0), Math.trunc(snapped + y0)]
}

function contains(zone: XmlNode, x: number, y: number): boolean {
  const corners = zone.attributes['path']!.split(';').map((corner) => corner.split(',').map(Number) as [number, number])
  return corners.reduce((inside, [ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]!
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside
  }, false)
}

describe('a VASSAL module', () => {
  test.each(BATTLES)('of %s has the structure that public modules have', async (id) => {
    const { files, root, all } = await moduleOf(id)
    for (const node of nodesIn(root)) {
      const rule = STRUCTURE[node.name]
      expect([node.name, rule !== undefined]).toEqual([node.name, true])
      expect(rule!.in.split(' ')).toContain(node.parent?.name ?? '')
      expect(Object.keys(node.attributes)).toEqual(
        expect.arrayContaining(rule!.has.split(' ').filter((one) => one !== '')),
      )
    }
    const data = parseXml(strFromU8(files['moduledata']!))
    expect(data.children.map(({ name }) => name)).toEqual([
      'version',
      'extra1',
      'extra2',
      'VassalVersion',
      'dateSaved',
      'description',
      'name',
    ])
    for (const help of all('HelpFile')) expect(files).toHaveProperty([help.attributes['fileName']!])
  })

  test.each(BATTLES)('of %s has every picture that it names, in the size that it says', async (id) => {
    const { files, all } = await moduleOf(id)
    const [board] = all('boardPicker.Board')
    const picture = pngSize(files['images/board.png']!)
    expect([picture.width, picture.height]).toEqual([number(board!, 'width'), number(board!, 'height')])
    const named = all('PieceSlot').flatMap(({ text }) =>
      readPiece(text).flatMap(({ type }) => {
        const fields = readSequence(type, ';')
        if (fields[0] === 'piece') return [fields[3]!]
        return fields[0] === 'emb2' ? readSequence(fields[16]!, ',') : []
      }),
    )
    const images = Object.keys(files).filter((file) => file.startsWith('images/'))
    expect(new Set(named.map((image) => `images/${image}`).concat('images/board.png'))).toEqual(new Set(images))
    for (const slot of all('PieceSlot')) {
      const image = readSequence(readPiece(slot.text).at(-1)!.type, ';')[3]!
      expect([pngSize(files[`images/${image}`]!).width, number(slot, 'width')]).toEqual([
        number(slot, 'width'),
        number(slot, 'height'),
      ])
    }
    const ids = all('PieceSlot').map((slot) => number(slot, 'gpid'))
    expect(new Set(ids).size).toBe(ids.length)
    expect(number(all('GameModule')[0]!, 'nextPieceSlotId')).toBeGreaterThan(Math.max(...ids))
  })

  test('of a table has no grid: pieces stand where they are to the pixel, turn by sixteenths, and a thread counts inches', async () => {
    const { all, files } = await moduleOf('et-sans-resultat/quatre-bras')
    expect(all('Grid')).toEqual([])
    const [thread] = all('LOS_Thread')
    const inch = number(thread!, 'scale')
    const stack = (name: string) => all('SetupStack').find(({ attributes }) => attributes['name'] === name)!
    const [ney, guard] = [stack('20.7,10.2'), stack('18.4,4.6')]
    expect(number(ney, 'x') - number(guard, 'x')).toBeCloseTo(2.3 * inch, -0.5)
    expect(number(guard, 'y') - number(ney, 'y')).toBeCloseTo(5.6 * inch, -0.5)
    const [lancers] = guard.children
    const traits = readPiece(lancers!.text)
    expect(traits.some(({ type, state }) => type.startsWith('rotate;16;') && state === '0')).toBe(true)
    const image = readSequence(traits.at(-1)!.type, ';')[3]!
    // A base of 1.2 inches, with its edge.
    expect(pngSize(files[`images/${image}`]!).width).toBeCloseTo(1.2 * inch + 6, -1)
    const palette = all('ListWidget').map(({ children }) => children.map(({ attributes }) => attributes['entryName']))
    expect(palette[0]).toContain('8e Cuirassiers, Cavalry')
    expect(palette[1]).toContain('42nd Highlanders, Line infantry')
    expect(palette[0]).not.toContain('I/2e Léger, Light infantry')
  })

  test('names every hex as we do, and its grid draws pieces to where they stand', async () => {
    const io = new TestIo()
    await io.run('export', 'waterloo', '-o', 'a.json')
    const { all } = await moduleOf('waterloo')
    const [grid] = all('HexGrid')
    const zones = all('mapgrid.Zone')
    const { board, units } = JSON.parse(io.read('a.json'))
    expect(zones.map(({ attributes }) => attributes['name'])).toEqual(
      board.hexes.map(({ hex }: { hex: string }) => hex),
    )
    const stacks = all('SetupStack')
    for (const stack of stacks) {
      const [x, y] = [number(stack, 'x'), number(stack, 'y')]
      expect(snap(grid!, x, y)).toEqual([x, y])
      expect(zones.filter((zone) => contains(zone, x, y)).map(({ attributes }) => attributes['name'])).toEqual([
        stack.attributes['name'],
      ])
    }
    // M2 lies eleven columns east of A13 and eleven and a half rows south of it.
    const guard = stacks.find(({ attributes }) => attributes['name'] === 'M2')!
    expect(number(guard, 'x') - number(grid!, 'x0')).toBe(11 * 90)
    expect(Math.abs(number(guard, 'y') - number(grid!, 'y0') - 11.5 * number(grid!, 'dy'))).toBeLessThan(2)
    const standing = stacks.flatMap(({ attributes, children }) =>
      children.map((slot) => `${slot.attributes['entryName']} in ${attributes['name']}`),
    )
    expect(standing.sort()).toEqual(
      units.map((unit: { typeName: string; hex: string }) => `${unit.typeName} in ${unit.hex}`).sort(),
    )
  })

  test('has losses, fronts and names as the scenario gives them', async () => {
    const unit = '{ at: D3, facing: NE, losses: 1, name: "1/2; Foy, reserve" }'
    const io = new TestIo({ 'a.yaml': SOUND.replace('[D3, F3,', `[${unit}, F3,`) })
    expect(await io.run('export', 'a.yaml', '-o', 'a.vmod')).toBe(0)
    const stack = openModule(readFileSync(io.path('a.vmod')))
      .all('SetupStack')
      .find(({ attributes }) => attributes['name'] === 'D3')!
    const traits = readPiece(stack.children[0]!.text)
    const state = (id: string, nth = 0) => traits.filter(({ type }) => type.startsWith(`${id};`))[nth]?.state
    expect([state('mark'), state('label'), state('emb2', 0), state('emb2', 1), state('rotate')]).toEqual([
      'French,French Infantry',
      '1/2; Foy, reserve',
      '-1',
      '2',
      '1',
    ])
  })

  test('has the dice of the rulebook, with numbers or with words', async () => {
    const { all } = await moduleOf('ligny')
    expect(all('module.DiceButton').map(({ attributes }) => attributes['nSides'])).toEqual(['10', '6'])
    const faces = all('SpecialDie').map(({ children }) => children.map(({ attributes }) => attributes['text']))
    expect(faces[0]).toEqual(['infantry', 'cavalry', 'artillery', 'general', 'flag', 'infantry'])
  })

  test('shows texts as texts, never as markup, properties or programs', async () => {
    const io = new TestIo({ 'a.yaml': HOSTILE })
    expect(await io.run('export', 'a.yaml', '-o', 'a.vmod')).toBe(0)
    const { files, root, all } = openModule(readFileSync(io.path('a.vmod')))
    const shown = '＜script>alert("1")</script> & \uFFFD＄x＄'
    expect(root.attributes['name']).toBe(shown)
    expect(all('entry')[0]!.text).toBe(shown)
    const page = parseXml(strFromU8(files['briefing.html']!))
    expect([...nodesIn(page)].filter(({ name }) => name === 'script')).toEqual([])
    expect([...nodesIn(page)].find(({ name }) => name === 'h1')!.text).toBe('<script>alert("1")</script> & \uFFFD$x$')
    // Nothing but ASCII: the page looks alike in every encoding.
    expect(strFromU8(files['briefing.html']!)).toMatch(/^[\t-~]*$/)
  })
})
