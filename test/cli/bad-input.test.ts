import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allCodes } from '../../src/scenario/codes/index.ts'
import { convert } from '../../src/scenario/convert/convert.ts'
import { formatScenario } from '../../src/scenario/format/index.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import {
  damaged,
  damageKinds,
  kindOf,
  shipped,
  standsInstead,
  valuesOfBattles,
} from '../fixtures/diagnostics/damage.ts'
import {
  changed,
  check,
  codes,
  extended,
  marked,
  onBoard,
  places,
  soundBattle,
} from '../fixtures/diagnostics/sound-battle.ts'
import { sample } from '../support/effort.ts'

const CODES = allCodes(SYSTEMS)

/** Enough for a slow machine; what is slower than this has no bound. */
const patience = 180_000
const slip = changed('turns: 6', 'turns: »0')

describe('what is no scenario', () => {
  const nothing = { 'an empty file': '', 'a file of comments': '# a\n# b\n', blanks: ' \n\n', null: 'null\n', '~': '~' }
  for (const [kind, text] of Object.entries(nothing)) {
    test(`${kind} holds no scenario`, () => expect(places(text)).toEqual(['file/empty 1:1']))
  }

  const others = { 'a scalar': 'Waterloo\n', 'a number': '1815\n', 'a list': '- Ligny\n- Waterloo\n' }
  for (const [kind, text] of Object.entries(others)) {
    test(`${kind} is no mapping`, () => expect(places(text)).toEqual(['schema/type 1:1']))
  }

  test('a picture is not text', () => {
    expect(codes(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]))).toEqual(['file/binary'])
  })

  test('fifty megabytes are too large, whatever is in them', () => {
    expect(codes(new Uint8Array(50 * 1024 * 1024).fill(0x61))).toEqual(['file/too-large'])
    expect(codes(new Uint8Array(50 * 1024 * 1024))).toEqual(['file/too-large'])
  })
})

describe('encodings', () => {
  const utf16 = (text: string) => Buffer.from(text, 'utf16le')
  const foreign = {
    'UTF-16 LE with a byte-order mark': utf16(`\ufeff${soundBattle}`),
    'UTF-16 LE': utf16(soundBattle),
    'UTF-16 BE with a byte-order mark': utf16(`\ufeff${soundBattle}`).swap16(),
    'UTF-16 BE': utf16(soundBattle).swap16(),
    'Latin-1': Buffer.from(changed('Skirmish', 'Wagnelée'), 'latin1'),
    'UTF-8 that breaks off': Buffer.concat([Buffer.from(soundBattle), Buffer.from([0xe2, 0x82])]),
  }
  for (const [name, bytes] of Object.entries(foreign)) {
    test(`${name} is not UTF-8`, () => expect(codes(bytes)).toEqual(['file/encoding']))
  }

  test('a byte-order mark is accepted and not counted', () => {
    const { text, at } = marked(slip)
    expect(codes(`\ufeff${soundBattle}`)).toEqual([])
    expect(places(`\ufeff${text}`)).toEqual([`schema/number ${at}`])
    expect(places(`\ufeff${changed('format: 1', 'format: 2')}`)).toEqual(['format/unsupported 1:9'])
  })

  test('Windows line ends are accepted and counted once', () => {
    const { text, at } = marked(slip)
    expect(codes(soundBattle.replaceAll('\n', '\r\n'))).toEqual([])
    expect(places(text.replaceAll('\n', '\r\n'))).toEqual([`schema/number ${at}`])
  })

  test('columns count UTF-16 units, as editors do', () => {
    const { text, at } = marked(changed('{ name: French,', '{ name: "Grande 🦅 Armée", »motto: X,'))
    expect(places(text)).toEqual([`schema/unknown-key ${at}`])
  })
})

describe('YAML that attacks', () => {
  test('aliases that unfold to a billion values are stopped', () => {
    const names = 'abcdefghij'.split('')
    const layers = names.map(
      (name, i) =>
        `${name}: &${name} [${Array(10)
          .fill(i ? `*${names[i - 1]}` : 'x')
          .join(', ')}]\n`,
    )
    expect(codes(soundBattle + layers.join(''))).toEqual(['yaml/alias'])
  })

  test('aliases of a long text that unfold to gigabytes are stopped', () => {
    const aliases = Array(5000).fill('*a').join(', ')
    const texts = soundBattle.replace('title: Skirmish', `title: Skirmish\nsummary: &a ${'x'.repeat(100_000)}`)
    expect(places(`${texts}authors: [${aliases}]\n`)).toEqual(['yaml/alias 19:51'])
    const keys = `a: &a { "${'k'.repeat(1000)}": 1 }\nb: [${aliases}]\n`
    expect(codes(soundBattle + keys)).toEqual(['yaml/alias'])
  })

  test('a key of more than 1,024 characters is refused, and told once, whatever lies below it', () => {
    const wrong = Array(5000).fill('7').join(', ')
    const named = (length: number) => onBoard(`names: { "${'n'.repeat(length)}": [${wrong}] }`)
    expect(check(named(1025))).toMatchObject([
      { code: 'yaml/key', message: expect.stringMatching(/^The key n+… has more than 1,024 characters\.$/) },
    ])
    expect(new Set(codes(named(1024)))).not.toContain('yaml/key')
  })

  test('an alias that leads back into itself is stopped', () => {
    expect(places(changed('victory: []', 'victory: &v [*v]'))).toEqual(['yaml/alias 17:14'])
    expect(places(changed('title: Skirmish', 'title: &t { again: *t }'))).toEqual(['yaml/alias 4:20'])
  })

  test('an alias or anchor without a name gets a sentence, too', () => {
    for (const text of [changed('title: Skirmish', 'title: *'), changed('title: Skirmish', 'title: & X')]) {
      expect(check(text)).toMatchObject([{ message: expect.stringMatching(/\.$/), severity: 'error' }])
    }
  })

  const deep = {
    'lists in brackets': '['.repeat(10_000) + ']'.repeat(10_000),
    'brackets that nobody closes': '['.repeat(10_000),
    'mappings in braces': '{ a: '.repeat(10_000) + '}'.repeat(10_000),
    'lists in block style': `${'- '.repeat(10_000)}x`,
    'mappings in block style': Array.from({ length: 1900 }, (_, i) => `${' '.repeat(i)}a:\n`).join(''),
    'explicit keys': '? '.repeat(10_000),
  }
  for (const [kind, text] of Object.entries(deep)) {
    test(`thousands of ${kind} are nested too deeply`, () => expect(codes(text)).toEqual(['yaml/too-deep']))
  }

  const huge = { dashes: '- '.repeat(1_000_000), brackets: '['.repeat(2_000_000), braces: '{ a: '.repeat(400_000) }
  for (const [kind, text] of Object.entries(huge)) {
    test(`two megabytes of ${kind} are refused by every command before anything is built of them`, async () => {
      expect(codes(text)).toEqual(['yaml/too-deep'])
      expect(formatScenario(text, SYSTEMS)).toMatchObject({ diagnostics: [{ code: 'yaml/too-deep' }] })
      const request = { text, from: 'yaml', to: 'json' } as const
      expect(await convert(request, SYSTEMS)).toMatchObject({ diagnostics: [{ code: 'yaml/too-deep' }] })
    })
  }

  test('two megabytes of tiny values are too many', () => {
    expect(codes(`[${'1,'.repeat(1_000_000)}]`.slice(0, 2_000_000))).toEqual(['file/too-large'])
  })

  test('how deep is too deep does not depend on who calls', () => {
    for (const depth of [100, 300, 900, 3000]) {
      const text = changed('victory: []', `victory: ${'['.repeat(depth)}${']'.repeat(depth)}`)
      expect(under(6000, () => places(text))).toEqual(places(text))
    }
  })

  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const strangers = {
      'the top': `${soundBattle}»${name}: 1\n`,
      board: onBoard(`»${name}: 1`),
      terrain: onBoard(`terrain: { »${name}: [B3] }`),
      zones: onBoard(`zones: { »${name}: [B3] }`),
      units: changed('units:\n', `units:\n  »${name}: { regular-infantry: [B3] }\n`),
      'units of a side': changed('french: { reg', `french: { »${name}: [B3], reg`),
      control: extended(`control: { »${name}: [B3] }`),
      cards: extended(`cards: { »${name}: { deck: { left: 6 } } }`),
    }
    for (const [where, stranger] of Object.entries(strangers)) {
      test(`${name} is one error among the keys of ${where}`, () => {
        const { text, at } = marked(stranger)
        const found = check(text)
        expect(found.map(({ severity }) => severity)).toEqual(['error'])
        expect(found[0]?.place).toMatch(new RegExp(` ${at}$`))
        expect(found[0]?.message).toContain(name)
      })
    }

    test(`${name} may be the name of a place`, () => {
      expect(check(onBoard(`names: { ${name}: [B3] }`))).toEqual([])
      expect(codes(onBoard(`names: { ${name}: [] }`))).toEqual(['name/no-hex'])
    })

    test(`${name} as a side is judged by its form only`, () => {
      const found = codes(soundBattle.replaceAll('allied:', `${name}:`))
      expect([...new Set(found)]).toEqual(name === 'constructor' ? [] : ['schema/text'])
    })
  }

  const tagged = [
    '!!js/function "() => 1"',
    '!!python/object/apply:os.system [ls]',
    '!mine x',
    '!!binary aGk=',
    '!!set { a }',
  ]
  for (const value of tagged) {
    test(`the tag of ${value} starts nothing`, () => {
      const found = check(changed('title: Skirmish', `title: ${value}`))
      expect(found.length).toBeGreaterThan(0)
      expect(found.every(({ code }) => code === 'yaml/tag' || code === 'yaml/syntax')).toBe(true)
    })
  }

  test('a date with a tag is not called a mapping', () => {
    const found = check(changed('turns: 6', 'date: !!timestamp 1815-06-18\nturns: 6'))
    expect(found.map(({ message }) => message).join()).not.toMatch(/mapping/)
  })
})

describe('very much of something', () => {
  const lines = (line: (i: number) => string, length: number) => Array.from({ length }, (_, i) => line(i)).join('\n')

  test('two thousand places are checked, and one more is refused', { timeout: patience }, () => {
    const named = (length: number) => check(onBoard(`names:\n${lines((i) => `    ${i}: [B3]`, length)}`))
    expect(named(2000)).toEqual([])
    expect(named(2001)).toMatchObject([
      { code: 'schema/size', message: 'names has 2,001 entries, but may have at most 2,000.' },
    ])
  })

  test('a file of more than fifty thousand values is refused', { timeout: patience }, () => {
    expect(check(onBoard(`terrain: { woods: [${'D3,'.repeat(50_000)}] }`))).toMatchObject([
      { code: 'file/too-large', message: 'The file has more than 50,000 values.' },
    ])
  })

  test('ranges that name the whole of a large board again and again are refused', () => {
    const large = soundBattle.replace('A-C', 'A-HC').replace('rows: 6', 'rows: 200')
    const ranges = Array.from({ length: 10_000 }, () => 'A1-HC200').join(', ')
    const found = codes(large.replace('  sectors:', `  names: { Everywhere: [${ranges}] }\n  sectors:`))
    expect(found.filter((code) => code === 'file/too-large')).toHaveLength(1)
  })

  test('of ten thousand unknown keys a hundred are listed, and the others counted', { timeout: patience }, () => {
    const found = check(soundBattle + lines((i) => `k${i}: 1`, 10_000))
    expect(found).toHaveLength(101)
    expect(found.map(({ message }) => message)).toContain(
      'There are 9,900 more unknown keys at the top of the file, not listed one by one.',
    )
  })

  test('what has too many unknown keys is not judged further', { timeout: patience }, () => {
    const found = check(onBoard(lines((i) => `k${i}: 1`, 1000).replaceAll('\n', '\n  ')))
    expect(new Set(found.map(({ code }) => code))).toEqual(new Set(['schema/unknown-key']))
  })

  test('a thousand hexes off the board are all errors', { timeout: patience }, () => {
    expect(check(onBoard(`terrain:\n    woods:\n${lines(() => '      - D3', 1000)}`))).toHaveLength(1000)
  })

  test('of more than a thousand problems the first are listed, and that there are more', {
    timeout: patience,
  }, () => {
    const repeated = check(soundBattle + lines(() => 'title: x', 1200))
    const wrong = check(onBoard(`terrain:\n    woods:\n${lines(() => '      - 7', 1200)}`))
    const names = check(onBoard(`names:\n${lines((i) => `    k${i}: 1`, 1200)}`))
    const misplaced = check(onBoard(`terrain:\n    woods:\n${lines(() => '      - D3', 1200)}`))
    for (const found of [repeated, wrong, names, misplaced]) {
      expect(found).toHaveLength(1001)
      expect(found.filter(({ message }) => message.startsWith('The file has more than 1,000 problems'))).toHaveLength(1)
    }
  })

  test('a comment of a megabyte is no problem', () => {
    expect(check(`# ${'x'.repeat(1_000_000)}\n${soundBattle}`)).toEqual([])
  })

  const long = 'x'.repeat(1_000_000)
  const longTexts = {
    'a system': changed('vive-lempereur', long),
    'an identifier': changed('skirmish', `${long}-`),
    'a word': changed('kind: hex', `kind: ${long}`),
    'a number': changed('turns: 6', `turns: ${long}`),
    'a hex': changed('[A1, B1, C1]', `[A1, B1, C1, ${long}]`),
    'a unit type': changed('french: { reg', `french: { ${long}: [B2], reg`),
    'a side': extended(`control: { ${long}: [B3] }`),
    'an alias': changed('title: Skirmish', `title: *${long}`),
  }
  for (const [kind, text] of Object.entries(longTexts)) {
    test(`${kind} of a megabyte is one error with a message that can be read`, () => {
      const found = check(text)
      expect(found.map(({ severity }) => severity)).toEqual(['error'])
      expect(found[0]!.message.length + (found[0]!.hint?.length ?? 0)).toBeLessThan(1000)
    })
  }
})

describe('every value of a battle', () => {
  const replacements: readonly (readonly [name: string, value: unknown])[] = [
    ['nothing', null],
    ['a number', 7],
    ['a list', []],
    ['a mapping', {}],
  ]
  /** Each value is tried with one of these. */
  const oddities: typeof replacements = [
    ['a very long text', 'x'.repeat(10_000)],
    ['a truth value', true],
    ['.nan', Number.NaN],
    ['.inf', Number.POSITIVE_INFINITY],
  ]
  const values = valuesOfBattles()
  /** A road is a mapping with a name, or just its path. */
  const mayBeAList = 'board.roads.*'
  test('breaks nothing when it is missing', { timeout: patience }, () => {
    const trouble = [...values].map(([shape, place]) => [shape, standsInstead(place, undefined)])
    expect(trouble.filter(([, what]) => what !== undefined)).toEqual([])
  })

  for (const [number, [name, value]] of [...replacements, ...oddities].entries()) {
    test(`is an error as soon as ${name} stands there instead and is of the wrong kind`, { timeout: patience }, () => {
      const turn = oddities.findIndex(([odd]) => odd === name)
      const tried =
        turn < 0 ? sample([...values], 2, number) : [...values].filter((_, i) => i % oddities.length === turn)
      const wrong = tried.filter(([shape, { kind }]) => kind !== kindOf(value) && shape !== mayBeAList)
      const trouble = wrong.map(([shape, place]) => [shape, standsInstead(place, value)])
      expect(trouble.filter(([, what]) => what !== undefined)).toEqual([])
    })
  }
})

describe('files with random damage', () => {
  const damages = fc.array(
    fc.record({
      kind: fc.constantFrom(...damageKinds),
      at: fc.nat({ max: 1_000_000 }),
      other: fc.nat({ max: 1_000_000 }),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 20 }),
    }),
    { minLength: 1, maxLength: 4 },
  )

  test('never break the checks, and all that is said has a known code and a place', { timeout: patience }, () => {
    fc.assert(
      fc.property(fc.nat({ max: shipped.length - 1 }), damages, (battle, harms) => {
        const found = check(harms.reduce<Uint8Array>(damaged, shipped[battle]!))
        for (const { code, message, range, size } of found) {
          expect(CODES).toHaveProperty([code])
          // What an author doubts is told in the author's words.
          expect(code === 'source/suspect' || message.endsWith('.')).toBe(true)
          const [start, end] = range ?? [0, 0]
          expect(0 <= start && start <= end && end <= size).toBe(true)
        }
        const starts = found.map(({ range }) => range?.[0] ?? 0)
        expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      }),
      { numRuns: 200 },
    )
  })
})

function under<T>(frames: number, work: () => T): T {
  return frames === 0 ? work() : under(frames - 1, work)
}
