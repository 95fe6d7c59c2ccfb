import type { Game } from '../../src/engine/system.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { game as etSansResultat } from '../../src/systems/et-sans-resultat/rules/game.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { game as napoleonAtWaterloo } from '../../src/systems/napoleon-at-waterloo/rules/game.ts'
import { game as viveLempereur } from '../../src/systems/vive-lempereur/rules/game.ts'
import type { Player, Probe } from './checked-game.ts'
import { generateChecked as generateEsr } from './et-sans-resultat/generate.ts'
import { PLAYERS as ESR_PLAYERS } from './et-sans-resultat/players.ts'
import { probe as esrProbe } from './et-sans-resultat/probe.ts'
import { generateChecked as generateNaw } from './napoleon-at-waterloo/generate.ts'
import { PLAYERS as NAW_PLAYERS } from './napoleon-at-waterloo/players.ts'
import { probe as nawProbe } from './napoleon-at-waterloo/probe.ts'
import { shippedBattles } from './shipped.ts'
import { withTiming } from './timing.ts'
import { withVariants } from './variants.ts'
import { generateChecked as generateVive } from './vive-lempereur/generate/sound.ts'
import { PLAYERS as VIVE_PLAYERS } from './vive-lempereur/players.ts'
import { probe as viveProbe } from './vive-lempereur/probe.ts'

/** A system as the fuzzer plays it. */
export type Fuzzed<State, Action = unknown> = {
  readonly game: Game<State, Action>
  readonly probe: Probe<State, Action>
  readonly players: Readonly<Record<string, Player<State, Action>>>
  readonly shipped: readonly Scenario[]
  /** The battle of a seed, checked; nothing where it is not sound. */
  readonly generate: (seed: number) => Scenario | undefined
  /**
   * Where games are slow: how many a test plays, how far it goes before it looks, and how many of a shipped battle are
   * played to their end; of those with everything checked after every action there are only generated ones.
   */
  readonly pace?: { readonly games: number; readonly skip: number; readonly whole: number }
}

/** Every system there is. */
export const FUZZED: readonly Fuzzed<unknown>[] = [
  anyState({ game: viveLempereur, probe: viveProbe, players: VIVE_PLAYERS, generate: generateVive }),
  anyState({ game: napoleonAtWaterloo, probe: nawProbe, players: NAW_PLAYERS, generate: generateNaw }),
  anyState({
    game: etSansResultat,
    probe: esrProbe,
    players: ESR_PLAYERS,
    generate: generateEsr,
    pace: { games: 10, skip: 120, whole: 3 },
  }),
]

/** The system that a battle is for. */
export function fuzzedFor({ system }: Scenario): Fuzzed<unknown> {
  return FUZZED.find(({ probe }) => probe.system === system)!
}

/** The first sound battle from a seed on. */
export function generateSound(fuzzed: Fuzzed<unknown>, seed: number): Scenario {
  return fuzzed.generate(seed) ?? generateSound(fuzzed, seed + 1)
}

/** States are opaque outside their system: whoever has one got it from the same game. */
function anyState<State, Action>(fuzzed: Omit<Fuzzed<State, Action>, 'shipped'>): Fuzzed<unknown> {
  const rulebook = SYSTEMS.find(({ id }) => id === fuzzed.probe.system)!
  const generate = withVariants(withTiming(fuzzed.generate), rulebook)
  return { ...fuzzed, generate, shipped: shippedBattles(fuzzed.probe.system) } as unknown as Fuzzed<unknown>
}
