import type { Replay } from '../../src/engine/replay.ts'
import { playReplay, type Stop } from '../../src/engine/replay.ts'
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import { type Battle, loadBattle } from '../play/battle.ts'
import { playAgain } from '../play/saved-games.ts'
import { type Halt, Session } from '../play/session.ts'
import type { Setup } from './setup.ts'

/** A game that was left for editing, and the text that it was a game of. */
export type KeptGame = { readonly text: string; readonly session: Session }

/** What keeps a battle from being played. */
export type Hindrance = { readonly problems: readonly Diagnostic[]; readonly reason?: string }

/** A game with what there is to say about it. */
export type Begun = { readonly session: Session; readonly notice?: string }

/** The document as a battle that can be played, or what keeps it from it. */
export async function makeReady(document: ScenarioDocument): Promise<Battle | Hindrance> {
  document.settle()
  const isChecked = await document.untilChecked()
  const { diagnostics, data, instruments } = document.state
  if (!isChecked) return { problems: [], reason: 'The battle could not be checked. Go back to editing, and try again.' }
  const problems = diagnostics.filter(({ severity }) => severity === 'error')
  if (problems.length > 0) return { problems }
  if (!instruments) return { problems, reason: 'The file names no rulebook that there is.' }
  try {
    return await loadBattle(instruments.system, data as Scenario)
  } catch (error) {
    return { problems, reason: error instanceof Error ? error.message : String(error) }
  }
}

/** A new game, or the one that was left, on the battle as it is now. */
export function beginGame(battle: Battle, text: string, kept: KeptGame | undefined, setup: Setup): Begun {
  if (!kept) return { session: new Session(battle, setup.seed, setup.players, { isAlone: setup.isAlone }) }
  const { session: before } = kept
  if (kept.text === text) return { session: before }
  if (before.steps.length === 0) return { session: new Session(battle, before.seed, before.players, before) }
  const { session, halt } = playAgain(battle, before.record(), before.players, before.isAlone)
  return { session, notice: sayPlayedAgain(before.steps.length, halt) }
}

/** A saved game on a battle: as it was, or why it is not a game of this one. */
export function openGame(battle: Battle, replay: Replay, { players, isAlone }: Setup): Begun | Stop {
  const { stop } = playReplay(battle.game, battle.scenario, replay)
  return stop ?? { session: playAgain(battle, replay, players, isAlone).session }
}

/** A saved game on a battle that may be another, as far as it goes. */
export function forceGame(battle: Battle, replay: Replay, { players, isAlone }: Setup): Begun {
  const { session, halt } = playAgain(battle, replay, players, isAlone)
  return { session, notice: sayPlayedAgain(replay.actions.length, halt) }
}

function sayPlayedAgain(all: number, halt: Halt | undefined): string {
  if (!halt) return `All ${all} actions were played again on the battle as it is now.`
  const { number, text, refusal } = halt
  const rule = refusal.rule === '' ? '' : ` (${refusal.rule})`
  return `${number - 1} of ${all} actions were played again on the battle as it is now. Action ${number}, “${text}”, is no longer possible: ${refusal.reason}${rule}. Go on from here.`
}
