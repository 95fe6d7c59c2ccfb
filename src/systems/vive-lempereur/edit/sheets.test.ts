import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { SheetCell } from '../../../engine/scenario-editor.ts'
import { changeData } from '../../../scenario/edit/change-data.ts'
import { fillCell } from '../../../scenario/edit/sheet-cells.ts'
import { SHEETS } from './sheets.ts'

type Data = Readonly<Record<string, unknown>>
const read = (table: string, data: Data) => SHEETS.find(({ key }) => key === table)!.read(data)

function cellAt(table: string, row: string, head: string, data: Data): SheetCell | undefined {
  const { columns, rows } = read(table, data)
  const cells = rows.find(({ id }) => id === row)!.cells
  return cells[columns.findIndex((column) => column.head === head)]
}

/** The data with a value in a cell; nothing where it cannot stand there. */
function filled(table: string, row: string, head: string, value: number | boolean | undefined, data: Data = {}) {
  const changes = fillCell(data, { table, row, ...cellAt(table, row, head, data)! }, value)
  return changes && changeData(data, changes)
}

describe('the unit table (1.1)', () => {
  test('is that of the book where a battle says nothing', () => {
    const { columns, rows } = read('troops', {})
    expect(columns.map(({ head }) => head).join()).toBe(
      'Elements,Fire 1,Fire 2,Fire 3,Fire 4,Fire 5,Fire 6,Moves,Moves and fires,Rally,Moved 1,Moved 2,Moved 3',
    )
    const values = (id: string) => rows.find((row) => row.id === id)!.cells.map((cell) => cell?.value)
    const no = undefined
    expect(values('heavy-artillery')).toEqual([3, 18, 10, 7, 4, 2, no, 1, 0, 3, no, no, no])
    expect(values('horse-artillery')).toEqual([3, 14, 8, 4, no, no, no, 2, 2, 3, 10, 6, 3])
    expect(values('heavy-cavalry')).toEqual([3, 14, no, no, no, no, no, 3, 3, 3, no, no, no])
    expect(values('general')).toEqual([no, no, no, no, no, no, no, 3, no, no, no, no, no])
    expect(values('garrison')).toEqual([1, 4, no, no, no, no, no, no, no, no, no, no, no])
  })

  test('takes fire values by range: another one, one range more, one less', () => {
    expect(filled('troops', 'heavy-artillery', 'Fire 3', 8)).toEqual({
      troops: { 'heavy-artillery': { fire: [18, 10, 8, 4, 2] } },
    })
    expect(filled('troops', 'heavy-artillery', 'Fire 6', 1)).toEqual({
      troops: { 'heavy-artillery': { fire: [18, 10, 7, 4, 2, 1] } },
    })
    expect(filled('troops', 'heavy-artillery', 'Fire 5', undefined)).toEqual({
      troops: { 'heavy-artillery': { fire: [18, 10, 7, 4] } },
    })
  })

  test('has no hole, and nothing beyond the next range or the next hex of cavalry', () => {
    expect(filled('troops', 'heavy-artillery', 'Fire 3', undefined)).toBeUndefined()
    expect(cellAt('troops', 'regular-infantry', 'Fire 3', {})).toMatchObject({ value: undefined })
    expect(cellAt('troops', 'regular-infantry', 'Fire 4', {})).toBeUndefined()
    expect(cellAt('troops', 'light-cavalry', 'Fire 2', {})).toBeUndefined()
  })

  test('says nothing more of a value that is cleared', () => {
    const data = parse('{ troops: { old-guard: { moves: 3, rally: 5 }, general: { moves: 4 } } }') as Data
    expect(filled('troops', 'old-guard', 'Rally', undefined, data)).toEqual({
      troops: { 'old-guard': { moves: 3 }, general: { moves: 4 } },
    })
    expect(filled('troops', 'general', 'Moves', undefined, data)).toEqual({
      troops: { 'old-guard': { moves: 3, rally: 5 } },
    })
    expect(filled('troops', 'old-guard', 'Elements', undefined, data)).toEqual(data)
    expect(filled('troops', 'general', 'Moves', undefined, { troops: { general: { moves: 4 } } })).toEqual({})
  })

  test('has the types of the battle last, with what they take from others', () => {
    const data = parse('{ troops: { licornes: { like: heavy-artillery, fire: [19, 11] } } }') as Data
    expect(read('troops', data).rows.at(-1)).toMatchObject({ id: 'licornes', name: 'Licornes' })
    expect(cellAt('troops', 'licornes', 'Rally', data)?.value).toBe(3)
  })
})

test('8.0 the terrain table takes modifiers and what is or is not so', () => {
  expect(cellAt('ground', 'town', 'Fire at', {})?.value).toBe(-3)
  expect(filled('ground', 'town', 'Fire at', -4)).toEqual({ ground: { town: { firingAt: -4 } } })
  expect(filled('ground', 'orchard', 'Stops', true)).toEqual({ ground: { orchard: { stops: true } } })
})
