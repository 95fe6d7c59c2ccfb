import { beforeEach, describe, expect, test } from 'vitest'
import { TestIo } from '../../cli/test-io.ts'
import type { GameRecord } from '../../src/balance/game-record.ts'
import type { Statistics } from '../../src/balance/statistics.ts'
import type { PieceEntry } from '../../src/engine/statistics-recorder.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { shippedBattles } from '../fuzz/shipped.ts'
import { usually } from '../support/effort.ts'

// Every number of a report, counted once more from the records of its games, by nothing of what the report is made with.

const GAMES = usually(4, 12)

type Told = {
  readonly records: readonly GameRecord[]
  readonly pieces: readonly PieceEntry[]
  readonly statistics: Statistics & { readonly told: string }
}

describe.each(SYSTEMS.flatMap((system) => shippedBattles(system.id).map(({ id }) => `${system.id}/${id}`)))(
  'the report on %s',
  (id) => {
    let records: Told['records']
    let pieces: Told['pieces']
    let statistics: Told['statistics']

    let simulated: Promise<Told> | undefined

    beforeEach(async () => {
      simulated ??= simulate(id)
      ;({ records, pieces, statistics } = await simulated)
    }, 120_000)

    const SIDES = [0, 1]
    const points = ({ winner }: GameRecord, side: number) => (winner === null ? 0.5 : Number(winner === side))
    const share = (games: readonly GameRecord[], side: number) =>
      byBisection(sum(games.map((game) => points(game, side))), games.length)
    const lossesOf = (side: number, games = records) =>
      games.map(({ losses }) => losses.filter(({ piece }) => pieces[piece]!.side === side))
    const strengths = (games: ReturnType<typeof lossesOf>) =>
      games.map((losses) => sum(losses.map(({ strength }) => strength)))
    const fallen = (games: ReturnType<typeof lossesOf>) =>
      games.map((losses) => losses.filter(({ gone }) => gone).length)

    test('has the outcomes of the games, by side and level', () => {
      expect(records).toHaveLength(GAMES)
      expect(statistics.games).toBe(GAMES)
      const draws = records.filter(({ winner }) => winner === null).length
      expect(statistics.outcomes.draws).toEqual({ games: draws, share: byBisection(draws, GAMES) })
      for (const side of SIDES) {
        const won = records.filter(({ winner }) => winner === side)
        const { wins, share: own, levels } = statistics.outcomes.sides[side]!
        expect(own).toEqual(share(records, side))
        expect(wins).toEqual({ games: won.length, share: byBisection(won.length, GAMES) })
        expect(levels.map(({ level }) => level).toSorted()).toEqual(
          [...new Set(won.map(({ level }) => level))].toSorted(),
        )
        for (const { level, ...told } of levels) {
          const games = won.filter((record) => record.level === level).length
          expect(told).toEqual({ games, share: byBisection(games, GAMES) })
        }
      }
    })

    test('calls it what the share of the stronger side makes it', () => {
      const french = sum(records.map((record) => points(record, 0)))
      const side = french >= GAMES / 2 ? 0 : 1
      expect(statistics.verdict).toMatchObject({ side, share: share(records, side) })
      const { low, high } = statistics.verdict.share
      const kind = low > 0.6 ? 'lopsided' : low >= 0.4 && high <= 0.6 ? 'balanced' : low > 0.5 ? 'leaning' : 'undecided'
      expect(statistics.verdict.kind).toBe(kind)
    })

    test('has their length, and in which turn they ended', () => {
      const { turns, actions, byTurn } = statistics.length
      expect(turns).toEqual(meanOf(records.map((record) => record.turns)))
      expect(actions).toEqual(meanOf(records.map((record) => record.actions)))
      expect(sum(byTurn.map(({ wins, draws }) => sum(wins) + draws))).toBe(GAMES)
      for (const { turn, wins, draws } of byTurn) {
        const ended = records.filter((record) => record.turns === turn).map(({ winner }) => winner)
        expect(draws).toBe(ended.filter((winner) => winner === null).length)
        expect(wins).toEqual(SIDES.map((side) => ended.filter((winner) => winner === side).length))
      }
    })

    test('has what decided them', () => {
      expect(sum(statistics.ways.map((way) => way.games))).toBe(GAMES)
      for (const { reason, games, wins, share: part, turn } of statistics.ways) {
        const own = records.filter((record) => record.reason === reason)
        expect(games).toBe(own.length)
        expect(part).toEqual(byBisection(own.length, GAMES))
        expect(wins).toEqual(SIDES.map((side) => own.filter(({ winner }) => winner === side).length))
        expect(turn).toEqual(averageOf(own.map(({ turns }) => turns)))
      }
    })

    test('has what it is worth to act first', () => {
      const known = records.filter(({ first }) => first !== null)
      expect(known).toHaveLength(GAMES)
      const found = statistics.firstMover
      expect(found?.games).toBe(known.length)
      for (const side of SIDES) {
        const [firsts, others] = [
          known.filter(({ first }) => first === side),
          known.filter(({ first }) => first !== side),
        ]
        expect(found!.sides[side]!.firsts).toBe(firsts.length)
        expect(found!.sides[side]!.first).toEqual(share(firsts, side))
        expect(found!.sides[side]!.second).toEqual(share(others, side))
      }
      const { first, second, firsts } = found?.sides[0] ?? { firsts: 0 }
      const isKnown = first && second && firsts > 0 && firsts < known.length
      expect(found?.effect?.value).toEqual(isKnown ? close(first.value - second.value) : undefined)
    })

    test('has the losses, by side, type and turn', () => {
      for (const side of SIDES) {
        const losses = lossesOf(side)
        expect(statistics.losses[side]).toEqual({ pieces: meanOf(fallen(losses)), strength: meanOf(strengths(losses)) })
        const types = statistics.lossesByType.filter((one) => one.side === side)
        expect(sum(types.map(({ strength }) => strength.value))).toBeCloseTo(statistics.losses[side]!.strength.value, 9)
        for (const { type, present, ...told } of types) {
          const own = losses.map((game) => game.filter(({ piece }) => pieces[piece]!.type === type))
          expect(told).toMatchObject({ pieces: meanOf(fallen(own)), strength: meanOf(strengths(own)) })
          const there = pieces.flatMap((piece, i) =>
            piece.side === side && piece.type === type ? [presenceOf(i)] : [],
          )
          expect(present).toBeCloseTo(sum(there) / GAMES, 12)
        }
        for (const { turn, games, sides } of statistics.tempo) {
          const played = records.filter(({ turns }) => turns >= turn)
          expect(games).toBe(played.length)
          const own = lossesOf(side, played).map((game) => game.filter((loss) => loss.turn === turn))
          expect(sides[side]).toEqual({ pieces: meanOf(fallen(own)), strength: meanOf(strengths(own)) })
        }
      }
    })

    test('has what became of every unit, and who arrived when', () => {
      expect(statistics.lossesByPiece.map(({ piece }) => piece)).toEqual(
        [...pieces.keys()].filter((piece) => presenceOf(piece) > 0),
      )
      for (const { piece, gone, present, strength, turn } of statistics.lossesByPiece) {
        const own = records.flatMap(({ losses }) => losses.filter((loss) => loss.piece === piece))
        const ends = own.filter((loss) => loss.gone)
        expect(present).toBe(presenceOf(piece))
        expect(gone).toEqual({ games: ends.length, share: byBisection(ends.length, present) })
        expect(strength).toBeCloseTo(sum(own.map((loss) => loss.strength)) / present, 12)
        expect(turn).toEqual(averageOf(ends.map((loss) => loss.turn)))
      }
      const came = records.flatMap(({ entries }) => entries.filter(({ how }) => how === 'arrival'))
      expect(sum(statistics.arrivals.map(({ arrived }) => arrived.games))).toBe(came.length)
      for (const { piece, turn, arrived } of statistics.arrivals) {
        const own = came.filter((entry) => entry.piece === piece)
        expect(arrived).toEqual({ games: own.length, share: byBisection(own.length, GAMES) })
        expect(turn).toEqual(averageOf(own.map((entry) => entry.turn)))
      }
    })

    test('has where units are lost', () => {
      // Whoever runs off a table is lost nowhere on it.
      const ends = records.flatMap(({ losses }) => losses.filter(({ gone, place }) => gone && place !== ''))
      expect(ends.length).toBeGreaterThan(0)
      expect(sum(statistics.graves.flatMap(({ gone }) => gone))).toBe(ends.length)
      for (const { place, gone } of statistics.graves) {
        const here = ends.filter((loss) => loss.place === place)
        expect(gone).toEqual(SIDES.map((side) => here.filter(({ piece }) => pieces[piece]!.side === side).length))
      }
    })

    test('has where units stand, and which places decide', () => {
      const turns = sum(records.map((record) => record.turns))
      const places = new Set(records.flatMap(({ posts }) => Object.keys(posts)))
      expect(statistics.posts.map(({ place }) => place).toSorted()).toEqual([...places].toSorted())
      for (const { place, units } of statistics.posts) {
        const here = (side: number) => sum(records.map(({ posts }) => posts[place]?.[side] ?? 0)) / turns
        expect(units).toEqual(SIDES.map((side) => close(here(side))))
      }
      const decided = records.flatMap(({ deciding, winner }) => deciding.map((place) => `${place} ${winner}`))
      expect(sum(statistics.keys.flatMap(({ wins }) => wins))).toBe(decided.length)
      for (const { place, wins } of statistics.keys) {
        expect(wins).toEqual(SIDES.map((side) => decided.filter((one) => one === `${place} ${side}`).length))
      }
    })

    /** In how many games a piece took part. */
    function presenceOf(piece: number): number {
      if (pieces[piece]!.at !== undefined) return GAMES
      return records.filter(({ entries }) => entries.some((entry) => entry.piece === piece)).length
    }
  },
)

async function simulate(id: string): Promise<Told> {
  const io = new TestIo()
  // A second thread would take longer to begin than it would save.
  expect(await io.run('simulate', id, '--games', String(GAMES), '--jobs', '1', '--format', 'json')).toBe(0)
  return (JSON.parse(io.stdout.text) as { battle: Told }).battle
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** A number, but for rounding. */
const close = (number: number) => expect.closeTo(number, 9) as number

/** The average, but for rounding; null of nothing. */
function averageOf(numbers: readonly number[]): number | null {
  return numbers.length === 0 ? null : close(sum(numbers) / numbers.length)
}

/** A mean with its normal interval, the variance by the differences of all pairs. */
function meanOf(numbers: readonly number[]) {
  const number = numbers.length
  const mean = sum(numbers) / number
  const pairs = sum(numbers.flatMap((a) => numbers.map((b) => (a - b) ** 2)))
  const half = number === 1 ? 0 : 1.959963984540054 * Math.sqrt(pairs / (2 * number * (number - 1)) / number)
  return { value: close(mean), low: close(mean - half), high: close(mean + half) }
}

/** Wilson's interval by its definition: the shares that the count would not be surprising for, found by halving. */
function byBisection(successes: number, games: number) {
  // JSON has no word for what is no number.
  if (games === 0) return { value: null, low: 0, high: 1 }
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
    value: close(value),
    low: close(border(value, 0)),
    high: close(border(value, 1)),
  }
}
