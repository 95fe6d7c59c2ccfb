import { makeDice } from '../src/engine/dice.ts'
import { Digest } from '../src/engine/digest.ts'
import { Match } from '../src/engine/match.ts'
import { playRandomly } from '../src/engine/random-game.ts'
import { makeReplay, playReplay, type Replay } from '../src/engine/replay.ts'
import type { Game, GameEvent } from '../src/engine/system.ts'
import type { Scenario } from '../src/scenario/types.gen.ts'
import { game as etSansResultat } from '../src/systems/et-sans-resultat/game.ts'
import { game as napoleonAtWaterloo } from '../src/systems/napoleon-at-waterloo/game.ts'
import { game as viveLempereur } from '../src/systems/vive-lempereur/game.ts'

// What the test of determinism runs in Node and, bundled, in a browser. Only texts go in and out, so that nothing depends
// on how a value travels to a page and back.

/** States are opaque: whoever has one got it from the same game. */
const GAMES: Readonly<Record<Scenario['system'], Game<unknown, unknown>>> = {
  'vive-lempereur': viveLempereur,
  'napoleon-at-waterloo': napoleonAtWaterloo,
  'et-sans-resultat': etSansResultat,
}

/** A game, and the digest of all that it went through. */
export type Recorded = { readonly replay: string; readonly digest: string }

/** Plays a game at random: every state after every action, and every event, goes into the digest. */
export function record(scenarioText: string, seed: number): Recorded {
  const scenario = JSON.parse(scenarioText) as Scenario
  const game = GAMES[scenario.system]
  const match = new Match(game, scenario, seed)
  const witness = new Witness(game, match.state)
  playRandomly(game, game.copy(match.state), makeDice(seed + 1), (_, action) => {
    witness.see(match.play(action) as readonly GameEvent[], match.state)
  })
  return { replay: JSON.stringify(makeReplay(match)), digest: witness.digest }
}

/** Plays a record again: the digest of all that it went through, or why it stops. */
export function replay(scenarioText: string, replayText: string): string {
  const scenario = JSON.parse(scenarioText) as Scenario
  const recorded = JSON.parse(replayText) as Replay
  const game = GAMES[scenario.system]
  const witness = new Witness(game, game.setup(scenario, recorded.seed))
  const { stop } = playReplay(game, scenario, recorded, (state, events) => witness.see(events, state))
  return stop?.message ?? witness.digest
}

class Witness {
  readonly #digest = new Digest()
  readonly #game: Game<unknown, unknown>

  constructor(game: Game<unknown, unknown>, start: unknown) {
    this.#game = game
    this.see([], start)
  }

  see(events: readonly GameEvent[], state: unknown): void {
    this.#digest.text(JSON.stringify(events)).words(this.#game.fingerprint(state))
  }

  get digest(): string {
    return this.#digest.toString()
  }
}
