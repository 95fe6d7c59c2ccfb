import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { placeAt } from '../../src/scenario/schema/nodes.ts'
import { drawScene } from '../../src/scene/draw.ts'
import { THEMES } from '../../src/scene/theme.ts'
import { fittingValues } from '../../src/systems/vive-lempereur/edit/sides.ts'
import { SCHEMA_ROOT, type ViveLempereurScenario } from '../../src/systems/vive-lempereur/format/index.ts'
import { notation } from '../../src/systems/vive-lempereur/format/notation/index.ts'
import { compile } from '../../src/systems/vive-lempereur/rules/index.ts'
import { compare } from '../../src/systems/vive-lempereur/text/diff/index.ts'
import { describeBattle } from '../../src/systems/vive-lempereur/text/index.ts'
import { playerAid } from '../../src/systems/vive-lempereur/view/aid/tables.ts'
import { boardView } from '../../src/systems/vive-lempereur/view/portrait.ts'
import { makeCounters } from '../../src/systems/vive-lempereur/view/print/counters.ts'
import { codes } from '../fixtures/diagnostics/sound-battle.ts'

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
nations:
  russian: { name: Russians, like: english, colour: "#3f6b3a" }
  austrian: { name: Austrians, like: prussian, colour: "#e8e4da" }
sides:
  french: { name: French, nations: [french], edge: south }
  allied: { name: Allied, nations: [russian, austrian], edge: north }
units:
  french: { french-infantry: [A1, B1, C1] }
  allied: { english-infantry: [A6, B6], regular-infantry: [{ at: C6, nation: austrian }] }
victory:
  - { side: french, level: marginal, check: end-of-turn, when: { eliminated: { nation: austrian, units: 1 } } }
`
const battle = parse(TEXT) as ViveLempereurScenario

describe('a battle with nations of its own', () => {
  test('has nothing to report: troops named after a nation fight for those who are like it', () => {
    expect(codes(TEXT)).toEqual([])
    expect(codes(TEXT.replace('like: english', 'flag: english'))).toEqual(['unit/foreign-type'])
  })

  test('draws counters in their colours, and explains them in the legend', () => {
    const portrait = boardView.portrayScenario(battle)!
    expect(portrait.sides).toEqual([
      { id: 'french', name: 'French' },
      { id: 'allied', name: 'Allied', colour: '#3f6b3a' },
    ])
    expect(portrait.nations).toEqual([
      { name: 'Russians', colour: '#3f6b3a' },
      { name: 'Austrians', colour: '#e8e4da' },
    ])
    expect(portrait.pieces.slice(0, 3).map(({ colour }) => colour)).toEqual([undefined, undefined, undefined])
    expect(portrait.pieces.slice(3).map(({ colour }) => colour)).toEqual(['#3f6b3a', '#3f6b3a', '#e8e4da'])
    const picture = JSON.stringify(drawScene(portrait, { theme: THEMES.light }))
    for (const colour of ['#3f6b3a', '#e8e4da']) expect(picture).toContain(`"fill":"${colour}"`)
    expect(picture).toContain('Austrians')
  })

  test('prints its counters in their colours, and its flags in the player aid', () => {
    const field = compile(battle)
    expect(makeCounters(field).filter(({ colour }) => colour === '#e8e4da')).toHaveLength(1)
    const dice = playerAid(field).find(({ heading }) => heading?.startsWith('Special dice'))
    expect(dice?.table?.rows.map(([, flag]) => flag)).toEqual(['French', 'English, Russians', 'Prussian, Austrians'])
  })

  test('speaks of its nations in sentences', () => {
    const text = JSON.stringify(describeBattle(battle))
    expect(text).toContain('Russians (Russian): English flag, like the English troops, colour #3f6b3a.')
    expect(text).toContain('C6 (Austrian)')
    expect(text).toContain('1 unit of the Austrian nation')
  })

  test('tells what became of a nation', () => {
    const after = parse(TEXT.replace('like: prussian, colour: "#e8e4da"', 'flag: french')) as ViveLempereurScenario
    expect(compare(battle, after).map(({ text }) => text)).toEqual([
      'nation Austrians (Austrian): Prussian flag, like the Prussian troops, colour #e8e4da → Austrians (Austrian): French flag',
    ])
  })

  test('is written in the notation with the flags of its nations, and says so', () => {
    const written = notation.format(battle)
    expect(written).toMatchObject({ omitted: ['nations'] })
    expect('text' in written && written.text).toContain('Allied units (English; Prussian)')
    expect('text' in written && written.text).toContain('C6 (Prussian)')
  })

  test('offers them in forms and completions, for a side only its own', () => {
    const place = placeAt(SCHEMA_ROOT, battle, ['units', 'allied', 'regular-infantry', 0, 'nation'])!
    expect(fittingValues(battle, place, undefined)).toEqual(['french', 'russian', 'austrian'])
    const like = placeAt(SCHEMA_ROOT, battle, ['nations', 'russian', 'like'])!
    expect(fittingValues(battle, like, undefined)).toEqual(['french', 'english', 'prussian', 'russian', 'austrian'])
    expect(fittingValues(battle, place, 'allied')).toEqual(['russian', 'austrian'])
  })
})
