import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPiece, readSequence } from '../../../test/support/vassal-structure.ts'
import { basicPiece, facings, label, makePiece, markers, prototype, strengthLayer, switchedLayer } from './piece.ts'
import { plainText } from './plain-text.ts'
import { makeSequence } from './sequence.ts'

describe("VASSAL's notation for lists", () => {
  test.each([
    [['a', 'b'], ';', 'a;b'],
    [['a;b', 'c'], ';', 'a\\;b;c'],
    [['ends in \\', 'c'], ';', "'ends in \\';c"],
    [["'quoted'", 'c'], ';', "''quoted'';c"],
    [['', ''], ',', ','],
  ])('%j with %j is %j', (values, delimiter, text) => {
    expect(makeSequence(values, delimiter)).toBe(text)
    expect(readSequence(text, delimiter)).toEqual(values)
  })

  test('holds any texts, and lists in lists', () => {
    const value = fc.string({ unit: fc.constantFrom('a', ';', ',', '\\', "'", '/', '\t', 'é') })
    // A value in quotes whose escaped form ends in a backslash cannot be told apart, in VASSAL neither.
    const list = fc.array(
      value.filter((text) => !/\\[;,]|\\$/.test(text)),
      { minLength: 1 },
    )
    fc.assert(
      fc.property(fc.array(list, { minLength: 1 }), (lists) => {
        const text = makeSequence(
          lists.map((one) => makeSequence(one, ',')),
          ';',
        )
        expect(readSequence(text, ';').map((one) => readSequence(one, ','))).toEqual(lists)
      }),
    )
  })
})

describe('a piece', () => {
  test('is nested as modules have it: every trait escapes the one inside it once more', () => {
    const text = makePiece([prototype('P'), markers({ Side: 'French' })], basicPiece('a.png', 'Name', 7))
    expect(text).toBe('+/null/prototype;P\tmark;Side\\\tpiece;;;a.png;Name/\tFrench\\\tnull;0;0;7;0')
  })

  test('keeps slashes, commas and semicolons of its texts', () => {
    const name = 'Dragons/Lancers, 2nd; reserve'
    const traits = readPiece(
      makePiece([markers({ Side: 'A, B', Type: name }), label(name)], basicPiece('a.png', name, 1)),
    )
    expect(traits.map(({ type }) => type.split(';')[0])).toEqual(['mark', 'label', 'piece'])
    expect(readSequence(traits[0]!.state, ',')).toEqual(['A, B', name])
    expect(traits[1]!.state).toBe(name)
    expect(readSequence(traits[2]!.type, ';')).toEqual(['piece', '', '', 'a.png', name])
  })

  test('has its strength as a layer that is always shown, its square as one that is switched, its front as one of six', () => {
    const strength = readSequence(strengthLayer(['4.png', '3.png'], ['', '+ (3 of 4)'], 2).type, ';')
    expect(strength.slice(16, 18)).toEqual(['4.png,3.png', ',+ (3 of 4)'])
    expect(strength.slice(25, 30)).toEqual(['1', 'true', '', '76,130', '82,130'])
    expect(strength).toHaveLength(30)
    const square = switchedLayer('Square', 'Form square', 's.png', false)
    expect([readSequence(square.type, ';').slice(25, 28), square.state]).toEqual([['1', 'false', '83,130'], '-1'])
    expect(facings(6, 2)).toMatchObject({ state: '2', type: expect.stringMatching(/^rotate;6;/) })
  })
})

describe("an author's text", () => {
  test.each([
    ['$playerName$', '＄playerName＄'],
    ['{Runtime.exit()}', '｛Runtime.exit()}'],
    ['<html><img src=x>', '＜html><img src=x>'],
    ['a\u202Eb\u0000', 'a\uFFFDb\uFFFD'],
    ["Ney's corps", "Ney's corps"],
  ])('%j is shown as %j', (text, shown) => {
    expect(plainText(text)).toBe(shown)
  })
})
