import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { placeAt } from '../../src/scenario/schema/nodes.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { makePalette } from '../../src/systems/vive-lempereur/edit/palette.ts'
import { fittingValues } from '../../src/systems/vive-lempereur/edit/sides.ts'
import { survey } from '../../src/systems/vive-lempereur/edit/survey.ts'
import { SCHEMA_ROOT, type ViveLempereurScenario } from '../../src/systems/vive-lempereur/format/index.ts'
import { notation } from '../../src/systems/vive-lempereur/format/notation/index.ts'
import { compile, deployAtStart } from '../../src/systems/vive-lempereur/rules/index.ts'
import { compare } from '../../src/systems/vive-lempereur/text/diff/index.ts'
import { describeBattle } from '../../src/systems/vive-lempereur/text/index.ts'
import { playerAid } from '../../src/systems/vive-lempereur/view/aid/tables.ts'
import { boardView } from '../../src/systems/vive-lempereur/view/portrait.ts'
import { makeCounters } from '../../src/systems/vive-lempereur/view/print/counters.ts'
import { codes, marked, places } from '../fixtures/diagnostics/sound-battle.ts'

const TEXT = `format: 1
system: vive-lempereur
id: goldbach
title: Goldbach
turns: 6
board:
  kind: hex
  columns: A-C
  rows: 6
  sectors: { west: [A1-A6], centre: [B1-B6], east: [C1-C6] }
sides:
  french: { name: French, nations: [french], edge: south }
  allied: { name: Allied, nations: [english], edge: north }
troops:
  pavlovsk: { name: Pavlovsk Grenadiers, like: elite-infantry, letter: P, elements: 5, fire: [12, 6, 3] }
  licornes: { like: horse-artillery, symbol: artillery, fire: [19, 11], fireAfterMoving: [12, 7] }
units:
  french: { regular-infantry: [A1, B1, C1] }
  allied: { pavlovsk: [A6, { at: B6, fire: 11, losses: 1 }], licornes: [C6] }
reinforcements:
  - { side: allied, turn: 3, units: { pavlovsk: [A6] } }
  - side: allied
    pool: { licornes: 2 }
    stages: [{ from: 4, each: turn, units: 1, entrance: { choose: [A6-C6] } }]
victory:
  - { side: french, level: marginal, check: end-of-turn, when: { eliminated: { side: allied, types: [pavlovsk], units: 1 } } }
`
const battle = parse(TEXT) as ViveLempereurScenario

/** The battle with other troops, units or the like; » marks what is wrong. */
const withTroops = (troops: string) => TEXT.replace(/troops:\n(.*\n){2}/, `troops:\n${troops}\n`)

describe('a battle with troops of its own', () => {
  test('has nothing to report', () => {
    expect(codes(TEXT)).toEqual([])
  })

  test('draws letter, symbol and strength on the counters, and prints their values', () => {
    const portrait = boardView.portrayScenario(battle, 3)!
    const allied = portrait.pieces.filter(({ side }) => side === 1)
    expect(allied.map(({ type, grade, symbol, strength, full }) => [type, grade, symbol, strength, full])).toEqual([
      ['Pavlovsk Grenadiers', 'P', 'infantry', 5, 5],
      ['Pavlovsk Grenadiers', 'P', 'infantry', 4, 5],
      ['Licornes', '', 'artillery', 3, 3],
      ['Pavlovsk Grenadiers', 'P', 'infantry', 5, 5],
    ])
    expect(JSON.stringify(drawScene(portrait, { theme: THEMES.light }))).toContain('"P"')
    const counters = makeCounters(compile(battle)).filter(({ side, isSpare }) => side === 1 && !isSpare)
    expect(counters.map(({ values }) => values).slice(0, 2)).toEqual(['12/6/3', '11/6/3'])
    expect(counters.at(-1)?.values).toBe('19/11 (12/7)')
  })

  test('tells them in the player aid, the sheet and the notation, which names what it cannot say', () => {
    const units = playerAid(compile(battle)).find(({ heading }) => heading?.startsWith('Units'))
    expect(units?.table?.rows.find(([name]) => name === 'Pavlovsk Grenadiers')).toEqual([
      'Pavlovsk Grenadiers',
      '5',
      '2',
      '1',
      '12',
      '6',
      '3',
      '–',
      '–',
      '4',
    ])
    const sheet = JSON.stringify(describeBattle(battle))
    expect(sheet).toContain('Pavlovsk Grenadiers, like Elite Infantry: letter P, 5 elements, fire 12/6/3.')
    expect(sheet).toContain('B6 (losses 1) [fire 11]')
    expect(sheet).toContain('2 Licornes units')
    expect(sheet).toContain('Pavlovsk Grenadiers')
    const written = notation.format(battle)
    expect(written).toMatchObject({ omitted: ['troops', 'values of units'] })
    expect('text' in written && written.text).toContain('**Elite Infantry (11/6):** A6; B6 (losses 1)')
    expect('text' in written && written.text).toContain('2 Horse Artillery units.')
  })

  test('tells what became of a type, and of a unit', () => {
    const after = parse(TEXT.replace('fire: [12, 6, 3]', 'fire: [13, 6, 3]').replace('fire: 11', 'moves: 3'))
    expect(compare(battle, after).map(({ text }) => text)).toEqual([
      'unit type Pavlovsk Grenadiers, like Elite Infantry: letter P, 5 elements, fire 12/6/3 → Pavlovsk Grenadiers, like Elite Infantry: letter P, 5 elements, fire 13/6/3',
      'Allied Pavlovsk Grenadiers at B6 [fire 11 → moves 3]',
    ])
  })

  test('offers them in the palette and in forms, and surveys their strength', () => {
    const palette = makePalette(battle)
    const pavlovsk = palette.units.find(({ type }) => type === 'pavlovsk')
    expect(pavlovsk).toMatchObject({ name: 'Pavlovsk Grenadiers', sides: ['french', 'allied'] })
    expect(pavlovsk?.values).toBe('5 elements, moves 2, 1 and fires, fire 12/6/3')
    expect(survey(battle).pieces.map(({ strength }) => strength)).toEqual([4, 4, 4, 5, 4, 3, 5])
    const like = placeAt(SCHEMA_ROOT, battle, ['troops', 'pavlovsk', 'like'])!
    expect(fittingValues(battle, like, undefined)).toContain('licornes')
    const type = placeAt(SCHEMA_ROOT, battle, ['victory', 0, 'when', 'eliminated', 'types', 0])!
    expect(fittingValues(battle, type, undefined)).toContain('pavlovsk')
  })

  test('is compiled once into rows that units share unless they differ', () => {
    const { roster } = compile(battle)
    expect(roster.rows.length).toBe(17)
    expect(deployAtStart(compile(battle), 1).strength.slice(3, 6)).toEqual(Int32Array.of(5, 5, 3))
  })
})

describe('troops with mistakes are told of their root cause', () => {
  const mistakes: [what: string, code: string, troops: string][] = [
    [
      'like nothing that there is',
      'troop/unknown',
      '  pavlovsk: { like: »elite }\n  licornes: { like: horse-artillery }',
    ],
    ['like nothing at all', 'troop/unknown', '  »pavlovsk: { letter: P }\n  licornes: { like: horse-artillery }'],
    ['in a circle', 'troop/circle', '  pavlovsk: { like: »licornes }\n  licornes: { like: pavlovsk }'],
    [
      'with a name twice',
      'troop/same-name',
      '  »pavlovsk: { name: Old Guard, like: old-guard }\n  licornes: { like: horse-artillery }',
    ],
    [
      'that nobody has',
      'troop/unused',
      '  pavlovsk: { like: old-guard }\n  licornes: { like: horse-artillery }\n  »jaegers: { like: regular-infantry }',
    ],
    [
      'with a fire value beyond all',
      'schema/number',
      '  pavlovsk: { like: old-guard, fire: [»99] }\n  licornes: { like: horse-artillery }',
    ],
    [
      'of nine elements',
      'schema/number',
      '  pavlovsk: { like: old-guard, elements: »9 }\n  licornes: { like: horse-artillery }',
    ],
    [
      'of a nation that there is not',
      'nation/unknown',
      '  pavlovsk: { like: old-guard, nation: »saxon }\n  licornes: { like: horse-artillery }',
    ],
    [
      'cavalry with two values',
      'troop/values',
      '  pavlovsk: { like: light-cavalry, »fire: [9, 4] }\n  licornes: { like: horse-artillery }',
    ],
    [
      'infantry that becomes cavalry',
      'troop/values',
      '  pavlovsk: { like: old-guard, »arm: cavalry }\n  licornes: { like: horse-artillery }',
    ],
    [
      'a square of guns',
      'troop/values',
      '  pavlovsk: { like: old-guard }\n  licornes: { like: horse-artillery, »square: true }',
    ],
    [
      'a hole in the values after moving',
      'troop/values',
      '  pavlovsk: { like: old-guard }\n  licornes: { like: horse-artillery, »fire: [14, 8] }',
    ],
    [
      'values after moving for who never does',
      'troop/values',
      '  pavlovsk: { like: old-guard }\n  licornes: { like: heavy-artillery, »fireAfterMoving: [1, 1, 1, 1, 1] }',
    ],
    [
      'fire after more hexes than moves',
      'troop/values',
      '  pavlovsk: { like: old-guard, moves: 1, »movesAndFires: 2 }\n  licornes: { like: horse-artillery }',
    ],
    [
      'a reaction without a zone',
      'troop/values',
      '  pavlovsk: { like: old-guard, zoneOfControl: false, »reacts: true }\n  licornes: { like: horse-artillery }',
    ],
    [
      'a reaction without a square',
      'troop/values',
      '  pavlovsk: { like: old-guard, square: false, »reacts: true }\n  licornes: { like: horse-artillery }',
    ],
    [
      'a choice for cavalry',
      'troop/values',
      '  pavlovsk: { like: light-cavalry, »choosesTarget: true }\n  licornes: { like: horse-artillery }',
    ],
  ]
  test.each(mistakes)('%s', (_, code, troops) => {
    const { text, at } = marked(withTroops(troops))
    expect(places(text)).toEqual([`${code} ${at}`])
  })

  test('a unit, too: a general with fire, and a type of another nation', () => {
    const general = marked(TEXT.replace('licornes: [C6] }', 'licornes: [C6], general: [{ at: C6, »fire: 9 }] }'))
    expect(places(general.text)).toContain(`troop/values ${general.at}`)
    const foreign = marked(
      TEXT.replace('letter: P', 'letter: P, nation: french').replace('{ pavlovsk: [A6, {', '{ »pavlovsk: [A6, {'),
    )
    expect(places(foreign.text)).toContain(`unit/foreign-type ${foreign.at}`)
  })

  test('a garrison in reserve, and a type that no list knows', () => {
    const garrison = marked(TEXT.replace('pool: { licornes: 2 }', 'pool: { licornes: 1, »garrison: 1 }'))
    expect(places(garrison.text)).toEqual([`unit/garrison-outside-building ${garrison.at}`])
    const unknown = marked(TEXT.replace('pool: { licornes: 2 }', 'pool: { licornes: 1, »licorns: 1 }'))
    expect(places(unknown.text)).toEqual([`troop/unknown ${unknown.at}`])
  })
})
