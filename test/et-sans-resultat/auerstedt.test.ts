import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { TestIo } from '../../cli/test-io.ts'
import { formatScenario } from '../../src/scenario/format/index.ts'
import type { EtSansResultatScenario } from '../../src/systems/et-sans-resultat/format/index.ts'
import { rosterOf } from '../../src/systems/et-sans-resultat/format/roster.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { shippedBattles } from '../fuzz/shipped.ts'

// What the accounts say, typed from research and not from the files: men as they are usually counted, villages in
// kilometres east and north of a corner of the field, hours of arrival.

/** By formation: battalions, regiments and batteries, the men of the former two, and the guns. */
const ARMIES = {
  gudin: [8, 0, 1, 8300, 8],
  viallanes: [0, 3, 0, 1300, 0],
  friant: [8, 0, 1, 7100, 8],
  morand: [12, 0, 2, 9594, 12],
  bluecher: [0, 5, 1, 2600, 8],
  schmettau: [10, 0, 2, 6700, 16],
  wartensleben: [10, 1, 2, 7600, 16],
  orange: [11, 0, 2, 7700, 16],
  william: [0, 2, 1, 1200, 8],
  kunheim: [8, 3, 3, 7500, 24],
  arnim: [10, 0, 2, 7000, 16],
}

/** The earliest and the latest hour at which the accounts have them on the ground of this table. */
const HOURS = {
  viallanes: ['08:00', '09:00'],
  friant: ['08:20', '09:30'],
  morand: ['10:00', '11:00'],
  wartensleben: ['07:30', '09:00'],
  orange: ['09:00', '10:30'],
  william: ['09:00', '10:45'],
  kunheim: ['10:00', '11:30'],
  arnim: ['10:00', '12:00'],
}

const VILLAGES = {
  hassenhausen: [7.5, 3.9],
  taugwitz: [5.9, 3.7],
  poppel: [4.8, 3.3],
  gernstedt: [3.6, 2.6],
  rehehausen: [5.9, 2.1],
  sonnendorf: [4.5, 1.2],
  auerstedt: [2.4, 0.9],
  lissdorf: [2.6, 4.3],
  spielberg: [6, 5.9],
  zaeckwar: [5, 5.3],
  benndorf: [4.8, 4.8],
  punschrau: [8.5, 5.8],
} as const

const PATH = 'scenarios/et-sans-resultat'
const battle = shippedBattles('et-sans-resultat').find(({ id }) => id === 'auerstedt') as EtSansResultatScenario
const { formations, units } = rosterOf(battle)
const FILES = Object.fromEntries(
  ['auerstedt.yaml', 'armies/iii-corps-1806.yaml', 'armies/prussian-army-1806.yaml'].map((file) => [
    file,
    readFileSync(`${PATH}/${file}`, 'utf8'),
  ]),
)

describe('Auerstedt on a table', () => {
  test('is sound with every variant, and in canonical form as its armies are', async () => {
    const io = new TestIo(FILES)
    expect(await io.run('validate', '--max-warnings', '0')).toBe(0)
    for (const text of Object.values(FILES)) expect(formatScenario(text, SYSTEMS)).toEqual({ text })
  })

  test('has the divisions of the accounts, each with its men and guns', () => {
    const strengths = formations.map(({ id }) => {
      const own = units.filter(({ formation }) => formation.id === id)
      const count = (arm: string) => own.filter(({ troop }) => troop.arm === arm).length
      const sum = (key: 'men' | 'guns') => own.reduce((total, { data }) => total + (data[key] ?? 0), 0)
      return [id, [count('infantry'), count('cavalry'), count('artillery'), sum('men'), sum('guns')]]
    })
    expect(Object.fromEntries(strengths)).toEqual(ARMIES)
  })

  test('lets them come when the accounts have them on the field', () => {
    const minutes = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3))
    for (const [id, [from, to]] of Object.entries(HOURS)) {
      const { turn } = formations.find((formation) => formation.id === id)!.data.arrives!
      const comes = minutes('08:00') + 20 * ((turn ?? 0) - 1)
      expect([id, comes >= minutes(from!) && comes <= minutes(to!)]).toEqual([id, true])
    }
  })

  test('asks the French for more than the village, and calls what they did a decisive victory', () => {
    const { victory, points = [] } = battle
    const margins = victory.flatMap(({ side, when }) => (side === 'french' ? [when.points?.margin ?? 0] : []))
    const worth = (...wanted: string[]) =>
      points.reduce((sum, { side, points: each, when }) => {
        const of = [...(Array.isArray(when.controls) ? when.controls : []), ...(when.broken?.formations ?? [])]
        return side === 'french' && of.some((id) => wanted.includes(id)) ? sum + each : sum
      }, 0)
    expect(worth('hassenhausen')).toBeLessThan(Math.min(...margins))
    const done = ['hassenhausen', 'spielberg', 'rehehausen', 'sonnenberg', 'schmettau', 'wartensleben', 'orange']
    expect(worth(...done)).toBeGreaterThanOrEqual(Math.max(...margins))
  })

  test('has its villages within 400 metres of where they are', () => {
    for (const [id, [east, north]] of Object.entries(VILLAGES)) {
      const { area = [] } = battle.board.features![id]!
      const mean = (axis: 0 | 1) => area.reduce((sum, corner) => sum + corner[axis]!, 0) / area.length
      // The table begins 16 inches east and 5 north of the corner, and an inch is 137 metres.
      const [x, y] = [mean(0) + 16, mean(1) + 5]
      expect([id, Math.hypot(x - east * 7.29, y - north * 7.29) * 0.137 < 0.4]).toEqual([id, true])
    }
  })

  test('can be changed to what people have asked ever since', async () => {
    const { variants } = parse(FILES['auerstedt.yaml']!) as EtSansResultatScenario
    expect(Object.values(variants ?? {}).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Brunswick is not hit', 'The reserve goes in', 'Morand is late']),
    )
    const io = new TestIo(FILES)
    expect(await io.run('diff', 'auerstedt.yaml', '--variant', 'reserve-goes-in')).toBe(1)
    expect(io.stdout.text).toContain('Hassenhausen')
    expect(await io.run('diff', 'auerstedt.yaml', '--variant', 'morand-late')).toBe(1)
    expect(io.stdout.text).toContain("turn 8 → 11: 1st Division (Debilly, Brouard, d'Honnières)")
    // What the battle takes from its armies is the same.
    expect(io.stdout.text).not.toContain('uses')
  })
})
