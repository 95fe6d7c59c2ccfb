import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { writeYaml } from './convert/yaml.ts'
import { escapeSteering } from './steering.ts'

const TEXT = 'a\u001b\u007f\u009b\u0085\u200f\u2028\u2029\u202e\u2066\ufeffb'

test('JSON with escapes means the same, and holds nothing that steers a terminal', () => {
  const json = escapeSteering(JSON.stringify({ [TEXT]: TEXT }))
  expect(JSON.parse(json)).toEqual({ [TEXT]: TEXT })
  expect(json).toMatch(/^[\x20-\x7e]+$/)
})

test.each([TEXT, `two\n${TEXT}\nlines\n`, 'plain\u202e'])('YAML that is written from data likewise: %j', (text) => {
  const yaml = writeYaml({ [TEXT]: text, list: [text] })
  expect(parse(yaml)).toEqual({ [TEXT]: text, list: [text] })
  expect(yaml).toMatch(/^[\n\x20-\x7e]+$/)
})
