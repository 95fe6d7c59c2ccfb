import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { rulebookBattles } from '../../../../../test/support/rulebook-placements.ts'
import { convert } from '../../../../scenario/convert/convert.ts'
import { Lines } from '../../../../scenario/position.ts'
import { checkSchema } from '../../../../scenario/schema/check-schema.ts'
import { SYSTEMS } from '../../../index.ts'
import { SCHEMA, validator } from '../schema.ts'
import type { Placement, PlacementsByType, ViveLempereurScenario } from '../types.gen.ts'
import { SET_UPS } from './set-ups.fixture.ts'

async function read(text: string, scenario?: string) {
  const result = await convert(
    { text, from: 'notation', to: 'yaml', ...(scenario !== undefined && { scenario }) },
    SYSTEMS,
  )
  const lines = new Lines(text)
  const found = result.diagnostics.map(({ code, range, message, hint }) => {
    const { line, column } = lines.at(range?.[0] ?? 0)
    return { code, place: `${line}:${column}`, message, hint }
  })
  return { ...result, found, battle: parse(result.output ?? 'null') as ViveLempereurScenario }
}

/** A small set-up with these lines after those of the French. */
function setUp(...more: string[]): string {
  return ['### Test', '#### French units:', 'Generals: D5', '#### Prussian units:', 'Generals: E9', ...more].join('\n')
}

function hexes(units: PlacementsByType | undefined): Record<string, string[]> {
  const entries = Object.entries(units ?? {}) as [string, Placement[]][]
  return Object.fromEntries(
    entries.map(([type, list]) => [type, list.map((one) => (typeof one === 'string' ? one : one.at)).sort()]),
  )
}

describe("the book's set-ups", async () => {
  for (const [id, { rule, sides, arrivals }] of Object.entries(rulebookBattles)) {
    const file = new URL(`../../../../../scenarios/vive-lempereur/${id}.yaml`, import.meta.url)
    const shipped = parse(readFileSync(file, 'utf8')) as ViveLempereurScenario
    const { battle, output } = await read(SET_UPS, shipped.title)

    test(`${rule} ${shipped.title} has the placements of the book and of the shipped battle`, () => {
      expect(Object.keys(battle.sides)).toEqual(Object.keys(shipped.sides))
      for (const side of Object.keys(sides)) {
        expect(hexes(battle.units?.[side])).toEqual(hexes(sides[side]))
        expect(hexes(battle.units?.[side])).toEqual(hexes(shipped.units?.[side]))
      }
    })

    test(`${rule} ${shipped.title} has the arrivals of the book that come on fixed turns`, () => {
      expect(battle.reinforcements ?? []).toEqual(arrivals)
    })

    test(`${rule} ${shipped.title} fits the schema, on the printed map with its three sectors`, () => {
      expect(checkSchema({ schema: SCHEMA, validator }, parse(output!))).toEqual([])
      const { kind, columns, rows, sectors } = shipped.board
      expect(battle.board).toEqual({ kind, columns, rows, sectors })
      expect(battle.turns).toBe(shipped.turns)
    })
  }

  test('13.1 the Prussian pool of Waterloo waits in a comment, because how it arrives is prose', async () => {
    const { output, found, battle } = await read(SET_UPS, 'waterloo')
    expect(output).toContain(
      'pool: { general: 1, regular-infantry: 8, heavy-cavalry: 1, light-cavalry: 1, medium-artillery: 2 }',
    )
    expect(found).toContainEqual(expect.objectContaining({ code: 'notation/by-hand', place: '27:6' }))
    expect(battle.sides['allied']?.nations).toEqual(['english', 'prussian'])
  })

  test('13.2 two blocks of arrivals with the same turn are both taken, and pointed out', async () => {
    const { found } = await read(SET_UPS, 'Quatre Bras')
    expect(found.filter(({ code }) => code === 'notation/same-turn')).toHaveLength(1)
  })

  test('a text with several battles asks which one', async () => {
    expect((await read(SET_UPS)).refusal).toBe(
      'the text has several battles: Waterloo, Quatre Bras, Ligny. Choose one with --scenario.',
    )
    expect((await read(SET_UPS, 'Lignny')).refusal).toBe('the text has no battle Lignny. Did you mean Ligny?')
  })
})

describe('unit lines', () => {
  test.each([
    ['**French Infantry (9/5):** D5; E4; F5 e G4.'],
    ['- **French  Infantry** (9/5) : d5, e4 , f5 and g4'],
    ['French infantry: D5;E4;F5; G4; .'],
    ['FRENCH INFANTRY (9/5) D5 E4 F5 G4'],
    ['Infantry, French: D 5; E 4; F 5 et G 4.'.replace(',', '')],
    ['French\u00a0Infantry&nbsp;(9/5):\u00a0D5;\u00a0E4;\n F5; G4.'],
    ['<b>French Infantry (9):</b> in D5; at E4; F5 & G4'],
  ])('%s is four French units', async (line) => {
    const { battle, found } = await read(setUp('#### French units:', line))
    expect(found).toEqual([])
    expect(battle.units?.['french']?.['french-infantry']).toEqual(['D5', 'E4', 'F5', 'G4'])
  })

  test.each([
    ['Dragons/Lancers (12)', 'medium-cavalry'],
    ['Dragons Cavalry', 'medium-cavalry'],
    ['Lanciers (M)', 'medium-cavalry'],
    ['dragoon', 'medium-cavalry'],
    ['Infantry Militia', 'militia-infantry'],
    ['Heavy Cavalry (H)', 'heavy-cavalry'],
    ['medium artillery', 'medium-artillery'],
    ['General', 'general'],
    ['Garrison', 'garrison'],
    ['old-guard', 'old-guard'],
  ])('%s is %s', async (name, type) => {
    const { battle } = await read(setUp('#### French units:', `${name}: K7`))
    expect(Object.keys(battle.units?.['french'] ?? {})).toContain(type)
  })

  test('details stand in brackets behind a hex', async () => {
    const line = 'Light Cavalry: H4 (facing NE; losses 1; Prussian; called "Foy (1st)"); K5 (facing E); L6'
    const { found } = await read(setUp(line))
    expect(found).toMatchObject([{ code: 'notation/detail', place: '6:75' }])
    const { battle } = await read(setUp(line.replace(' (facing E)', ' (in square)')))
    expect(battle.units?.['prussian']?.['light-cavalry']).toEqual([
      { at: 'H4', facing: 'NE', losses: 1, nation: 'prussian', name: 'Foy (1st)' },
      { at: 'K5', formation: 'square' },
      'L6',
    ])
  })

  test('wrong types and hexes are refused at their place, all in one run', async () => {
    const { output, found } = await read(
      setUp('**Regular Infantri (8/5):** D6', '**Light Cavalry:** D5; J4; D15; D; W1; B7-B10.'),
    )
    expect(output).toBeUndefined()
    expect(found).toMatchObject([
      { code: 'notation/unknown-type', place: '6:3', hint: 'Did you mean Regular Infantry?' },
      { code: 'notation/hex', place: '7:24', message: 'J4: there is no column J; after I comes K.' },
      { code: 'notation/hex', place: '7:28', message: 'D15 is off the board, which has columns A-V and rows 1-13.' },
      { code: 'notation/hex', place: '7:33', message: 'D is not a hex.' },
      { code: 'notation/hex', place: '7:36' },
      { code: 'notation/hex', place: '7:40', message: 'B7-B10 is not a hex.' },
    ])
  })

  test('values that contradict the name are pointed out, and the name counts', async () => {
    const { found, battle } = await read(setUp('#### French units:', 'French Infantry (8/5): D5'))
    expect(found).toMatchObject([
      { code: 'notation/values', message: 'French Infantry has 9/5 on the reference sheet, not 8/5.' },
    ])
    expect(battle.units?.['french']?.['french-infantry']).toEqual(['D5'])
  })
})

describe('other lines', () => {
  test('a line that is not understood is told, and stands in a comment of the file', async () => {
    const { output, found } = await read(setUp('They are tired.', '#### Weather:', 'It rains.'))
    expect(found.map(({ code, place }) => [code, place])).toEqual([
      ['notation/not-understood', '6:1'],
      ['notation/not-understood', '7:6'],
      ['notation/not-understood', '8:1'],
    ])
    expect(output).toContain('# - line 6: They are tired.\n')
    expect(output).toContain('# - line 8: It rains.\n')
  })

  test('lines before the title and under later headings are told as a block', async () => {
    const { found } = await read(`Preface\nmore\n${setUp()}\n## Index\nLigny 3`)
    expect(found.map(({ code, place, message }) => [code, place, message])).toEqual([
      ['notation/outside', '1:1', 'Lines 1 to 2 belong to no battle.'],
      ['notation/outside', '8:4', 'Lines 8 to 9 belong to no battle.'],
    ])
  })

  test('prose about ground, rules and arrivals names the key to add it to', async () => {
    const { found } = await read(
      setUp('#### Battlefield:', 'A map.', '#### Special rules:', 'Mud.', '#### Victory conditions:', 'Win.'),
    )
    expect(found.map(({ hint }) => hint)).toEqual([
      'Add this by hand under board.',
      'Add this by hand under specialRules.',
      'Add this by hand under victory.',
    ])
  })

  test('victory sentences take level and moment from the lines above them', async () => {
    const { battle, found } = await read(
      setUp(
        '#### Victory conditions:',
        'The French win if they eliminate 3 Prussian units.',
        '##### Decisive victory',
        'The Prussian player wins immediately if it control the mill (K7, L7 and L8 hexes)',
        '##### Marginal victory',
        '(check at the end of any complete turn)',
        'The Prussians win if they eliminate 4 French units',
      ),
    )
    expect(found).toEqual([])
    expect(battle.victory).toEqual([
      {
        side: 'french',
        level: 'substantial',
        check: 'end-of-round',
        when: { eliminated: { side: 'prussian', units: 3 } },
      },
      { side: 'prussian', level: 'decisive', check: 'immediately', when: { controls: ['K7', 'L7', 'L8'] } },
      { side: 'prussian', level: 'marginal', check: 'end-of-turn', when: { eliminated: { side: 'french', units: 4 } } },
    ])
  })

  test('nations are counted alone or, if they are all of a side, as the side', async () => {
    const text = [
      '### Test',
      '#### French units:',
      'Generals: D5',
      '#### Allied units:',
      'Generals: E9',
      '#### Victory conditions:',
      'The French win if they eliminate 2 English units or a total of 3 combined English and Prussian units.',
      'The allies win if they eliminate 4 French units',
      '#### Prussian reinforcements:',
      'At the start of the 3rd turn:',
      'Generals: V9',
    ].join('\n')
    const { battle, found } = await read(text)
    expect(found).toEqual([])
    expect(battle.victory.map(({ side, when }) => [side, when])).toEqual([
      [
        'french',
        { any: [{ eliminated: { nation: 'english', units: 2 } }, { eliminated: { side: 'allied', units: 3 } }] },
      ],
      ['allied', { eliminated: { side: 'french', units: 4 } }],
    ])
    expect(battle.reinforcements).toEqual([{ side: 'allied', nation: 'prussian', turn: 3, units: { general: ['V9'] } }])
  })

  test.each([
    ['a text without a set-up', 'Dear diary', ['notation/no-setup']],
    ['units under no side', '# A\nGenerals: D5\n## French units\nGenerals: D5', ['notation/sides', 'notation/no-side']],
    [
      'an unknown nation',
      '# A\n## French units\nGenerals: D5\n## Saxon units\nGenerals: E5',
      ['notation/unknown-side'],
    ],
    ['arrivals without a turn', setUp('#### French reinforcements:', 'Generals: A1'), ['notation/no-turn']],
    [
      'arrivals of nobody',
      setUp('#### English reinforcements of', '#### Reinforcements:', 'On turn 2:'),
      ['notation/not-understood', 'notation/no-side'],
    ],
    ['a set-up without a title', setUp().slice('### Test\n'.length), ['notation/no-title']],
    [
      'a pool that does not add up',
      setUp('#### French reinforcements:', '3 Cavalry units (1 heavy, 1 light)'),
      ['notation/by-hand', 'notation/count'],
    ],
  ])('%s is told', async (_, text, codes) => {
    expect((await read(text)).found.map(({ code }) => code)).toEqual(codes)
  })

  test('other nations fight under a flag that their heading names', async () => {
    const { battle } = await read(
      '# A\n## Saxon units (French):\nGenerals: D5\n## Austrian units (Prussian; north edge):\nGenerals: E9',
    )
    expect(battle.sides).toEqual({
      saxon: { name: 'Saxon', nations: ['french'], edge: 'south' },
      austrian: { name: 'Austrian', nations: ['prussian'], edge: 'north' },
    })
  })

  test('a plain text without any # is read as well', async () => {
    const { battle } = await read('Ligny\n\nFrench units:\nGenerals: D5\n\nPrussian units:\nGenerals: E9\n')
    expect(battle.title).toBe('Ligny')
    expect(battle.units).toEqual({ french: { general: ['D5'] }, prussian: { general: ['E9'] } })
  })

  test('brackets without end do not overflow the stack', async () => {
    const sentence = `The French win if ${'('.repeat(100_000)}`
    expect((await read(setUp('#### Victory conditions:', sentence))).found).toMatchObject([
      { code: 'notation/by-hand' },
    ])
  })
})
