import { describe, expect, test } from 'vitest'
import { TestIo } from '../cli/test-io.ts'
import { castOf, type GameRecord, recordGame } from '../src/balance/game-record.ts'
import type { Statistics } from '../src/balance/statistics.ts'
import type { PieceEntry } from '../src/engine/chronicle.ts'
import { playGame } from '../src/players/play-game.ts'
import { random } from '../src/players/random.ts'
import { SYSTEMS } from '../src/systems/index.ts'
import { shippedBattles } from './fuzz/shipped.ts'

const BATTLES = SYSTEMS.flatMap((system) => shippedBattles(system.id).map((scenario) => ({ system, scenario })))

describe.each(BATTLES)('$scenario.id', ({ system, scenario }) => {
  test('what is kept of a game accounts for everybody who is left at its end', async () => {
    const [game, chronicler, portrayer] = await Promise.all([
      system.loadGame(),
      system.loadChronicler?.(),
      system.loadPortrayer(),
    ])
    const setting = { game, chronicler, scenario, players: [random, random] } as const
    const { pieces } = castOf(setting)
    let compared = 0
    for (let seed = 1; seed <= 8; seed++) {
      const { losses, entries, ...record } = recordGame(setting, 1, seed)
      const { outcome, state, actions } = playGame({ game, scenario, seed, players: [random, random] })
      expect(record).toMatchObject({ winner: outcome.winner ?? null, level: outcome.level, actions })
      const left = pieces.flatMap((piece, i) => {
        const isIn = piece.at !== undefined || entries.some((entry) => entry.piece === i)
        return isIn && !losses.some((loss) => loss.piece === i && loss.gone) ? [{ ...piece, i }] : []
      })
      const end = portrayer.portrayState(state).pieces
      expect(end.map(({ side, type }) => `${side} ${type}`).toSorted()).toEqual(
        left.map(({ side, type }) => `${side} ${type}`).toSorted(),
      )
      // A garrison that is left on the way takes an element along: then the books of its unit do not tell all.
      if (entries.some(({ how }) => how === 'detachment')) continue
      const strength = sum(left.map((piece) => piece.strength))
      const lost = losses.filter(({ piece }) => left.some(({ i }) => i === piece))
      expect(sum(end.map((piece) => piece.strength))).toBe(strength - sum(lost.map((loss) => loss.strength)))
      compared++
    }
    expect(compared).toBeGreaterThan(0)
  })

  // Only systems that tell players what to think of a position have a heuristic one.
  test.runIf('loadAppraiser' in system)('the numbers of the report are those of the games', async () => {
    const io = new TestIo()
    await io.run('simulate', scenario.id, '--games', '12', '--players', 'heuristic', '--format', 'json')
    const { battle } = JSON.parse(io.stdout.text) as { battle: Told }
    const { records, pieces, statistics } = battle
    const games = records.length
    expect(games).toBe(12)
    expect(statistics.games).toBe(12)

    for (const side of [0, 1]) {
      const won = records.filter(({ winner }) => winner === side)
      const draws = records.filter(({ winner }) => winner === null).length
      const { wins, share, levels } = statistics.outcomes.sides[side]!
      expect(wins.games).toBe(won.length)
      expect(wins.share).toEqual(byBisection(won.length, games))
      expect(share.value).toBeCloseTo((won.length + draws / 2) / games, 12)
      expect(levels.reduce((sum, level) => sum + level.games, 0)).toBe(won.length)
      for (const { level, games: number } of levels)
        expect(number).toBe(won.filter((record) => record.level === level).length)

      const losses = records.flatMap((record) => record.losses).filter(({ piece }) => pieces[piece]!.side === side)
      const total = statistics.losses[side]!
      expect(total.pieces.value).toBeCloseTo(losses.filter(({ gone }) => gone).length / games, 12)
      expect(total.strength.value).toBeCloseTo(sum(losses.map(({ strength }) => strength)) / games, 12)
      const types = statistics.lossesByType.filter((one) => one.side === side)
      expect(sum(types.map((one) => one.strength.value))).toBeCloseTo(total.strength.value, 9)
      expect(sum(types.map((one) => one.pieces.value))).toBeCloseTo(total.pieces.value, 9)
      for (const { type, strength } of types) {
        const own = losses.filter(({ piece }) => pieces[piece]!.type === type)
        expect(strength.value).toBeCloseTo(sum(own.map((loss) => loss.strength)) / games, 12)
      }
      // A game in which it is settled who begins has no such statistics.
      const firsts = statistics.firstMover?.sides[side]!.firsts ?? 0
      expect(firsts).toBe(records.filter((record) => record.first === side).length)
      for (const { turn, games: played, sides } of statistics.tempo) {
        expect(played).toBe(records.filter(({ turns }) => turns >= turn).length)
        const lost = losses.filter((loss) => loss.turn === turn).map(({ strength }) => strength)
        expect(sides[side]!.strength.value).toBeCloseTo(sum(lost) / played, 12)
      }
    }

    expect(statistics.length.turns.value).toBeCloseTo(sum(records.map(({ turns }) => turns)) / games, 12)
    for (const { turn, wins, draws } of statistics.length.byTurn)
      expect(sum(wins) + draws).toBe(records.filter(({ turns }) => turns === turn).length)

    expect(sum(statistics.ways.map((way) => way.games))).toBe(games)
    for (const { reason, games: number, wins } of statistics.ways) {
      const own = records.filter((record) => record.reason === reason)
      expect(number).toBe(own.length)
      expect(wins).toEqual([0, 1].map((side) => own.filter(({ winner }) => winner === side).length))
    }

    for (const { piece, gone, present } of statistics.lossesByPiece) {
      const isIn = (record: GameRecord) =>
        pieces[piece]!.at !== undefined || record.entries.some((entry) => entry.piece === piece)
      expect(present).toBe(records.filter(isIn).length)
      expect(gone.games).toBe(
        records.filter(({ losses }) => losses.some((loss) => loss.piece === piece && loss.gone)).length,
      )
    }
    const fallen = records.flatMap(({ losses }) => losses.filter(({ gone }) => gone))
    expect(sum(statistics.graves.flatMap(({ gone }) => gone))).toBe(fallen.length)
    for (const { hex, gone } of statistics.graves)
      expect(sum(gone)).toBe(fallen.filter((loss) => loss.hex === hex).length)
    const came = records.flatMap(({ entries }) => entries.filter(({ how }) => how === 'arrival'))
    expect(sum(statistics.arrivals.map(({ arrived }) => arrived.games))).toBe(came.length)
    for (const { piece, turn } of statistics.arrivals) {
      const own = came.filter((entry) => entry.piece === piece)
      expect(turn).toBeCloseTo(sum(own.map((entry) => entry.turn)) / own.length, 12)
    }
  })
})

type Told = {
  readonly records: readonly GameRecord[]
  readonly pieces: readonly PieceEntry[]
  readonly statistics: Statistics
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Wilson's interval by its definition: the shares that the count would not be surprising for, found by halving. */
function byBisection(successes: number, games: number) {
  const value = successes / games
  const isIn = (share: number) =>
    Math.abs(value - share) <= 1.959963984540054 * Math.sqrt((share * (1 - share)) / games)
  const border = (inside: number, outside: number) => {
    let [a, b] = [inside, outside]
    if (isIn(b)) return b
    for (let i = 0; i < 60; i++) [a, b] = isIn((a + b) / 2) ? [(a + b) / 2, b] : [a, (a + b) / 2]
    return a
  }
  return {
    value: expect.closeTo(value, 12) as number,
    low: expect.closeTo(border(value, 0), 9) as number,
    high: expect.closeTo(border(value, 1), 9) as number,
  }
}
