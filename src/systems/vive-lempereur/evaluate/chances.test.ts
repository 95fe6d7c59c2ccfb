import { expect, test } from 'vitest'
import { chancesFor } from './chances.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('9.0, 9.1 the results of every fire value make 1, and greater values cost more', () => {
  for (let value = -3; value <= 40; value++) {
    const { stays, retreats } = chancesFor(value)
    expect(sum(stays) + sum(retreats)).toBeCloseTo(1)
    expect(chancesFor(value + 1).meanLoss).toBeGreaterThanOrEqual(chancesFor(value).meanLoss)
  }
})

test('9.0, 9.1 a value of 9 hits nine times in ten, and four hits of six cost an element', () => {
  const { stays, retreats, meanLoss } = chancesFor(9)
  expect(stays[0]).toBeCloseTo(0.1)
  expect(stays[1]).toBeCloseTo(0.9 * (2 / 6))
  expect(retreats[0]).toBeCloseTo(0.9 * (2 / 6))
  expect(retreats[1]).toBeCloseTo(0.9 * (2 / 6))
  expect(meanLoss).toBeCloseTo(0.9 * (4 / 6))
})
