import { expect, test } from 'vitest'
import { formatScenario } from '../../../scenario/format/index.ts'
import { validate } from '../../../scenario/validate.ts'
import viveLempereur from '../index.ts'
import { SIZES as sizes } from './blank.ts'
import { board } from './whole-battle.ts'

const SIZES = [
  [3, 3],
  [3, 200],
  [200, 3],
  [4, 4],
  [5, 7],
  [21, 13],
  [26, 6],
  [200, 200],
] as const

for (const [columns, rows] of SIZES) {
  test(`a blank board of ${columns} × ${rows} hexes is a sound battle, as the formatter writes it`, () => {
    const text = board.blank({ columns, rows })
    const { diagnostics } = validate(text, [viveLempereur])
    expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
    expect(formatScenario(text, [viveLempereur])).toEqual({ text })
  })
}

test('every small board is sound', () => {
  for (let columns = sizes.columns[0]; columns <= 9; columns++) {
    for (let rows = sizes.rows[0]; rows <= 9; rows++) {
      const { diagnostics } = validate(board.blank({ columns, rows }), [viveLempereur])
      expect({ columns, rows, errors: diagnostics.filter(({ severity }) => severity === 'error') }).toEqual({
        columns,
        rows,
        errors: [],
      })
    }
  }
})

test('there is no blank board without room for three sectors, or larger than tools can hold', () => {
  for (const [columns, rows] of [
    [2, 5],
    [5, 2],
    [201, 5],
    [5.5, 5],
  ] as const) {
    expect(() => board.blank({ columns, rows })).toThrow(RangeError)
  }
})
