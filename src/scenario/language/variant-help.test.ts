import { describe, expect, test } from 'vitest'
import { SYSTEMS } from '../../systems/index.ts'
import { parseText } from '../reading/parse.ts'
import { meaningAt, proposalsAt } from './schema-help.ts'

const BATTLE = `format: 1
system: vive-lempereur
id: skirmish
turns: 6
board:
  columns: A-C
  rows: 6
  terrain: { woods: [A3, B4] }
sides:
  french: { name: French, nations: [french] }
  allied: { name: Allied, nations: [english] }
units:
  french: { regular-infantry: [A1, { at: B1, name: Foy }] }
  allied: { regular-infantry: [A6] }
variants:
  rain:
    name: Rain
`
const { schema } = SYSTEMS.find(({ id }) => id === 'vive-lempereur')!

/** The state of a text whose bar is the cursor; the data are those without what is being typed. */
function open(typed: string) {
  const text = BATTLE + typed
  return { state: { text: text.replace('|', ''), data: parseText(BATTLE).data, schema }, offset: text.indexOf('|') }
}
const offered = (typed: string) => {
  const { state, offset } = open(typed)
  return proposalsAt(state, offset).proposals.map(({ label }) => label)
}

describe('within a variant', () => {
  test.each(['changes', 'adds'])('%s has the keys of a battle, but those that no variant can touch', (part) => {
    const keys = offered(`    ${part}:\n      |`)
    expect(keys).toEqual(expect.arrayContaining(['turns', 'board', 'units', 'victory', 'reinforcements']))
    for (const fixed of ['format', 'system', 'id', 'uses', 'variants', 'chosen']) expect(keys).not.toContain(fixed)
  })

  test('keys, words and names are those of the place in the battle', () => {
    expect(offered('    changes:\n      board:\n        |')).toContain('terrain')
    expect(offered('    adds:\n      victory:\n        - side: |')).toEqual(['french', 'allied'])
    expect(offered('    adds:\n      victory:\n        - { side: french, level: |')).toContain('decisive')
  })

  test('removes has the keys that are there, and the entries, or all', () => {
    expect(offered('    removes:\n      |')).toEqual(['turns', 'board', 'sides', 'units'])
    expect(offered('    removes:\n      board: { terrain: { |')).toEqual(['woods'])
    expect(offered('    removes:\n      turns: |')).toEqual(['all'])
    expect(offered('    removes: { board: { terrain: { woods: [|')).toEqual(['A3', 'B4'])
    expect(offered('    removes: { units: { french: { regular-infantry: [|')).toEqual(['A1', 'B1'])
  })

  test('a key means what it means in a battle', () => {
    const { state, offset } = open('    changes:\n      tu|rns: 8\n')
    const inBattle = meaningAt(state, state.text.indexOf('turns: 6') + 2)
    expect(meaningAt(state, offset)).toEqual(inBattle)
    expect(inBattle?.description).toMatch(/turn/)
  })
})
