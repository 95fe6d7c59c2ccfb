import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleGames, type Engine, openQuickJs } from '../../scripts/soak/js-engines.mjs'
import { partingOf, planGames } from '../../scripts/soak/planned-games.mjs'
import { type Recorded, record } from '../support/determinism.entry.ts'
import { usually } from '../support/effort.ts'

// An interpreter is slow: here players who weigh their actions begin the smallest battle of each system. `npm run soak -- engines`
// plays all battles there, and in other versions of Node.
const SMALL = ['vive-lempereur/quatre-bras', 'napoleon-at-waterloo/standard', 'et-sans-resultat/quatre-bras']
const ACTIONS = { beginner: usually(12, 30), heuristic: usually(12, 30), search: 4 } as const
const games = planGames(1).flatMap((game) =>
  SMALL.includes(game.battle) && game.player !== 'random' ? [{ ...game, actions: ACTIONS[game.player] }] : [],
)

let quickJs: Engine

beforeAll(async () => {
  quickJs = await openQuickJs(await bundleGames())
}, 60_000)
afterAll(() => quickJs.close())

test.each(games)('$battle, $player: the same game in QuickJS', { timeout: 300_000 }, async (game) => {
  const [inNode, inQuickJs] = [await record(game), await quickJs.ask(`determinism.record(${JSON.stringify(game)})`)]
  expect(partingOf((inQuickJs as Recorded).trail, inNode.trail), 'the action after which they differ').toBeUndefined()
  expect(inQuickJs).toEqual(inNode)
})

test('what goes wrong in QuickJS is an error here', async () => {
  await expect(quickJs.ask('nothing.of.the.kind')).rejects.toThrow('nothing')
  await expect(quickJs.ask('determinism.record({ text: "{" })')).rejects.toThrow('property name')
})

test('the action after which two games part is found', () => {
  expect(partingOf(['a', 'b', 'c'], ['a', 'b', 'c'])).toBeUndefined()
  expect(partingOf(['a', 'b', 'c'], ['a', 'x', 'y'])).toBe(1)
  expect(partingOf(['a', 'b', 'c'], ['a', 'b'])).toBe(2)
})
