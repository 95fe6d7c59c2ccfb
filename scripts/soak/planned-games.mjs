import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../scenarios', import.meta.url))
/** As it is built, because Node runs this as it stands. */
const library = new URL('../../dist/library/', import.meta.url)
const { resolveReference, validate } = await import(new URL('index.js', library).href)
const books = readdirSync(new URL('rulebooks/', library)).filter((name) => name.endsWith('.js'))
const rulebooks = await Promise.all(
  books.map(async (name) => (await import(new URL(`rulebooks/${name}`, library).href)).default),
)

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

/** What battles share is in folders below theirs. */
function isBattle(file) {
  return file.endsWith('.yaml') && file.split(sep).length === 2
}

/** A sound battle with the definitions that it uses, as games take it. */
function inOnePiece(file) {
  const path = join(folder, file)
  const open = (reference, from) => {
    const used = resolveReference(reference, from)
    return { path: used, content: readFileSync(used, 'utf8') }
  }
  return validate(readFileSync(path, 'utf8'), rulebooks, { path, open }).scenario
}

/** Where two trails part: the number of the action after which they differ; undefined where they do not. */
export function partingOf(one, other) {
  const length = Math.max(one.length, other.length)
  for (let action = 0; action < length; action++) if (one[action] !== other[action]) return action
  return undefined
}
