import { expect, test } from 'vitest'
import type { Cast } from './game-record.ts'
import { series } from './game-records.fixture.ts'
import { describeVerdict, meanTurn } from './report-text.ts'
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

function headline(wins: readonly [number, number], draws: number): string {
  const records = series('0'.repeat(wins[0]) + '1'.repeat(wins[1]) + '-'.repeat(draws))
  return describeVerdict(gatherStatistics(CAST, records), CAST)
}

test('a headline calls half a draw no victory: it tells the share, and what was won, drawn and lost', () => {
  expect(headline([0, 2], 10)).toBe('Allied share 58 % (32–81 %), 2 won, 10 drawn, 0 lost: too few games to tell')
  expect(headline([150, 50], 0)).toBe('French share 75 % (69–80 %), 150 won, 0 drawn, 50 lost: lopsided')
  expect(headline([0, 0], 400)).toBe('French share 50 % (45–55 %), 0 won, 400 drawn, 0 lost: balanced')
  expect(headline([0, 0], 0)).toBe('No game was completed.')
})

test('a mean of turns is told with the time of day where the battle has a clock', () => {
  expect(meanTurn(4.304, { start: '13:00', minutes: 60 })).toBe('4.3 (16:18)')
  expect(meanTurn(4.304, undefined)).toBe('4.3')
})
