import type { Replay } from '../../src/engine/replay.ts'
import { playReplay, type Stop } from '../../src/engine/replay.ts'
import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { withUsed } from '../../src/scenario/uses/merge.ts'
import { count } from '../../src/scenario/wording.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import { loadBattle, type PlayableBattle } from '../play/playable-battle.ts'
import { battleOf, playAgain } from '../play/saved-games.ts'
import { GameSession, type Halt } from '../play/session.ts'
import type { Setup } from './setup.ts'

/** A game that was left for editing, and the text that it was a game of. */
export type KeptGame = { readonly text: string; readonly session: GameSession }

/** What keeps a battle from being played. */
export type BlockingProblems = { readonly problems: readonly Diagnostic[]; readonly reason?: string }

/** A game with what there is to say about it. */
export type StartedGame = { readonly session: GameSession; readonly notice?: string }

/** The document as a battle that can be played, or what keeps it from it. */
export async function prepareBattle(document: ScenarioDocument): Promise<PlayableBattle | BlockingProblems> {
  document.settle()
  const isChecked = await document.untilChecked()
  const { diagnostics, draft, data, definitions, systemTools } = document.state
  if (!isChecked) return { problems: [], reason: 'The battle could not be checked. Go back to editing, and try again.' }
  const problems = diagnostics.filter(({ severity }) => severity === 'error')
  if (problems.length > 0) return { problems }
  if (!systemTools) return { problems, reason: 'The file does not name a known rulebook.' }
  try {
    const base = definitions ? withUsed(data as Readonly<Record<string, unknown>>, definitions) : data
    return await loadBattle(systemTools.system, draft as Scenario, base)
  } catch (error) {
    return { problems, reason: error instanceof Error ? error.message : String(error) }
  }
}

/** A new game, or the one that was left, on the battle as it is now. */
export function startGame(battle: PlayableBattle, text: string, kept: KeptGame | undefined, setup: Setup): StartedGame {
  if (!kept) return { session: new GameSession(battle, setup.seed, setup.players, { isAlone: setup.isAlone }) }
  const { session: before } = kept
  if (kept.text === text) return { session: before }
  if (before.steps.length === 0) return { session: new GameSession(battle, before.seed, before.players, before) }
  const { session, halt } = playAgain(battle, before.record(), before.players, before.isAlone)
  return { session, notice: describeReplay(before.steps.length, halt) }
}

/** A saved game on a battle: as it was, or why it is not a game of this one. */
export async function openGame(
  base: PlayableBattle,
  replay: Replay,
  { players, isAlone }: Setup,
): Promise<StartedGame | Pick<Stop, 'message'>> {
  const battle = await battleOf(base, replay)
  if ('problem' in battle) return { message: battle.problem }
  const { stop } = playReplay(battle.game, battle.scenario, replay)
  return stop ?? { session: playAgain(battle, replay, players, isAlone).session }
}

/** A saved game on a battle that may be another, as far as it goes. */
export function forceGame(battle: PlayableBattle, replay: Replay, { players, isAlone }: Setup): StartedGame {
  const { session, halt } = playAgain(battle, replay, players, isAlone)
  return { session, notice: describeReplay(replay.actions.length, halt) }
}

function describeReplay(all: number, halt: Halt | undefined): string {
  if (!halt) return `Replayed all ${count(all, 'action')} on the battle as it is now.`
  const { number, text, refusal } = halt
  const rule = refusal.rule === '' ? '' : ` (${refusal.rule})`
  return `Replayed ${number - 1} of ${count(all, 'action')} on the battle as it is now. Action ${number}, “${text}”, is no longer possible: ${refusal.reason}${rule}. Continue from here.`
}
