import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { convert } from '../../../../scenario/convert/convert.ts'
import { formatSheet } from '../../../../scenario/convert/markdown.ts'
import type { WrittenNotation } from '../../../../scenario/convert/notation.ts'
import { SYSTEMS } from '../../../index.ts'
import { describeBattle } from '../../text/describe-battle.ts'
import type { ViveLempereurScenario } from '../types.gen.ts'
import { formatNotation } from './format-notation.ts'

function shipped(id: string): ViveLempereurScenario {
  const file = new URL(`../../../../../scenarios/vive-lempereur/${id}.yaml`, import.meta.url)
  return parse(readFileSync(file, 'utf8')) as ViveLempereurScenario
}

function written(scenario: ViveLempereurScenario): WrittenNotation {
  const result = formatNotation(scenario)
  if ('impossible' in result) throw new Error(result.impossible)
  return result
}

async function readAgain(scenario: ViveLempereurScenario): Promise<ViveLempereurScenario> {
  const { text } = written(scenario)
  const { output, diagnostics } = await convert({ text, from: 'notation', to: 'json' }, SYSTEMS)
  expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([])
  return JSON.parse(output!) as ViveLempereurScenario
}

function withoutDoubts(arrivals: ViveLempereurScenario['reinforcements']): unknown {
  return (
    arrivals && JSON.parse(JSON.stringify(arrivals, (key, value: unknown) => (key === 'suspect' ? undefined : value)))
  )
}

describe('the set-up notation', () => {
  test.each(['waterloo', 'quatre-bras', 'ligny'])('%s can be read again, but for ground and prose', async (id) => {
    const scenario = shipped(id)
    const again = await readAgain(scenario)
    for (const key of [
      'format',
      'system',
      'id',
      'title',
      'date',
      'turns',
      'units',
      'control',
      'specialRules',
      'victory',
    ] as const) {
      expect(again[key]).toEqual(scenario[key])
    }
    expect(again.reinforcements).toEqual(withoutDoubts(scenario.reinforcements))
    expect(again.board.sectors).toEqual(scenario.board.sectors)
    for (const [side, { nations, edge }] of Object.entries(scenario.sides)) {
      expect(again.sides[side]).toMatchObject({ nations, edge })
    }
  })

  test('sides at the west and east edge survive, with sectors from north to south', async () => {
    const base = shipped('ligny')
    const [french, prussian] = [
      { name: 'French', nations: ['french' as const], edge: 'west' as const },
      { name: 'Prussian', nations: ['prussian' as const], edge: 'east' as const },
    ]
    const usual = { north: ['A10-V13'], centre: ['A5-V9'], south: ['A1-V4'] }
    const other = { north: ['A12-V13'], centre: ['A5-V11'], south: ['A1-V4'] }
    for (const sectors of [usual, other]) {
      const victory: ViveLempereurScenario['victory'] = [
        {
          side: 'french',
          level: 'marginal',
          check: 'end-of-turn',
          when: { emptySector: { side: 'prussian', sector: 'north' } },
        },
      ]
      const scenario = { ...base, board: { ...base.board, sectors }, sides: { french, prussian }, victory }
      const again = await readAgain(scenario)
      expect(again.board.sectors).toEqual(sectors)
      expect(again.sides).toEqual({ french, prussian })
      expect(again.victory).toEqual(victory)
    }
  })

  test('details, other maps, other sides and names with any letters survive', async () => {
    const base = shipped('ligny')
    const scenario: ViveLempereurScenario = {
      ...base,
      board: {
        kind: 'hex',
        columns: 'C-AB',
        rows: 20,
        sectors: { west: ['C1-D20'], centre: ['E1-K20', 'L1'], east: ['L2-L20', 'M1-AB20'] },
      },
      sides: {
        allies: { name: 'Allies', nations: ['english', 'prussian'], edge: 'south' },
        'corps-2': { name: 'Corps-2', nations: [{ nation: 'french', edge: 'west' }], edge: 'north' },
      },
      units: {
        allies: {
          general: [{ at: 'AA12', name: '  "Foy" **(2nd)**; <b>é𝒳\n', facing: 'NE', nation: 'prussian' }, 'D5'],
          'elite-infantry': [
            { at: 'D6', formation: 'square', losses: 2 },
            { at: 'D7', formation: 'combat' },
          ],
        },
        'corps-2': { 'light-cavalry': ['C20'] },
      },
      reinforcements: [
        { side: 'allies', nation: 'prussian', turn: 2, units: { general: ['C1'] }, acts: 'at-once', occupied: 'wait' },
        { side: 'allies', nation: 'prussian', turn: 3, units: { general: ['C2'] } },
      ],
      victory: [
        { side: 'corps-2', level: 'moral', check: 'end-of-battle', when: { eliminated: { side: 'allies', units: 3 } } },
      ],
    }
    const { board, sides, units, reinforcements, victory } = await readAgain(scenario)
    expect({ board, sides, units, reinforcements, victory }).toEqual({
      board: scenario.board,
      sides: scenario.sides,
      units: scenario.units,
      reinforcements: scenario.reinforcements,
      victory: scenario.victory,
    })
  })

  test('there is none for a battle that the players deploy themselves, be it in part', () => {
    const impossible = 'the players deploy the units themselves, so there is no set-up to write'
    const scenario = shipped('hypothetical')
    expect(formatNotation(scenario)).toEqual({ impossible })
    expect(formatNotation({ ...scenario, units: { french: { general: ['D5'] } } })).toEqual({ impossible })
  })

  test('what it has no words for is listed', () => {
    expect(written(shipped('quatre-bras')).omitted).toEqual([
      'summary',
      'briefing',
      'sources',
      'terrain',
      'roads',
      'rivers',
      'names on the map',
      'names of sides',
      'doubts about arrivals',
    ])
  })
})

describe('the Markdown sheet', async () => {
  const { output } = await convert(
    { text: JSON.stringify(shipped('quatre-bras')), from: 'json', to: 'markdown' },
    SYSTEMS,
  )

  test.each([
    '# Quatre Bras\n\nDate: 1815-06-16 · Turns: 6\n',
    '| French Infantry | 9/5 | 8 | B6, C5, G4, H4, L4, N4, Q4, R4 |',
    '- Anglo-Dutch: At the beginning of turn 4: Militia Infantry in A12.\n',
    '- The French side wins a decisive victory if it controls Quatre Bras (H11, I10 and I11) (checked after every order).',
    '| woods | D7-D9, E6-F10, O3-P4, R7, R8 |',
    '| road: Namur road | I10, K10, L9,',
    '- Terrain: a reconstruction, not as printed (rulebook 13.2).',
  ])('says: %s', (text) => {
    expect(output).toContain(text)
  })

  test('lists forces and pools in the order of the reference sheet, and die results by number', () => {
    const base = shipped('hypothetical')
    const counts = { general: 1, 'light-cavalry': 2, 'elite-infantry': 3 }
    const stage = base.reinforcements!.flatMap((arrival) => ('stages' in arrival ? arrival.stages : []))[0]!
    const scenario: ViveLempereurScenario = {
      ...base,
      deployment: { ...base.deployment!, forces: { french: counts, allied: counts } },
      reinforcements: [
        {
          side: 'french',
          pool: counts,
          stages: [{ ...stage, entrance: { d6: { '1-3': ['H1'], '5-6': ['K1'], '4': ['I1'] } } }],
        },
      ],
    }
    const sheet = formatSheet(scenario, describeBattle(scenario))
    expect(sheet).toMatch(/\| Elite Infantry .*\n\| Light Cavalry .*\n\| Generals /)
    expect(sheet).toMatch(/in the pool: 3 Elite Infantry .*, 2 Light Cavalry .*, 1 General\./)
    expect(sheet).toContain('on 1-3 at H1, on 4 at I1, on 5-6 at K1')
  })

  test('tells how the players set up a hypothetical battle', async () => {
    const { output: sheet } = await convert(
      { text: JSON.stringify(shipped('hypothetical')), from: 'json', to: 'markdown' },
      SYSTEMS,
    )
    expect(sheet).toContain('- Exploration roll with a difference of 5: the loser places all units first.')
    const differences = [...sheet!.matchAll(/with a difference of (\S+):/g)].map(([, difference]) => difference)
    expect(differences).toEqual(['0', '1-2', '3-4', '5'])
    expect(sheet).toContain('- The side that won the exploration roll gives the first order of each round.')
  })
})
