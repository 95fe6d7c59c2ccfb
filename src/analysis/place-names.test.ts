import { expect, test } from 'vitest'
import { HexGrid } from '../board/hex-grid.ts'
import { parseHex } from '../board/hex-labels.ts'
import { describePlacesOn } from './place-names.ts'

const { column: firstColumn } = parseHex('A1')!
const grid = HexGrid.of(firstColumn, 10, 10)
const board = {
  kind: 'hex' as const,
  firstColumn,
  columns: 10,
  rows: 10,
  ground: [],
  groundNames: {},
  roads: [],
  waters: [],
  names: [{ name: 'the mill', places: [grid.find('D5'), grid.find('D6')] }],
}

test.each([
  ['D5', 'at the mill'],
  ['D8', 'near the mill'],
  ['H10', 'in H10'],
  ['the moon', 'the moon'],
])('%s is told as %s', (label, told) => {
  expect(describePlacesOn(board)(label)).toBe(told)
})
