import { describe, expect, test } from 'vitest'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { beginsCase, writeCase } from '../../src/systems/vive-lempereur/cases/position-export/case.ts'
import { completeDraft, type ViveLempereurScenario } from '../../src/systems/vive-lempereur/format/index.ts'
import { notation } from '../../src/systems/vive-lempereur/format/notation/index.ts'
import { compile, game } from '../../src/systems/vive-lempereur/rules/index.ts'
import { compare } from '../../src/systems/vive-lempereur/text/diff/index.ts'
import { describeBattle } from '../../src/systems/vive-lempereur/text/index.ts'
import { playerAid } from '../../src/systems/vive-lempereur/view/aid/tables.ts'
import { makePrintKit } from '../../src/systems/vive-lempereur/view/print/print-kit.ts'

const ROWS = { 1: ['0/1', '2/0'], 2: ['0/1', '2/0'], 3: ['1/0', '2/1'], 4: ['1/0', '2/1'], 5: ['1/1', '3/0'] }
const EFFECTS = { hits: [1, 3], effects: { ...ROWS, 6: ['1/0', '3/2'] } }

const SPECIAL = ['french', 'english', 'french', 'english', 'french', 'english']

const BATTLE = {
  format: 1,
  system: 'vive-lempereur',
  id: 'tables',
  title: 'Tables',
  turns: 4,
  board: {
    kind: 'hex',
    columns: 'A-C',
    rows: 6,
    sectors: { west: ['A1-A6'], centre: ['B1-B6'], east: ['C1-C6'] },
  },
  sides: {
    french: { name: 'French', nations: ['french'], edge: 'south' },
    allied: { name: 'Allied', nations: ['english'], edge: 'north' },
  },
  units: { french: { 'regular-infantry': ['A1', 'B1', 'C1'] }, allied: { 'regular-infantry': ['A6', 'B6', 'C6'] } },
  tables: {
    modifiers: { infantry: { general: 3 }, cavalry: { onSquare: -8, onCavalry: 1 } },
    combatEffects: EFFECTS,
    dice: { command: ['flag', 'flag', 'infantry', 'cavalry', 'artillery', 'general'], special: SPECIAL },
    cards: { centre: { count: 3, dice: 6 }, 'grand-charge': { units: 4 }, bombardment: { units: 2, fireTimes: 3 } },
  },
  victory: [],
} as const

const changed = (tables: object) => ({ ...structuredClone(BATTLE), tables })
const found = (tables: object) =>
  validate(JSON.stringify(changed(tables)), SYSTEMS).diagnostics.map(({ code, message }) => `${code}: ${message}`)
const scenarioOf = (battle: object) => completeDraft(structuredClone(battle)) as ViveLempereurScenario
const tableOf = (tables: object, heading: string) =>
  playerAid(compile(scenarioOf(changed(tables)))).find((section) => section.heading === heading)!.table!

describe('tables of a battle’s own', () => {
  test('are sound, and stand in the player aid and the print kit instead of the book’s', () => {
    expect(found(BATTLE.tables)).toEqual([])
    const modifiers = tableOf(BATTLE.tables, 'Fire modifiers (9.2)').rows
    expect(modifiers).toContainEqual(['Infantry', 'with a general, at an adjacent enemy', '+3'])
    expect(modifiers).toContainEqual(['Cavalry', 'with a general, at an adjacent enemy', '+2'])
    expect(modifiers).toContainEqual(['Cavalry', 'on a square', '−8'])
    expect(modifiers).toContainEqual(['Cavalry', 'on cavalry', '+1'])
    const { head, rows } = tableOf(BATTLE.tables, 'Combat (9.0, 9.1)')
    expect([head, rows[0], rows[5]]).toEqual([
      ['d6', '1 to 2 hits', '3 or more'],
      ['1', 'back 1', 'lose 2'],
      ['6', 'lose 1', 'lose 3, back 2'],
    ])
    const reactions = tableOf(BATTLE.tables, 'Reactions to a charge (9.3)').rows
    expect(reactions[1]![1]).toBe(
      'one hit: on 1, 2 and 5 the charge also stops; on 3, 4 and 6 it goes on if any element is left',
    )
    expect(
      makePrintKit(structuredClone(BATTLE))!.tables.find((one) => one.heading.startsWith('Combat'))!.table,
    ).toEqual({
      head,
      rows,
    })
  })

  test('dice and cards stand there, too, and on the cards to cut out', () => {
    expect(tableOf(BATTLE.tables, 'Command dice (1.2, 5.1)').rows[0]!.slice(0, 2)).toEqual(['1', 'flag'])
    expect(tableOf(BATTLE.tables, 'Special dice (1.2)').rows).toEqual([
      ['1, 3, 5', 'French'],
      ['2, 4, 6', 'English'],
    ])
    const { rows } = tableOf(BATTLE.tables, 'Cards (3.1, 3.2)')
    expect(rows).toContainEqual(['Centre', '3', '6 command dice for the sector'])
    expect(rows).toContainEqual(['Grand charge', '1', 'up to 4 cavalry units: moves and shocks'])
    const bombardment = 'up to 2 artillery units: fires with 3 times its value, or moves twice its hexes'
    expect(rows).toContainEqual(['Bombardment', '1', bombardment])
    const cards = makePrintKit(structuredClone(BATTLE))!.cards.filter(({ side }) => side === 0)
    const centre = cards.find(({ name }) => name === 'Centre')!
    expect([centre.count, centre.text]).toEqual([3, expect.stringContaining('Roll 6 command dice') as string])
    expect(cards.find(({ name }) => name === 'Bombardment')!.text).toContain('Each of up to 2 batteries')
  })

  test('a line that is set to nothing is not printed', () => {
    const rows = tableOf({ modifiers: { infantry: { onCavalry: 0 } } }, 'Fire modifiers (9.2)').rows
    expect(rows.filter(([who, when]) => who === 'Infantry' && when === 'at cavalry')).toEqual([])
  })

  test('stand in the description, with what the book has', () => {
    const sections = describeBattle(scenarioOf(BATTLE))
    expect(sections.find(({ heading }) => heading === 'Fire modifiers of this battle')!.table!.rows).toEqual([
      ['Infantry', 'with a general, at an adjacent enemy', '+3', '+2'],
      ['Cavalry', 'on a square', '-8', '-10'],
      ['Cavalry', 'on cavalry', '+1', '0'],
    ])
    expect(sections.find(({ heading }) => heading === 'Combat effects of this battle')!.table!.rows).toHaveLength(6)
    expect(sections.find(({ heading }) => heading === 'Dice of this battle')!.table!.rows[1]).toEqual([
      'Special dice',
      'French',
      'English',
      'French',
      'English',
      'French',
      'English',
    ])
    const cards = sections.find(({ heading }) => heading === 'Cards of this battle')!.table!.rows
    expect(cards.map(([card]) => card)).toEqual(['Centre', 'Grand charge', 'Bombardment'])
    expect(
      describeBattle(scenarioOf(changed({ modifiers: { infantry: { onCavalry: -2 } } }))).map((one) => one.heading),
    ).not.toContain('Fire modifiers of this battle')
  })

  test('are compared cell by cell with the book’s and with each other', () => {
    const { tables: _tables, ...plain } = structuredClone(BATTLE)
    const texts = (before: object, after: object) => compare(before, after).map(({ text }) => text)
    expect(texts(plain, changed({ modifiers: BATTLE.tables.modifiers }))).toEqual([
      'modifier of infantry with a general, at an adjacent enemy: 2 → 3',
      'modifier of cavalry on a square: -10 → -8',
      'modifier of cavalry on cavalry: 0 → 1',
    ])
    const effects = (six: readonly string[]) => changed({ combatEffects: { ...EFFECTS, effects: { ...ROWS, 6: six } } })
    expect(texts(effects(['1/0', '3/2']), effects(['1/2', '4/2']))).toEqual([
      'effect of 1 hit on 6: lose 1 → lose 1, back 2',
      'effect of 2 hits on 6: lose 1 → lose 1, back 2',
      'effect of 3 or more hits on 6: lose 3, back 2 → lose 4, back 2',
    ])
    expect(texts(plain, changed({ combatEffects: EFFECTS }))).toEqual(['combat effects: 12 changed'])
    expect(texts(plain, changed({ dice: BATTLE.tables.dice }))).toEqual([
      'command die: infantry 2 → 1',
      'command die: flag 1 → 2',
      'special die: french 2 → 3',
      'special die: english 2 → 3',
      'special die: prussian 2 → 0',
    ])
    expect(texts(plain, changed({ cards: BATTLE.tables.cards }))).toEqual([
      'centre card, number of each side: 2 → 3',
      'centre card, command dice: 5 → 6',
      'grand charge card, units: 5 → 4',
      'bombardment card, units: all → 2',
      'bombardment card, times the fire value: 2 → 3',
    ])
    expect(texts(structuredClone(BATTLE), structuredClone(BATTLE))).toEqual([])
  })

  test('go with a case that is written from a game, as ground and nations of its own do', () => {
    const nations = { russian: { like: 'english' } }
    const state = game.setup(scenarioOf({ ...BATTLE, nations }), 1)
    let [action] = game.actions(state, game.deciders(state)[0]!)
    while (!beginsCase(state, action!)) {
      game.apply(state, action!)
      ;[action] = game.actions(state, game.deciders(state)[0]!)
    }
    expect(writeCase(state, [action!])).toMatchObject({
      file: { cases: [{ position: { tables: BATTLE.tables, nations } }] },
    })
  })

  test('have no notation', () => {
    const written = notation.format(scenarioOf(BATTLE))
    expect(written).toMatchObject({ omitted: expect.arrayContaining(['tables']) as unknown })
  })
})

describe('mistakes with them', () => {
  const effects = (more: object) => found({ combatEffects: { ...EFFECTS, ...more } })

  test('a table with a hole: a row or a cell is missing', () => {
    expect(effects({ effects: ROWS })).toEqual(['dice/table: The combat effects table has no row for 6.'])
    expect(effects({ effects: { ...ROWS, 6: ['1/1'] } })).toEqual([
      'table/row: The row for 6 has 1 effect for 2 columns.',
    ])
  })

  test('hits without a column: the first is not one, or they do not rise', () => {
    expect(effects({ hits: [2, 3] })).toEqual([
      'table/order: The first column is for 2 hits, so one hit has no effect defined.',
    ])
    expect(effects({ hits: [1, 1] })).toEqual(['table/order: After 1 hit comes a column for more, not for 1.'])
  })

  test('more hits that cost less', () => {
    expect(effects({ effects: { ...ROWS, 6: ['3/0', '1/0'] } })).toEqual([
      'table/contradiction: On 6, 3 hits cost 1, fewer than the 3 of 1 hit.',
    ])
  })

  test('dice that order nobody of an arm, or lack the flag of a nation', () => {
    const command = ['general', 'general', 'infantry', 'infantry', 'infantry', 'infantry']
    expect(found({ dice: { command } })).toEqual([
      'dice/no-face: No face of the command dice orders cavalry or artillery.',
    ])
    const special = ['french', 'french', 'french', 'french', 'french', 'prussian']
    expect(found({ dice: { special } })).toEqual([expect.stringContaining('shows the English flag')])
  })

  test('a deck without cards, without enough, or without one that orders a sector', () => {
    const cards = ['left', 'centre', 'right', 'coordinated-attack', 'infantry-manoeuvre', 'grand-charge', 'bombardment']
    const none = Object.fromEntries(cards.map((card) => [card, { count: 0 }]))
    expect(found({ cards: none })).toEqual(['cards/deck-too-small: The deck has 0 cards; a hand needs 6 (4.1).'])
    expect(found({ cards: { ...none, left: { count: 5 } } })).toEqual([
      'cards/deck-too-small: The deck has 5 cards; a hand needs 6 (4.1).',
    ])
    expect(found({ cards: { ...none, left: { count: 6 } } }).map((one) => one.split(':')[0])).toEqual([
      'cards/no-order',
      'cards/no-order',
    ])
  })

  test('the printed table, retyped', () => {
    const printed = {
      hits: [1, 2, 3],
      effects: {
        1: ['0/1', '1/1', '2/1'],
        2: ['0/1', '1/2', '2/2'],
        3: ['1/0', '2/0', '3/1'],
        4: ['1/0', '2/0', '3/1'],
        5: ['1/1', '2/1', '3/2'],
        6: ['1/2', '2/2', '3/2'],
      },
    }
    expect(found({ combatEffects: printed })).toEqual(['table/as-printed: Every effect is that of the book.'])
    expect(found({ cards: { left: { dice: 5 } } })).toEqual(['table/as-printed: Every card is that of the book.'])
    const command = ['flag', 'infantry', 'infantry', 'cavalry', 'artillery', 'general']
    expect(found({ dice: { command } })).toEqual(['table/as-printed: Every face is that of the book.'])
  })

  test('numbers out of range and unknown lines are one error of the schema each, and nothing else', () => {
    const wrong = [
      { modifiers: { cavalry: { onSquare: -21 } } },
      { dice: { command: ['flag', 'flag', 'infantry', 'cavalry', 'artillery'] } },
      { dice: { special: ['french', 'french', 'french', 'french', 'french', 'russian'] } },
      { cards: { left: { dice: 13 } } },
      { cards: { 'grand-charge': { moves: 4 } } },
      { modifiers: { artillery: { general: 1 } } },
      { combatEffects: { ...EFFECTS, hits: [1, 10] } },
      { combatEffects: { ...EFFECTS, effects: { ...ROWS, 6: ['1/0', '10/0'] } } },
      { combatEffects: { ...EFFECTS, effects: { ...ROWS, 6: ['1/0', '3/2'], 7: ['1/0', '3/2'] } } },
    ]
    for (const tables of wrong) {
      expect(found(tables)).toEqual([expect.stringMatching(/^schema\//)])
      expect(makePrintKit(changed(tables))).toBeDefined()
    }
  })
})
