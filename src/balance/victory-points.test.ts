import { describe, expect, test } from 'vitest'
import type { Cast } from './game-record.ts'
import { series } from './game-records.fixture.ts'
import { sections } from './sections.ts'
import { gatherStatistics } from './statistics.ts'
import { pointsOf, scoreOf } from './victory-points.ts'

const CAST: Cast = {
  sides: [
    { id: 'french', name: 'French' },
    { id: 'allied', name: 'Allied' },
  ],
  levels: ['decisive', 'marginal', 'draw'],
  pieces: [],
  ways: [],
  awards: [
    { side: 0, points: 5, text: 'Wavre' },
    { side: 0, points: 1, text: 'each unit' },
    { side: 1, points: 2, text: 'the mill' },
  ],
}

/** Games by how often each award was scored, and how they ended. */
const games = (...list: readonly [scored: readonly number[], winner: number | null, level: string][]) =>
  list.map(([scored, winner, level], i) => ({ ...series('-')[0]!, number: i + 1, scored, winner, level }))

const RECORDS = games(
  [[1, 3, 0], 0, 'decisive'],
  [[1, 0, 1], 0, 'marginal'],
  [[0, 1, 2], 1, 'marginal'],
  [[0, 2, 1], null, 'draw'],
)

describe('victory points of many games', () => {
  const figures = pointsOf(CAST, RECORDS)!

  test('are those of each award, as often as it was scored', () => {
    expect(RECORDS.map((record) => [scoreOf(CAST, record, 0), scoreOf(CAST, record, 1)])).toEqual([
      [8, 0],
      [5, 2],
      [1, 4],
      [2, 2],
    ])
  })

  test('are spread from the least to the most, by figures that occurred', () => {
    expect(figures.sides[0]).toMatchObject({ least: 1, lowerQuarter: 1, median: 2, upperQuarter: 5, most: 8 })
    expect(figures.sides[0]!.mean.value).toBe(4)
    expect(figures.lead).toMatchObject({ least: -3, most: 8 })
  })

  test('tell of each award in how many games it was scored, how often, and what share of its side’s points it is', () => {
    expect(figures.awards.map(({ scored }) => scored.games)).toEqual([2, 3, 3])
    expect(figures.awards.map(({ times }) => times.value)).toEqual([0.5, 1.5, 1])
    expect(figures.awards.map(({ points }) => points.value)).toEqual([2.5, 1.5, 2])
    expect(figures.awards.map(({ share }) => share)).toEqual([10 / 16, 6 / 16, 1])
  })

  test('tell which lead ended in which victory, from the first side’s greatest to the second’s', () => {
    expect(figures.endings).toEqual([
      { winner: 0, level: 'decisive' },
      { winner: 0, level: 'marginal' },
      { winner: null, level: 'draw' },
      { winner: 1, level: 'marginal' },
    ])
    expect(figures.margins.map(({ from, to, counts }) => [from, to, ...counts])).toEqual([
      [8, 8, 1, 0, 0, 0],
      [3, 3, 0, 1, 0, 0],
      [0, 0, 0, 0, 1, 0],
      [-3, -3, 0, 0, 0, 1],
    ])
  })

  test('count leads in steps where there would be too many rows', () => {
    const wide = pointsOf(
      CAST,
      games([[10, 0, 0], 0, 'decisive'], [[0, 0, 10], 1, 'marginal'], [[0, 0, 0], null, 'draw']),
    )!
    expect(wide.margins.map(({ from, to }) => [from, to])).toEqual([
      [41, 50],
      [0, 0],
      [-20, -11],
    ])
  })
})

test('a battle without victory points, or without games, tells nothing of them', () => {
  const { awards: _, ...without } = CAST
  expect(pointsOf(without, RECORDS)).toBeUndefined()
  expect(pointsOf(CAST, [])).toBeUndefined()
  expect(gatherStatistics(without, series('01'))).not.toHaveProperty('points')
})

test('reports have a table of points, one of awards and one of margins, in words', () => {
  const statistics = gatherStatistics(CAST, RECORDS)
  const tables = sections({ cast: CAST, statistics } as Parameters<typeof sections>[0])
  const rows = (id: string) => tables.find((one) => one.id === id)!.rows
  expect(rows('points').map(([who, , least, , , , most]) => [who, least, most])).toEqual([
    ['French', '1', '8'],
    ['Allied', '0', '4'],
    ['Lead of the French side', '−3', '8'],
  ])
  expect(rows('awards').map((row) => [row[0], row[1], row.at(-1)])).toEqual([
    ['French', '2', 'Wavre'],
    ['French', '3', 'each unit'],
    ['Allied', '3', 'the mill'],
  ])
  expect(rows('margins').map(([lead]) => lead)).toEqual(['French 8', 'French 3', 'Equal', 'Allied 3'])
})
