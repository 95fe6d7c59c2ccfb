import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeDice } from '../../src/engine/dice.ts'
import { Match } from '../../src/engine/match.ts'
import { playRandomly } from '../../src/engine/random-game.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import type { ViveLempereurScenario } from '../../src/systems/vive-lempereur/format/index.ts'
import { game } from '../../src/systems/vive-lempereur/rules/game.ts'
import { wholeFiles } from '../fuzz/shipped.ts'

const folder = fileURLToPath(new URL('../../scenarios/vive-lempereur/', import.meta.url))

/** The ids of the battles that ship and stand for themselves: those with shared definitions are put together elsewhere. */
export const BATTLES = wholeFiles('vive-lempereur').map((file) => basename(file, '.yaml'))

/** One of them; each call gives data of its own. */
export function battle(id: string): ViveLempereurScenario {
  return validate(readFileSync(`${folder}${id}.yaml`, 'utf8'), SYSTEMS).scenario as ViveLempereurScenario
}

/** A game of a shipped battle, played at random to its end, or for a number of actions. */
export function playedMatch(id: string, seed: number, most = Infinity): Match<ReturnType<typeof game.setup>, number> {
  const match = new Match(game, battle(id), seed)
  playRandomly(game, game.copy(match.state), makeDice(seed), (_, action) => {
    if (match.actions.length < most) match.play(action)
  })
  return match
}
