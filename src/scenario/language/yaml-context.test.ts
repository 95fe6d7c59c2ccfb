import { describe, expect, it } from 'vitest'
import { contextAt } from './yaml-context.ts'

/** The context where the bar stands. */
function at(text: string) {
  const offset = text.indexOf('|')
  const { path, expects, word } = contextAt(text.replace('|', ''), offset)
  return [path.join('.'), expects, word]
}

describe('what a place in a scenario is about', () => {
  it('is a key at the top', () => {
    expect(at('format: 1\nti|')).toEqual(['', 'key', 'ti'])
  })

  it('is the value of a key', () => {
    expect(at('format: 1\nsystem: viv|')).toEqual(['system', 'value', 'viv'])
    expect(at('format: 1\nsystem: |\ntitle: A')).toEqual(['system', 'value', ''])
  })

  it('is a key within mappings', () => {
    expect(at('board:\n  kind: hex\n  terrain:\n    wo|')).toEqual(['board.terrain', 'key', 'wo'])
    expect(at('board:\n  kind: hex\n  ro|')).toEqual(['board', 'key', 'ro'])
  })

  it('is an entry of a flow list, and a key of a flow mapping', () => {
    expect(at('board:\n  terrain:\n    woods: [A1, B|')).toEqual(['board.terrain.woods.1', 'value', 'B'])
    expect(at('sides:\n  french: { name: French, ed|')).toEqual(['sides.french', 'key', 'ed'])
    expect(at('sides:\n  french: { name: French, edge: so|')).toEqual(['sides.french.edge', 'value', 'so'])
  })

  it('is in the right entry of a block list', () => {
    const list = 'victory:\n  - { side: french, level: decisive }\n  - side: allied\n    level: |'
    expect(at(list)).toEqual(['victory.1.level', 'value', ''])
    expect(at('victory:\n  - side: french\n  - si|')).toEqual(['victory.1', 'key', 'si'])
    expect(at('victory:\n- side: french\n- level: m|')).toEqual(['victory.1.level', 'value', 'm'])
  })

  it('is deep in flow collections over several lines', () => {
    const text = 'victory:\n  - side: french\n    when: { all: [{ controls: [A1] },\n      { elimin|'
    expect(at(text)).toEqual(['victory.0.when.all.1', 'key', 'elimin'])
  })

  it('is the value of a key in a flow mapping before anything stands there', () => {
    expect(at('sides:\n  french: { name:|')).toEqual(['sides.french.name', 'value', ''])
    expect(at('x: { a:|')).toEqual(['x.a', 'value', ''])
  })

  it('takes no bracket or comma in quotes for structure of a flow mapping', () => {
    expect(at('sides:\n  french: { name: "Foy [3e, {", ed|')).toEqual(['sides.french', 'key', 'ed'])
    expect(at("x: [{ a: 'b, c]', d: e|")).toEqual(['x.0.d', 'value', 'e'])
    expect(at("x: { a: l'Empereur, b|")).toEqual(['x', 'key', 'b'])
  })

  it('takes no bracket in a comment or a text for structure', () => {
    expect(at('# a [ b\ntitle: "x [ y"\nsystem: |')).toEqual(['system', 'value', ''])
    expect(at("note: it's here\nsystem: |")).toEqual(['system', 'value', ''])
  })
})
