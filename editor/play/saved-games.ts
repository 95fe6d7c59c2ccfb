import { playReplay, type Replay } from '../../src/engine/replay.ts'
import { readSaved } from '../files/read-saved-game.ts'
import type { Battle } from './battle.ts'
import type { PlayerId } from './players.ts'
import { type Halt, Session } from './session.ts'

/** A game out of a saved file, or what is wrong with the file, for a person. */
export function openReplay(
  battle: Battle,
  text: string,
  players: readonly PlayerId[],
): Session | { readonly problem: string } {
  const replay = readSaved(text)
  if ('problem' in replay) return replay
  const { stop } = playReplay(battle.game, battle.scenario, replay)
  if (stop) return { problem: stop.message }
  return playAgain(battle, replay, players).session
}

/** Plays what was done before on a battle, as far as it is legal there; tells where it is not. */
export function playAgain(
  battle: Battle,
  { seed, actions, test }: Pick<Replay, 'seed' | 'actions' | 'test'>,
  players: readonly PlayerId[],
  isAlone = false,
): { readonly session: Session; readonly halt: Halt | undefined } {
  const session = new Session(battle, seed, players, { isTest: test, isAlone })
  return { session, halt: session.playSaid(actions) }
}
