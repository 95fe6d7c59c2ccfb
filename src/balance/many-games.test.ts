import { expect, test } from 'vitest'
import type { Cast, GameRecord } from './game-record.ts'
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
  const records = Array.from(
    { length: 150_000 },
    (_, i): GameRecord => ({
      number: i + 1,
      seed: i,
      winner: i % 2,
      digest: '',
      level: 'victory',
      reason: 'turns',
      turns: 1 + (i % 3),
      first: null,
      actions: 1,
      losses: [],
      entries: [],
      posts: {},
      deciding: [],
    }),
  )
  const { length, tempo, games } = gatherStatistics(CAST, records)
  expect(games).toBe(150_000)
  expect(length.byTurn.map(({ wins }) => wins[0])).toEqual([25_000, 25_000, 25_000])
  expect(tempo.map((turn) => turn.games)).toEqual([150_000, 100_000, 50_000])
})
