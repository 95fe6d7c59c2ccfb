import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { after, at, BATTLES, errorsIn, GRID, shipped } from '../../../../test/support/drafts.ts'
import { HexGrid } from '../../../board/hex-grid.ts'
import { expandRange, parseRange } from '../../../board/hex-ranges.ts'
import { hexImages } from '../../../board/hex-symmetry.ts'
import { ground } from './ground.ts'
import { turn } from './pieces.ts'
import { survey } from './survey.ts'
import { swapSides, board as whole } from './whole-battle.ts'

const { blank, transform } = whole
const { lay, paint } = ground

/** A battle of which everything lies on a board of another width. */
function onBoard(columns: string, sectors: Record<string, string[]>) {
  const battle = shipped('quatre-bras')
  return { ...battle, board: { ...battle.board, columns, sectors } }
}
const even = onBoard('A-W', { west: ['A1-G13'], centre: ['H1-O13'], east: ['P1-W13'] })

/** Every hex that any text of the data names. */
function hexesIn(value: unknown): number[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(hexesIn)
  const range = typeof value === 'string' ? parseRange(value) : undefined
  return range ? expandRange(range).map(({ column, row }) => GRID.at(column, row)) : []
}

const byNumber = (a: number, b: number) => a - b

describe('a mirrored battle', () => {
  for (const id of BATTLES) {
    test(`is as sound as ${id} was, and mirrored again is ${id}`, () => {
      const battle = shipped(id)
      const { changes, notices } = transform(battle, 'mirror')
      expect(notices).toEqual([])
      const mirrored = after(battle, changes)
      expect(errorsIn(mirrored)).toEqual(errorsIn(battle))
      expect(after(mirrored, transform(mirrored, 'mirror').changes)).toEqual(battle)
    })
  }

  test('has everything on the other wing: hexes, edges, sectors and objectives', () => {
    const battle = shipped('waterloo')
    const mirrored = after(battle, transform(battle, 'mirror').changes)
    expect(mirrored.board.names?.['Hougoumont']).toEqual(['S8'])
    expect(mirrored.sides['allied']?.nations).toEqual(['english', { nation: 'prussian', edge: 'west' }])
    expect(mirrored.specialRules?.[0]).toMatchObject({ hexes: ['S8'] })
    expect(mirrored.reinforcements?.[0]).toMatchObject({
      stages: [{ entrance: { choose: ['A6-A12'] } }, { entrance: { d6: { '1-3': ['A5'], '6': ['C13'] } } }],
    })
    expect(mirrored.sources?.terrain?.inferred).toContain('S6-S8')
    expect(mirrored.board.sectors).toEqual({ west: ['A1-G13'], centre: ['H1-O13'], east: ['P1-V13'] })
    expect(mirrored.board.roads?.[1]).toMatchObject({ name: 'Nivelles road', path: expect.arrayContaining(['V7']) })
  })

  test('exchanges left and right cards, unlike a half-turn, after which the wings are the same', () => {
    const hand = ['left', 'left', 'centre', 'coordinated-attack', 'bombardment', 'grand-charge'] as const
    const battle = { ...shipped('hypothetical'), cards: { french: { deck: { left: 3 }, firstHand: [...hand] } } }
    const cards = after(battle, transform(battle, 'mirror').changes).cards?.['french']
    expect(cards?.deck).toEqual({ right: 3 })
    expect(cards?.firstHand?.slice(0, 3)).toEqual(['right', 'right', 'centre'])
    expect(after(battle, transform(battle, 'half-turn').changes).cards).toEqual(battle.cards)
  })

  test('has the image of every hex, wherever the scenario speaks of one', () => {
    const battle = {
      ...shipped('quatre-bras'),
      board: { ...shipped('quatre-bras').board, zones: { french: ['A1-V4'] } },
      specialRules: [
        { rule: 'held-until', hexes: ['G4', 'H4'], turn: 2 },
        { rule: 'fire-modifier', hexes: ['E8'], firingAt: -2 },
      ],
      victory: [
        {
          side: 'french',
          level: 'decisive',
          check: 'immediately',
          when: { all: [{ not: { controls: ['C3'] } }, { unitsIn: { side: 'french', hexes: ['A13-V13'], units: 3 } }] },
        },
      ],
    }
    const mirrored = after(battle, transform(battle, 'mirror').changes)
    const images = hexImages(GRID, 'mirror')
    const wanted = hexesIn(battle).map((hex) => images[hex]!)
    expect(hexesIn(mirrored).toSorted(byNumber)).toEqual(wanted.toSorted(byNumber))
    expect(wanted.length).toBeGreaterThan(500)
  })

  test('leaves what cannot be read as it is', () => {
    const battle = shipped('waterloo')
    const roads = [['A1-C3'], ['A1', 'Z99', 'A2']]
    const draft = { ...battle, board: { ...battle.board, roads, names: { Nowhere: ['Z99', 'A1'] } } }
    const { board } = after(draft, transform(draft, 'mirror').changes)
    expect(board.roads).toEqual([['A1-C3'], ['V1', 'Z99', 'V2']])
    expect(board.names).toEqual({ Nowhere: ['V1', 'Z99'] })
  })

  test('turns facings', () => {
    const battle = shipped('waterloo')
    const turned = after(battle, turn(battle, [['units', 'french', 'old-guard', 0]], 1))
    expect(after(turned, transform(turned, 'mirror').changes).units?.['french']?.['old-guard']).toEqual([
      { at: 'K2', facing: 'NW' },
    ])
  })

  test('with an even number of columns loses the hexes without a counterpart, and tells which', () => {
    const road = after(even, lay(even, 'road', at('B1', 'B2', 'B3')))
    const { changes, notices } = transform(after(road, paint(road, at('D1'), 'woods')), 'mirror')
    expect(notices).toHaveLength(1)
    expect(notices[0]).toContain('B1 (board › roads)')
    expect(notices[0]).toContain('D1 (board › terrain › woods)')
    const mirrored = after(road, changes)
    expect(errorsIn(mirrored)).toEqual([])
    expect(mirrored.board.roads?.at(-1)).toEqual(['V1', 'V2'])
  })
})

describe('a battle between west and east', () => {
  const across: typeof even = parse(`
    format: 1
    system: vive-lempereur
    id: across
    title: Across
    turns: 6
    board: { kind: hex, columns: A-H, rows: 9, sectors: { north: [A7-H9], centre: [A4-H6], south: [A1-H3] } }
    sides:
      french: { name: French, nations: [french], edge: west }
      allied: { name: Allied, nations: [english], edge: east }
    units: { french: { french-infantry: [A2, A5, A8] }, allied: { regular-infantry: [H2, H5, H8] } }
    cards: { french: { deck: { left: 6 } } }
    victory: [{ side: french, level: marginal, check: end-of-turn, when: { emptySector: { side: allied, sector: north } } }]
  `)

  test('turned by half has edges, sectors and objectives at the other end, and the same wings', () => {
    const { changes, notices } = transform(across, 'half-turn')
    expect(notices).toEqual([])
    const turned = after(across, changes)
    expect(turned.sides).toMatchObject({ french: { edge: 'east' }, allied: { edge: 'west' } })
    expect(turned.board.sectors).toEqual({ north: ['A7-H9'], centre: ['A4-H6'], south: ['A1-H3'] })
    expect(turned.victory[0]?.when).toEqual({ emptySector: { side: 'allied', sector: 'south' } })
    expect(turned.cards?.['french']?.deck).toEqual({ left: 6 })
    const [french] = survey(turned).pieces
    expect(french).toMatchObject({ side: 'french', facing: 4 })
    expect(after(turned, transform(turned, 'half-turn').changes)).toEqual(across)
  })

  test('mirrored has the other wings, and says that facings are not mirrored', () => {
    const { changes, notices } = transform(across, 'mirror')
    expect(notices).toEqual([
      'Units of the French without a facing now face SW, which is not a mirror image. Turn them if it matters.',
      'Units of the Allied without a facing now face NE, which is not a mirror image. Turn them if it matters.',
    ])
    const mirrored = after(across, changes)
    expect(mirrored.sides).toMatchObject({ french: { edge: 'east' }, allied: { edge: 'west' } })
    expect(mirrored.victory[0]?.when).toEqual({ emptySector: { side: 'allied', sector: 'north' } })
    expect(mirrored.cards?.['french']?.deck).toEqual({ right: 6 })
  })

  test('on a larger board keeps its three bands', () => {
    const { changes } = whole.resize(across, { north: 1, south: 2, east: 0, west: 1 })
    expect(Object.keys(after(across, changes).board.sectors)).toEqual(['north', 'centre', 'south'])
  })
})

describe('a battle turned by half', () => {
  test('has the sides at each other’s edges, looking the other way', () => {
    const battle = shipped('waterloo')
    const turned = after(battle, transform(battle, 'half-turn').changes)
    expect(turned.sides['french']?.edge).toBe('north')
    expect(turned.sides['allied']).toMatchObject({ edge: 'south', nations: ['english', { edge: 'west' }] })
    const guard = survey(turned).pieces.find(({ type }) => type === 'old-guard')
    expect(guard).toMatchObject({ place: GRID.find('K13'), facing: 3 })
    expect(errorsIn(turned)).toEqual([])
  })

  test('with an odd number of columns is as sound as before, with its sectors whole', () => {
    for (const id of BATTLES) {
      const battle = shipped(id)
      const turned = after(battle, transform(battle, 'half-turn').changes)
      expect(turned.board.sectors).toEqual(battle.board.sectors)
      expect(errorsIn(turned)).toEqual([])
    }
  })

  test('with an odd number of columns has arrivals on the other edge', () => {
    const battle = shipped('quatre-bras')
    const turned = after(battle, transform(battle, 'half-turn').changes)
    expect(turned.reinforcements?.[1]).toMatchObject({ units: { 'elite-infantry': ['M1', 'N1'] } })
  })

  test('with an even number is exact, and turned again is itself', () => {
    const { changes, notices } = transform(even, 'half-turn')
    expect(notices).toEqual([])
    const turned = after(even, changes)
    expect(errorsIn(turned)).toEqual([])
    expect(after(turned, transform(turned, 'half-turn').changes)).toEqual(even)
    const grid = HexGrid.of(0, 22, 13)
    const images = hexImages(grid, 'half-turn')
    survey(even).terrain.forEach((type, hex) => expect(survey(turned).terrain[images[hex]!]).toBe(type))
  })

  test('loses an arrival or a rule whose hexes are all gone, rather than have it mean something else', () => {
    const battle = {
      ...shipped('waterloo'),
      specialRules: [{ rule: 'terrain-counts-as', terrain: 'woods', as: 'open', hexes: ['B1'] }],
      victory: [{ side: 'french', level: 'moral', check: 'end-of-battle', when: { controls: ['D1'] } }],
    }
    const { changes, notices } = transform(battle, 'half-turn')
    const turned = after(battle, changes)
    expect(turned.specialRules).toBeUndefined()
    expect(turned.victory).toEqual([])
    expect(notices[0]).toContain('B1 (specialRules › hexes)')
    expect(notices[0]).toContain('D1 (victory › when › controls)')
  })
})

describe('small boards', () => {
  test('can be mirrored and turned too', () => {
    for (const columns of [3, 4, 5, 6]) {
      for (const how of ['mirror', 'half-turn'] as const) {
        const battle: unknown = parse(blank({ columns, rows: 4 }))
        expect(after(battle, transform(battle, how).changes).board.sectors).toHaveProperty('west')
      }
    }
  })
})

describe('swapping sides', () => {
  test('gives each side what the other had: units, arrivals, control, conditions and edge', () => {
    const battle = shipped('quatre-bras')
    const { changes, notices } = swapSides(battle)
    const swapped = after(battle, changes)
    expect(swapped.units).toEqual({ french: battle.units?.['allied'], allied: battle.units?.['french'] })
    expect(swapped.control).toEqual({ french: battle.control?.['allied'] })
    expect(swapped.reinforcements?.map(({ side }) => side)).toEqual(['french', 'french'])
    expect(swapped.victory.map(({ side, when }) => [side, when.eliminated?.side])).toEqual([
      ['allied', undefined],
      ['allied', 'french'],
      ['french', 'allied'],
    ])
    expect(swapped.sides).toMatchObject({ french: { edge: 'north' }, allied: { edge: 'south' } })
    expect(swapped.board).toEqual(battle.board)
    expect(notices).toEqual([
      'French Infantry now fights for the Anglo-Dutch. Check the types.',
      'English Infantry now fights for the French. Check the types.',
    ])
  })

  test('leaves every battle sound, and swapped again those with as many nations on both sides are themselves', () => {
    for (const id of BATTLES) {
      const battle = shipped(id)
      const swapped = after(battle, swapSides(battle).changes)
      expect(errorsIn(swapped)).toEqual([])
    }
    for (const id of ['quatre-bras', 'ligny', 'hypothetical'] as const) {
      const battle = shipped(id)
      const swapped = after(battle, swapSides(battle).changes)
      expect(after(swapped, swapSides(swapped).changes)).toEqual(battle)
    }
  })

  test('13.1 Waterloo: whoever was to arrive as Prussian arrives for the French, and losses are counted by their nation', () => {
    const battle = shipped('waterloo')
    const swapped = after(battle, swapSides(battle).changes)
    expect(swapped.reinforcements?.[0]).toMatchObject({ side: 'french', nation: 'french' })
    expect(swapped.victory[0]?.when.any?.[0]).toEqual({ eliminated: { nation: 'french', units: 12 } })
  })

  test('4.0 who began to deploy begins under the other name', () => {
    const battle = shipped('hypothetical')
    const order = { alternate: { allied: 3, french: 2 } }
    const draft = { ...battle, deployment: { ...battle.deployment!, order } }
    const { order: swapped } = after(draft, swapSides(draft).changes).deployment!
    expect(Object.entries(swapped.alternate!)).toEqual([
      ['french', 3],
      ['allied', 2],
    ])
  })

  test('and transforming need a battle that can be read: nothing is half done', () => {
    const draft = { ...shipped('waterloo'), units: { french: { general: ['F5', undefined] } } }
    for (const { changes, notices } of [swapSides(draft), transform(draft, 'mirror')]) {
      expect(changes).toEqual([])
      expect(notices).toHaveLength(1)
    }
  })

  test('needs two sides', () => {
    expect(swapSides({ title: 'No sides' })).toEqual({ changes: [], notices: ['Only two sides can be exchanged.'] })
  })
})
