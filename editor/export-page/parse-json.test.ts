import { expect, test } from 'vitest'
import { parseText } from './parse-json.ts'

test('reads JSON into mappings from which no name reaches anything else', () => {
  const { data, findings } = parseText('{ "actions": [1, { "__proto__": 2 }] }')
  expect(findings).toEqual([])
  const [, inner] = (data as { actions: [number, Record<string, unknown>] }).actions
  expect(Object.keys(inner)).toEqual(['__proto__'])
  expect('toString' in inner).toBe(false)
})

test('says what a text should be that is no JSON', () => {
  const { data, findings } = parseText('actions: [')
  expect(data).toBeNull()
  expect(findings.map(({ message }) => message)).toEqual(['The text is not the JSON that saved games are written in.'])
})
