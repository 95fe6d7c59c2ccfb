import { describe, expect, test } from 'vitest'
import { Lines } from './position.ts'

describe('places in a text', () => {
  test('lines and columns count from 1', () => {
    const lines = new Lines('ab\ncd\n')
    expect(lines.at(0)).toEqual({ line: 1, column: 1 })
    expect(lines.at(2)).toEqual({ line: 1, column: 3 })
    expect(lines.at(3)).toEqual({ line: 2, column: 1 })
    expect(lines.at(6)).toEqual({ line: 3, column: 1 })
  })

  test('CRLF is one line break, and no part of the line', () => {
    const lines = new Lines('ab\r\ncd\r\n')
    expect(lines.at(4)).toEqual({ line: 2, column: 1 })
    expect([1, 2, 3].map((line) => lines.text(line))).toEqual(['ab', 'cd', ''])
  })

  test('a byte-order mark takes no column', () => {
    const lines = new Lines('\ufeffab\ncd')
    expect(lines.at(0)).toEqual({ line: 1, column: 1 })
    expect(lines.at(1)).toEqual({ line: 1, column: 1 })
    expect(lines.text(1)).toBe('ab')
    expect(lines.at(4)).toEqual({ line: 2, column: 1 })
  })

  test('an empty text has one empty line', () => {
    const lines = new Lines('')
    expect(lines.count).toBe(1)
    expect(lines.at(0)).toEqual({ line: 1, column: 1 })
    expect(lines.text(1)).toBe('')
  })
})
