import { expect, test } from 'vitest'
import { ago } from './ago.ts'

test('what was a while ago is told as people say it, and what was long ago by its day', () => {
  const now = new Date(2026, 10, 18, 20, 0).getTime()
  const told = (...[days, hours, minutes]: readonly [number, number, number]) =>
    ago(now - ((days * 24 + hours) * 60 + minutes) * 60_000, now)
  expect(told(0, 0, 0)).toBe('just now')
  expect(told(0, 0, 1)).toBe('1 minute ago')
  expect(told(0, 0, 59)).toBe('59 minutes ago')
  expect(told(0, 1, 59)).toBe('1 hour ago')
  expect(told(0, 23, 59)).toBe('23 hours ago')
  expect(told(1, 0, 0)).toBe('1 day ago')
  expect(told(6, 23, 59)).toBe('6 days ago')
  expect(told(7, 0, 0)).toBe('on 11 November 2026')
  // A clock that was put back.
  expect(told(0, 0, -5)).toBe('just now')
})
