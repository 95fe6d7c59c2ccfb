import { describe, expect, it } from 'vitest'
import { describeChange, endRun, type History, NO_HISTORY, record, stepBack, stepForward } from './history.ts'

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
    expect([describeChange(NO_HISTORY, one), describeChange(one, two)]).toEqual(['Paint', 'Paint'])
  })

  it('is told of what is taken back and done again', () => {
    const back = stepBack(two)
    expect(describeChange(two, back)).toBe('Undone: Paint')
    expect(describeChange(back, stepForward(back))).toBe('Redone: Paint')
    expect(describeChange(back, letter(back, 'Name'))).toBe('Name')
  })

  it('is not told of every letter', () => {
    const typed = letter(one, 'Type', 'typing')
    expect(describeChange(typed, letter(typed, 'Type', 'typing'))).toBeUndefined()
    expect(describeChange(typed, endRun(typed))).toBeUndefined()
  })
})
