import { expect, test } from 'vitest'
import { makeDice, roll } from '../engine/dice.ts'
import { type Candidate, race } from './race.ts'

const field = (...weights: readonly number[]): Candidate<number>[] =>
  weights.map((weight, action) => ({ action, weight, values: [] }))

/** Every future adds the same luck to all, and some to each. */
function luckyTrial(worths: readonly number[], seed: number, met: number[] = []) {
  return (action: number, future: number) => {
    met.push(action)
    const common = roll(makeDice(seed + future), 100)
    const own = roll(makeDice(seed + 1000 * (action + 1) + future), 3)
    return { nodes: 1, value: worths[action]! + common + own }
  }
}

test('the best wins, though luck that all share is far greater than what is between them', () => {
  for (let seed = 0; seed < 100; seed++) expect(race(field(0, 0, 0), 300, luckyTrial([0, 2, 1], seed))).toBe(1)
})

test('who is clearly behind is given up early, so that the budget is left for the others', () => {
  const met: number[] = []
  race(field(0, 0, 0), 300, luckyTrial([0, -20, 0.1], 1, met))
  const laps = (action: number) => met.filter((one) => one === action).length
  expect(laps(1)).toBeLessThan(10)
  expect(laps(0)).toBeGreaterThan(2 * laps(1))
  expect(met.length).toBeLessThan(303)
})

test('where all futures are alike, what was thought before decides', () => {
  expect(race(field(1, 3, 2), 100, () => ({ nodes: 1, value: 7 }))).toBe(1)
})

test('a race ends as soon as one is left', () => {
  let trials = 0
  race(field(0, 0), 1_000_000, (action) => ({ nodes: 1, value: action + (trials++ % 3) }))
  expect(trials).toBeLessThan(100)
})
