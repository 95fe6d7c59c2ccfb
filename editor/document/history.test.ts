import { describe, expect, it } from 'vitest'
import { doAgain, endRun, type History, NO_HISTORY, record, takeBack, whatHappened } from './history.ts'

/** One more letter at the end of a text of stars. */
const letter = (history: History, label: string, mark?: string): History => {
  const length = history.done.length
  const edits = [{ range: [length, length] as const, text: '*' }]
  const inverse = [{ range: [length, length + 1] as const, text: '' }]
  return record(history, { label, edits, inverse, before: undefined, after: undefined, mark }, '*'.repeat(length))
}

describe('what has happened', () => {
  const one = letter(NO_HISTORY, 'Paint')
  const two = letter(one, 'Paint')

  it('is told of every step, even where it is called as the one before', () => {
    expect([whatHappened(NO_HISTORY, one), whatHappened(one, two)]).toEqual(['Paint', 'Paint'])
  })

  it('is told of what is taken back and done again', () => {
    const back = takeBack(two)
    expect(whatHappened(two, back)).toBe('Undone: Paint')
    expect(whatHappened(back, doAgain(back))).toBe('Redone: Paint')
    expect(whatHappened(back, letter(back, 'Name'))).toBe('Name')
  })

  it('is not told of every letter', () => {
    const typed = letter(one, 'Type', 'typing')
    expect(whatHappened(typed, letter(typed, 'Type', 'typing'))).toBeUndefined()
    expect(whatHappened(typed, endRun(typed))).toBeUndefined()
  })
})
