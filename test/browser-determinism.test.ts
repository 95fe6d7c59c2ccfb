import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { launchBrowser } from '../scripts/browser.mjs'
import { type Recorded, record, replay } from './determinism.entry.ts'
import { hasProgram } from './programs.ts'

/** All of most battles; a longer one shows as much in its first half. */
const TURNS = 10
const here = fileURLToPath(new URL('.', import.meta.url))
const folder = join(here, '../scenarios')
const battles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .toSorted()
  .map((file) => {
    const battle = parse(readFileSync(join(folder, file), 'utf8')) as { turns: number }
    return { id: file.replace('.yaml', ''), text: JSON.stringify({ ...battle, turns: Math.min(TURNS, battle.turns) }) }
  })

/** The last is beyond 32 bits. */
const SEEDS = [1, 1815, 2 ** 32 - 1, 2 ** 40 + 1]

let browser: Browser | undefined
let page: Page

if (hasProgram('Chromium')) {
  beforeAll(async () => {
    browser = await launchBrowser()
    page = await browser.newPage()
    await page.addScriptTag({ content: await bundle() })
    // A browser that starts for the first time on a busy machine takes longer than most hooks.
  }, 60_000)
}
afterAll(() => browser?.close())

describe('a game is the same in Node and in Chromium', () => {
  // A battle on a table is as long as all the others together.
  const games = battles.flatMap((battle) =>
    (battle.text.includes('"kind":"table"') ? SEEDS.slice(0, 1) : SEEDS).map((seed) => ({ ...battle, seed })),
  )
  const digests = new Set<string>()
  const records = new Map<string, Recorded>()

  test.each(games)(
    '$id, seed $seed: every state, every event and the record of a random game',
    async ({ text, seed }) => {
      const inNode = record(text, seed)
      expect(await ask<Recorded>('determinism.record(text, seed)', { text, seed })).toEqual(inNode)
      digests.add(inNode.digest)
      records.set(text, inNode)
    },
    60_000,
  )

  test('no two of these games are the same', () => {
    expect(digests.size).toBe(games.length)
  })

  // Both have recorded the same, as the games above show.
  test.each(battles)('$id: what one recorded, Node and Chromium replay', async ({ text }) => {
    const { replay: game, digest } = records.get(text)!
    expect(await ask<string>('determinism.replay(text, game)', { text, game })).toBe(digest)
    expect(replay(text, game)).toBe(digest)
  })

  test('a single die that falls otherwise is noticed', () => {
    const { text } = battles[0]!
    const { replay: recorded, digest } = record(text, 1)
    expect(replay(text, recorded.replace('"seed":1,', '"seed":2,'))).not.toBe(digest)
  })
})

/** Evaluates an expression in the page. Its variables come as arguments. */
function ask<Answer>(expression: string, variables: Readonly<Record<string, unknown>>): Promise<Answer> {
  const given = Object.entries(variables).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`)
  return page.evaluate<Answer>(`(() => { ${given.join('')} return ${expression} })()`)
}

/** The entry as a script that defines `determinism`. */
async function bundle(): Promise<string> {
  const build = await rolldown({ input: join(here, 'determinism.entry.ts'), platform: 'browser' })
  const { output } = await build.generate({ format: 'iife', name: 'determinism' })
  await build.close()
  return output[0].code
}
