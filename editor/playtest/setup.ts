import { recall, remember } from '../browser/storage.ts'
import { randomSeed } from '../play/download-replay.ts'
import type { PlayableBattle } from '../play/playable-battle.ts'
import type { PlayerId } from '../play/players.ts'

/** Who plays, and with which dice. */
export type Setup = {
  readonly players: readonly PlayerId[]
  readonly seed: number
  /** Whether one person plays both sides, so that nothing is hidden. */
  readonly isAlone: boolean
  /** The variants of the battle that are chosen. */
  readonly variants?: readonly string[]
}

/** As it was the last time; a person against a computer the first time. */
export function recallSetup(battle: PlayableBattle): Setup {
  const fallback: Setup = {
    players: battle.sides.map((_, side) => usual(battle, side)),
    seed: randomSeed(),
    isAlone: true,
  }
  try {
    const { players, isAlone } = JSON.parse(recall('playtest') ?? '') as Partial<Setup>
    const isUsable = players?.length === battle.sides.length && players.every((id) => battle.players.includes(id))
    return isUsable ? { ...fallback, players, isAlone: isAlone === true } : fallback
  } catch {
    return fallback
  }
}

export function rememberSetup({ players, isAlone }: Setup): void {
  remember('playtest', JSON.stringify({ players, isAlone }))
}

function usual({ players }: PlayableBattle, side: number): PlayerId {
  return side === 0 ? 'human' : players.includes('heuristic') ? 'heuristic' : 'random'
}
