import { expect, test } from 'vitest'
import type { Cast } from './game-record.ts'
import { series } from './game-records.fixture.ts'
import { gatherStatistics } from './statistics.ts'

const CAST: Cast = {
  sides: [
    { id: 'french', name: 'French' },
    { id: 'allied', name: 'Allied' },
  ],
  levels: [],
  pieces: [],
  ways: [],
}

test('more games than a call may have arguments are counted like a few', () => {
  const records = series('01'.repeat(75_000)).map((record, i) => ({ ...record, turns: 1 + (i % 3) }))
  const { length, tempo, games } = gatherStatistics(CAST, records)
  expect(games).toBe(150_000)
  expect(length.byTurn.map(({ wins }) => wins[0])).toEqual([25_000, 25_000, 25_000])
  expect(tempo.map((turn) => turn.games)).toEqual([150_000, 100_000, 50_000])
})
