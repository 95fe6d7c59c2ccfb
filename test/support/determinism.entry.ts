import { Digest } from '../../src/engine/digest.ts'
import { Match } from '../../src/engine/match.ts'
import { makeReplay, playReplay, type Replay } from '../../src/engine/replay.ts'
import type { Game, GameEvent } from '../../src/engine/system.ts'
import { findPlayer, type PlayerName } from '../../src/players/index.ts'
import { playStepwise } from '../../src/players/play-game.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

// What the tests of determinism run in Node and, bundled, in other engines. Only texts go in and out, so that nothing depends
// on how a value travels to a page and back.

/** A game to be played: everything that it depends on. `budget` is for `search`. */
export type Planned = {
  /** The scenario as JSON. */
  readonly text: string
  readonly seed: number
  readonly player: PlayerName
  readonly budget?: number
  /** Where it ends, if the battle is not over before. */
  readonly actions?: number
}

/** A game, and the digest of all that it went through, at the beginning and after each action. */
export type Recorded = { readonly replay: string; readonly trail: readonly string[] }

/** Plays a game: every state after every action, and every event, goes into the digest. */
export async function record({ text, seed, player, budget, actions = Infinity }: Planned): Promise<Recorded> {
  const scenario = JSON.parse(text) as Scenario
  const system = systemOf(scenario)
  const game = await system.loadGame()
  const both = await findPlayer(system, player, budget)
  const match = new Match(game, scenario, seed)
  const witness = new Witness(game, match.state)
  const before = (_: unknown, action: unknown) => witness.see(match.play(action) as readonly GameEvent[], match.state)
  const course = playStepwise({ game, scenario, seed, players: [both, both], observe: { before } })
  for (let action = 0; action < actions && !course.next().done; action++);
  return { replay: JSON.stringify(makeReplay(match)), trail: witness.trail }
}

/** Plays a record again: the digests of all that it went through, or why it stops. */
export async function replay(text: string, replayText: string): Promise<readonly string[] | string> {
  const scenario = JSON.parse(text) as Scenario
  const recorded = JSON.parse(replayText) as Replay
  const game = await systemOf(scenario).loadGame()
  const witness = new Witness(game, game.setup(scenario, recorded.seed))
  const { stop } = playReplay(game, scenario, recorded, (state, events) => witness.see(events, state))
  return stop?.message ?? witness.trail
}

const systemOf = (scenario: Scenario) => SYSTEMS.find(({ id }) => id === scenario.system)!

class Witness {
  readonly trail: string[] = []
  readonly #digest = new Digest()
  readonly #game: Game<unknown, unknown>

  constructor(game: Game<unknown, unknown>, start: unknown) {
    this.#game = game
    this.see([], start)
  }

  see(events: readonly GameEvent[], state: unknown): void {
    this.#digest.text(JSON.stringify(events)).words(this.#game.fingerprint(state))
    this.trail.push(this.#digest.toString())
  }
}
