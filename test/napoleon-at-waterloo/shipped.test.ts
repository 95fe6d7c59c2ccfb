import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { Report } from '../../src/scenario/diagnostic.ts'
import { formatScenario } from '../../src/scenario/format/index.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { entranceLists } from '../../src/systems/napoleon-at-waterloo/format/arrivals.ts'
import { EDITIONS } from '../../src/systems/napoleon-at-waterloo/format/catalog.ts'
import { readGround, TOWN, WOODS, WOODS_ROAD } from '../../src/systems/napoleon-at-waterloo/format/ground.ts'
import type { NapoleonAtWaterlooScenario } from '../../src/systems/napoleon-at-waterloo/format/index.ts'
import { enlist } from '../../src/systems/napoleon-at-waterloo/format/roster.ts'

// The lists here were typed from the sources, and not from the scenarios.

/** The set-up of the standard game: hex, strength and movement, by side and kind. */
const STANDARD = {
  french: {
    infantry: `0914 7-4, 1114 5-4, 1414 4-4, 1415 4-4, 1416 2-4, 1417 6-4, 1516 5-4, 1517 7-4, 1613 4-4, 1712 5-4,
      1812 4-4, 1912 4-4`,
    cavalry: `0614 2-5, 1016 2-5, 1115 2-5, 1116 4-5, 1514 1-5, 1615 1-5, 1814 1-5, 1913 1-5, 1914 3-6, 2111 2-5`,
    artillery: `1015 3-3, 1511 5-3, 1515 2-3, 1611 3-3`,
  },
  allied: {
    infantry: `0410 4-4, 0609 6-4, 0907 2-4, 0910 6-4, 1014 1-4, 1110 7-4, 1309 6-4, 1609 6-4, 1708 5-4, 1808 7-4`,
    cavalry: `0811 3-5, 1209 4-5, 1307 1-5, 1507 4-5, 1807 3-5`,
    artillery: `1210 2-3, 1410 3-3, 1509 3-3`,
  },
} as const

/** The Prussians as the rules list them, by game and turn. */
const PRUSSIANS = {
  standard: { 2: '5-4 4-4 4-4 4-4 4-4 3-5 3-5 4-3 3-3' },
  advanced: {
    3: '6-4 5-4 5-4 5-4 5-4 5-4 5-4 5-4 5-4 5-4 3-4 3-4 7-5 6-3',
    5: '6-4 6-4 6-4 6-4 6-4 5-4 4-5 7-3',
    6: '6-4 6-4 5-4 5-4 5-4 5-4 5-4 5-4 5-4 5-4 5-4 4-4 12-5 9-3',
  },
} as const

const RECONSTRUCTED = `
  -1 AE AE AE AE AE Ar Ar EX EX
   0 AE AE AE AE Ar Ar EX EX EX
   1 AE AE AE Ar Ar EX EX EX DE
   2 AE AE Ar Ar EX Dr EX EX DE
   3 AE AE Ar Ar Dr Dr Dr DE DE
   4 AE AE Ar Dr Dr Dr Dr DE DE
   5 AE Ar Ar Dr Dr Dr DE DE DE
   6 Ar Ar Dr Dr Dr DE DE DE DE
   7 Ar Dr Dr Dr DE DE DE DE DE
   8 Dr Dr Dr DE DE DE DE DE DE`

const text = (id: string) =>
  readFileSync(new URL(`../../scenarios/napoleon-at-waterloo/${id}.yaml`, import.meta.url), 'utf8')
const battle = (id: string) => parse(text(id)) as NapoleonAtWaterlooScenario

function armyOf(id: string) {
  const scenario = battle(id)
  const ground = readGround(scenario, new Report())!
  const recruits = enlist(scenario, ground.reader).map((recruit) => ({
    ...recruit,
    at: recruit.hex < 0 ? '' : ground.grid.label(recruit.hex),
    values: `${recruit.strength}-${recruit.movement}`,
    turn: recruit.arrival === undefined ? 0 : scenario.reinforcements![recruit.arrival]!.turn,
  }))
  return { scenario, ground, recruits }
}

const points = (units: readonly { readonly strength: number }[]) =>
  units.reduce((sum, { strength }) => sum + strength, 0)
const words = (list: string) => list.trim().split(/[\s,]+/)

describe.each(['standard', 'advanced'])('the %s game as it ships', (id) => {
  test('has nothing to report, and is formatted', () => {
    expect(validate(text(id), SYSTEMS).diagnostics).toEqual([])
    expect(formatScenario(text(id), SYSTEMS)).toEqual({ text: text(id) })
  })

  test('has the map of the second edition: 27 x 22 hexes, 30 towns, 56 woods and 5 woods/road', () => {
    const { ground } = armyOf(id)
    const number = (type: number) => ground.terrain.filter((one) => one === type).length
    expect([ground.grid.columns, ground.grid.rows]).toEqual([27, 22])
    expect([number(TOWN), number(WOODS), number(WOODS_ROAD)]).toEqual([30, 56, 5])
  })

  test('has roads through the hexsides of woods that the map has, and through no others', () => {
    const { grid, terrain, roads } = armyOf(id).ground
    const links = [...terrain.keys()]
      .filter((hex) => terrain[hex] === WOODS_ROAD)
      .map((hex) => {
        const ways = [0, 1, 2, 3, 4, 5].filter((way) => roads[hex]! & (1 << way))
        return `${grid.label(hex)} ${ways.map((way) => ['N', 'NE', 'SE', 'S', 'SW', 'NW'][way]).join(' ')}`
      })
    // From 1101 the road goes on to the north, off the map.
    expect(links.sort()).toEqual(['1014 NW', '1101 N S', '1603 NE SW', '1701 NE S', '1702 N SW'])
  })

  test('lets the French out by eleven hexes in the north, and the Prussians in from the east, where woods are not closed', () => {
    const { scenario, ground } = armyOf(id)
    const labels = (list: readonly string[]) => ground.reader.set(list, []).map((hex) => ground.grid.label(hex))
    expect(labels(scenario.exits!['french']!)).toEqual(words('0101 0201 0301 0401 0501 0601 0701 0801 0901 1001 1101'))
    const woods = id === 'standard' ? '' : '2709 2710 2711 2712 '
    for (const { at } of scenario.reinforcements!) {
      expect(labels(entranceLists(at).flat())).toEqual(
        words(`2701 2702 2703 2704 2705 2706 2707 2708 ${woods}2713 2714 2715 2716 2717 2718 2719 2720 2721 2722`),
      )
    }
  })

  test('has the Prussians of the book on their turns', () => {
    const { recruits } = armyOf(id)
    const arriving = recruits.filter(({ turn }) => (turn ?? 0) > 0)
    const lists = Object.entries(PRUSSIANS[id as 'advanced'])
    for (const [turn, list] of lists) {
      const found = arriving.filter((unit) => unit.turn === Number(turn)).map(({ values }) => values)
      expect(found.sort()).toEqual(words(list).sort())
    }
    expect(arriving.length).toBe(lists.flatMap(([, list]) => words(list)).length)
    expect(arriving.every(({ nation, side }) => nation === 'prussian' && side === 'allied')).toBe(true)
  })
})

describe('the standard game', () => {
  const { scenario, recruits } = armyOf('standard')

  test('has 53 units: French 26 with 89 points, Anglo-Allied 18 with 73, Prussians 9 with 34', () => {
    const of = (nation: string) => recruits.filter((unit) => unit.nation === nation)
    const sums = ['french', 'british', 'prussian'].map((nation) => [of(nation).length, points(of(nation))])
    expect(sums).toEqual([
      [26, 89],
      [18, 73],
      [9, 34],
    ])
  })

  test.each(['french', 'allied'] as const)('has the %s units where the map has them', (side) => {
    for (const [kind, list] of Object.entries(STANDARD[side])) {
      const found = recruits.filter((unit) => unit.side === side && unit.kind === kind && unit.turn === 0)
      expect(found.map(({ at, values }) => `${at} ${values}`).sort()).toEqual(
        list.split(',').map((entry) => entry.trim()),
      )
    }
  })

  test('is won by 40 points first and seven exits, or by 40 points first; 40 demoralise the Allies', () => {
    expect(scenario.turns).toBe(10)
    expect(scenario.demoralisation).toEqual({ points: 40, sides: ['allied'] })
    expect(scenario.victory.map(({ side, when }) => [side, when])).toEqual([
      ['french', { all: [{ destroyedFirst: 40 }, { exited: 7 }] }],
      ['allied', { destroyedFirst: 40 }],
    ])
  })
})

describe('the advanced game', () => {
  const { scenario, recruits } = armyOf('advanced')

  test('has the stand-in for the brigades, 36 Prussians with 198 points, and Napoleon', () => {
    const of = (nation: string) => recruits.filter((unit) => unit.nation === nation && unit.kind !== 'leader')
    const sums = ['french', 'british', 'prussian'].map((nation) => [of(nation).length, points(of(nation))])
    expect(sums).toEqual([
      [44, 199],
      [31, 165],
      [36, 198],
    ])
    expect(recruits.filter(({ kind }) => kind === 'leader')).toMatchObject([{ name: 'Napoleon', side: 'french' }])
  })

  test('says of every part that is no print that it is a reconstruction', () => {
    const status = Object.fromEntries(Object.entries(scenario.sources!).map(([part, source]) => [part, source.status]))
    expect(status).toMatchObject({
      units: 'reconstruction',
      placements: 'reconstruction',
      combatResults: 'reconstruction',
      capability: 'printed',
      terrainEffects: 'printed',
      reinforcements: 'printed',
      victory: 'printed',
    })
  })

  test('has the reconstructed combat table in its file, the one that the edition falls back on', () => {
    const rows = RECONSTRUCTED.trim()
      .split('\n')
      .map((line) => words(line))
    const table = { odds: words('1-4 1-3 1-2 1-1 2-1 3-1 4-1 5-1 6-1'), results: {} as Record<string, string[]> }
    for (const [die, ...row] of rows) table.results[die!] = row
    expect(scenario.tables!.combatResults).toEqual(table)
    expect(EDITIONS.advanced.combatResults).toEqual(table)
  })

  test('is won by three levels, and 90 points demoralise, but never the Prussians', () => {
    expect(scenario.demoralisation).toEqual({ points: 90, sides: ['french', 'allied'], spares: ['prussian'] })
    expect(scenario.victory.map(({ side, level, when }) => [side, level, when])).toEqual([
      ['french', 'marginal', { demoralised: true }],
      ['french', 'provisional', { destroyed: 150 }],
      ['french', 'decisive', { all: [{ exited: 14 }, { leaderExited: true }] }],
      ['allied', 'marginal', { destroyed: 75 }],
      ['allied', 'provisional', { destroyed: 100 }],
      ['allied', 'decisive', { any: [{ leaderEliminated: true }, { demoralised: true }] }],
    ])
  })
})
