import { expect, test } from 'vitest'
import { HexGrid } from '../board/hex-grid.ts'
import type { HexBoardPortrait, PiecePortrait, Portrait } from '../engine/portrait.ts'
import { COUNTER, placePieces } from './counters.ts'
import { drawScene } from './draw.ts'
import { placeNames } from './labels.ts'
import { layoutOf } from './layout.ts'
import { THEMES } from './theme.ts'

const grid = HexGrid.of(0, 5, 4)

const piece = (hex: string, more: Partial<PiecePortrait> = {}): PiecePortrait => ({
  side: 0,
  symbol: 'infantry',
  type: 'Infantry',
  grade: '',
  name: undefined,
  strength: 4,
  full: 4,
  facing: 0,
  square: false,
  ...more,
  place: grid.find(hex),
})

function portrait(...pieces: PiecePortrait[]): Portrait<HexBoardPortrait> {
  const board: HexBoardPortrait = {
    kind: 'hex',
    firstColumn: 0,
    columns: 5,
    rows: 4,
    ground: Array.from({ length: grid.size }, () => undefined),
    groundNames: {},
    roads: [],
    waters: [],
    names: [{ name: 'Mill', places: [grid.find('D3')] }],
  }
  return { title: 'Skirmish', board, sides: [], pieces, areas: [], symbols: [] }
}

const written = (given: Portrait<HexBoardPortrait>) =>
  placeNames(given, layoutOf(given.board)).flatMap(({ name, style: { lettering } }) => (lettering ? [] : [name]))

test('units on hexes are named where there is room beside them', () => {
  expect(written(portrait(piece('B2', { name: 'Foy' })))).toEqual(['Foy'])
  // Below, where its front points; then there is room beside it.
  expect(written(portrait(piece('B2', { name: 'Foy', facing: 180 })))).toEqual(['Foy'])
  expect(written(portrait(piece('B2')))).toEqual([])
})

test('a name for which there is no room is left out', () => {
  const name = 'Tirailleurs corses et du Pô'
  expect(written(portrait(piece('B2', { name, facing: 180 }), piece('C2'), piece('C3'), piece('A2')))).toEqual([])
  expect(written(portrait(piece('A1', { name })))).toEqual([])
})

test('a general beside a unit is named too, after it', () => {
  const general = piece('B2', { name: 'Reille', symbol: 'general', facing: undefined })
  expect(written(portrait(general, piece('B2', { name: 'Foy' })))).toEqual(['Foy', 'Reille'])
  expect(written(portrait(general))).toEqual(['Reille'])
})

test('a counter with numbers has its name on it, and nowhere else', () => {
  const shapes = JSON.stringify(
    drawScene(portrait(piece('B2', { name: 'Foy', values: '4-4' })), { theme: THEMES.light }),
  )
  expect(shapes.match(/"text":"Foy"/g)).toHaveLength(1)
})

test('no name covers a counter or another name, however many there are', () => {
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) => hex % 3 !== 0)
  const pieces = hexes.map((hex, i) =>
    piece(grid.label(hex), { name: 'Durutte'.slice(0, 3 + (i % 5)), facing: (i % 6) * 60 }),
  )
  const given = portrait(...pieces)
  const layout = layoutOf(given.board)
  const names = placeNames(given, layout).filter(({ style }) => !style.lettering)
  const counters = placePieces(pieces, layout).map(({ at: [x, y] }) => ({
    x: x - COUNTER / 2,
    y: y - COUNTER / 2,
    width: COUNTER,
    height: COUNTER,
  }))
  expect(names.length).toBeGreaterThan(3)
  for (const [i, { box }] of names.entries()) {
    for (const other of [...counters, ...names.slice(i + 1).map((one) => one.box)]) {
      const isApart =
        box.x + box.width <= other.x ||
        other.x + other.width <= box.x ||
        box.y + box.height <= other.y ||
        other.y + other.height <= box.y
      expect(isApart).toBe(true)
    }
  }
})
