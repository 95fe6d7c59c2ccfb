import { describe, expect, test } from 'vitest'
import { readHeader } from './read-header.ts'

describe('the header of a scenario', () => {
  test.each([
    ['system: x\ntitle: Ligny\n', { system: 'x', title: 'Ligny' }],
    ['title: Ligny\ndate: "1815-06-16"\n', { title: 'Ligny', date: '1815-06-16' }],
    [
      '\ufefftitle: "Ligny: \\"16 June\\""  # a comment\r\nsystem: \'x\'\r\nunits:\r\n',
      { system: 'x', title: 'Ligny: "16 June"' },
    ],
    ['{ "title": "Ligny" }\n', {}],
    ['"title": Ligny\n', { title: 'Ligny' }],
    ['title: >-\n  The Battle\n  of Ligny\nsystem: x\n', { title: 'The Battle of Ligny', system: 'x' }],
    ['board:\n  title: no\nunits: [\n', {}],
    ['title:\nsystem: 7\n', {}],
    ['title: [Ligny\nsystem: x\n', { system: 'x' }],
    ['subtitle: no\n# title: no\n', {}],
    ['', {}],
  ])('%j', (text, seen) => expect(readHeader(text)).toEqual(seen))
})
