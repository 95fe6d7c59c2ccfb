import { expect, test } from 'vitest'
import { gridIn } from '../../scenario/language/hexes.ts'
import { describeHeld } from './describe-held.ts'

const names = { Telnitz: ['D5'], Pratzeberg: ['K8-K9'] }
const scenario = { board: { columns: 'A-S', rows: 21, names } }
const grid = gridIn(scenario)!
const describe = (...labels: string[]) => {
  const [held, all] = [labels, ['D5', 'E6', 'F6', 'G6', 'H6', 'I6', 'K8', 'K9']].map((some) =>
    some.map((label) => grid.find(label)),
  )
  return describeHeld({ scenario, grid }, held!, all!)
}

test('objectives are told by their names on the map, others by their hexes', () => {
  expect(describe('D5', 'E6')).toBe('2 of 8: Telnitz, E6')
})

test('a name for several of them stands for all, and beside its hex for a part', () => {
  expect(describe('K8', 'K9')).toBe('2 of 8: Pratzeberg')
  expect(describe('K9')).toBe('1 of 8: Pratzeberg K9')
})

test('none and many are only counted', () => {
  expect(describe()).toBe('0 of 8')
  expect(describe('D5', 'E6', 'F6', 'G6', 'H6')).toBe('5 of 8')
})
