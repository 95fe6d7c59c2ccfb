import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { ConditionWords } from '../../../../scenario/conditions/parse-sentence.ts'
import { convert } from '../../../../scenario/convert/convert.ts'
import type { WrittenNotation } from '../../../../scenario/convert/notation.ts'
import { SYSTEMS } from '../../../index.ts'
import { KIND_NAMES, KINDS } from '../catalog.ts'
import { conditionNames, describeCondition } from '../conditions.ts'
import type { NapoleonAtWaterlooScenario, NawCondition } from '../types.gen.ts'
import { notation } from './index.ts'
import { byKind, formatTroops, parseTroops } from './troops.ts'
import { parseCondition } from './victory-text.ts'

function shipped(id: string): NapoleonAtWaterlooScenario {
  const file = new URL(`../../../../../scenarios/napoleon-at-waterloo/${id}.yaml`, import.meta.url)
  return parse(readFileSync(file, 'utf8')) as NapoleonAtWaterlooScenario
}

async function readAs(text: string) {
  const { output, diagnostics } = await convert({ text, from: 'notation', to: 'json' }, SYSTEMS)
  return { battle: output && (JSON.parse(output) as NapoleonAtWaterlooScenario), diagnostics }
}

describe('a list of units', () => {
  // As the book prints the Prussians of turns 3 and 6, semicolon and all.
  test('is read as the book prints it, kinds by the movement allowance', () => {
    const { troops, upTo } = parseTroops('one 6-4, nine 5-4, two 3-4, one 7-5, one 6-3')
    expect(upTo).toBeUndefined()
    expect(byKind(troops)).toEqual({
      infantry: { '6-4': 1, '5-4': 9, '3-4': 2 },
      cavalry: { '7-5': 1 },
      artillery: { '6-3': 1 },
    })
    expect(byKind(parseTroops('two 6-4; nine 5-4, one 4-4, one 12-5, one 9-3').troops)).toMatchObject({
      infantry: { '6-4': 2, '5-4': 9, '4-4': 1 },
      cavalry: { '12-5': 1 },
    })
  })

  test('may name kinds and units, and count in digits', () => {
    const { troops } = parseTroops('2 4-4 (Foot, Horse), one 4-4 horse artillery and 30 1-5')
    expect(byKind(troops)).toEqual({
      infantry: { '4-4': ['Foot', 'Horse'] },
      'horse-artillery': { '4-4': 1 },
      cavalry: { '1-5': 30 },
    })
    expect(formatTroops(byKind(troops))).toBe('two 4-4 (Foot, Horse), 30 1-5, one 4-4 horse artillery')
  })

  test.each([
    ['one 6-4, many 5-4', 7],
    ['one 6-4, two 5-4 (Foot)', 7],
    ['one 6-9', 0],
    ['one', 0],
  ])('%j is understood as far as it goes', (text, upTo) => {
    expect(parseTroops(text).upTo).toBe(upTo)
  })
})

describe('victory conditions', () => {
  const conditions: readonly NawCondition[] = [
    { destroyed: 150 },
    { all: [{ destroyedFirst: 40 }, { exited: 7 }] },
    { any: [{ leaderEliminated: true }, { demoralised: true }] },
    { all: [{ any: [{ exited: 14 }, { destroyed: 9 }] }, { leaderExited: true }] },
    { all: [{ controls: ['0417', '0418'] }, { not: { controls: { side: 'allied', hexes: ['1010'] } } }] },
    { controls: { hexes: ['0417-0420', '1010', '1011'], atLeast: 2, for: 3 } },
    { unitsIn: { nation: 'prussian', types: ['cavalry', 'horse-artillery'], hexes: ['0417', '0418'], strength: 12 } },
    { any: [{ reached: { side: 'french', hexes: ['0417'], units: 2 } }, { turn: 4 }] },
    { eliminated: { side: 'allied', names: ['1Gd Inf'], units: 1 } },
    { eliminated: { nation: 'prussian', leaders: 1 } },
    { lost: { nation: 'prussian', strength: 30 } },
    { exited: { side: 'allied', types: ['cavalry'], units: 3 } },
    { not: { broken: { side: 'french' } } },
    { any: [{ broken: { side: 'allied' } }, { broken: { side: 'french' } }, { turn: 3 }] },
    { not: { points: { margin: 2 } } },
    { any: [{ not: { points: { margin: 1 } } }, { not: { points: { side: 'allied', margin: 1 } } }] },
    { all: [{ turn: 2 }, { not: { unitsIn: { side: 'allied', hexes: ['0417'], units: 3 } } }] },
  ]
  const { sides } = shipped('standard')
  const names = conditionNames({
    sides,
    board: { kind: 'hex', columns: '01-27', rows: 22, names: { Wavre: ['1010'] } },
  })
  const words: ConditionWords = {
    side: (name) => Object.keys(sides).find((id) => sides[id]!.name === name),
    nation: (name) => name.toLowerCase(),
    type: (name) => KIND_NAMES.find((kind) => KINDS[kind].name.toLowerCase() === name),
  }
  test.each(conditions)('%j is said, and read again', (condition) => {
    expect(parseCondition(describeCondition(condition, 'french', names), words)).toEqual(condition)
  })

  test('in other words are left alone', () => {
    expect(parseCondition('they are lucky', words)).toBeUndefined()
    expect(parseCondition('they have destroyed 5 points and they are lucky', words)).toBeUndefined()
  })
})

describe('a set-up', () => {
  test.each(['standard', 'advanced'])('of the %s game is written, and read again without loss', async (id) => {
    const scenario = shipped(id)
    const { text } = notation.format(scenario) as WrittenNotation
    const { battle, diagnostics } = await readAs(text)
    const { terrain: _terrain, roads: _roads, names: _names, ...board } = scenario.board
    const { summary: _summary, briefing: _briefing, sources: _sources, tables: _tables, ...rest } = scenario
    const victory = scenario.victory.map(({ note: _note, ...row }) => row)
    expect(diagnostics).toEqual([])
    expect(battle).toEqual({ ...rest, id: battle && battle.id, board, victory })
  })

  test('may be as short as the book', async () => {
    const { battle, diagnostics } = await readAs(`### Plancenoit
#### French units:
7-4: 1517; 1417 (Guard)
#### Allied units (British, Prussian):
3-3: 1410
Game-Turn No. Prussian Units (Prussian; at 2713-2722)
3 one 6-4, nine 5-4
The French win if they have destroyed 5 points.`)
    expect(diagnostics).toEqual([])
    expect(battle).toMatchObject({
      system: 'napoleon-at-waterloo',
      edition: 'standard',
      turns: 10,
      board: { columns: '01-27', rows: 22 },
      units: {
        french: { infantry: { '7-4': ['1517', { at: '1417', name: 'Guard' }] } },
        allied: { artillery: { '3-3': ['1410'] } },
      },
      reinforcements: [
        { turn: 3, side: 'allied', nation: 'prussian', at: ['2713-2722'], units: { infantry: { '6-4': 1, '5-4': 9 } } },
      ],
      victory: [{ side: 'french', when: { destroyed: 5 } }],
    })
  })

  test('with slips says where they are', () => {
    const { diagnostics } = notation.parse(`### Slips
7-4: 1417
#### French units:
7-4: 2817
Whatever.
#### Prussian reinforcements:
Turn 3: one 6-4, some 5-4`).battles[0]!
    expect(diagnostics.map(({ code, range }) => [code, range?.[0]])).toEqual([
      ['notation/sides', 4],
      ['notation/no-side', 10],
      ['notation/hex', 44],
      ['notation/not-understood', 49],
      ['notation/hex', 89],
      ['notation/unknown-type', 104],
    ])
  })
})
