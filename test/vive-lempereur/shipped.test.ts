import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type {
  Placement,
  PlacementsByType,
  ViveLempereurScenario,
} from '../../src/systems/vive-lempereur/format/index.ts'
import { sectorHexes } from '../../src/systems/vive-lempereur/format/sectors.ts'
import { hypotheticalForces, rulebookBattles, waterlooPool } from '../support/rulebook-placements.ts'

const waterloo = shipped('waterloo')
const quatreBras = shipped('quatre-bras')
const ligny = shipped('ligny')
const hypothetical = shipped('hypothetical')
const battlesOfTheBook = [
  { scenario: waterloo, book: rulebookBattles.waterloo },
  { scenario: quatreBras, book: rulebookBattles['quatre-bras'] },
  { scenario: ligny, book: rulebookBattles.ligny },
]

describe('the shipped battles', () => {
  for (const { scenario, book } of battlesOfTheBook) {
    const title = `${book.rule} ${scenario.title}:`

    for (const [side, placements] of Object.entries(book.sides)) {
      test(`${title} the ${scenario.sides[side]?.name} stand where the book puts them`, () => {
        expect(sortedHexes(scenario.units?.[side])).toEqual(sortedHexes(placements))
      })
    }

    test(`${title} only the sides of the book have units`, () => {
      expect(Object.keys(scenario.units ?? {})).toEqual(Object.keys(book.sides))
      expect(Object.keys(scenario.sides)).toEqual(Object.keys(book.sides))
    })

    test(`${title} the same units arrive on the same turns as in the book`, () => {
      const scheduled = (scenario.reinforcements ?? []).filter((arrival) => 'units' in arrival)
      expect(scheduled.map(({ side, turn, units }) => ({ side, turn, units: sortedHexes(units) }))).toEqual(
        book.arrivals.map((arrival) => ({ ...arrival, units: sortedHexes(arrival.units) })),
      )
    })

    test(`6.1 ${scenario.title}: no two combat units share a hex, and no two generals (7.3.16)`, () => {
      const all = Object.values(scenario.units ?? {}).flatMap((units) => Object.entries(units))
      const combat = all.filter(([type]) => type !== 'general').flatMap(([, hexes = []]) => hexes.map(hexOf))
      const generals = all.filter(([type]) => type === 'general').flatMap(([, hexes = []]) => hexes.map(hexOf))
      expect(repeated(combat)).toEqual([])
      expect(repeated(generals)).toEqual([])
    })

    test(`6.0 ${scenario.title}: every garrison stands in a building`, () => {
      const terrain = terrainByHex(scenario)
      const garrisons = Object.values(scenario.units ?? {}).flatMap((units) => (units.garrison ?? []).map(hexOf))
      const outside = garrisons.filter((hex) => !['farm', 'town', 'fortified'].includes(terrain.get(hex) ?? 'open'))
      expect(outside).toEqual([])
    })

    test(`2.2 ${scenario.title}: no hex has two types of terrain`, () => {
      expect(repeated(Object.values(scenario.board.terrain ?? {}).flatMap((list = []) => expand(list)))).toEqual([])
    })

    test(`2.2 ${scenario.title}: roads, brooks and rivers are chains of neighbouring hexes`, () => {
      const roads = (scenario.board.roads ?? []).map((road) => (Array.isArray(road) ? road : road.path))
      const rivers = (scenario.board.rivers ?? []).map((river) => river.path)
      const gaps = [...roads, ...rivers].flatMap((path) => {
        const hexes = expand(path)
        return hexes.slice(1).flatMap((hex, i) => (areNeighbours(hexes[i] ?? '', hex) ? [] : [`${hexes[i]} to ${hex}`]))
      })
      expect(gaps).toEqual([])
    })

    test(`${title} every hex of terrain says where it comes from`, () => {
      const { printed = [], inferred = [], historical = [] } = scenario.sources?.terrain ?? {}
      const sourced = [printed, inferred, historical].flatMap(expand)
      expect(scenario.sources?.terrain?.status).toBe('reconstruction')
      expect(sourced.toSorted()).toEqual([...terrainByHex(scenario).keys()].toSorted())
    })
  }

  for (const scenario of [waterloo, quatreBras, ligny, hypothetical]) {
    test(`4.1 ${scenario.title}: the battle lasts at most six turns`, () => {
      expect(scenario.turns).toBe(6)
    })

    test(`2.0 ${scenario.title}: three sectors of seven columns hold every hex once`, () => {
      const sectors = Object.values(scenario.board.sectors).map(expand)
      expect(sectors.map((hexes) => hexes.length)).toEqual([91, 91, 91])
      expect(new Set(sectors.flat()).size).toBe(21 * 13)
    })
  }

  test('13.1 Waterloo: 31 French pieces face 27 Allied ones, two of them garrisons', () => {
    expect(pieces(waterloo)).toEqual({ french: 31, allied: 27 })
    expect(waterloo.units?.['allied']?.garrison).toHaveLength(2)
  })

  test('13.2 Quatre Bras: 18 French pieces face 16 Allied ones', () => {
    expect(pieces(quatreBras)).toEqual({ french: 18, allied: 16 })
  })

  test('13.3 Ligny: 25 French pieces face 29 Prussian ones, seven of them garrisons', () => {
    expect(pieces(ligny)).toEqual({ french: 25, prussian: 29 })
    expect(ligny.units?.['prussian']?.garrison).toHaveLength(7)
  })

  test('13.1 Waterloo: thirteen Prussian pieces wait in the pool', () => {
    const [prussians, ...others] = waterloo.reinforcements ?? []
    expect(others).toEqual([])
    expect(prussians).toMatchObject({ side: 'allied', nation: 'prussian', pool: waterlooPool })
    expect(total(waterlooPool)).toBe(13)
  })

  test('13.1 Waterloo: flag dice bring Prussians each round from turn 4, two more come each round from turn 5, and all act at once', () => {
    expect(waterloo.reinforcements?.[0]).toHaveProperty('stages', [
      {
        from: 4,
        each: 'round',
        units: 1,
        flagDie: 'prussian',
        typeDie: { flag: 'choose', general: 'general' },
        entrance: { choose: ['V6-V12'] },
        acts: 'at-once',
      },
      {
        from: 5,
        each: 'round',
        units: 2,
        entrance: { d6: { '1-3': ['V5'], '4': ['V9'], '5': ['V11'], '6': ['T13'] } },
        acts: 'at-once',
      },
    ])
  })

  test('10.1 Waterloo: the Prussians retreat to the east edge, the other Allies to the north', () => {
    expect(waterloo.sides['allied']).toMatchObject({
      nations: ['english', { nation: 'prussian', edge: 'east' }],
      edge: 'north',
    })
  })

  test('13.1 Waterloo: only infantry enters Hougoumont, and generals keep to their nation', () => {
    expect(waterloo.specialRules).toEqual([
      { rule: 'restricted-entry', hexes: ['D8'], arms: ['infantry'] },
      { rule: 'generals-keep-to-their-nation' },
    ])
  })

  test('13.1 Waterloo: the French need 12 English or 15 Allied units, the Allies 14 French', () => {
    const substantial = { level: 'substantial', check: 'end-of-round' }
    const english = { eliminated: { nation: 'english', units: 12 } }
    const allied = { eliminated: { side: 'allied', units: 15 } }
    expect(waterloo.victory).toEqual([
      { side: 'french', ...substantial, when: { any: [english, allied] } },
      { side: 'allied', ...substantial, when: { eliminated: { side: 'french', units: 14 } } },
    ])
  })

  test('13.1 Waterloo: Hougoumont is the fortified building and La Haye Sainte a farm on the Brussels road', () => {
    const terrain = terrainByHex(waterloo)
    expect(terrain.get('D8')).toBe('fortified')
    expect(terrain.get('M9')).toBe('farm')
    expect(waterloo.board.names).toMatchObject({ Hougoumont: ['D8'], 'La Haye Sainte': ['M9'] })
    expect(terrainCounts(waterloo)).toEqual({
      woods: 5,
      orchard: 2,
      hill: 20,
      field: 2,
      farm: 7,
      town: 6,
      fortified: 1,
      stream: 6,
    })
  })

  test('8.3 Waterloo: the guns behind infantry stand on hills, and the infantry in front of them in the open', () => {
    const terrain = terrainByHex(waterloo)
    expect(['K11', 'N11'].map((hex) => terrain.get(hex))).toEqual(['hill', 'hill'])
    expect(['K10', 'N10'].filter((hex) => terrain.has(hex))).toEqual([])
  })

  test('13.2 Quatre Bras: the crossroads are three town hexes that the Allies hold at first', () => {
    const terrain = terrainByHex(quatreBras)
    expect(['H11', 'I10', 'I11'].map((hex) => terrain.get(hex))).toEqual(['town', 'town', 'town'])
    expect(quatreBras.control).toEqual({ allied: ['H11', 'I10', 'I11'] })
    expect(quatreBras.board.names).toMatchObject({ 'Quatre Bras': ['H11', 'I10', 'I11'] })
  })

  test('13.2 Quatre Bras: woods, heights, brook and pond are as reconstructed', () => {
    expect(terrainByHex(quatreBras).get('I7')).toBe('bridge')
    expect(terrainCounts(quatreBras)).toEqual({
      woods: 19,
      orchard: 1,
      hill: 7,
      field: 2,
      marsh: 2,
      bridge: 1,
      farm: 4,
      town: 6,
      stream: 6,
    })
  })

  test('13.2 Quatre Bras: the crossroads decide at once, eight units at the end of a turn', () => {
    const substantial = { level: 'substantial', check: 'end-of-turn' }
    expect(quatreBras.victory).toEqual([
      { side: 'french', level: 'decisive', check: 'immediately', when: { controls: ['H11', 'I10', 'I11'] } },
      { side: 'french', ...substantial, when: { eliminated: { side: 'allied', units: 8 } } },
      { side: 'allied', ...substantial, when: { eliminated: { side: 'french', units: 8 } } },
    ])
    expect(quatreBras.specialRules).toBeUndefined()
  })

  test('13.2 Quatre Bras: the second arrival on turn 4 is marked as suspect, the first is not', () => {
    expect(quatreBras.reinforcements?.map((arrival) => arrival.suspect !== undefined)).toEqual([false, true])
  })

  test('13.3 Ligny: a river that counts as a stream runs from edge to edge, through Ligny and under a bridge', () => {
    const terrain = terrainByHex(ligny)
    const brook = ligny.board.rivers?.[0]
    const path = expand(brook?.path ?? [])
    expect(brook?.kind).toBe('river')
    expect([path[0], path.at(-1), path.length]).toEqual(['A8', 'V4', 21])
    expect(['K7', 'L7', 'N8', 'M8'].map((hex) => terrain.get(hex))).toEqual(['town', 'town', 'bridge', 'river'])
    expect(path).toEqual(expect.arrayContaining(['K7', 'L7', 'N8']))
    expect(ligny.specialRules).toEqual([{ rule: 'terrain-counts-as', terrain: 'river', as: 'stream' }])
  })

  test('13.3 Ligny: villages, heights and brook are as reconstructed', () => {
    expect(terrainCounts(ligny)).toEqual({ orchard: 2, hill: 17, field: 2, bridge: 1, farm: 2, town: 10, river: 17 })
  })

  test('13.3 Ligny: the French need 9 Prussian units, the Prussians 11 French', () => {
    const substantial = { level: 'substantial', check: 'end-of-round' }
    expect(ligny.victory).toEqual([
      { side: 'french', ...substantial, when: { eliminated: { side: 'prussian', units: 9 } } },
      { side: 'prussian', ...substantial, when: { eliminated: { side: 'french', units: 11 } } },
    ])
  })

  test('14.0 Hypothetical battle: each side deploys 18 units and 3 generals', () => {
    expect(hypothetical.deployment?.forces).toEqual({ french: hypotheticalForces, allied: hypotheticalForces })
    expect(hypotheticalForces.general).toBe(3)
    expect(total(hypotheticalForces)).toBe(18 + 3)
    expect(hypothetical.units).toBeUndefined()
    expect(hypothetical.deployment?.minimumPerSector).toBe(4)
  })

  test('14.0 Hypothetical battle: each side has four rows, and five are disputed', () => {
    const french = expand(hypothetical.board.zones?.['french'] ?? [])
    const allied = expand(hypothetical.board.zones?.['allied'] ?? [])
    expect(french.length).toBe(4 * 21)
    expect(new Set(french.map(row))).toEqual(new Set([1, 2, 3, 4]))
    expect(allied.length).toBe(4 * 21)
    expect(new Set(allied.map(row))).toEqual(new Set([10, 11, 12, 13]))
  })

  test('14.0 Hypothetical battle: each player draws 15 of 73 tiles, for the own zone and the disputed ground', () => {
    const { stock, ...rules } = hypothetical.deployment?.tiles ?? {}
    expect(stock).toEqual({ woods: 30, town: 9, field: 2, rough: 2, orchard: 2, hill: 24, farm: 4 })
    expect(total(stock ?? {})).toBe(73)
    expect(rules).toEqual({ draw: 15, ownZone: 10, disputed: 5, atATime: 3 })
  })

  test('14.0 Hypothetical battle: the exploration roll decides who deploys how and who goes first', () => {
    expect(hypothetical.deployment?.order).toEqual({
      exploration: {
        '0': 'hidden',
        '1-2': { loser: 3, winner: 2 },
        '3-4': { loser: 4, winner: 2 },
        '5': 'loser-first',
      },
    })
    expect(hypothetical.initiative).toBe('exploration')
  })

  test('14.0 Hypothetical battle: two units are due on turn 3 and one each on turns 4 and 5', () => {
    const schedule = { typeDie: { flag: 'nobody', general: 'nobody' }, each: 'turn-then-round' }
    expect(hypothetical.reinforcements?.map(({ side }) => side)).toEqual(['french', 'allied'])
    for (const arrival of hypothetical.reinforcements ?? []) {
      expect(arrival).toMatchObject({
        pool: { 'regular-infantry': 2, 'light-cavalry': 1, 'medium-artillery': 1 },
        stages: [
          { ...schedule, from: 3, to: 3, units: 2 },
          { ...schedule, from: 4, to: 5, units: 1 },
        ],
      })
    }
  })

  test('14.0 Hypothetical battle: reinforcements enter by the own edge, on the wing as their player sees it', () => {
    const wings = { french: ['west', 'centre', 'east'], allied: ['east', 'centre', 'west'] } as const
    for (const arrival of hypothetical.reinforcements ?? []) {
      const side = arrival.side === 'french' ? 'french' : 'allied'
      const backRow = side === 'french' ? 1 : 13
      const zone = expand(hypothetical.board.zones?.[side] ?? [])
      const edge = zone.filter((hex) => row(hex) === backRow || /^[AV]\d/.test(hex))
      for (const stage of 'stages' in arrival ? arrival.stages : []) {
        for (const [i, die] of ['1-2', '3-4', '5-6'].entries()) {
          const sector = new Set(expand(sectorHexes(hypothetical.board.sectors, wings[side][i] ?? 'centre')))
          const wing = edge.filter((hex) => sector.has(hex))
          expect(expand(stage.entrance.d6?.[die] ?? []).toSorted()).toEqual(wing.toSorted())
        }
      }
    }
  })

  test('14.0 Hypothetical battle: nine lost units lose the battle', () => {
    const substantial = { level: 'substantial', check: 'end-of-round' }
    expect(hypothetical.victory).toEqual([
      { side: 'french', ...substantial, when: { eliminated: { side: 'allied', units: 9 } } },
      { side: 'allied', ...substantial, when: { eliminated: { side: 'french', units: 9 } } },
    ])
  })
})

function shipped(id: string): ViveLempereurScenario {
  const file = new URL(`../../scenarios/vive-lempereur/${id}.yaml`, import.meta.url)
  return parse(readFileSync(file, 'utf8')) as ViveLempereurScenario
}

function hexOf(placement: Placement): string {
  return typeof placement === 'string' ? placement : placement.at
}

function row(hex: string): number {
  return Number(hex.slice(1))
}

function sortedHexes(units: PlacementsByType | undefined): Record<string, string[]> {
  const entries = Object.entries(units ?? {}) as [string, Placement[]][]
  return Object.fromEntries(entries.map(([type, placements]) => [type, placements.map(hexOf).toSorted()]))
}

function pieces(scenario: ViveLempereurScenario): Record<string, number> {
  const sides = Object.entries(scenario.units ?? {})
  return Object.fromEntries(sides.map(([side, units]) => [side, Object.values(sortedHexes(units)).flat().length]))
}

function total(counts: Readonly<Record<string, number | undefined>>): number {
  return Object.values(counts).reduce<number>((sum, count = 0) => sum + count, 0)
}

function repeated(hexes: string[]): string[] {
  return hexes.filter((hex, i) => hexes.indexOf(hex) !== i)
}

/** Ranges written out without the help of the code under test. */
function expand(list: string[]): string[] {
  const columns = 'ABCDEFGHIKLMNOPQRSTUV'
  return list.flatMap((range) => {
    const [from = '', to = from] = range.split('-')
    const between = columns.slice(columns.indexOf(from.charAt(0)), columns.indexOf(to.charAt(0)) + 1)
    const rows = Array.from({ length: row(to) - row(from) + 1 }, (_, i) => row(from) + i)
    return between.split('').flatMap((column) => rows.map((number) => `${column}${number}`))
  })
}

function areNeighbours(a: string, b: string): boolean {
  const columns = 'ABCDEFGHIKLMNOPQRSTUV'
  const across = columns.indexOf(b.charAt(0)) - columns.indexOf(a.charAt(0))
  const up = row(b) - row(a)
  if (across === 0) return Math.abs(up) === 1
  const shifted = 'BDFHKMOQSU'.includes(a.charAt(0))
  return Math.abs(across) === 1 && (up === 0 || up === (shifted ? -1 : 1))
}

function terrainByHex(scenario: ViveLempereurScenario): Map<string, string> {
  const byHex = new Map<string, string>()
  for (const { kind, path } of scenario.board.rivers ?? []) {
    for (const hex of expand(path)) byHex.set(hex, kind)
  }
  for (const [type, hexes] of Object.entries(scenario.board.terrain ?? {})) {
    for (const hex of expand(hexes ?? [])) byHex.set(hex, type)
  }
  return byHex
}

function terrainCounts(scenario: ViveLempereurScenario): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const type of terrainByHex(scenario).values()) counts[type] = (counts[type] ?? 0) + 1
  return counts
}
