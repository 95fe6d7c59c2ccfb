import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { CARRIED_OUT } from '../../src/systems/vive-lempereur/checks/rule-effects.ts'
import type { ViveLempereurScenario } from '../../src/systems/vive-lempereur/format/index.ts'
import { SCHEMA_ROOT } from '../../src/systems/vive-lempereur/format/index.ts'
import { compile } from '../../src/systems/vive-lempereur/rules/battlefield.ts'
import { deployAtStart } from '../../src/systems/vive-lempereur/rules/setup.ts'
import { checkVictory, outcome } from '../../src/systems/vive-lempereur/rules/victory.ts'
import { changed, check, codes, extended, onBoard, soundBattle } from '../fixtures/diagnostics/sound-battle.ts'

const condition = (when: string) => `{ side: french, level: substantial, check: end-of-round, when: ${when} }`

describe('entrances', () => {
  const garrisoned = (hexes: string, arrival: string, terrain = hexes) =>
    onBoard(`terrain: { farm: [${terrain}] }`)
      .replace('[A6, B6, C6] }', `[A6, B6, C6], garrison: [${hexes}] }`)
      .replace('victory: []', `reinforcements: [{ side: allied, ${arrival} }]\nvictory: []`)
  const staged = (entrance: string, more = '') =>
    `pool: { regular-infantry: 1 }, stages: [{ from: 2, each: turn, units: 1, entrance: ${entrance}${more} }]`

  test('another entrance of the group is named where there is one', () => {
    expect(check(garrisoned('A5', 'turn: 2, units: { regular-infantry: [A5, A4] }'))).toMatchObject([
      { code: 'arrival/blocked', at: ['A5'], message: expect.stringContaining('have to use A4') },
    ])
  })

  test('who waits for an entrance waits for ever', () => {
    expect(check(garrisoned('A5', 'turn: 2, occupied: wait, units: { regular-infantry: [A5, A4] }'))).toMatchObject([
      { code: 'arrival/blocked', at: ['A5'], message: expect.stringContaining('no other entrance is open') },
    ])
  })

  test('6.0 a general joins the garrison', () => {
    expect(codes(garrisoned('A5', 'turn: 2, units: { general: [A5] }'))).toEqual([])
  })

  test('an enemy garrison can be driven out', () => {
    const text = garrisoned('A5', 'turn: 2, units: { regular-infantry: [A5] }').replace('side: allied', 'side: french')
    expect(codes(text)).toEqual([])
  })

  test('a garrison that arrives earlier blocks too, one that arrives later does not', () => {
    const arrivals = (garrison: number, unit: number) =>
      onBoard('terrain: { farm: [A5] }').replace(
        'victory: []',
        `reinforcements:\n  - { side: allied, turn: ${garrison}, units: { garrison: [A5] } }\n  - { side: allied, turn: ${unit}, units: { regular-infantry: [A5] } }\nvictory: []`,
      )
    expect(codes(arrivals(2, 3))).toEqual(['arrival/blocked'])
    expect(codes(arrivals(3, 2))).toEqual([])
  })

  test('a pool is warned of each entrance, and told which are left', () => {
    const left = check(garrisoned('A5', staged('{ choose: [A4, A5] }')))
    expect(left).toMatchObject([{ code: 'arrival/blocked', at: ['A5'], shown: 'A5' }])
    expect(left[0]?.message).toContain('use A4')
    const none = check(garrisoned('A5', staged('{ d6: { 1-3: [A5], 4-6: [A4] } }', ', occupied: wait')))
    expect(none[0]?.message).toContain('no other entrance is open')
    const nearest = check(garrisoned('A5', staged('{ d6: { 1-3: [A5], 4-6: [A4] } }')))
    expect(nearest[0]?.message).toContain('use A4')
  })

  test('a type of the pool that every entrance keeps out never comes', () => {
    const pool =
      'reinforcements: [{ side: allied, pool: { regular-infantry: 1, light-cavalry: 1 }, stages: [{ from: 2, each: turn, units: 2, entrance: { choose: [A4, A5] } }] }]\nspecialRules: [{ rule: restricted-entry, hexes: [A4, A5], arms: [infantry] }]'
    expect(check(extended(pool))).toMatchObject([{ code: 'arrival/forbidden', shown: 'light-cavalry' }])
    expect(codes(extended(pool.replace('hexes: [A4, A5]', 'hexes: [A4]')))).toEqual([])
  })
})

describe('units that never act', () => {
  const closed = (hexes: string, rule: string, allied: string, terrain: string) =>
    onBoard(`terrain: { ${terrain} }`)
      .replace('regular-infantry: [A6, B6, C6]', allied)
      .replace('victory: []', `specialRules: [{ rule: restricted-entry, hexes: [${hexes}], ${rule} }]\nvictory: []`)

  test('8.5 guns in a marsh that they may not leave', () => {
    const units = 'regular-infantry: [A4, B5, C6], medium-artillery: [A6]'
    expect(codes(closed('A5, B6', 'arms: [infantry]', units, 'marsh: [A6]'))).toEqual(['unit/never-acts'])
    expect(codes(closed('A5', 'arms: [infantry]', units, 'marsh: [A6]'))).toEqual(['unit/guns-silent'])
    expect(codes(closed('A5, B6', 'arms: [infantry]', units, 'hill: [A6]'))).toEqual([])
  })

  test('8.4 cavalry in a building that it may not leave', () => {
    const units = 'regular-infantry: [A4, B5, C6], light-cavalry: [A6]'
    expect(codes(closed('A5, B6', 'arms: [infantry]', units, 'farm: [A6]'))).toEqual(['unit/never-acts'])
  })

  test('a garrison that an enemy can come next to has its day', () => {
    const units = 'regular-infantry: [A4, B5, C6], garrison: [A6]'
    expect(codes(closed('A5, B6', 'sides: [allied]', units, 'farm: [A6]'))).toEqual(['unit/never-acts'])
    expect(codes(closed('A5', 'sides: [allied]', units, 'farm: [A6]'))).toEqual([])
  })

  const deck = (cards: string, units = 'regular-infantry: [A1, B1, C1]') =>
    changed('regular-infantry: [A1, B1, C1]', units).replace(
      'victory: []',
      `cards: { french: { deck: { ${cards} } } }\nvictory: []`,
    )

  test('3.1 a sector without a card is ordered by a coordinated attack', () => {
    expect(codes(deck('left: 4, centre: 4'))).toEqual(['cards/no-order'])
    expect(codes(deck('left: 4, centre: 4, right: 1'))).toEqual([])
    expect(codes(deck('left: 4, centre: 4, coordinated-attack: 1'))).toEqual([])
  })

  test('3.2 or by the automatic card of the arm', () => {
    expect(codes(deck('left: 4, centre: 4, infantry-manoeuvre: 1'))).toEqual([])
    expect(codes(deck('left: 4, centre: 4, bombardment: 1'))).toEqual(['cards/no-order'])
  })

  test('5.1 or by a general, whom any order card moves; automatic cards do not', () => {
    const led = 'regular-infantry: [A1, B1, C1], general: [A1]'
    expect(codes(deck('left: 4, centre: 4', led))).toEqual([])
    expect(codes(deck('grand-charge: 6', led))).toEqual(['cards/no-order'])
  })

  test('2.0 left and right are seen from the own edge', () => {
    const text = deck('left: 4, centre: 4').replace('cards: { french', 'cards: { allied')
    expect(check(text)).toMatchObject([{ code: 'cards/no-order', at: ['A6'] }])
  })

  test('who acts on arrival has acted', () => {
    const arriving = (acts: string) =>
      deck('left: 4, centre: 4', 'regular-infantry: [A1, B1]').replace(
        'victory: []',
        `reinforcements: [{ side: french, turn: 2, acts: ${acts}, units: { regular-infantry: [C1] } }]\nspecialRules: [{ rule: without, rules: [sector-victory] }]\nvictory: []`,
      )
    expect(codes(arriving('when-ordered'))).toEqual(['cards/no-order'])
    expect(codes(arriving('at-once'))).toEqual([])
  })
})

describe('special rules', () => {
  const rule = (...rules: string[]) => extended(`specialRules: [${rules.join(', ')}]`)

  test('the engine carries out every rule that the schema has, and its list names the file', () => {
    const names = SCHEMA_ROOT.definitions['specialRuleName']?.enum
    expect(new Set(Object.keys(CARRIED_OUT))).toEqual(new Set(names))
    const unread = Object.entries(CARRIED_OUT).filter(
      ([name, file]) => !readFileSync(`src/systems/vive-lempereur/${file}`, 'utf8').includes(`'${name}'`),
    )
    expect(unread).toEqual([])
  })

  test('each of them changes what is played', () => {
    const rules: { readonly [name in keyof typeof CARRIED_OUT]: string } = {
      'restricted-entry': '{ rule: restricted-entry, hexes: [B3], arms: [infantry] }',
      'terrain-counts-as': '{ rule: terrain-counts-as, terrain: open, as: hill }',
      'generals-keep-to-their-nation': '{ rule: generals-keep-to-their-nation }',
      'fire-modifier': '{ rule: fire-modifier, hexes: [B3], firingAt: -2 }',
      'held-until': '{ rule: held-until, hexes: [A1], turn: 2 }',
      without: '{ rule: without, rules: [sector-victory] }',
      'ground-breaks': '{ rule: ground-breaks, hexes: [B3], entry: 6+, becomes: river }',
      'breaking-point': '{ rule: breaking-point, side: french, share: 40, effect: no-attacks }',
      truce: '{ rule: truce, side: french, hexes: [B4-C6], turn: 3 }',
      'off-map-guns': '{ rule: off-map-guns, side: french, name: Guns, fire: 9, hexes: [B4-B6] }',
      'chosen-set-up': '{ rule: chosen-set-up, side: french, hexes: [B1], within: [B1-B2] }',
      'hidden-set-up': '{ rule: hidden-set-up, side: french, hexes: [B1] }',
    }
    const field = (text: string) => {
      const { scenario: _, play: __, ...tables } = compile(parse(text) as ViveLempereurScenario)
      return tables
    }
    for (const text of Object.values(rules)) expect(field(rule(text))).not.toEqual(field(soundBattle))
  })

  test('a rule that the engine does not know is told with those that it does, and a slip is mended', () => {
    expect(check(rule('{ rule: weather, turns: [1, 2] }'))).toMatchObject([
      { code: 'rule/unknown', hint: expect.stringMatching(/^Special rules: restricted-entry, .*hidden-set-up\.$/) },
    ])
    expect(check(rule('{ rule: held-untill, hexes: [B1], turn: 2 }'))).toMatchObject([
      {
        code: 'rule/unknown',
        fix: [{ text: 'held-until' }],
        hint: expect.stringContaining('Did you mean held-until?'),
      },
    ])
  })

  test('a modifier for fire where nobody can be has no effect', () => {
    const text = onBoard('terrain: { rough: [B3] }').replace(
      'victory: []',
      'specialRules: [{ rule: fire-modifier, hexes: [B3], firingAt: -2 }]\nvictory: []',
    )
    expect(codes(text)).toEqual(['rule/without-effect'])
    expect(codes(text.replace('hexes: [B3]', 'hexes: [B3, B4]'))).toEqual([])
  })

  test('terrain that an earlier rule has settled is not changed again', () => {
    const woods = (...rules: string[]) =>
      onBoard('terrain: { woods: [B3, B4] }').replace(
        'victory: []',
        `specialRules: [${rules.map((one) => `{ rule: terrain-counts-as, terrain: woods, ${one} }`).join(', ')}]\nvictory: []`,
      )
    expect(codes(woods('as: open', 'as: hill'))).toEqual(['rule/without-effect'])
    expect(codes(woods('as: open', 'as: hill, hexes: [B3]'))).toEqual(['rule/without-effect'])
    expect(codes(woods('as: open, hexes: [B3]', 'as: hill'))).toEqual([])
  })

  test('a restriction that admits everybody has no effect', () => {
    expect(codes(rule('{ rule: restricted-entry, hexes: [B3], sides: [french, allied] }'))).toEqual([
      'rule/without-effect',
    ])
    const arms = '{ rule: restricted-entry, hexes: [B3], arms: [infantry, cavalry, artillery] }'
    expect(codes(rule(arms))).toEqual(['rule/without-effect'])
  })
})

describe('victory at set-up', () => {
  const units = (hexes: string, number: number, side = 'french') =>
    `{ unitsIn: { side: ${side}, hexes: [${hexes}], units: ${number} } }`

  test('4.2 a side cannot mass so many units in one place that it loses a sector', () => {
    const text = (when: string) => changed('victory: []', `victory: [${condition(when)}]`)
    expect(codes(text(units('B2-B5', 1)))).toEqual([])
    expect(codes(text(units('B2-B5', 2)))).toEqual(['victory/impossible'])
    expect(codes(text(units('A3-B3', 2)))).toEqual([])
    const without = text(units('B2-B5', 2)).replace(
      'victory:',
      'specialRules: [{ rule: without, rules: [sector-victory] }]\nvictory:',
    )
    expect(codes(without)).toEqual([])
  })

  /** What is met before the first shot, and what is not. */
  const conditions = [
    '{ controls: [A1] }',
    '{ controls: [A1, B3] }',
    '{ controls: [A1, B4] }',
    '{ controls: [A6] }',
    '{ controls: [C4] }',
    '{ eliminated: { side: allied, units: 1 } }',
    '{ emptySector: { side: allied, sector: west } }',
    '{ emptySector: { side: allied } }',
    units('A1-C1', 3),
    units('A1-C1', 2),
    units('A1-A5', 2),
    units('A5-C6', 3, 'allied'),
    `{ not: ${units('A1', 1)} }`,
    '{ not: { controls: [C4] } }',
    `{ all: [{ controls: [B3] }, ${units('A1', 1)}] }`,
    `{ all: [{ controls: [B3] }, ${units('A2', 1)}] }`,
    `{ any: [{ controls: [B4] }, ${units('B1', 1)}] }`,
    `{ any: [{ controls: [B4] }, { eliminated: { nation: english, units: 2 } }] }`,
  ]
  const battle = (when: string) =>
    onBoard('terrain: { farm: [C4] }')
      .replace('B1, C1] }', 'B1, C1], general: [C5] }')
      .replace('B6, C6] }', 'B6, C6], garrison: [C4] }')
      .replace('victory: []', `control: { french: [B3] }\nvictory: [${condition(when)}]`)

  test.each(conditions)('%s is met for the check just where it is met for the engine', (when) => {
    const text = battle(when)
    const state = deployAtStart(compile(parse(text) as ViveLempereurScenario), 1)
    checkVictory(state, undefined, 'end-of-round')
    expect(codes(text).includes('victory/already-met')).toBe(outcome(state)?.winner === 0)
  })
})
