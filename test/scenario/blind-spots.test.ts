import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fixAll } from '../../src/scenario/fix.ts'
import { Lines } from '../../src/scenario/position.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

const LIGNY = readFileSync('scenarios/vive-lempereur/ligny.yaml', 'utf8').replace('[D11, I12, S8]', '[D11, I12]')

/** What is said of the battle with a part replaced: the line as it is written, code, message and hint. */
function found(part: string, by: string): readonly (readonly [string, string, string, string])[] {
  const text = LIGNY.replace(part, () => by)
  expect(text).not.toBe(LIGNY)
  const lines = new Lines(text)
  return validate(text, SYSTEMS).diagnostics.map(({ code, message, hint = '', range }) => [
    lines.text(lines.at(range![0]).line).trim(),
    code,
    message,
    hint,
  ])
}

test('the battle itself is sound', () => {
  expect(validate(LIGNY, SYSTEMS).diagnostics).toEqual([])
})

describe('a space that is none', () => {
  const MESSAGE = 'This is a non-breaking space, which YAML takes for a letter.'

  test.each([
    ['turns: 6', 'turns:\u00a06', 'turns:\u00a06'],
    ['  french: { name', '\u00a0 french: { name', 'french: { name: French, nations: [french], edge: south }'],
  ])('%j is named where it stands', (part, by, line) => {
    expect(found(part, by)).toEqual([[line, 'yaml/syntax', MESSAGE, 'Replace it with an ordinary space.']])
  })

  test('is mended', () => {
    const broken = validate(LIGNY.replace('turns: 6', 'turns:\u00a06'), SYSTEMS)
    expect(fixAll(broken, SYSTEMS).validation.text).toBe(LIGNY)
  })
})

test('a first line that is indented alone is blamed, not the lines after it', () => {
  expect(found('  kind: hex\n', ' kind: hex\n')).toEqual([
    [
      'kind: hex',
      'yaml/syntax',
      'This line is indented by 1 space; the lines below it by 2.',
      'Indent it by 2 spaces.',
    ],
  ])
})

test('lines that end in carriage returns alone are named', () => {
  const [problem, ...others] = validate(LIGNY.replaceAll('\n', '\r'), SYSTEMS).diagnostics
  expect(others).toEqual([])
  expect(problem).toMatchObject({ code: 'yaml/syntax', message: expect.stringContaining('carriage returns') })
})

test('an error behind an alias names the anchor and the alias', () => {
  const text = LIGNY.replace('elite-infantry: [E2, G2]', 'elite-infantry: &lost [E2, G2, V20]').replace(
    'medium-cavalry: [S4, U4]',
    'medium-cavalry: *lost',
  )
  const line = text.slice(0, text.indexOf('*lost')).split('\n').length
  const hints = validate(text, SYSTEMS)
    .diagnostics.filter(({ code }) => code === 'hex/off-board')
    .map(({ hint = '' }) => hint)
  expect(hints).toHaveLength(2)
  expect(hints.filter((hint) => hint.includes(`*lost in line ${line} repeats it`))).toHaveLength(1)
})

test('a comma that cuts a text in braces is named', () => {
  expect(found('cite: rulebook 13.3 }', 'cite: rulebook 13.3, note: clear, mostly dry }')).toEqual([
    [
      'placements: { status: printed, cite: rulebook 13.3, note: clear, mostly dry }',
      'schema/unknown-key',
      'The comma before mostly dry ends the text, so the rest reads as a key.',
      'Put the whole text in quotes.',
    ],
  ])
})

test('several commas in one text are one problem, and one word with a capital letter is no key either', () => {
  const said = (by: string) => found('cite: rulebook 13.3 }', by).map(([, , message]) => message)
  expect(said('cite: rulebook 13.3, note: clear, mostly dry, but cold }')).toEqual([
    'The comma before mostly dry ends the text, so the rest reads as a key.',
  ])
  expect(said('cite: rulebook, Ligny }')).toEqual(['The comma before Ligny ends the text, so the rest reads as a key.'])
})

describe('what nobody sees is named:', () => {
  const ODD = 'There is a non-breaking space here, which YAML takes for a letter.'

  test('spaces that are none, in an indent', () => {
    expect(found('  kind: hex', '\u00a0\u00a0kind: hex').map(([, code, message]) => [code, message])).toEqual([
      ['yaml/syntax', 'This is a non-breaking space, which YAML takes for a letter.'],
    ])
    const mended = fixAll(validate(LIGNY.replace('  kind: hex', '\u00a0\u00a0kind: hex'), SYSTEMS), SYSTEMS)
    expect(mended.validation.text).toBe(LIGNY)
  })

  test('spaces that are none, in a hex and behind a number', () => {
    const [[, code, , hint] = []] = found('[D11, I12]', '[D11,\u00a0I12]')
    expect([code, hint]).toEqual(['hex/malformed', `${ODD} Did you mean I12?`])
    const [[, , , special] = []] = found('turns: 6', 'turns: 6\u202f')
    expect(special).toBe('There is a special space here, which YAML takes for a letter. Write 6.')
  })

  test('a carriage return alone', () => {
    const [[, , , hint] = []] = found('turns: 6', 'turns: \r6')
    expect(hint).toMatch(/^A carriage return without a line feed stands here\./)
  })

  test.each([
    ['a soft hyphen', 'Lig\u00adny', 'text/hidden'],
    ['a Hangul filler', 'Ligny\u3164', 'text/hidden'],
    ['a tag', 'Ligny\u{e0041}', 'text/hidden'],
    ['a full-width letter', '\uff2cigny', 'text/look-alike'],
    ['a mathematical letter', '\u{1d40b}igny', 'text/look-alike'],
  ])('%s in the title', (_, title, code) => {
    expect(found('title: Ligny', `title: ${title}`).map(([, said]) => said)).toEqual([code])
  })

  test('but what belongs to a sign or a language is left alone', () => {
    expect(
      found('title: Ligny', 'title: Ligny \u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'),
    ).toEqual([])
    expect(found('title: Ligny', 'title: Ligny\u00a0!')).toEqual([])
    expect(found('title: Ligny', 'title: Бородино')).toEqual([])
  })
})

test('a system without a name is told in words', () => {
  expect(found('system: vive-lempereur', 'system:').map(([, , message]) => message)).toEqual([
    'No rulebook is named behind system.',
  ])
})

test('a misspelt nation of a side is one problem, also where its reinforcements name it rightly', () => {
  const battle = readFileSync('scenarios/vive-lempereur/waterloo.yaml', 'utf8')
  const text = battle.replace('{ nation: prussian, edge', '{ nation: prusian, edge')
  expect(text).not.toBe(battle)
  expect(validate(text, SYSTEMS).diagnostics.map(({ code }) => code)).toEqual(['nation/unknown'])
})

test('a key in the wrong place is no rest of a text, even without a value', () => {
  expect(found('turns: 6', 'turns: 6\nvariants: { dry: { name: A dry day, weather: null } }')).toEqual([
    [
      'variants: { dry: { name: A dry day, weather: null } }',
      'schema/unknown-key',
      'Unknown key weather in variants › dry.',
      'weather belongs in changes, one level deeper.',
    ],
  ])
})

test('a key that belongs one level deeper is sent there', () => {
  expect(found('turns: 6', 'turns: 6\nground: { ice: { like: clear, colour: "#dfeaf2" } }')).toEqual([
    [
      'ground: { ice: { like: clear, colour: "#dfeaf2" } }',
      'schema/unknown-key',
      'Unknown key colour in ground › ice.',
      'colour belongs in look, one level deeper.',
    ],
  ])
})

describe('a key one level off is one problem:', () => {
  test('too deep', () => {
    expect(found('turns: 6\n', '').length).toBeGreaterThan(0)
    const text = LIGNY.replace('turns: 6\n', '').replace('  kind: hex\n', '  kind: hex\n  turns: 6\n')
    expect(validate(text, SYSTEMS).diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['schema/unknown-key', 'turns belongs at the top of the file, one level up.'],
    ])
  })

  test('not deep enough', () => {
    const text = LIGNY.replace(/^ {2}columns: .*\n/m, '').replace('board:\n', 'columns: A-V\nboard:\n')
    expect(validate(text, SYSTEMS).diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
      ['schema/unknown-key', 'columns belongs in board, one level deeper.'],
    ])
  })
})

describe('a value of the wrong kind is told how it is written:', () => {
  test.each([
    ['turns: 6', 'turns: "6"', 'Remove the quotes.'],
    ['turns: 6', 'turns: \uff16', 'Write 6.'],
    ['title: Ligny', 'title: 1815', 'Put it in quotes: "1815".'],
    ['title: Ligny', 'title: true', 'Put it in quotes: "true".'],
    ['elite-infantry: [E2, G2]', 'elite-infantry: E2', 'Put it in brackets: [E2].'],
  ])('%s as %s', (part, by, hint) => {
    expect(found(part, by).map(([, code, , told]) => [code, told])).toEqual([['schema/type', hint]])
  })

  test('and a number in quotes is mended', () => {
    const broken = validate(LIGNY.replace('turns: 6', 'turns: "6"'), SYSTEMS)
    expect(fixAll(broken, SYSTEMS).validation.text).toBe(LIGNY)
  })
})

describe('a battle of another rulebook', () => {
  test.each(SYSTEMS.flatMap((one) => SYSTEMS.filter((other) => other !== one).map((other) => [one, other] as const)))(
    'is one problem, not one a key',
    (one, other) => {
      const text = one.template.replace(/^system: .*/m, `system: ${other.id}`)
      expect(validate(text, SYSTEMS).diagnostics.map(({ code, hint }) => [code, hint])).toEqual([
        ['system/mistaken', `Did you mean system: ${one.id}?`],
      ])
    },
  )
})

test('a word where a mapping belongs is one problem', () => {
  const arrival = '- { side: prussian, turn: 2, when: { arrived: french }, units: { regular-infantry: [V13] } }'
  expect(found('turns: 6', `turns: 6\nreinforcements:\n  ${arrival}`).map(([, code]) => code)).toEqual(['schema/type'])
})

test('enemies in one hex have the code of enemies', () => {
  const [hex] = /prussian:\n\s+[a-z-]+: \[([A-Z]\d+)/.exec(LIGNY)!.slice(1)
  expect(found('elite-infantry: [E2, G2]', `elite-infantry: [E2, ${hex}]`).map(([, code]) => code)).toContain(
    'unit/among-enemies',
  )
})

test('a side with a letter missing is mended, as other words are', () => {
  const broken = LIGNY.replace('eliminated: { side: prussian', 'eliminated: { side: prusian')
  expect(fixAll(validate(broken, SYSTEMS), SYSTEMS).validation.text).toBe(LIGNY)
})

describe('what a title hides', () => {
  test('marks that turn the text around are named and removed', () => {
    const hidden = validate(LIGNY.replace('title: Ligny', 'title: Li\u202egny'), SYSTEMS)
    expect(hidden.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['text/hidden', 'warning']])
    expect(fixAll(hidden, SYSTEMS).validation.text).toBe(LIGNY)
  })

  test('letters of another alphabet are named, whole words in it are not', () => {
    expect(found('title: Ligny', 'title: L\u0456gny').map(([, code, message]) => [code, message])).toEqual([
      ['text/look-alike', 'L\u0456gny mixes Latin letters with Cyrillic ones, such as \u0456, which only look alike.'],
    ])
    expect(found('title: Ligny', 'title: Бородино')).toEqual([])
  })

  test('a thousand of them are not listed, and a long word is not quoted whole', () => {
    const title = `title: ${'\u202e'.repeat(1000)}`
    expect(found('title: Ligny', title).filter(([, code]) => code === 'text/hidden')).toHaveLength(20)
    const words = found('title: Ligny', `title: ${`L${'\u0456'.repeat(500)} `.repeat(1000)}`)
    const messages = words.flatMap(([, code, message]) => (code === 'text/look-alike' ? [message] : []))
    expect(messages).toHaveLength(20)
    expect(messages[0]).toMatch(/^L\u0456{58}… mixes Latin letters/)
  })

  test.each([
    [
      'turns: 6',
      'tu\u0433ns: 6',
      'tu\u0433ns mixes Latin letters with Cyrillic ones, such as \u0433, which only look alike.',
    ],
    [
      'turns: 6',
      'tu\u200brns: 6',
      'An invisible character, U+200B, stands here: what is shown may differ from what is read.',
    ],
  ])('a key with such a sign is one problem, which names it: %j', (part, by, why) => {
    expect(found(part, by).map(([, code, , hint]) => [code, hint])).toEqual([
      ['schema/unknown-key', `${why} Did you mean turns?`],
    ])
  })
})

test('a regiment whose key is only its number is told to have a letter', () => {
  const { template } = SYSTEMS.find(({ id }) => id === 'et-sans-resultat')!
  const [only, ...others] = validate(template.replace('1-line: {', '20: {'), SYSTEMS).diagnostics
  expect(others).toEqual([])
  expect(only).toMatchObject({ code: 'schema/text', hint: 'Add a letter, as in 20a or no-20.' })
})

test('a name of a side that is too long for a sentence is told so', () => {
  const [, code, message] = found('name: French', `name: ${'French '.repeat(20).trim()}`)[0]!
  expect([code, message]).toEqual(['schema/size', 'name has 139 characters, but may have at most 100.'])
})

describe('a value whose author is understood', () => {
  test.each([
    [
      'date: "1815-06-16"',
      'date: “1815-06-16”',
      'schema/text',
      'date cannot be “1815-06-16”.',
      'YAML knows no curly quotes. Write "1815-06-16".',
    ],
    ['columns: A-V', 'columns: a-v', 'schema/text', 'columns cannot be a-v.', 'Did you mean A-V?'],
    [
      'old-guard: [F2]',
      'old-guard: [[F2]]',
      'schema/type',
      'An entry of old-guard must be a text or a mapping, but is a list.',
      'It is a list within a list: remove the inner brackets, or the second dash.',
    ],
  ])('%j written as %j', (part, by, code, message, hint) => {
    expect(found(part, by)).toEqual([[by, code, message, hint]])
  })

  test('small letters and curly quotes are mended', () => {
    const careless = LIGNY.replace('columns: A-V', 'columns: a-v').replace('"1815-06-16"', '“1815-06-16”')
    expect(fixAll(validate(careless, SYSTEMS), SYSTEMS).validation.scenario).toBeDefined()
  })

  const QUATRE_BRAS = readFileSync('scenarios/et-sans-resultat/quatre-bras.yaml', 'utf8')

  test.each([
    ['at: [20.7, 10.2]', 'at: [20,7, 10,2]', 'Write decimals with a point, [20.7, 10.2].'],
    ['at: [20.7, 10.2]', 'at: [20,7, 10]', 'Write decimals with a point, as in [20.7, 10.2].'],
    ['start: "14:00"', 'start: 14.00', 'in quotes'],
  ])('%s written as %s', (part, by, hint) => {
    const text = QUATRE_BRAS.replace(part, by)
    expect(text).not.toBe(QUATRE_BRAS)
    const [problem, ...others] = validate(text, SYSTEMS).diagnostics
    expect(others).toEqual([])
    expect(problem?.hint).toContain(hint)
    expect(problem?.hint).not.toContain('Put it in quotes')
  })
})
