import { expect, test } from 'vitest'
import { brightness } from '../board/colours.ts'
import type { AreaPortrait, Portrait } from '../engine/portrait.ts'
import { drawPieces } from './counters.ts'
import { drawScene } from './draw.ts'
import { HexDrawing } from './hex-drawing.ts'
import { layoutOf } from './layout.ts'
import { LONE_BOARD } from './lone-hex.ts'
import { coloursFor, THEMES, themeWithSides } from './theme.ts'

const board = { ...LONE_BOARD, columns: 3, rows: 3, ground: Array.from({ length: 9 }, () => undefined) }
const areas: AreaPortrait[] = [{ kind: 'zone', name: 'Deployment', side: 1, extent: { places: [0, 1] } }]

const drawn = (colour?: string) =>
  new HexDrawing({
    board,
    areas,
    sides: [
      { id: 'a', name: 'A' },
      { id: 'b', name: 'B', ...(colour !== undefined && { colour }) },
    ],
  })
const inks = (drawing: HexDrawing) => JSON.stringify(drawing.whole(THEMES.light).areas)

test('a zone has the colour of its side, and that of its nation where the side has its own', () => {
  expect(inks(drawn())).toContain(THEMES.light.sides[1].fill)
  expect(inks(drawn('#3a6b35'))).toContain('#3a6b35')
  expect(inks(drawn('#3a6b35'))).not.toContain(THEMES.light.sides[1].fill)
})

test('another colour of a side is painted again where its zone is', () => {
  expect(drawn('#3a6b35').changesFrom(drawn())).not.toEqual([])
  expect(drawn('#3a6b35').changesFrom(drawn('#3a6b35'))).toEqual([])
})

const piece = {
  place: 0,
  side: 1,
  symbol: 'general',
  type: 'Commander',
  grade: '',
  name: undefined,
  strength: 1,
  full: 1,
  facing: undefined,
  square: false,
} as const
const battle = (colour: string): Portrait => ({
  title: '',
  board,
  sides: [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B', colour },
  ],
  pieces: [piece],
  areas: [],
  symbols: [],
})

test('a counter without a colour of its own has that of its side', () => {
  const drawnPieces = JSON.stringify(drawPieces(battle('#434955'), layoutOf(board), THEMES.light))
  expect(drawnPieces).toContain('#434955')
  expect(drawnPieces).not.toContain(THEMES.light.sides[1].fill)
})

test('whoever enters with a colour of his own has arrows in it, on the board and in the legend', () => {
  const entrance: AreaPortrait = {
    kind: 'entrance',
    name: 'Prussian',
    side: 1,
    colour: '#434955',
    extent: { places: [0] },
  }
  const { layers } = drawScene({ ...battle('#b3342f'), pieces: [], areas: [entrance] }, { theme: THEMES.light })
  const inkOf = (id: string) => JSON.stringify(layers.find((layer) => layer.id === id)!.shapes)
  expect(inkOf('areas')).toContain('#434955')
  expect(inkOf('areas')).not.toContain('#b3342f')
  expect(inkOf('legend')).toContain('#434955')
})

test('by night a dark coat has a pale edge, for the map is as dark', () => {
  const { fill, edge } = coloursFor({ side: 1, colour: '#434955' }, THEMES.dark)
  expect(brightness(edge)).toBeGreaterThan(brightness(fill) + 80)
})

test('the same colours of sides make the same theme, so that nothing is painted again for it', () => {
  const { sides } = battle('#434955')
  expect(themeWithSides(THEMES.light, sides)).toBe(themeWithSides(THEMES.light, [...sides]))
  expect(themeWithSides(THEMES.light, [{}, {}])).toBe(THEMES.light)
})

test('the legend tells nations by their colours, and on grey paper leaves them out: there they look like their side', () => {
  const given: Portrait = { ...battle('#b3342f'), nations: [{ name: 'Poles', colour: '#8c2f4f' }] }
  const textsIn = (theme: keyof typeof THEMES) => JSON.stringify(drawScene(given, { theme: THEMES[theme] }))
  expect(textsIn('light')).toContain('Poles')
  expect(textsIn('print')).not.toContain('Poles')
})
