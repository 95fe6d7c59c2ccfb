import { expect, test } from 'vitest'
import { formatScenario } from '../../../scenario/format/index.ts'
import { validate } from '../../../scenario/validate.ts'
import napoleonAtWaterloo from '../index.ts'
import { SIZES } from './blank.ts'
import { board } from './whole-battle.ts'

const [least, most] = SIZES.columns

test('a blank board of any size is a sound battle, as the formatter writes it', () => {
  for (const columns of [least, 4, 5, 6, 7, 27, most]) {
    for (const rows of [least, 4, 5, 6, 7, 22, most]) {
      const text = board.blank({ columns, rows })
      const { diagnostics } = validate(text, [napoleonAtWaterloo])
      expect({ columns, rows, wrong: diagnostics.filter(({ severity }) => severity !== 'info') }).toEqual({
        columns,
        rows,
        wrong: [],
      })
      expect(formatScenario(text, [napoleonAtWaterloo])).toEqual({ text })
    }
  }
})

test('there is no blank board without room for both sides, or with more hexes than have numbers', () => {
  for (const [columns, rows] of [
    [2, 5],
    [5, 2],
    [100, 5],
    [5.5, 5],
  ] as const) {
    expect(() => board.blank({ columns, rows })).toThrow(RangeError)
  }
})
