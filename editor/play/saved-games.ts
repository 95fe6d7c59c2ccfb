import { playReplay, type Replay } from '../../src/engine/replay.ts'
import { isSame } from '../../src/scenario/plain-data.ts'
import { readSaved } from '../files/read-saved-game.ts'
import type { PlayableBattle } from './playable-battle.ts'
import type { PlayerId } from './players.ts'
import { GameSession, type Halt } from './session.ts'

/** A game out of a saved file, or what is wrong with the file, for a person. */
export async function openReplay(
  base: PlayableBattle,
  text: string,
  players: readonly PlayerId[],
): Promise<GameSession | { readonly problem: string }> {
  const replay = readSaved(text)
  if ('problem' in replay) return replay
  const battle = await battleOf(base, replay)
  if ('problem' in battle) return battle
  const { stop } = playReplay(battle.game, battle.scenario, replay)
  if (stop) return { problem: stop.message }
  return playAgain(battle, replay, players).session
}

/** The battle that a game is one of: with the variants that were chosen for it. */
export async function battleOf(
  battle: PlayableBattle,
  { scenario: { variants = [] } }: Replay,
): Promise<PlayableBattle | { readonly problem: string }> {
  const { chosen = [] } = battle.scenario
  return isSame(variants, chosen) ? battle : battle.choose(variants)
}

/** Plays what was done before on a battle, as far as it is legal there; tells where it is not. */
export function playAgain(
  battle: PlayableBattle,
  { seed, actions, test }: Pick<Replay, 'seed' | 'actions' | 'test'>,
  players: readonly PlayerId[],
  isAlone = false,
): { readonly session: GameSession; readonly halt: Halt | undefined } {
  const session = new GameSession(battle, seed, players, { isTest: test, isAlone })
  return { session, halt: session.playTexts(actions) }
}
