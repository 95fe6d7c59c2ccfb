import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { usually } from '../../test/support/effort.ts'
import { shippedBattles } from '../files/shipped.ts'
import { BROKEN, SOUND, TestIo } from '../test-io.ts'
import { mm, PAPERS } from './print/paper.ts'
import { type PrintedPage, readPdf, readPdfInfo } from './print/read-pdf.fixture.ts'

async function print(io: TestIo, name: string, ...flags: string[]): Promise<PrintedPage[]> {
  expect(await io.run('export', name, '-o', 'out.pdf', ...flags)).toBe(0)
  return readPdf(readFileSync(io.path('out.pdf')))
}

/** A battle printed as it is usual: once for all tests. */
const usual = (name: string) => {
  const pages = PRINTED.get(name) ?? print(new TestIo(), name)
  PRINTED.set(name, pages)
  return pages
}
const PRINTED = new Map<string, Promise<PrintedPage[]>>()

const pagesOf = (pages: readonly PrintedPage[], section: string) =>
  pages.filter(({ text }) => text.includes(` · ${section}`))

const battles = [...shippedBattles().keys()]

/** One of each rulebook on A4, and one on the other paper; all of them where there is time. */
const ONE_EACH = ['waterloo', 'advanced', 'et-sans-resultat/quatre-bras']
const sheets = [
  ...usually(ONE_EACH, battles).map((battle) => ({ battle, paper: 'a4' as const })),
  ...usually(['advanced'], ONE_EACH).map((battle) => ({ battle, paper: 'letter' as const })),
]

test.each(sheets)(
  '$battle on $paper: every page has its size, its footer and no text beyond its margins',
  async ({ battle, paper }) => {
    const pages = await (paper === 'a4' ? usual(battle) : print(new TestIo(), battle, '--paper', paper))
    const size = PAPERS[paper].map(mm)
    pages.forEach((page, i) => {
      expect([page.width, page.height].sort((a, b) => a - b)).toEqual([...size].map((side) => expect.closeTo(side, 1)))
      expect(page.text).toContain('Made by Berthier')
      expect(page.text).toContain(`${i + 1} / ${pages.length}`)
      expect(page.hasPictures).toBe(false)
      // Names on a sheet of the map go on on the next, and are cut off at the window.
      if (page.text.includes(' · Map, sheet')) return
      const margin = mm(10)
      const beyond = page.texts.filter(
        ({ left, right, top, bottom }) =>
          left < margin || right > page.width - margin || bottom < margin || top > page.height - margin,
      )
      expect(beyond).toEqual([])
    })
    for (const section of ['Cover', 'Order of battle', 'Set-up', 'Map', 'Counters', 'Player aid'])
      expect(pagesOf(pages, section)).not.toEqual([])
  },
)

test('the longest player aid is one sheet, with the whole turn track on its back', async () => {
  const aid = pagesOf(await usual('austerlitz'), 'Player aid')
  expect(aid).toHaveLength(2)
  for (let turn = 1; turn <= 6; turn++) expect(aid[1]!.text).toContain(`Turn ${turn} (`)
})

test.each([
  ['export', 'out.pdf'],
  ['preview', 'map.pdf'],
])('%s: the licence of the embedded fonts is in the document', async (command, file) => {
  const io = new TestIo({ 'mine.yaml': SOUND })
  expect(await io.run(command, 'mine.yaml', '-o', file)).toBe(0)
  const { FontLicence } = await readPdfInfo(readFileSync(io.path(file)))
  expect(FontLicence).toContain('Copyright (c) 2003 by Bitstream, Inc. All Rights Reserved.')
  expect(FontLicence).toContain('shall\nbe included in all copies of one or more of the Font Software typefaces.')
})

test('Waterloo has its story, its honest sources, its arrivals and its victory conditions', async () => {
  const pages = await usual('waterloo')
  const [cover] = pagesOf(pages, 'Cover')
  expect(cover!.text).toMatch(/Waterloo.*18 June 1815/)
  expect(cover!.text).toContain('a reconstruction, not as printed')
  expect(pagesOf(pages, 'Cards')).not.toEqual([])
  const orders = pagesOf(pages, 'Order of battle')
    .map(({ text }) => text)
    .join(' ')
  for (const part of ['French units', 'Allied units', 'Reinforcements', 'Special rules', 'Victory conditions'])
    expect(orders).toContain(part)
  expect(orders).toContain('D5, E4, F5, G4, K4, K5, L4, L5, N5, O6, Q7, R7')
})

test.each(['wavre', 'et-sans-resultat/auerstedt'])('%s has its cover on one page', async (name) => {
  expect(pagesOf(await usual(name), 'Cover')).toHaveLength(1)
})

test('every unit has a counter, those who arrive too, of the size that fits the hexes', async () => {
  const pages = pagesOf(await print(new TestIo(), 'waterloo', '--hex', '25'), 'Counters')
  const words = pages.flatMap(({ texts }) => texts.map(({ text }) => text))
  const count = (type: string) => words.filter((word) => word === type).length
  expect({
    oldGuard: count('Old Guard'),
    french: count('French Infantry'),
    // One English, eight Prussians of the pool.
    regular: count('Regular Infantry'),
    heavyGuns: count('Heavy Artillery'),
    generals: count('General'),
  }).toEqual({ oldGuard: 1, french: 12, regular: 9, heavyGuns: 3, generals: 7 })
  // Three fifths of a hex, from side to side, or a seventh less where that saves sheets.
  const isOfUnit = (side: number) => side > mm(12.8) && side < mm(15.05)
  const counters = pages.flatMap(({ squares }) => squares).filter(isOfUnit)
  // Each has a back.
  expect(counters).toHaveLength(2 * (28 + 34))
})

test('a battle whose players lay out the ground has tiles for it', async () => {
  const pages = await usual('hypothetical')
  expect(pagesOf(pages, 'Terrain tiles')[0]!.text).toContain('30 woods, 2 orchard, 24 hill')
})

test('the map goes over sheets, or on one', async () => {
  const io = new TestIo()
  const tiled = await usual('waterloo')
  expect(pagesOf(tiled, 'Map, sheet').map(({ text }) => /Map, sheet (\w+)/.exec(text)![1])).toEqual(
    'A1 B1 A2 B2'.split(' '),
  )
  const hexes = pagesOf(tiled, 'Map, sheet').flatMap(({ texts }) => texts.map(({ text }) => text))
  for (const hex of ['A1', 'A13', 'M7', 'V1', 'V13']) expect(hexes).toContain(hex)
  const one = await print(io, 'waterloo', '--map', 'one-sheet')
  expect(pagesOf(one, 'Map')).toHaveLength(1)
  expect(pagesOf(one, 'Map')[0]!.text).toMatch(/\bA1\b.*\bV13\b/)
})

test('each side has its deck, and left is where it sits', async () => {
  const cards = pagesOf(await usual('waterloo'), 'Cards')
  expect(cards).toHaveLength(2)
  for (const { texts } of cards) expect(texts.filter(({ text }) => text.startsWith('rule 3.'))).toHaveLength(10)
  expect(cards[0]!.text).toContain('your left wing: the west sector')
  expect(cards[1]!.text).toContain('your left wing: the east sector')
})

test('the same battle is printed as the same bytes, over what berthier has printed before', async () => {
  const io = new TestIo({ 'mine.yaml': SOUND })
  await print(io, 'mine.yaml')
  const before = readFileSync(io.path('out.pdf'))
  await print(io, 'mine.yaml')
  expect(readFileSync(io.path('out.pdf')).equals(before)).toBe(true)
})

test('a battle with errors is printed only with --force, and says so', async () => {
  const io = new TestIo({ 'broken.yaml': BROKEN })
  expect(await io.run('export', 'broken.yaml', '-o', 'out.pdf')).toBe(1)
  const [cover] = await print(io, 'broken.yaml', '--force')
  expect(cover!.text).toContain('This battle has errors')
})

test.each(['schema/missing-key', 'schema/size'])(
  'what is sound of %s is printed, though a side is missing',
  async (name) => {
    const file = fileURLToPath(new URL(`../../test/fixtures/diagnostics/${name}.yaml`, import.meta.url))
    expect(await print(new TestIo(), file, '--force')).not.toEqual([])
  },
)

test('names are text: what turns the direction of writing or cannot be seen becomes a box, and long words are broken', async () => {
  const title = `Battle \u202Eof\u0007 ${'W'.repeat(85)}`
  const io = new TestIo({ 'a.yaml': SOUND.replace('title: New battle', `title: ${JSON.stringify(title)}`) })
  const pages = await print(io, 'a.yaml')
  expect(pages[0]!.text).toContain('Battle \uFFFDof\uFFFD')
  expect(pages[0]!.texts.every(({ right }) => right <= mm(200))).toBe(true)
})

test.each([
  { flags: ['--paper', 'a5'], says: /--paper a5: expected a4 or letter\./ },
  { flags: ['--hex', '3'], says: /millimetres from 8 to 80/ },
  { flags: ['--map', 'one-sheet', '--hex', '20'], says: /--hex works only with --map tiled/ },
])('$flags is refused', async ({ flags, says }) => {
  const io = new TestIo()
  expect(await io.run('export', 'ligny', '-o', 'out.pdf', ...flags)).toBe(2)
  expect(io.stderr.text).toMatch(says)
})

test('what is about printing is refused for other formats', async () => {
  const io = new TestIo()
  expect(await io.run('export', 'ligny', '-o', 'out.json', '--paper', 'a4')).toBe(2)
  expect(io.stderr.text).toContain('--paper works only with --to pdf')
})

test('a map of too many sheets is refused, with advice that helps', async () => {
  const battle = SOUND.replace(/columns: .*/, 'columns: A-BK').replace(/rows: .*/, 'rows: 40')
  const io = new TestIo({ 'big.yaml': battle })
  expect(await io.run('export', 'big.yaml', '-o', 'out.pdf', '--force', '--hex', '80')).toBe(2)
  const advice = /would take \d+ sheets.*--hex (\d+)/.exec(io.stderr.text)!
  expect(await io.run('export', 'big.yaml', '-o', 'out.pdf', '--force', '--hex', advice[1]!)).toBe(0)
})

describe('a battle on a table', () => {
  const battle = 'et-sans-resultat/quatre-bras'

  test('has a label of the size of its base for every unit and every commander', async () => {
    const pages = pagesOf(await print(new TestIo(), battle, '--scale', '100'), 'Counters')
    const text = pages.map((page) => page.text).join(' ')
    expect(text).toContain(
      'French: 53 labels, 33 of 25.4 mm by 15.2 mm, 12 of 20.3 mm by 15.2 mm and 8 of 30.5 mm by 15.2 mm',
    )
    expect(text).toContain('B2 Marshal Ney')
    for (const marker of ['RT', 'BK', 'RR', 'delay', 'fatigue'])
      expect(pages.some(({ texts }) => texts.some((one) => one.text === marker))).toBe(true)
  })

  test('has its map at half its size with labels of half the size, a little less where that saves sheets, and inch for inch', async () => {
    const mapSheets = (pages: readonly PrintedPage[]) => pagesOf(pages, 'Map, sheet').length
    const whole = await print(new TestIo(), battle, '--scale', '100')
    // Of thirty sheets, those with nothing but open ground are left out.
    expect(mapSheets(whole)).toBe(25)
    // Units are put onto it, and have their names with them.
    const written = pagesOf(whole, 'Map, sheet').flatMap(({ texts }) => texts.map(({ text }) => text))
    expect(written).toContain('Frasnes')
    for (const name of ['5e Lanciers', '2nd Cavalry Division', 'Reille']) expect(written).not.toContain(name)
    expect(pagesOf(whole, 'Map')[0]!.text).not.toContain('An inch of the rules')
    expect(mapSheets(await usual(battle))).toBe(6)
    const half = await print(new TestIo(), battle, '--scale', '50')
    expect(mapSheets(half)).toBe(12)
    expect(pagesOf(half, 'Map')[0]!.text).toContain('An inch of the rules is 12.7 mm')
    expect(
      pagesOf(half, 'Counters')
        .map(({ text }) => text)
        .join(' '),
    ).toContain('of 12.7 mm by 7.6 mm')
    const one = await print(new TestIo(), battle, '--map', 'one-sheet')
    expect(mapSheets(one)).toBe(0)
    expect(
      pagesOf(one, 'Counters')
        .map(({ text }) => text)
        .join(' '),
    ).toContain('33 of 25.4 mm by 15.2 mm')
  })

  test('has sheets of its formations with their generals, units, and boxes for orders and fatigue', async () => {
    const pages = pagesOf(await usual(battle), 'Order of battle sheets')
    const text = pages.map((page) => page.text).join(' ')
    expect(text).toContain('Marshal Ney (leadership B, tactics 2, charmed life) commands the army.')
    expect(text).toContain('With all 12 units deployed it retreats at a total of 12 fatigue markers, and breaks at 18.')
    for (const row of ['Order', 'Turns of delay', 'Fatigue of infantry', 'Fatigue of cavalry', 'Fatigue of artillery'])
      expect(text).toContain(row)
  })

  test.each([
    [battle, '--hex', '20', '--hex works only with maps of hexes. Use --scale for the size of a table.'],
    ['waterloo', '--scale', '50', '--scale works only with tables. Use --hex for the width of a hex.'],
  ])('%s with %s is refused', async (name, flag, value, message) => {
    const io = new TestIo()
    expect(await io.run('export', name, '-o', 'out.pdf', flag, value)).toBe(2)
    expect(io.stderr.text).toContain(message)
  })
})
