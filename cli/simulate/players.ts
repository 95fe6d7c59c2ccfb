import type { System } from '../../src/engine/system.ts'
import { heuristic } from '../../src/players/heuristic.ts'
import type { Player } from '../../src/players/player.ts'
import { random } from '../../src/players/random.ts'
import { appraiser } from '../../src/systems/vive-lempereur/appraise/index.ts'

export const PLAYER_NAMES = ['random', 'heuristic'] as const

export function findPlayer(_system: System, name: string): Promise<Player<unknown, unknown>> {
  return Promise.resolve(name === 'random' ? random : (heuristic(appraiser) as Player<unknown, unknown>))
}
