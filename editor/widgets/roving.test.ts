import { describe, expect, it } from 'vitest'
import { roved } from './roving.ts'

describe('a row of controls that is one stop of the Tab key', () => {
  it('is gone through by the arrow keys, and around its ends', () => {
    expect(['ArrowRight', 'ArrowDown'].map((key) => roved(key, 2, 3))).toEqual([0, 0])
    expect(['ArrowLeft', 'ArrowUp'].map((key) => roved(key, 0, 3))).toEqual([2, 2])
    expect(roved('ArrowRight', 0, 3)).toBe(1)
  })

  it('leads to its ends by Home and End, and nowhere by other keys', () => {
    expect(['Home', 'End', 'Enter', 'b'].map((key) => roved(key, 1, 4))).toEqual([0, 3, undefined, undefined])
  })
})
