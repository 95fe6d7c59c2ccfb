import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundleGames, type Engine, openChromium } from '../../scripts/soak/js-engines.mjs'
import { partingOf, planGames } from '../../scripts/soak/planned-games.mjs'
import { type Planned, type Recorded, record, replay } from '../support/determinism.entry.ts'
import { sample } from '../support/effort.ts'
import { hasProgram } from '../support/programs.ts'

/** Every player plays every battle; besides, on seeds of 32 bits and beyond, those that last hardly a second. */
const round = planGames(1)
const more = [2 ** 32 - 1, 2 ** 40 + 1].flatMap(planGames)
const games = [
  ...round,
  ...sample(
    more.filter(({ player, text }) => player === 'heuristic' && !text.includes('"kind":"table"')),
    5,
  ),
]

let chromium: Engine | undefined

if (hasProgram('Chromium')) {
  beforeAll(async () => {
    chromium = await openChromium(await bundleGames())
    // A browser that starts for the first time on a busy machine takes longer than most hooks.
  }, 60_000)
}
afterAll(() => chromium?.close())

describe('a game is the same in Node and in Chromium', () => {
  const ends = new Set<string>()
  const records = new Map<Planned, Recorded>()

  test.each(games)('$battle, $player, seed $seed: every state and every event', { timeout: 300_000 }, async (game) => {
    const inNode = await record(game)
    const inChromium = (await chromium!.ask(`determinism.record(${JSON.stringify(game)})`)) as Recorded
    expect(partingOf(inChromium.trail, inNode.trail), 'the action after which they differ').toBeUndefined()
    expect(inChromium).toEqual(inNode)
    ends.add(inNode.trail.at(-1)!)
    records.set(game, inNode)
  })

  test('no two of these games are the same', () => {
    expect(ends.size).toBe(games.length)
  })

  // Both have recorded the same, as the games above show.
  test.each(round.filter(({ player }) => player === 'heuristic'))(
    '$battle: what one recorded, Node and Chromium replay',
    async (game) => {
      const { replay: recorded, trail } = records.get(game)!
      const [text, replayText] = [game.text, recorded].map((one) => JSON.stringify(one))
      expect(await chromium!.ask(`determinism.replay(${text}, ${replayText})`)).toEqual(trail)
      expect(await replay(game.text, recorded)).toEqual(trail)
    },
  )

  test('a single die that falls otherwise is noticed', async () => {
    const game = round.find(({ text }) => text.includes('"id":"standard"'))!
    const { replay: recorded, trail } = records.get(game)!
    expect(await replay(game.text, recorded.replace('"seed":1,', '"seed":2,'))).not.toEqual(trail)
  })
})
