import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
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
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return files
    .filter(isBattle)
    .toSorted()
    .flatMap((file) => {
      const battle = inOnePiece(file)
      return PLAYERS.map(({ turns, ...player }) => ({
        battle: file.replace('.yaml', ''),
        text: JSON.stringify({ ...battle, turns: Math.min(turns, battle.turns) }),
        seed,
        ...player,
      }))
    })
}

/** What files of definitions have. */
const DEFINED = ['nations', 'troops', 'ground', 'tables', 'formations']

/** What battles share is in folders below theirs. */
function isBattle(file) {
  return file.endsWith('.yaml') && file.split(sep).length === 2
}

/** A battle with the definitions that it uses. None of its own has the name of one of these. */
function inOnePiece(file) {
  const { uses = [], ...battle } = readYaml(file)
  for (const used of uses) {
    const definitions = readYaml(join(dirname(file), used))
    for (const key of DEFINED) if (definitions[key]) battle[key] = { ...definitions[key], ...battle[key] }
  }
  return battle
}

function readYaml(file) {
  return parse(readFileSync(join(folder, file), 'utf8'))
}

/** Where two trails part: the number of the action after which they differ; undefined where they do not. */
export function partingOf(one, other) {
  const length = Math.max(one.length, other.length)
  for (let action = 0; action < length; action++) if (one[action] !== other[action]) return action
  return undefined
}
