import { describe, expect, it } from 'vitest'
import { SYSTEMS } from '../../systems/index.ts'
import { formatScenario } from './index.ts'

describe('a text has no canonical form where', () => {
  it.each([
    ['it is empty', '', 'file/empty'],
    ['it is no mapping', '- a\n', 'schema/type'],
    ['it is not YAML', 'system: [vive-lempereur\n', 'yaml/syntax'],
    ['a key stands twice', 'system: vive-lempereur\nid: a\nid: b\n', 'yaml/duplicate-key'],
    ['an alias has no anchor', 'system: vive-lempereur\nid: *a\n', 'yaml/alias'],
    ['a key is no word', 'system: vive-lempereur\n[a]: b\n', 'yaml/key'],
    ['a key after a question mark has no colon', 'system: vive-lempereur\n? a\n- b\n', 'yaml/key'],
    ['a key far after a question mark has none', 'system: vive-lempereur\n? # why\n  a\n- b\n', 'yaml/syntax'],
    ['there are two documents', 'system: vive-lempereur\n---\nid: b\n', 'yaml/several-documents'],
    ['no rulebook is named', 'id: a\n', 'schema/missing-key'],
    ['the rulebook is unknown', 'system: risk\n', 'system/unknown'],
  ])('%s', (_, text, code) => {
    const result = formatScenario(text, SYSTEMS)
    expect('diagnostics' in result && result.diagnostics.map((diagnostic) => diagnostic.code)).toContain(code)
  })

  it('gives places in the text as it was given', () => {
    const result = formatScenario('\uFEFFsystem: vive-lempereur\r\nid: a\r\nid: b\r\n', SYSTEMS)
    expect('diagnostics' in result && result.diagnostics[0]?.range).toEqual([32, 34])
    const other = formatScenario('\uFEFFsystem: vive-lempereur\r\n? # why\r\n  a\r\n- b\r\n', SYSTEMS)
    expect('diagnostics' in other && other.diagnostics[0]?.range).toEqual([39, 40])
  })
})

it('errors of the schema and of meaning do not keep a text from its form', () => {
  expect(formatScenario('board: { terrain: { woods: 5 }, rows: many }\nsystem: vive-lempereur\n', SYSTEMS)).toEqual({
    text: 'system: vive-lempereur\nboard:\n  rows: many\n  terrain: { woods: 5 }\n',
  })
})
