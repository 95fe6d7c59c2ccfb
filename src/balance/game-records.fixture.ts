import type { GameRecord } from './game-record.ts'

/** Games with these winners; `-` is a draw. */
export function series(winners: string): GameRecord[] {
  return Array.from(winners, (winner, i) => ({
    number: i + 1,
    seed: i,
    winner: winner === '-' ? null : Number(winner),
    digest: '',
    level: 'any',
    reason: 'any',
    turns: 1,
    first: null,
    actions: 1,
    losses: [],
    entries: [],
    posts: {},
    deciding: [],
  }))
}
