// Prints the CPU time of an action, in microseconds, in games of the shipped battles: by system, battle and player.
// The arguments are their files. A copy of this file plays the same battles with an older revision.
import { readFileSync } from 'node:fs'
import { makeDice } from '../../src/engine/dice.ts'
import { playRandomly } from '../../src/engine/random-game.ts'
import { findPlayer } from '../../src/players/index.ts'
import { playGame } from '../../src/players/play-game.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

/** So long each battle is played by each player, in microseconds of CPU time; a game that has begun is played to its end. */
const LONG = 800_000

const figures: Record<string, number> = {}
for (const file of process.argv.slice(2)) {
  const { scenario } = validate(readFileSync(file, 'utf8'), SYSTEMS)
  if (!scenario) continue
  const system = SYSTEMS.find(({ id }) => id === scenario.system)!
  const [game, heuristic] = [await system.loadGame(), await findPlayer(system, 'heuristic')]
  const random = (seed: number) => playRandomly(game, game.setup(scenario, seed), makeDice(-1 - seed))
  const thinking = (seed: number) => playGame({ game, scenario, seed, players: [heuristic, heuristic] }).actions
  figures[`${system.id} ${scenario.id} random`] = costOf(random)
  figures[`${system.id} ${scenario.id} heuristic`] = costOf(thinking)
}
console.log(JSON.stringify(figures))

function costOf(play: (seed: number) => number): number {
  play(0)
  const start = process.cpuUsage()
  for (let [seed, actions] = [1, 0]; ; seed++) {
    actions += play(seed)
    const { user, system } = process.cpuUsage(start)
    if (user + system >= LONG) return (user + system) / actions
  }
}
