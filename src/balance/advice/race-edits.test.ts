import { describe, expect, test } from 'vitest'
import { makeDice, roll, WORDS } from '../../engine/dice.ts'
import type { Scenario } from '../../scenario/types.gen.ts'
import type { GameResult } from '../game-record.ts'
import { raceEdits } from './race-edits.ts'

/** A battle that is only a coin: its title tells the share of the first side. */
const coin = (share: number) => ({ title: String(share) }) as Scenario

/** How often each battle was played. */
function table() {
  const games = new Map<string, number>()
  const play = async (scenarios: readonly Scenario[], numbers: readonly number[]) =>
    scenarios.map(({ title }) => {
      games.set(title, (games.get(title) ?? 0) + numbers.length)
      return numbers.map((number): GameResult => {
        // The same dice for all of them.
        const chance = roll(makeDice(number), WORDS) / WORDS
        return { number, seed: number, winner: chance < Number(title) ? 0 : 1, digest: '' }
      })
    })
  return { games, play }
}

const WANTED = { side: 0, low: 0.4, high: 0.6 }
const entrants = (...shares: readonly (readonly [share: number, size: number])[]) =>
  shares.map(([share, size]) => ({ scenario: coin(share), size }))

describe('a race of edits', () => {
  test('has the smallest edit that reaches the wanted share first', async () => {
    const { play } = table()
    const { now, finished } = await raceEdits(
      coin(0.8),
      entrants([0.5, 3], [0.52, 1], [0.7, 1], [0.9, 1]),
      WANTED,
      play,
    )
    expect(now.value).toBeGreaterThan(0.7)
    expect(finished[0]).toMatchObject({ edited: { size: 1, scenario: { title: '0.52' } }, reaches: true })
    expect(finished[1]).toMatchObject({ edited: { size: 3 }, reaches: true })
    expect(finished[0]!.change.change.value).toBeLessThan(-0.15)
    expect(finished[0]!.change.better).toBe(0)
  })

  test('drops those early that are surely off', async () => {
    const { games, play } = table()
    const { finished } = await raceEdits(coin(0.8), entrants([0.5, 1], [0.99, 1]), WANTED, play)
    expect(finished).toHaveLength(1)
    expect(games.get('0.99')).toBe(20)
    expect(games.get('0.5')).toBe(320)
  })

  test('of the last lap only, so that luck in the choice is no part of the figures', async () => {
    const { games, play } = table()
    const { finished, now } = await raceEdits(coin(0.8), entrants([0.5, 1]), WANTED, play)
    expect(games.get('0.8')).toBe(240)
    const { low, high } = finished[0]!.share
    expect(high - low).toBeCloseTo(2 * 0.0628, 2)
    expect(now.high - now.low).toBeLessThan(0.12)
  })

  test('without an edit that helps there is nothing', async () => {
    const { play } = table()
    expect((await raceEdits(coin(0.8), [], WANTED, play)).finished).toEqual([])
    const { finished } = await raceEdits(coin(0.8), entrants([0.7, 1]), WANTED, play)
    expect(finished.every(({ reaches }) => !reaches)).toBe(true)
  })
})
