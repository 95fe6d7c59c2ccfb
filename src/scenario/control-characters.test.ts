import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { escapeControls } from './control-characters.ts'
import { formatYaml } from './convert/yaml.ts'

const TEXT = 'a\u001b\u007f\u009b\u0085\u061c\u200f\u2028\u2029\u202e\u2066\ufeffb'

test('what a CI server would take for a command is escaped', () => {
  const data = { title: '##vso[task.prependpath]/x', '###[error]': 'a # [b] ## c' }
  const [json, yaml] = [escapeControls(JSON.stringify(data)), formatYaml(data)]
  expect([JSON.parse(json), parse(yaml)]).toEqual([data, data])
  for (const text of [json, yaml]) expect(text).not.toMatch(/##(?:vso)?\[/)
})

test('JSON with escapes means the same, and holds nothing that steers a terminal', () => {
  const json = escapeControls(JSON.stringify({ [TEXT]: TEXT }))
  expect(JSON.parse(json)).toEqual({ [TEXT]: TEXT })
  expect(json).toMatch(/^[\x20-\x7e]+$/)
})

test.each([TEXT, `two\n${TEXT}\nlines\n`, 'plain\u202e'])('YAML that is written from data likewise: %j', (text) => {
  const yaml = formatYaml({ [TEXT]: text, list: [text] })
  expect(parse(yaml)).toEqual({ [TEXT]: text, list: [text] })
  expect(yaml).toMatch(/^[\n\x20-\x7e]+$/)
})
