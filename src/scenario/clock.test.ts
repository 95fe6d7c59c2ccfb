import { describe, expect, test } from 'vitest'
import { describeClock, parseClock, timeInBrackets, timeOfTurn } from './clock.ts'

const clock = { start: '22:50', minutes: 20 }

describe('the time of a turn', () => {
  test('is told by the clock, through midnight', () => {
    expect([1, 2, 4, 5].map((turn) => timeOfTurn(clock, turn))).toEqual(['22:50', '23:10', '23:50', '00:10'])
    expect(timeInBrackets(clock, 2)).toBe(' (23:10)')
  })

  test('of a mean of turns is rounded to a minute', () => {
    expect(timeOfTurn({ start: '13:00', minutes: 60 }, 4.304)).toBe('16:18')
  })

  test('is nothing without a clock', () => {
    expect(timeOfTurn(undefined, 3)).toBeUndefined()
    expect(timeInBrackets(undefined, 3)).toBe('')
  })
})

test('a clock is read as it is written, and nothing else is', () => {
  expect(parseClock(describeClock(clock)!)).toEqual(clock)
  expect(parseClock('from 25:00, 20 minutes a turn')).toBeUndefined()
  expect(parseClock('from 13:00, 0 minutes a turn')).toBeUndefined()
})
