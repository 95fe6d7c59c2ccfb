import { expect, test } from 'vitest'
import { readTables } from '../format/index.ts'
import { chancesFor, fireChances } from './chances.ts'

const PRINTED = fireChances(readTables({}))

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

test('9.0, 9.1 the results of every fire value make 1, and greater values cost more', () => {
  for (let value = -3; value <= 40; value++) {
    const { stays, retreats } = chancesFor(PRINTED, value)
    expect(sum(stays) + sum(retreats)).toBeCloseTo(1)
    expect(chancesFor(PRINTED, value + 1).meanLoss).toBeGreaterThanOrEqual(chancesFor(PRINTED, value).meanLoss)
  }
})

test('9.0, 9.1 a value of 9 hits nine times in ten, and four hits of six cost an element', () => {
  const { stays, retreats, meanLoss } = chancesFor(PRINTED, 9)
  expect(stays[0]).toBeCloseTo(0.1)
  expect(stays[1]).toBeCloseTo(0.9 * (2 / 6))
  expect(retreats[0]).toBeCloseTo(0.9 * (2 / 6))
  expect(retreats[1]).toBeCloseTo(0.9 * (2 / 6))
  expect(meanLoss).toBeCloseTo(0.9 * (4 / 6))
})

test('9.1 a table of the battle’s own is what counts, up to its own most hits and losses', () => {
  const effects = Object.fromEntries([1, 2, 3, 4, 5, 6].map((die) => [String(die), ['0/1', '5/0']]))
  const rows = fireChances(readTables({ tables: { combatEffects: { hits: [1, 4], effects } } }))
  expect(chancesFor(rows, 10).meanLoss).toBe(0)
  expect(chancesFor(rows, 40).meanLoss).toBeCloseTo(5)
  expect(chancesFor(rows, 99).stays[5]).toBeCloseTo(1)
})
