import { describe, expect, test } from 'vitest'
import { groundsOf, lookOf } from '../../src/engine/portrait.ts'
import { namesIn } from '../../src/scenario/language/names.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { makePalette } from '../../src/systems/vive-lempereur/edit/palette.ts'
import { completeDraft, SCHEMA, type ViveLempereurScenario } from '../../src/systems/vive-lempereur/format/index.ts'
import { compile } from '../../src/systems/vive-lempereur/rules/index.ts'
import { compare } from '../../src/systems/vive-lempereur/text/diff/index.ts'
import { describeBattle } from '../../src/systems/vive-lempereur/text/index.ts'
import { playerAid } from '../../src/systems/vive-lempereur/view/aid/tables.ts'
import { boardView } from '../../src/systems/vive-lempereur/view/portrait.ts'
import { makePrintKit } from '../../src/systems/vive-lempereur/view/print/print-kit.ts'

const BATTLE = {
  format: 1,
  system: 'vive-lempereur',
  id: 'ponds',
  title: 'Ponds',
  turns: 4,
  board: {
    kind: 'hex',
    columns: 'A-C',
    rows: 6,
    terrain: { ice: ['B3'], woods: ['A3'] },
    sectors: { west: ['A1-A6'], centre: ['B1-B6'], east: ['C1-C6'] },
  },
  ground: {
    ice: { name: 'thin ice', like: 'stream', enters: ['infantry'], look: { pattern: 'ice', colour: '#d0e0f0' } },
    woods: { stops: false },
  },
  sides: {
    french: { name: 'French', nations: ['french'], edge: 'south' },
    allied: { name: 'Allied', nations: ['english'], edge: 'north' },
  },
  units: { french: { 'regular-infantry': ['A1', 'B1', 'C1'] }, allied: { 'regular-infantry': ['A6', 'B6', 'C6'] } },
  victory: [],
} as const

const changed = (change: object) => ({ ...structuredClone(BATTLE), ...change })
const codesOf = (battle: object) => validate(JSON.stringify(battle), SYSTEMS).diagnostics.map(({ code }) => code)
const scenario = completeDraft(structuredClone(BATTLE)) as ViveLempereurScenario

describe('ground of a battle’s own', () => {
  test('is sound, painted like any other', () => {
    expect(codesOf(BATTLE)).toEqual([])
  })

  test('has a tile in the palette, with its look and effects; the rulebook’s keep their words', () => {
    const { terrain } = makePalette(BATTLE)
    expect(terrain.at(-1)).toEqual({
      id: 'ice',
      name: 'Thin ice',
      pattern: 'ice',
      colour: '#d0e0f0',
      effects:
        'only infantry may enter; a unit that enters stops; -2 to fire from here; guns do not fire from here; no squares; does not block sight',
    })
    const effects = (id: string) => terrain.find((one) => one.id === id)!.effects
    expect(effects('woods')).toMatch(/^free to move; -2 to fire at a unit here/)
    expect(effects('hill')).toMatch(/\(8\.3\)$/)
  })

  test('is drawn and named, in the legend and for whoever asks', () => {
    const { board } = boardView.portrayScenario(structuredClone(BATTLE))!
    expect(groundsOf(board)).toEqual(['woods', 'ice'])
    expect(lookOf(board, 'ice')).toEqual({ pattern: 'ice', colour: '#d0e0f0' })
    expect(board.groundNames['ice']).toBe('Thin ice')
  })

  test('stands in the description, the player aid and among the tiles to cut out', () => {
    const sections = describeBattle(scenario)
    expect(sections.find(({ heading }) => heading === 'Ground of this battle')!.sentences).toHaveLength(2)
    const aid = playerAid(compile(scenario)).find(({ heading }) => heading === 'Terrain (8.0)')!
    expect(aid.table!.rows.at(-1)).toEqual([
      'Thin ice',
      'no cavalry or artillery; stop',
      '–',
      '−2',
      'clear',
      'no',
      'own',
    ])
    const deployment = {
      tiles: { stock: { ice: 4 }, draw: 1, ownZone: 1, disputed: 0, atATime: 1 },
      forces: { french: { 'regular-infantry': 1 }, allied: { 'regular-infantry': 1 } },
      order: { hidden: true },
    }
    expect(makePrintKit(changed({ deployment }))!.tiles).toEqual([
      { pattern: 'ice', colour: '#d0e0f0', name: 'thin ice', count: 4 },
    ])
  })

  test('is compared by what differs', () => {
    const texts = (after: object) => compare(structuredClone(BATTLE), after).map(({ text }) => text)
    const ground = { ...BATTLE.ground, ice: { ...BATTLE.ground.ice, stops: false } }
    expect(texts(changed({ ground }))).toEqual(['kind of ground ice: a unit that enters stops → free to move'])
    expect(texts(changed({ ground: { ice: BATTLE.ground.ice } }))[0]).toBe(
      'kind of ground woods: free to move → a unit that enters stops',
    )
    expect(texts(structuredClone(BATTLE))).toEqual([])
  })

  test('is a name that the board refers to', () => {
    const { declared, references } = namesIn(BATTLE, SCHEMA)
    expect(declared.filter(({ kind }) => kind === 'ground').map(({ name }) => name)).toEqual(['ice', 'woods'])
    expect(references.filter(({ kind }) => kind === 'ground')).toEqual([
      { kind: 'ground', name: 'ice', path: ['board', 'terrain', 'ice'], target: 'key' },
    ])
  })
})

describe('mistakes with it', () => {
  const terrain = (lists: object) => ({ board: { ...BATTLE.board, terrain: lists } })

  test('a misspelt kind is one mistake, wherever it stands', () => {
    expect(codesOf(changed(terrain({ icy: ['B3'], woods: ['A3'] })))).toEqual(['ground/unknown'])
    const rule = { rule: 'terrain-counts-as', terrain: 'ice', as: 'opne' }
    expect(codesOf(changed({ specialRules: [rule] }))).toEqual(['ground/unknown'])
  })

  test('kinds in a circle, with one name, without an effect or a hex are told', () => {
    const withGround = (ground: object) => codesOf(changed({ ground: { ...BATTLE.ground, ...ground } }))
    const ice = { like: 'floe', look: { pattern: 'ice' } }
    expect(withGround({ ice, floe: { like: 'ice' } })).toEqual(['ground/circle'])
    expect(withGround({ floe: { like: 'stream' } })).toEqual(['ground/unused'])
    expect(withGround({ woods: { name: 'Thin ice' } })).toEqual(['ground/same-name'])
    expect(withGround({ ice: { passable: false, stops: true, look: { pattern: 'ice' } } })).toEqual([
      'ground/without-effect',
    ])
  })

  test('a kind for hexsides of the same name is another', () => {
    const hedge = { on: 'hexsides', like: 'wall' }
    const board = { ...BATTLE.board, hexsides: { hedge: ['B4/B5'] } }
    expect(codesOf(changed({ board, ground: { ...BATTLE.ground, hedge } }))).toEqual([])
    expect(makePalette(changed({ ground: { ...BATTLE.ground, hedge } })).terrain.map(({ id }) => id)).not.toContain(
      'hedge',
    )
  })

  test('open ground is not painted', () => {
    expect(codesOf(changed(terrain({ ...BATTLE.board.terrain, open: ['C3'] })))).toEqual(['ground/unknown'])
  })

  test('cavalry on ice that is for infantry is told of the ice', () => {
    const units = { ...BATTLE.units, french: { 'regular-infantry': ['A1', 'B1', 'C1'], 'light-cavalry': ['B3'] } }
    const { diagnostics } = validate(JSON.stringify(changed({ units })), SYSTEMS)
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ['unit/forbidden', 'Light Cavalry (french) cannot be in B3: cavalry may not enter thin ice.'],
    ])
  })

  test('values out of range, unknown patterns and colours are errors of the schema', () => {
    const ice = (more: object) => changed({ ground: { ...BATTLE.ground, ice: { ...BATTLE.ground.ice, ...more } } })
    for (const more of [{ firingAt: -21 }, { extraRange: 6 }, { enters: [] }, { look: { pattern: 'lava' } }]) {
      expect(codesOf(ice(more)).every((code) => code.startsWith('schema/'))).toBe(true)
      expect(codesOf(ice(more))).toHaveLength(1)
    }
    expect(codesOf(ice({ look: { colour: 'blue' } }))).toHaveLength(1)
  })

  test('a kind that looks like open ground needs a look', () => {
    const ground = { ...BATTLE.ground, ice: { stops: true } }
    expect(codesOf(changed({ ground }))).toEqual(['ground/looks-alike'])
  })

  test('8.5 a town on a river that a special rule opens anyway is no secret way across', () => {
    const board = {
      ...BATTLE.board,
      terrain: { ice: ['B4'], woods: ['A4'], town: ['B3'] },
      rivers: [{ kind: 'river', path: ['A3', 'B3', 'C3'] }],
    }
    expect(codesOf(changed({ board }))).toEqual(['river/through-building'])
    const specialRules = [{ rule: 'terrain-counts-as', terrain: 'river', as: 'stream' }]
    expect(codesOf(changed({ board, specialRules }))).toEqual([])
  })
})
