import { describe, expect, test } from 'vitest'
import { SYSTEMS } from '../../systems/index.ts'
import { parseText } from '../reading/parse.ts'
import { validate } from '../validate.ts'
import { findDefinitions } from './definition-files.ts'
import { type OpenUsedFile, resolveReference } from './uses-context.ts'

const head = (id: string, system = 'vive-lempereur') =>
  `format: 1\nsystem: ${system}\nkind: definitions\nid: ${id}\ntitle: ${id}\n`

const RUSSIANS = 'russian: { name: Russians, like: english, colour: "#3f6b3a" }'

function battle({ uses = '', nations = '', troops = 'russian' } = {}): string {
  return `format: 1
system: vive-lempereur
id: skirmish
title: Skirmish
turns: 6
${uses && `uses: ${uses}\n`}board:
  kind: hex
  columns: A-C
  rows: 6
  sectors: { west: [A1-A6], centre: [B1-B6], east: [C1-C6] }
${nations && `nations:\n  ${nations}\n`}sides:
  french: { name: French, nations: [french], edge: south }
  allied: { name: Allied, nations: [${troops}], edge: north }
units:
  french: { regular-infantry: [A1, B1, C1] }
  allied: { regular-infantry: [A6, B6, C6] }
victory: []
`
}

/** Checks a battle in the folder `battles` beside these files; tells what is found as `file code path`. */
function check(text: string, files: Readonly<Record<string, string>>, path = 'battles/mine.yaml') {
  const open: OpenUsedFile = (reference, from) => {
    const found = resolveReference(reference, from)
    const content = files[found]
    return content === undefined ? { path: found, failure: 'there is no such file' } : { path: found, content }
  }
  const validation = validate(text, SYSTEMS, parseText(text), { path, open })
  const told = [{ path, ...validation }, ...(validation.used ?? [])].flatMap((file) =>
    file.diagnostics.map((one) => `${file.path} ${one.code} ${one.path.join('.')}`),
  )
  return { ...validation, told }
}

test('a used file of another format is told of that alone, though the battle takes nothing from it as it is', () => {
  const later = `${head('a').replace('format: 1', 'format: 9')}nations:\n  ${RUSSIANS}\n`
  const { told } = check(battle({ uses: '[../armies/a.yaml]', troops: 'english' }), { 'armies/a.yaml': later })
  expect(told).toEqual(['armies/a.yaml format/unsupported format'])
})

describe('a battle that uses definitions', () => {
  test('is the battle with these definitions written out', () => {
    const files = { 'armies/a.yaml': `${head('a')}nations:\n  ${RUSSIANS}\n` }
    const { told, scenario, draft } = check(battle({ uses: '[../armies/a.yaml]' }), files)
    expect(told).toEqual([])
    expect(scenario).toEqual(check(battle({ nations: RUSSIANS }), {}).scenario)
    expect(draft).toEqual(scenario)
  })

  test('leaves the rest of a shared file to others, in its variants too', () => {
    const files = { 'armies/a.yaml': `${head('a')}nations:\n  ${RUSSIANS}\n  polish: { name: Poles, like: french }\n` }
    const variants = 'variants:\n  long-day: { name: A long day, changes: { turns: 8 } }\n'
    expect(check(`${battle({ uses: '[../armies/a.yaml]' })}${variants}`, files).told).toEqual([])
  })

  test('takes them from JSON too, and from files that its files use', () => {
    const files = {
      'armies/a.yaml': `${head('a')}uses: [all/b.json]\n`,
      'armies/all/b.json': JSON.stringify(parseText(`${head('b')}nations:\n  ${RUSSIANS}\n`).data),
    }
    const { told, scenario } = check(battle({ uses: '[../armies/a.yaml]' }), files)
    expect(told).toEqual([])
    expect(scenario).toEqual(check(battle({ nations: RUSSIANS }), {}).scenario)
  })

  test('changes a used definition of the same name key by key', () => {
    const files = { 'armies/a.yaml': `${head('a')}nations:\n  ${RUSSIANS}\n` }
    const own = battle({ uses: '[../armies/a.yaml]', nations: 'russian: { colour: "#123456" }' })
    const { told, scenario } = check(own, files)
    expect(told).toEqual([])
    expect(scenario).toMatchObject({ nations: { russian: { name: 'Russians', like: 'english', colour: '#123456' } } })
  })

  test('replaces a used list as a whole, and adds to a used mapping', () => {
    const tables = 'tables:\n  combat: { tieLimit: 5 }\n  guns: { perSection: { "12": 2 } }\n'
    const template = SYSTEMS[2]!.template
    const own = `${template}uses: [t.yaml]\ntables:\n  guns: { perSection: { "6": 4 } }\n`
    const { told, scenario } = check(own, { 't.yaml': head('t', SYSTEMS[2]!.id) + tables }, 'mine.yaml')
    expect(told).toEqual([])
    expect(scenario).toMatchObject({ tables: { combat: { tieLimit: 5 }, guns: { perSection: { 6: 4, 12: 2 } } } })
  })

  test('may use a file on two ways, of which one changes it', () => {
    const files = {
      'armies/a.yaml': `${head('a')}nations:\n  ${RUSSIANS}\n`,
      'armies/b.yaml': `${head('b')}uses: [a.yaml]\nnations:\n  russian: { colour: "#123456" }\n`,
    }
    for (const uses of ['[../armies/a.yaml, ../armies/b.yaml]', '[../armies/b.yaml, ../armies/a.yaml]']) {
      const { told, scenario } = check(battle({ uses }), files)
      expect(told).toEqual([])
      expect(scenario).toMatchObject({ nations: { russian: { like: 'english', colour: '#123456' } } })
    }
  })
})

describe('a problem is reported in the file that is wrong:', () => {
  test.each([
    [
      'a wrong key',
      `${head('a')}nations:\n  russian: { like: english, color: "#3f6b3a" }\n`,
      'schema/unknown-key nations.russian.color',
    ],
    [
      'a meaning that only the rulebook sees',
      `${head('a')}nations:\n  russian: { like: austrian }\n`,
      'nation/unknown nations.russian.like',
    ],
    [
      'another version of the format',
      `${head('a').replace('1', '2')}nations:\n  ${RUSSIANS}\n`,
      'format/unsupported format',
    ],
    ['an unknown rulebook', `${head('a', 'bonaparte')}nations:\n  ${RUSSIANS}\n`, 'system/unknown system'],
    ['no YAML', `${head('a')}nations: [\n`, 'yaml/syntax '],
    ['an unknown key of its own', `${head('a')}turns: 6\nnations:\n  ${RUSSIANS}\n`, 'schema/unknown-key turns'],
    [
      'a source of what it does not define',
      `${head('a')}sources: { units: { status: own } }\nnations:\n  ${RUSSIANS}\n`,
      'schema/unknown-key sources.units',
    ],
    [
      'a file that it uses and that is not there',
      `${head('a')}uses: [b.yaml]\nnations:\n  ${RUSSIANS}\n`,
      'uses/missing uses.0',
    ],
  ])('%s', (_, file, problem) => {
    const { told, scenario } = check(battle({ uses: '[../armies/a.yaml]' }), { 'armies/a.yaml': file })
    expect(told).toEqual([`armies/a.yaml ${problem}`])
    expect(scenario).toBeUndefined()
    // And when it is checked by itself.
    expect(check(file, {}, 'armies/a.yaml').told).toEqual([`armies/a.yaml ${problem}`])
  })

  test('a bad file does not hide what is wrong with the battle', () => {
    const files = { 'armies/a.yaml': 'nations: [\n' }
    const { told } = check(battle({ uses: '[../armies/a.yaml]' }).replace('A6, B6', 'A6, B9'), files)
    expect(told).toEqual([
      'battles/mine.yaml hex/off-board units.allied.regular-infantry.1',
      'armies/a.yaml yaml/syntax ',
    ])
  })

  test('a battle that makes a used definition wrong is wrong itself', () => {
    const files = { 'armies/a.yaml': `${head('a')}nations:\n  ${RUSSIANS}\n` }
    const own = battle({ uses: '[../armies/a.yaml]', nations: 'russian: { like: saxon }' })
    expect(check(own, files).told).toEqual(['battles/mine.yaml nation/unknown nations.russian.like'])
  })

  test('two definitions of one name are reported where both come together', () => {
    const files = {
      'armies/a.yaml': `${head('a')}nations:\n  ${RUSSIANS}\n`,
      'armies/b.yaml': `${head('b')}nations:\n  ${RUSSIANS}\n`,
      'armies/c.yaml': `${head('c')}uses: [a.yaml, b.yaml]\n`,
    }
    expect(check(battle({ uses: '[../armies/c.yaml]' }), files).told).toEqual(['armies/c.yaml uses/conflict uses.1'])
  })

  test('a circle is reported once, in the first of its files, whoever comes upon it', () => {
    const files = {
      'armies/a.yaml': `${head('a')}uses: [b.yaml]\nnations:\n  ${RUSSIANS}\n`,
      'armies/b.yaml': `${head('b')}uses: [a.yaml]\n`,
    }
    const circle = ['armies/a.yaml uses/circle uses.0']
    expect(check(battle({ uses: '[../armies/a.yaml]' }), files).told).toEqual(circle)
    expect(check(battle({ uses: '[../armies/b.yaml]' }), files).told).toEqual(circle)
    expect(check(files['armies/b.yaml'], files, 'armies/b.yaml').told).toEqual(circle)
  })

  test('a definition that one battle does not need is no problem of its file', () => {
    const files = { 'armies/a.yaml': `${head('a')}nations:\n  ${RUSSIANS}\n  saxon: { flag: prussian }\n` }
    expect(check(battle({ uses: '[../armies/a.yaml]' }), files).told).toEqual([])
    expect(check(files['armies/a.yaml'], {}, 'armies/a.yaml').told).toEqual([])
  })

  test('a warning is excused in the file where it stands', () => {
    const line =
      '  # berthier-ignore nation/colour: as blue as they were\n  russian: { flag: english, colour: "#30559a" }\n'
    const files = { 'armies/a.yaml': `${head('a')}nations:\n${line}` }
    expect(check(battle({ uses: '[../armies/a.yaml]' }), files).told).toEqual([])
    expect(check(files['armies/a.yaml'], {}, 'armies/a.yaml').told).toEqual([])
    const bare = { 'armies/a.yaml': files['armies/a.yaml'].replace(/ {2}#.*\n/, '') }
    expect(check(battle({ uses: '[../armies/a.yaml]' }), bare).told).toEqual([
      'armies/a.yaml nation/colour nations.russian.colour',
    ])
  })
})

test('a rulebook says which of its keys are definitions', () => {
  const text = `${head('a')}nations:\n  ${RUSSIANS}\n`
  const codes = (definitions: readonly string[]) =>
    validate(text, [{ ...SYSTEMS[0]!, definitions }]).diagnostics.map(({ code, path }) => `${code} ${path.join('.')}`)
  expect(codes(['nations'])).toEqual([])
  expect(codes([])).toEqual(['schema/unknown-key nations'])
})

describe('a path', () => {
  test.each([
    ['a.yaml', 'battles/mine.yaml', 'battles/a.yaml'],
    ['../armies/a.yaml', 'battles/mine.yaml', 'armies/a.yaml'],
    ['../../a.yaml', 'battles/mine.yaml', '../a.yaml'],
    ['./a.yaml', '<stdin>', 'a.yaml'],
    ['../a.yaml', 'git:HEAD:battles/mine.yaml', 'git:HEAD:a.yaml'],
    ['../a.yaml', 'git:HEAD:./mine.yaml', 'git:HEAD:./../a.yaml'],
  ])('%s in %s is %s', (reference, from, path) => expect(resolveReference(reference, from)).toBe(path))

  test.each(['/etc/a.yaml', 'C:/a.yaml', '~/a.yaml', 'https://example.org/a.yaml', '..\\a.yaml', 'a.txt', 'armies'])(
    '%s is refused',
    (reference) => {
      const { told } = check(battle({ uses: `['${reference}']` }), { [reference]: head('a') })
      expect(told).toEqual(['battles/mine.yaml uses/path uses.0'])
    },
  )

  test('with control characters is refused before anybody looks for it', () => {
    for (const escape of ['\\0', '\\n', '\\e[31m'])
      expect(check(battle({ uses: `["a${escape}.yaml"]` }), {}).told).toEqual(['battles/mine.yaml uses/path uses.0'])
  })

  test('leads nowhere in a text that has no folder', () => {
    const { diagnostics } = validate(battle({ uses: '[a.yaml]' }), SYSTEMS)
    expect(diagnostics.map(({ code }) => code)).toEqual(['uses/missing'])
    expect(diagnostics[0]!.hint).toContain('--inline')
  })
})

test('a used file is read once for all battles that use it, and again when it has changed', () => {
  const texts = [`${head('a')}nations:\n  ${RUSSIANS}\n`]
  const open: OpenUsedFile = (reference) => ({ path: reference, content: texts.at(-1)! })
  const find = () => findDefinitions('a.yaml', 'mine.yaml', SYSTEMS, { open })
  const first = find()
  expect(find()).toBe(first)
  texts.push(`${texts[0]}# changed\n`)
  expect(find()).not.toBe(first)
})
