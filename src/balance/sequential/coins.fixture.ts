import { makeDice, roll, WORDS } from '../../engine/dice.ts'
import { type Decision, makeTest, type TestTerms } from './sequential-test.ts'

/** How a run of a test ended. */
export type CoinRun = {
  readonly decision: Decision | undefined
  readonly games: number
  readonly counts: readonly number[]
}

/** A test with simulated coins instead of games, which come up with these shares; the same for a seed. */
export function tossCoins(terms: TestTerms, shares: readonly number[], seed: number, most = 20_000): CoinRun {
  const test = makeTest(terms)
  const dice = makeDice(seed)
  const counts = shares.map(() => 0)
  for (let games = 1; games <= most; games++) {
    let chance = roll(dice, WORDS) / WORDS
    let place = 0
    while (place < shares.length - 1 && chance >= shares[place]!) chance -= shares[place++]!
    counts[place]!++
    const decision = test(counts)
    if (decision) return { decision, games, counts }
  }
  return { decision: undefined, games: most, counts }
}

/** Lost, drawn and won games with this share, of which so many are drawn. */
export const gamesWith = (share: number, draws: number) => [1 - share - draws / 2, draws, share - draws / 2]

/** The share of runs that ended so. */
export function shareEnding(runs: readonly CoinRun[], decision: Decision): number {
  return runs.filter((run) => run.decision === decision).length / runs.length
}
