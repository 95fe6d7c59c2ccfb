import { expect, test } from 'vitest'
import { HexGrid } from '../board/hex-grid.ts'
import type { HexBoardPortrait, PiecePortrait, Portrait } from '../engine/portrait.ts'
import { COUNTER } from './counters.ts'
import { drawNames, placeNames } from './labels.ts'
import { layoutOf } from './layout.ts'
import { THEMES } from './theme.ts'

const grid = HexGrid.of(0, 9, 6)
const RIDGE = ['A3', 'B3', 'C3', 'D3', 'E3', 'F3', 'G3', 'H3'].map((label) => grid.find(label))

function portrait(board: Partial<HexBoardPortrait>, pieces: readonly PiecePortrait[] = []): Portrait<HexBoardPortrait> {
  const ground = Array.from({ length: grid.size }, (_, hex) => (RIDGE.includes(hex) ? 'hill' : undefined))
  const plain = { kind: 'hex', firstColumn: 0, columns: 9, rows: 6, ground, groundNames: {} } as const
  const whole = { ...plain, roads: [], waters: [], names: [], ...board }
  return { title: 'Ridge', board: whole, sides: [], pieces, areas: [], symbols: [] }
}

const piece = (place: number): PiecePortrait => ({
  place,
  side: 0,
  symbol: 'infantry',
  type: 'Infantry',
  grade: '',
  name: undefined,
  strength: 4,
  full: 4,
  facing: undefined,
  square: false,
})

const named = (given: Portrait<HexBoardPortrait>) => placeNames(given, layoutOf(given.board))

test('the name of a ridge is written along it, from the left to the right, and stays one text', () => {
  const [name] = named(portrait({ names: [{ name: 'Long ridge', places: RIDGE }] }))
  expect(name!.style.lettering).toBe('italic')
  const across = name!.letters!.map(([x]) => x)
  expect(across).toHaveLength('Long ridge'.length)
  expect(across).toEqual(across.toSorted((a, b) => a - b))
  expect(drawNames([name!], THEMES.light)).toEqual([expect.objectContaining({ kind: 'text', text: 'Long ridge' })])
})

test('of parts of a place with a hex between them only the largest is named, of parts far apart each', () => {
  const places = (...labels: string[]) => labels.map((label) => grid.find(label))
  const count = (...labels: string[]) =>
    named(portrait({ names: [{ name: 'Height', places: places(...labels) }] })).length
  expect(count('A3', 'C3', 'D3', 'E3')).toBe(1)
  const [name] = named(portrait({ names: [{ name: 'Height', places: places('A3', 'C3', 'D3', 'E3') }] }))
  const layout = layoutOf(portrait({}).board)
  expect(name!.at[0]).toBeGreaterThan(layout.centre(grid.find('B3'))[0])
  expect(count('A3', 'B3', 'E3', 'F3')).toBe(2)
})

test('what letters cannot be placed one by one is written in a straight line', () => {
  const [name] = named(portrait({ names: [{ name: 'Cr\u0065\u0302te \u{1F3D4}', places: RIDGE }] }))
  expect(name!.letters).toBeUndefined()
})

test('a road is named where no counter lies, between them if need be', () => {
  const roads = [{ name: 'Post road', hexes: RIDGE }]
  const free = named(portrait({ roads }, RIDGE.slice(0, 3).map(piece)))
  expect(free.map(({ name }) => name)).toEqual(['Post road'])
  const right = Math.max(...RIDGE.slice(0, 2).map((hex) => layoutOf(portrait({}).board).centre(hex)[0]))
  expect(free[0]!.box.x).toBeGreaterThan(right)
  const layout = layoutOf(portrait({}).board)
  const everywhere = Array.from({ length: grid.size }, (_, hex) => hex)
  const letters = named(portrait({ roads }, everywhere.map(piece))).flatMap((name) => name.letters ?? [])
  const isCovered = letters.some(([x, y]) =>
    everywhere.some((hex) => {
      const [cx, cy] = layout.centre(hex)
      return Math.abs(x - cx) < COUNTER / 2 && Math.abs(y - cy) < COUNTER / 2
    }),
  )
  expect(isCovered).toBe(false)
})
