import type { Game } from '../../src/engine/system.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { Chance } from './chance.ts'
import { type Care, type Player, type Probe, playChecked, type Run } from './checked-game.ts'

/** A game that the fuzzer has played: all that is needed to play it again. */
export type Bout = Run & { readonly scenario: Scenario; readonly seed: number; readonly player: string }

/** Plays one battle: the seed decides the dice, who plays, and what is looked at. */
export function playBout<State, Action>(
  game: Game<State, Action>,
  probe: Probe<State, Action>,
  players: Readonly<Record<string, Player<State, Action>>>,
  scenario: Scenario,
  seed: number,
  care: Care,
): Bout {
  const chance = new Chance(seed)
  const player = chance.pick(Object.keys(players))
  return { ...playChecked({ game, probe, scenario, seed, chance, care }, players[player]!), scenario, seed, player }
}
