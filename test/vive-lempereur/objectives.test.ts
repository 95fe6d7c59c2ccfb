import { describe, expect, test } from 'vitest'
import { check, codes } from '../fixtures/diagnostics/sound-battle.ts'

const condition = (when: string) => `{ side: french, level: substantial, check: end-of-round, when: ${when} }`

type Column = {
  readonly turns?: number
  readonly french?: string
  readonly board?: string
  readonly more?: string
  readonly when?: string
}

/** A battle on three columns of 200 hexes: the French in the south, an Ally in each column far away in the north. */
function column({ turns = 1, french = 'regular-infantry: [A1, B1, C1]', board = '', more = '', when }: Column): string {
  return `format: 1
system: vive-lempereur
id: march
title: March
turns: ${turns}
board:
  kind: hex
  columns: A-C
  rows: 200
  sectors: { west: [A1-A200], centre: [B1-B200], east: [C1-C200] }
${board}
sides:
  french: { name: French, nations: [french], edge: south }
  allied: { name: Allied, nations: [english], edge: north }
units:
  french: { ${french} }
  allied: { regular-infantry: [A200, B200, C200] }
${more}
victory: [${condition(when ?? '{ eliminated: { side: allied, units: 1 } }')}]
`
}

describe('objectives in time', () => {
  const reached = (hex: string, battle: Column = {}) => codes(column({ ...battle, when: `{ controls: [${hex}] }` }))
  const LATE = ['victory/out-of-reach']

  test('3.2 infantry has manoeuvred 18 hexes by the end of a turn, and not one more', () => {
    expect(reached('B19')).toEqual([])
    expect(reached('B20')).toEqual(LATE)
  })

  test('6.0 by road it is 24', () => {
    const road = '  roads: [[B1-B200]]'
    expect(reached('B25', { board: road })).toEqual([])
    expect(reached('B26', { board: road })).toEqual(LATE)
  })

  test('a side without the card manoeuvres no faster than two hexes', () => {
    const more = 'cards: { french: { deck: { left: 2, centre: 2, right: 2 } } }'
    expect(reached('B13', { more })).toEqual([])
    expect(reached('B14', { more })).toEqual(LATE)
  })

  test('7.3 cavalry rides three hexes a round, and may advance into a fourth', () => {
    const french = 'light-cavalry: [A1, B1, C1]'
    expect(reached('B25', { french })).toEqual([])
    expect(reached('B26', { french })).toEqual(LATE)
  })

  test('3.2 guns go two hexes by the card, horse artillery four', () => {
    expect(reached('B13', { french: 'heavy-artillery: [A1, B1, C1]' })).toEqual([])
    expect(reached('B14', { french: 'heavy-artillery: [A1, B1, C1]' })).toEqual(LATE)
    expect(reached('B25', { french: 'horse-artillery: [A1, B1, C1]' })).toEqual([])
    expect(reached('B26', { french: 'horse-artillery: [A1, B1, C1]' })).toEqual(LATE)
  })

  test('8.1 woods cost the rest of the move', () => {
    const board = '  terrain: { woods: [A1-C200] }'
    expect(reached('B7', { board })).toEqual([])
    expect(reached('B8', { board })).toEqual(LATE)
  })

  test('8.4 a road leads through buildings without a stop', () => {
    const towns = '  terrain: { town: [A2-C200] }'
    expect(reached('B8', { board: towns })).toEqual(LATE)
    expect(reached('B25', { board: `${towns}\n  roads: [[B1-B200]]` })).toEqual([])
    expect(reached('B26', { board: `${towns}\n  roads: [[B1-B200]]` })).toEqual(LATE)
  })

  test('8.5 a river is crossed at its bridge, however far that is', () => {
    const board = '  terrain: { bridge: [C5] }\n  rivers: [{ kind: river, path: [A5, B5, C5] }]'
    expect(reached('A19')).toEqual([])
    expect(reached('A18', { board })).toEqual([])
    expect(reached('A19', { board })).toEqual(LATE)
  })

  test('units that are held back have only the turns that are left', () => {
    const more = 'specialRules: [{ rule: held-until, hexes: [A1-C1], turn: 2 }]'
    expect(reached('B19', { more, turns: 2 })).toEqual([])
    expect(reached('B20', { more, turns: 2 })).toEqual(LATE)
  })

  test('reinforcements march from where and when they arrive', () => {
    const more = 'reinforcements: [{ side: french, turn: 2, units: { regular-infantry: [A60] } }]'
    expect(reached('A78', { more, turns: 2 })).toEqual([])
    expect(reached('A79', { more, turns: 2 })).toEqual(LATE)
  })

  test('a pool marches from any of its entrances, from its first stage on', () => {
    const more =
      'reinforcements: [{ side: french, pool: { regular-infantry: 2 }, stages: [{ from: 2, each: turn, units: 2, entrance: { d6: { 1-3: [A60], 4-6: [A90] } } }] }]'
    expect(reached('A108', { more, turns: 2 })).toEqual([])
    expect(reached('A109', { more, turns: 2 })).toEqual(LATE)
  })

  test('what a side holds from the start it does not have to reach', () => {
    const more = 'control: { french: [B100] }'
    expect(reached('B100, B19', { more })).toEqual([])
    expect(reached('B100, B20', { more })).toEqual(LATE)
  })

  test('hexes that a special rule closes to the arm are not on the way', () => {
    const more = 'specialRules: [{ rule: restricted-entry, hexes: [A9-C9], arms: [cavalry] }]'
    expect(check(column({ more, turns: 100, when: '{ controls: [B12] }' }))).toMatchObject([
      { code: 'victory/out-of-reach', message: 'No unit of french can ever reach B12.' },
    ])
  })

  test('the message has the numbers', () => {
    const late = column({ turns: 2, french: 'french-infantry: [A1, B3, C1]', when: '{ controls: [B90] }' })
    expect(check(late)).toMatchObject([
      {
        message:
          'No unit of french can be in B90 before turn 5, and the battle ends with turn 2: the first, French Infantry in B3, needs 29 rounds at best.',
        at: ['B90'],
        shown: 'B90',
      },
    ])
  })

  test('`any` has another way, `all` has not, and `not` wants nobody there', () => {
    const [near, far, further] = ['{ controls: [B19] }', '{ controls: [B20] }', '{ controls: [B21] }']
    const late = (when: string) => codes(column({ when }))
    expect(late(`{ any: [${near}, ${far}] }`)).toEqual([])
    expect(late(`{ any: [${far}, { eliminated: { side: allied, units: 1 } }] }`)).toEqual([])
    expect(late(`{ any: [${far}, ${further}] }`)).toEqual([...LATE, ...LATE])
    expect(late(`{ all: [${near}, ${far}] }`).slice(-1)).toEqual(LATE)
    expect(late(`{ all: [{ eliminated: { side: allied, units: 1 } }, { not: ${far} }] }`)).toEqual([])
  })

  test('units that must be together somewhere need the hexes and the time', () => {
    const french = 'regular-infantry: [A1, B1, C1, A2, B2, C2]'
    const late = (hexes: string, units: number, battle: Column = {}) =>
      codes(column({ french, ...battle, when: `{ unitsIn: { side: french, hexes: [${hexes}], units: ${units} } }` }))
    expect(late('A20-A22', 1)).toEqual([])
    expect(late('A20-A22', 2)).toEqual(LATE)
    expect(late('A21-A24', 1)).toEqual(LATE)
    // Two can march so far, the third comes too late.
    const more = 'specialRules: [{ rule: held-until, hexes: [A1, B1, C1, A2], turn: 2 }]'
    expect(late('A10-A20', 2, { turns: 2, more })).toEqual([])
    expect(late('A30-A38', 3, { turns: 2, more })).toEqual(LATE)
  })

  test('where the players lay the ground, nobody knows', () => {
    const deployed = column({ when: '{ controls: [B100] }' })
      .replace(
        /units:\n.*\n.*\n/,
        'deployment:\n  forces: { french: { regular-infantry: 3 }, allied: { regular-infantry: 3 } }\n  order: { hidden: true }\n',
      )
      .replace('  sectors:', '  zones: { french: [A1-C3], allied: [A198-C200] }\n  sectors:')
    expect(codes(deployed)).toEqual(LATE)
    const tiles = '  tiles: { stock: { woods: 9 }, draw: 2, ownZone: 1, disputed: 1, atATime: 1 }\n'
    expect(codes(deployed.replace('  order:', `${tiles}  order:`))).toEqual([])
  })
})
