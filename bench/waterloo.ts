import { readFileSync } from 'node:fs'
import { makeDice } from '../src/engine/dice.ts'
import { playRandomly } from '../src/engine/random-game.ts'
import type { Scenario } from '../src/scenario/types.gen.ts'
import { validate } from '../src/scenario/validate.ts'
import { SYSTEMS } from '../src/systems/index.ts'
import { game } from '../src/systems/vive-lempereur/rules/game.ts'
import type { BattleState } from '../src/systems/vive-lempereur/rules/state.ts'

/** Waterloo as it ships; its path is the first argument. */
export const waterloo = read(process.argv[2]!)

/** Plays a battle of Waterloo to its end with actions chosen at random. Gives their number. */
export function playWaterloo(seed: number, visit?: (state: BattleState) => void): number {
  return playRandomly(game, game.setup(waterloo, seed), makeDice(-1 - seed), visit)
}

function read(file: string): Scenario {
  const { scenario, diagnostics } = validate(readFileSync(file, 'utf8'), SYSTEMS)
  if (!scenario) throw new Error(diagnostics[0]!.message)
  return scenario
}
