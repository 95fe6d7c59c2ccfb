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

/** The seats of a battle as they were the last time, and whether that is known; a person against a computer the first time. */
export function recallSetup(battle: PlayableBattle): Setup & { readonly isKnown: boolean } {
  const usual: Setup = {
    players: battle.sides.map((_, side) => usualPlayer(battle, side)),
    seed: randomSeed(),
    isAlone: false,
  }
  try {
    const { players, isAlone } = JSON.parse(recall(keyOf(battle)) ?? '') as Partial<Setup>
    const isUsable = players?.length === battle.sides.length && players.every((id) => battle.players.includes(id))
    if (isUsable) return { ...usual, players, isAlone: isAlone === true, isKnown: true }
  } catch {
    // Nothing is remembered, or nothing that can be read.
  }
  return { ...usual, isKnown: false }
}

export function rememberSetup(battle: PlayableBattle, { players, isAlone }: Pick<Setup, 'players' | 'isAlone'>): void {
  remember(keyOf(battle), JSON.stringify({ players, isAlone }))
}

/** Seats are asked for each battle: who commands at one may watch another. */
const keyOf = ({ scenario }: PlayableBattle) => `seats:${scenario.system}:${scenario.id}`

function usualPlayer({ players }: PlayableBattle, side: number): PlayerId {
  return side === 0 ? 'human' : players.includes('heuristic') ? 'heuristic' : 'random'
}
