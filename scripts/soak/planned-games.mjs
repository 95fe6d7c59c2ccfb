import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

const folder = fileURLToPath(new URL('../../scenarios', import.meta.url))

/**
 * How far each player gets. Heuristic comes to the end of most battles; a longer one shows as much in its first half. Search
 * simulates a hundred actions for each of its own, which is enough for it to weigh futures against each other.
 */
const PLAYERS = [
  { player: 'random', turns: 4 },
  { player: 'beginner', turns: 4 },
  { player: 'heuristic', turns: 10 },
  { player: 'search', turns: 10, budget: 100, actions: 80 },
]

/** A game of every shipped battle by every player, with a seed. */
export function planGames(seed) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'))
  return files.toSorted().flatMap((file) => {
    const battle = parse(readFileSync(join(folder, file), 'utf8'))
    return PLAYERS.map(({ turns, ...player }) => ({
      battle: file.replace('.yaml', ''),
      text: JSON.stringify({ ...battle, turns: Math.min(turns, battle.turns) }),
      seed,
      ...player,
    }))
  })
}

/** Where two trails part: the number of the action after which they differ; undefined where they do not. */
export function partingOf(one, other) {
  const length = Math.max(one.length, other.length)
  for (let action = 0; action < length; action++) if (one[action] !== other[action]) return action
  return undefined
}
