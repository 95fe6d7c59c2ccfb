import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SYSTEMS } from '../../systems/index.ts'
import { parseText } from '../reading/parse.ts'
import { convert } from './convert.ts'

function toJson(text: string) {
  return convert({ text, from: 'yaml', to: 'json' }, SYSTEMS)
}

async function toYaml(text: string): Promise<string> {
  return (await convert({ text, from: 'json', to: 'yaml' }, SYSTEMS)).output ?? ''
}

const odd = [
  '',
  ' ',
  'no',
  'null',
  '~',
  '4',
  '1-3',
  '0x1F',
  '1e3',
  '1815-06-18',
  'true',
  '<<',
  '- a',
  'a: b',
  '# no comment',
  '__proto__',
  'constructor',
  '"quoted"',
  "l'Empereur",
  'Wagnelée 🐎',
  'two\n\nparagraphs\n',
  '  indented\n text ',
  '\ttab',
  'x'.repeat(300),
  `${'long words '.repeat(40)}\nand a line`,
]
const text = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'grapheme' }), fc.string())
const number = fc.oneof(
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value || 0),
)
const { data: anyData } = fc.letrec((tie) => ({
  data: fc.oneof(
    { depthSize: 'small' },
    text,
    number,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('data'), { maxLength: 4 }),
    fc.dictionary(text, tie('data'), { maxKeys: 4, noNullPrototype: false }),
  ),
}))
/** Like a scenario, so that the canonical form applies to it, but with anything in it. */
const scenarioLike = fc
  .record({ title: text, summary: text, briefing: text, turns: number, units: anyData, other: anyData })
  .map((data) => ({ format: 1, system: 'vive-lempereur', ...data }))

describe('YAML and JSON', () => {
  test('JSON survives the way to YAML and back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyData, scenarioLike), async (data) => {
        const json = JSON.stringify(data)
        expect(JSON.parse((await toJson(await toYaml(json))).output!)).toEqual(JSON.parse(json))
      }),
      { numRuns: 300 },
    )
  })

  test('YAML survives the way to JSON and back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyData, scenarioLike), async (data) => {
        const yaml = await toYaml(JSON.stringify(data))
        expect(parseText(await toYaml((await toJson(yaml)).output!)).data).toEqual(parseText(yaml).data)
      }),
      { numRuns: 300 },
    )
  })

  test('die results stay keys, and need no quotes', async () => {
    const yaml = await toYaml('{"system": "vive-lempereur", "d6": {"1-3": ["V5"], "4": ["V9"]}}')
    expect(yaml).toContain('1-3: ')
    expect(yaml).toMatch(/(?<!")\b4: /)
    expect(JSON.parse((await toJson(yaml)).output!)).toEqual({
      system: 'vive-lempereur',
      d6: { '1-3': ['V5'], '4': ['V9'] },
    })
  })

  test('comments that JSON cannot hold are counted', async () => {
    const { output, notes } = await toJson('# one\na: 1 # two\nb: "# none"\n')
    expect(JSON.parse(output!)).toEqual({ a: 1, b: '# none' })
    expect(notes).toEqual(['JSON has no comments: 2 comments were left out.'])
  })

  test('JSON with tabs and a byte-order mark is read', async () => {
    expect(await toYaml('\ufeff{\n\t"system":\t"vive-lempereur",\n\t"a": [1,\t2]\n}')).toContain('a: [1, 2]')
  })

  test('JSON with a mistake is refused, with its place', async () => {
    const { output, diagnostics } = await convert({ text: '{"a": [1 2}', from: 'json', to: 'yaml' }, SYSTEMS)
    expect([output, diagnostics[0]?.code, diagnostics[0]?.range]).toEqual([undefined, 'yaml/syntax', expect.any(Array)])
  })

  test('aliases are written out', async () => {
    expect(JSON.parse((await toJson('a: &x [D5]\nb: *x\n')).output!)).toEqual({ a: ['D5'], b: ['D5'] })
  })

  test('a scenario with errors still moves, and its errors are told', async () => {
    const { output, diagnostics } = await toJson('format: 1\nsystem: vive-lempereur\n')
    expect(JSON.parse(output!)).toEqual({ format: 1, system: 'vive-lempereur' })
    expect(diagnostics.map(({ code }) => code)).toContain('schema/missing-key')
  })

  test.each([
    ['.inf', 'number/inexact'],
    ['.nan', 'number/inexact'],
    ['12345678901234567890', 'number/inexact'],
    ['0.12345678901234567891', 'number/inexact'],
    ['[', 'yaml/syntax'],
    ['{ a: 1, a: 2 }', 'yaml/duplicate-key'],
    ['!general Ney', 'yaml/tag'],
  ])('%s is refused, not changed', async (value, code) => {
    const { output, diagnostics } = await toJson(`a: ${value}\n`)
    expect(output).toBeUndefined()
    expect(diagnostics.map((diagnostic) => diagnostic.code)).toContain(code)
  })

  test('a number as a key is a word, however long', async () => {
    expect(JSON.parse((await toJson('12345678901234567890: a\n')).output!)).toEqual({ '12345678901234567890': 'a' })
  })
})
