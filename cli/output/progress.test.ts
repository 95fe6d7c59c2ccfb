import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TestIo } from '../test-io.ts'
import { Progress } from './progress.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

function check(io: TestIo, millisecondsEach: number): void {
  const progress = new Progress(3, io)
  for (const [i, path] of ['a.yaml', 'b.yaml', '\u001b[2J.yaml'].entries()) {
    vi.advanceTimersByTime(millisecondsEach)
    progress.show(i + 1, path)
  }
  progress.erase()
}

describe('the progress line', () => {
  test('tells a person at a terminal how far it is, and is erased at the end', () => {
    const io = new TestIo()
    io.stderr.isTTY = true
    check(io, 200)
    expect(io.stderr.text.split('\r\u001b[K')).toEqual([
      '',
      'checking 1/3 a.yaml',
      'checking 2/3 b.yaml',
      'checking 3/3 ␛[2J.yaml',
      '',
    ])
  })

  test('a run that is over at once shows none', () => {
    const io = new TestIo()
    io.stderr.isTTY = true
    check(io, 10)
    expect(io.stderr.text).toBe('')
  })

  test('there is none in a log', () => {
    const io = new TestIo()
    check(io, 200)
    expect(io.stderr.text).toBe('')
  })
})
