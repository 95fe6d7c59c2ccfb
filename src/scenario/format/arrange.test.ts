import { describe, expect, it } from 'vitest'
import { columnLabel } from '../../board/hex-labels.ts'
import { format, formatPart } from './format.fixture.ts'

const woods = (list: string) => /woods: (.*) }\n/.exec(formatPart(`board: { terrain: { woods: ${list} } }\n`))?.[1]
const generals = (list: string) =>
  /general: (.*) }\n/.exec(formatPart(`units: { french: { general: ${list} } }\n`))?.[1]
const road = (list: string) => /- (.*)\n/.exec(formatPart(`board: { roads: [${list}] }\n`))?.[1]

describe('keys', () => {
  it('stand in the order of the schema', () => {
    expect(format('id: ligny\ntitle: Ligny\nsystem: vive-lempereur\nformat: 1\n')).toBe(
      'format: 1\nsystem: vive-lempereur\nid: ligny\ntitle: Ligny\n',
    )
  })

  it('stand in that order at every depth', () => {
    expect(
      formatPart('reinforcements:\n  - { units: { general: [A1], old-guard: [A2] }, turn: 4, side: french }\n'),
    ).toBe('reinforcements:\n  - { side: french, turn: 4, units: { old-guard: [A2], general: [A1] } }\n')
  })

  it('that the schema does not know come after the others, as given', () => {
    expect(formatPart('zebra: 1\nturns: 6\napple: 2\nid: x\n')).toBe('id: x\nturns: 6\nzebra: 1\napple: 2\n')
  })

  it('stay as given where they are free names', () => {
    const names = 'board:\n  names: { Zoo: [A1], Ahr: [A2] }\nsides:\n  french: {}\n  allied: {}\n'
    expect(formatPart(names)).toBe(names)
  })

  it('of a die table go by number', () => {
    expect(formatPart('deployment: { order: { exploration: { 5: c, 1-2: b, 0: a, x: d, 10: e } } }\n')).toBe(
      'deployment:\n  order: { exploration: { 0: a, 1-2: b, 5: c, 10: e, x: d } }\n',
    )
  })

  it('stay where they are as long as an anchor or alias is among them', () => {
    const text = 'title: &name Ligny\nid: *name\nboard:\n  rows: 13\n  kind: hex\nformat: 1\n'
    expect(formatPart(text)).toBe(text.replace('  rows: 13\n  kind: hex', '  kind: hex\n  rows: 13'))
  })

  it('may be called like a part of every JavaScript object', () => {
    expect(formatPart('constructor: { b: 1 }\n__proto__: [B1, A1]\nid: x\n')).toBe(
      'id: x\nconstructor:\n  b: 1\n__proto__: [B1, A1]\n',
    )
  })
})

describe('sets of hexes', () => {
  it('are folded and sorted, and no hex stands twice', () => {
    expect(woods('[K2, I2, B10, "B7", B9, B8, H2, I2]')).toBe('[B7-B10, H2-K2]')
  })

  it('are folded wherever the schema has one', () => {
    expect(
      formatPart('victory:\n  - { when: { controls: [I11, H11, I10] } }\ncontrol: { allied: [B1, A1, C1] }\n'),
    ).toBe('control:\n  allied: [A1-C1]\nvictory:\n  - { when: { controls: [H11, I10, I11] } }\n')
  })

  it('with something that is no hex are only sorted, and that goes last', () => {
    expect(woods('[J5, C1-C2, C1-C2, d5, B1]')).toBe('[B1, C1-C2, C1-C2, J5, d5]')
  })

  it('with comments stay as they are', () => {
    const text = 'board:\n  terrain:\n    woods:\n      - C3\n      - C2 # the thicket\n      - C1\n'
    expect(formatPart(text)).toBe(text)
  })

  it('with an alias stay as they are', () => {
    const text = 'board:\n  terrain:\n    woods:\n      - &hill C3\n      - C2\n      - C1\n    hill: [*hill, A1]\n'
    expect(formatPart(text)).toBe(text)
  })

  it('that would swell when folded are only sorted', () => {
    const rows = Array.from({ length: 90 }, (_, i) => `A${i * 2 + 1}-ZZ${i * 2 + 1}`)
    const columns = Array.from({ length: 90 }, (_, i) => `${columnLabel(i * 2)}1-${columnLabel(i * 2)}180`)
    const text = formatPart(`board: { terrain: { woods: [${[...columns, ...rows].join(', ')}] } }\n`)
    expect(text).toContain('woods: [A1-A180, A1-ZZ1, A3-ZZ3')
  })
})

describe('paths', () => {
  it('keep their order and fold along a column, in either direction', () => {
    expect(road('[N8, N7, N6, M6, M7]')).toBe('[N8-N6, M6, M7]')
  })

  it('stay as they are where a range is no line', () => {
    expect(road('[C1, C2, C3, A1-B2]')).toBe('[C1, C2, C3, A1-B2]')
  })

  it('with comments stay as they are', () => {
    expect(formatPart('board: { roads: [[C1, C2, C3, # ford\n  C4]] }\n')).toContain('- C3 # ford\n')
  })

  it('of a road without a name need no key', () => {
    expect(road('{ path: [C1, D1] }')).toBe('[C1, D1]')
    expect(road('{ path: [C1, D1], name: Ridge way }')).toBe('{ name: Ridge way, path: [C1, D1] }')
  })
})

describe('placements', () => {
  it('are sorted by column, then row, where I stands before K', () => {
    expect(generals('[K10, B5, K9, I11, AA1]')).toBe('[B5, I11, K9, K10, AA1]')
  })

  it('are not merged, and a bare hex goes before a detailed one', () => {
    expect(generals('[{ name: Foy, at: B5 }, C1, B5, B5]')).toBe('[B5, B5, { at: B5, name: Foy }, C1]')
  })

  it('with nothing but a hex are just that hex', () => {
    expect(generals('[{ at: B5 }]')).toBe('[B5]')
  })

  it('keep what is wrong with them, at the end', () => {
    expect(generals('[{ name: Foy }, 12, { at: 12 }, J5, B5]')).toBe('[B5, { name: Foy }, 12, { at: 12 }, J5]')
  })

  it('take their comments along', () => {
    expect(formatPart('units:\n  french:\n    general:\n      # Ney\n      - K3\n      - C3 # Reille\n')).toBe(
      'units:\n  french:\n    general:\n      - C3 # Reille\n      # Ney\n      - K3\n',
    )
  })
})

describe('other lists', () => {
  it.each([
    ['authors: [Z. Last, A. First]\n'],
    ['reinforcements:\n  - { side: french, turn: 4 }\n  - { side: allied, turn: 2 }\n'],
    ['board:\n  roads:\n    - [C1, C2]\n    - [A1, A2]\n'],
    ['sides:\n  french: { nations: [prussian, { nation: french, edge: south }] }\n'],
  ])('keep their order: %j', (text) => {
    expect(formatPart(text)).toBe(text)
  })
})
