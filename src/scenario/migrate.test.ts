import { expect, test } from 'vitest'
import type { Change } from './edit/change.ts'
import { migrate } from './migrate.ts'

/** Format 2 calls `id` `name`; format 3 counts turns from 0. */
const later = new Map<unknown, (data: unknown) => readonly Change[]>([
  [
    1,
    () => [
      { kind: 'set', path: ['format'], value: 2 },
      { kind: 'rename', path: ['id'], name: 'name' },
    ],
  ],
  [
    2,
    (data) => [
      { kind: 'set', path: ['format'], value: 3 },
      { kind: 'set', path: ['turns'], value: (data as { turns: number }).turns - 1 },
    ],
  ],
])

test('a text of the present format stays as it is', () => {
  expect(migrate('format: 1 # first\nid: a\n')).toEqual({ text: 'format: 1 # first\nid: a\n' })
})

test('an older one goes from format to format, and keeps its comments and order', () => {
  const text = 'id: a # the id\nformat: 1\nturns: 6\n'
  expect(migrate(text, later, 3)).toEqual({ text: 'name: a # the id\nformat: 3\nturns: 5\n' })
})

test('a newer one, one without a format and one that is no YAML are refused in words', () => {
  expect(migrate('format: 2\n')).toMatchObject({
    diagnostics: [{ code: 'format/unsupported', hint: expect.stringContaining('Update') as string }],
  })
  expect(migrate('id: a\n')).toMatchObject({ diagnostics: [{ code: 'format/unsupported' }] })
  expect(migrate('a: [')).toMatchObject({ diagnostics: [{ code: 'yaml/syntax' }] })
})
