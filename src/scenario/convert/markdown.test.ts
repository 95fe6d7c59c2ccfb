import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Scenario } from '../types.gen.ts'
import { escapeMarkdown, formatSheet } from './markdown.ts'

const scenario: Scenario = {
  format: 1,
  system: 'any',
  id: 'a',
  title: '# <b>Ligny</b> | [x](http://y)',
  summary: '1. one\n2. two',
  briefing: '- first\nline\n\n=== second & *third*',
  sources: { terrain: { status: 'reconstruction', cite: 'a_b_', note: '`code`' } },
  turns: 6,
  sides: {},
}

test('nothing in a text becomes markup', () => {
  const sheet = formatSheet(scenario, [
    { heading: 'French | units', table: { head: ['a'], rows: [['x | y\n---']] }, sentences: ['+ plus', '<script>'] },
  ])
  expect(sheet).toBe(`# \\# \\<b\\>Ligny\\</b\\> \\| \\[x\\](http\\://y)

Turns: 6

*1\\. one 2. two*

\\- first line

\\=== second \\& \\*third\\*

## French \\| units

| a |
| --- |
| x \\| y --- |

- \\+ plus
- \\<script\\>

## Sources

- Terrain: a reconstruction, not as printed (a\\_b\\_). \\\`code\\\`
`)
})

test('escaped text is one line in which every mark has its backslash', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab 1.\\`*_[]<>#|~&@-+=\n'.split('')) }), (text) => {
      const escaped = escapeMarkdown(text)
      expect(escaped).not.toContain('\n')
      expect(escaped.replaceAll(/\\[^a-z0-9\s]/g, '')).not.toMatch(/[\\`*_[\]<>#|~&@]/)
    }),
  )
})
