import { expect, test } from 'vitest'
import type { HexBoardPortrait } from '../engine/portrait.ts'
import { HexLayout } from './hex-layout.ts'
import { THEMES } from './theme.ts'
import { drawWaters } from './ways.ts'

/** Hexes of the second row from the west to the east, on a board of nine by nine. */
const row = (...columns: readonly number[]) => columns.map((column) => column * 9 + 3)
const waters = (hexes: readonly number[], ground: HexBoardPortrait['ground'] = []) => {
  const board: HexBoardPortrait = {
    kind: 'hex',
    firstColumn: 0,
    columns: 9,
    rows: 9,
    ground,
    groundNames: { marsh: 'Marsh' },
    roads: [],
    waters: [{ name: undefined, hexes, wide: false }],
    names: [],
  }
  const layout = new HexLayout(board, 0, 0)
  return drawWaters(board, layout, THEMES.light, layout.hexes)
}

test('a brook that begins on dry land grows from its spring; others are as wide at their ends', () => {
  const isBand = (shape: ReturnType<typeof waters>[number]) => shape.kind === 'path' && shape.fill !== undefined
  expect(waters(row(2, 3, 4, 5, 6, 7, 8)).every(isBand)).toBe(true)
  expect(waters(row(0, 1, 2, 3, 4, 5, 6, 7, 8)).some(isBand)).toBe(false)
  const marsh = Array.from({ length: 81 }, (_, hex) => (hex === row(2)[0] ? 'marsh' : undefined))
  expect(waters(row(2, 3, 4, 5, 6, 7, 8), marsh).some(isBand)).toBe(false)
})
