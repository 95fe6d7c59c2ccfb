import { describe, expect, it } from 'vitest'
import { parseText } from '../reading/parse.ts'
import { format, formatPart } from './format.fixture.ts'

describe('collections', () => {
  it('right below a key of the file go on lines of their own', () => {
    expect(formatPart('board: { kind: hex, rows: 13 }\nvictory: [{ side: french }]\n')).toBe(
      'board:\n  kind: hex\n  rows: 13\nvictory:\n  - { side: french }\n',
    )
  })

  it('without entries stand between brackets', () => {
    expect(formatPart('sides: {   }\nspecialRules:\n  []\n')).toBe('sides: {}\nspecialRules: []\n')
  })

  it('with simple values stand between brackets, in one line where there is room', () => {
    expect(formatPart('authors:\n- A\n- "B"\nboard:\n    zones:\n        french:\n        -   A1\n')).toBe(
      'authors: [A, B]\nboard:\n  zones: { french: [A1] }\n',
    )
  })

  it('of collections have a line for each, however short', () => {
    expect(formatPart('board: { roads: [[A1, A2], { name: Way, path: [B1, B2] }] }\n')).toBe(
      'board:\n  roads:\n    - [A1, A2]\n    - { name: Way, path: [B1, B2] }\n',
    )
  })

  it('of points fill lines like simple values, as an outline is read as a whole', () => {
    const corners = Array.from({ length: 20 }, (_, i) => `[${i}.5, ${i}]`)
    const lines = formatPart(`extra: { area: [${corners.join(',')}], line: [[1, 2],\n [3, 4.5]] }\n`).split('\n')
    expect(lines[1]).toMatch(/^ {2}area: \[\[0\.5, 0\], .*,$/)
    expect(lines[2]).toMatch(/^ {4}\[.*\[19\.5, 19\]\]$/)
    expect(lines[3]).toBe('  line: [[1, 2], [3, 4.5]]')
  })

  it('fit into a line of 120 columns, and not of 121', () => {
    const side = (name: string) => `sides:\n  french: { name: ${name}, nations: [french] }\n`
    const fitting = 'x'.repeat(120 - '  french: { name: , nations: [french] }'.length)
    expect(formatPart(side(fitting))).toBe(side(fitting))
    expect(formatPart(side(`${fitting}x`))).toBe(`sides:\n  french:\n    name: ${fitting}x\n    nations: [french]\n`)
  })

  it('of simple values fill as many lines as they need', () => {
    const words = Array.from({ length: 40 }, (_, i) => `word${i}`)
    const lines = formatPart(`extra: { list: [${words.join(',')}] }\n`).split('\n')
    expect(lines[1]).toMatch(/^ {2}list: \[word0, .*,$/)
    expect(lines.slice(2, -1).every((line) => line.startsWith('    word'))).toBe(true)
    expect(lines.at(-2)).toMatch(/word39\]$/)
    expect(lines.every((line) => line.length <= 120)).toBe(true)
    expect(lines[1]!.length).toBeGreaterThan(110)
  })

  it('within a list begin on the line of its dash', () => {
    const text = 'extra:\n  - a, b\n  - - c, d\n    - - e, f\n  - key: g, h\n    other: 1\n'
    expect(formatPart(text)).toBe(text)
  })

  it('with values that need lines of their own get them', () => {
    const text =
      'sides:\n  french:\n    name: Ney, Reille\n  allied:\n    name: |\n      Wellington\n  third:\n    name:\n'
    expect(formatPart(text)).toBe(text)
  })

  it('written as [a: b] get their braces', () => {
    expect(formatPart('extra: { list: [a: b, c] }\n')).toBe('extra:\n  list: [{ a: b }, c]\n')
  })
})

describe('values', () => {
  it.each([
    ['date: "1815-06-18"\n'],
    ["title: L'Empereur\n"],
    ['title: "a: b"\n'],
    ['title: "non-breaking\\u00a0blank"\n'],
    ['turns: 0x06\n'],
    ['turns: ~\n'],
    ['title:\n'],
    ['briefing: >-\n  one\n\n    two\n  three\n'],
    ['briefing: |+\n  one\n\n\nturns: 6\n'],
    ['briefing: |2\n    deep\n  less\n'],
    ['briefing: one\n  two\n\n  three\n'],
    ['briefing: "one\\\n  two \\\n  three"\n'],
    ['extra:\n  - |\n    one\n  - two\n    three\n'],
    ['board: &ground\n  rows: 13\nextra: *ground\n'],
  ])('stay as written: %j', (text) => {
    expect(formatPart(text)).toBe(text)
  })

  it.each([
    ['date: 1815-06-18\n', 'date: "1815-06-18"\n'],
    ['title: "Ligny"\n', 'title: Ligny\n'],
    ["title: 'L''Empereur'\n", "title: L'Empereur\n"],
    ["title: '\"\\: '\n", 'title: "\\"\\\\: "\n'],
    ["title: 'one\n\n  \"two''s\"\\\n  end'\n", 'title: "one\n\n  \\"two\'s\\"\\\\\n  end"\n'],
    ["title: ''\n", 'title: ""\n'],
    ['title: no\n', 'title: "no"\n'],
    ["title: '4'\n", 'title: "4"\n'],
    ['title: 12:30\n', 'title: "12:30"\n'],
    ['title: &t "Ligny"\n', 'title: &t Ligny\n'],
    ['title: true\n', 'title: true\n'],
  ])('have quotes only where older or newer YAML needs them, and double ones: %j', (given, text) => {
    expect(formatPart(given)).toBe(text)
  })

  it('over several lines move with their key', () => {
    expect(
      formatPart('sources:\n     terrain:\n             note: |\n                 a\n                   b\n'),
    ).toBe('sources:\n  terrain:\n    note: |\n      a\n        b\n')
    expect(formatPart('title:\n        one\n          two\n')).toBe('title: one\n  two\n')
  })

  it('keep the line ends that belong to them when they move', () => {
    const text = format('extra: |+\n  one\n\nsystem: vive-lempereur\n')
    expect(parseText(text).data).toEqual({ system: 'vive-lempereur', extra: 'one\n\n' })
  })
})

describe('keys', () => {
  it('that YAML writes with a question mark are written without', () => {
    expect(formatPart('? title\n: Ligny\n? "one\n  two"\n: 3\n')).toBe('title: Ligny\none two: 3\n')
  })

  it('that are too long to go without it keep it', () => {
    const text = `extra:\n  ? "${': '.repeat(512)}"\n  : 1\n`
    expect(formatPart(text)).toBe(text)
  })

  it('have quotes like values, but die results have none', () => {
    expect(formatPart(`extra: { "4": a, '1-3': b, "yes": c, 1815-06-18: d, 'e''s': f, 0x4: g }\n`)).toBe(
      `extra:\n  4: a\n  1-3: b\n  "yes": c\n  "1815-06-18": d\n  e's: f\n  "0x4": g\n`,
    )
  })

  it('with an anchor stay as they are', () => {
    expect(formatPart('extra: {&four "4": a, "b": c}\n')).toBe('extra:\n  &four "4": a\n  b: c\n')
  })
})

describe('the file', () => {
  it('has no byte-order mark, no blanks at line ends and one line end at its end', () => {
    expect(format('\uFEFFsystem: vive-lempereur  \nid: x\t\n\n\n')).toBe('system: vive-lempereur\nid: x\n')
    expect(format('system: vive-lempereur')).toBe('system: vive-lempereur\n')
  })

  it('keeps the line ends of Windows where all are such; a mixture becomes LF', () => {
    const windows = 'system: vive-lempereur\r\nbriefing: |\r\n  one\r\n  two\r\n'
    expect(format(windows)).toBe(windows)
    expect(format('system: vive-lempereur\r\nid: x')).toBe('system: vive-lempereur\r\nid: x\r\n')
    expect(format('system: vive-lempereur\r\nid: x\n')).toBe('system: vive-lempereur\nid: x\n')
  })

  it('keeps empty lines, but never two together, none at a beginning and none within brackets', () => {
    expect(formatPart('id: x\n\n\n\ntitle: z\nboard:\n\n  kind: hex\n\n  terrain:\n    woods:\n\n      - A1\n')).toBe(
      'id: x\n\ntitle: z\nboard:\n  kind: hex\n\n  terrain: { woods: [A1] }\n',
    )
  })

  it('may be JSON', () => {
    expect(format('{"system":"vive-lempereur",\n\t"board":{"rows":13}}')).toBe(
      'system: vive-lempereur\nboard:\n  rows: 13\n',
    )
  })

  it('keeps YAML directives, and drops the mark of a beginning that nothing needs', () => {
    expect(format('%YAML 1.2\n---\nsystem: vive-lempereur\n...\n')).toBe('%YAML 1.2\n---\nsystem: vive-lempereur\n')
    expect(format('---\nsystem: vive-lempereur\n')).toBe('system: vive-lempereur\n')
  })

  it('may be nested deeply', () => {
    const deep = (opening: string, closing: string) => `extra: ${opening.repeat(40)}${closing.repeat(40)}\n`
    expect(formatPart(deep('[', ']'))).toContain('- - - -')
    expect(formatPart(deep('{ a: ', '}').replace('}', ' 1}'))).toContain('a:\n')
  })
})
