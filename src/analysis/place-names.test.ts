import { expect, test } from 'vitest'
import { HexGrid } from '../board/hex-grid.ts'
import { parseHex } from '../board/hex-labels.ts'
import { placeOf } from '../board/table/places.ts'
import type { BoardPortrait } from '../engine/portrait.ts'
import { describePlacesOn } from './place-names.ts'

const { column: firstColumn } = parseHex('A1')!
const grid = HexGrid.of(firstColumn, 12, 12)
const board = {
  kind: 'hex' as const,
  firstColumn,
  columns: 12,
  rows: 12,
  ground: [],
  groundNames: {},
  roads: [],
  waters: [],
  names: [{ name: 'the mill', places: [grid.find('D5'), grid.find('D6')] }],
}

test.each([
  ['D5', 'at the mill'],
  ['D8', 'near the mill'],
  ['D9', 'north of the mill'],
  ['D1', 'south of the mill'],
  ['H5', 'east of the mill'],
  ['G8', 'north-east of the mill'],
  ['A3', 'south-west of the mill'],
  ['M12', 'in M12'],
  ['the moon', 'the moon'],
])('%s is told as %s', (label, told) => {
  expect(describePlacesOn(board)(label)).toBe(told)
})

const size = { width: 720, height: 480 }
const table = (names: readonly { readonly name: string; readonly places: readonly number[] }[]) =>
  ({ kind: 'table', ...size, names }) as unknown as BoardPortrait

test('a name that is no proper one gets an article', () => {
  const named = { ...board, names: [{ name: 'heights of Ligny', places: [grid.find('D5')] }] }
  expect(describePlacesOn(named)('D6')).toBe('near the heights of Ligny')
})

test('a place of a table is told by the nearest name, or by the part of the field', () => {
  const named = describePlacesOn(table([{ name: 'the inn', places: [placeOf(size, [300, 200])] }]))
  expect([named('30,20'), named('32,22'), named('42,20'), named('70,46'), named('72,20')]).toEqual([
    'at the inn',
    'near the inn',
    'east of the inn',
    'in the north-east of the field',
    'on the east edge',
  ])
  const nameless = describePlacesOn(table([]))
  expect([nameless('36,24'), nameless('2,24'), nameless('36,47')]).toEqual([
    'in the centre of the field',
    'in the west of the field',
    'in the north of the field',
  ])
})
