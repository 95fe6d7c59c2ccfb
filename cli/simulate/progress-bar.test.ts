import { expect, onTestFinished, test, vi } from 'vitest'
import { TestIo } from '../test-io.ts'
import { ProgressBar } from './progress-bar.ts'

test('a person sees how far it is and how long it takes; then the line is erased', () => {
  const io = new TestIo()
  io.stderr.isTTY = true
  let now = 0
  const bar = new ProgressBar(200, io, () => now)
  bar.show(0)
  expect(io.stderr.text).toBe('')
  now = 10_000
  bar.show(50)
  expect(io.stderr.text).toBe(`\r\u001b[K${'█'.repeat(6)}${'░'.repeat(18)} 50/200 games, 5.0 games/s, about 30 s left`)
  now = 10_020
  bar.show(51)
  bar.erase()
  expect(io.stderr.text.endsWith('left\r\u001b[K')).toBe(true)
})

test('while the first game lasts, a person sees that it goes on', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const io = new TestIo()
  io.stderr.isTTY = true
  const bar = new ProgressBar(20, io)
  vi.advanceTimersByTime(1100)
  expect(io.stderr.text).toBe(`\r\u001b[K${'░'.repeat(24)} 0/20 games`)
  bar.erase()
  vi.advanceTimersByTime(5000)
  expect(io.stderr.text.endsWith('games\r\u001b[K')).toBe(true)
})

test('a file is told nothing', () => {
  const io = new TestIo()
  const bar = new ProgressBar(2, io, () => 1e6)
  bar.show(1)
  bar.erase()
  expect(io.stderr.text).toBe('')
})
