import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import type { ViveLempereurScenario } from '../../src/systems/vive-lempereur/format/index.ts'
import { loadBattle, type PlayableBattle } from './playable-battle.ts'
import { openReplay, playAgain } from './saved-games.ts'
import { GameSession } from './session.ts'
import { adviseHere } from './thinking/advisers.fixture.ts'

let waterloo: PlayableBattle

beforeAll(async () => {
  const file = new URL('../../scenarios/vive-lempereur/waterloo.yaml', import.meta.url)
  waterloo = await load(parse(readFileSync(file, 'utf8')) as Scenario)
})

const load = (scenario: Scenario) => loadBattle(SYSTEMS.find(({ id }) => id === scenario.system)!, scenario)

/** A game of two computers, after so many actions. */
async function playComputers(number: number): Promise<GameSession> {
  const session = new GameSession(waterloo, 7, ['random', 'random'])
  const advisers = adviseHere(session)
  while (session.steps.length < number) session.playTexts(await advisers.advise(false))
  return session
}

describe('a saved game', () => {
  test('comes back from its record', async () => {
    const session = await playComputers(300)
    const opened = (await openReplay(waterloo, JSON.stringify(session.record()), ['human', 'human'])) as GameSession
    expect(opened.steps.map(({ lines }) => lines)).toEqual(session.steps.map(({ lines }) => lines))
  })

  test.each([
    ['nothing', '', 'This is not a saved game.'],
    ['a scenario', 'format: 1\ntitle: X', 'This is not a saved game.'],
    ['another version of the rules', { rules: 99 }, 'version 99'],
    ['an action that is none', { actions: ['march'] }, 'Action 1 (march) is not understood'],
    ['an illegal action', { actions: ['pass'] }, 'Action 1 (pass) is against rule'],
  ])('opens no record that holds %s, and says why', async (_, change, problem) => {
    const record = { ...new GameSession(waterloo, 7, ['human', 'human']).record() }
    const text = typeof change === 'string' ? change : JSON.stringify({ ...record, ...change })
    expect(await openReplay(waterloo, text, ['human', 'human'])).toMatchObject({
      problem: expect.stringContaining(problem) as string,
    })
  })

  test('of a variant comes back on the battle with that variant, and says where the battle no longer has it', async () => {
    const variants = { 'long-day': { name: 'A long day', changes: { turns: 8 } } }
    const battle = await load({ ...waterloo.scenario, variants })
    expect(battle.variants).toEqual([{ id: 'long-day', name: 'A long day', excludes: [] }])
    const chosen = await battle.choose(['long-day'])
    if ('problem' in chosen) throw new Error(chosen.problem)
    expect(chosen.scenario).toMatchObject({ turns: 8, title: 'Waterloo (A long day)', chosen: ['long-day'] })
    const record = new GameSession(chosen, 7, ['human', 'human']).record()
    expect(record.scenario.variants).toEqual(['long-day'])
    const opened = (await openReplay(battle, JSON.stringify(record), ['human', 'human'])) as GameSession
    expect(opened.battle.scenario.turns).toBe(8)
    expect(await openReplay(waterloo, JSON.stringify(record), ['human', 'human'])).toEqual({
      problem: 'There is no variant long-day.',
    })
  })

  test('plays a game again on a changed battle as far as it goes, and tells where it stops', async () => {
    const session = await playComputers(120)
    expect(playAgain(waterloo, session.record(), ['human', 'human']).halt).toBeUndefined()
    const moved = session.steps.flatMap(({ lines }) => lines).find(({ event }) => event.kind === 'move')!
    const { board } = waterloo.scenario as ViveLempereurScenario
    const rough = { ...board.terrain, rough: [String(moved.event['to'])] }
    const changed = await load({ ...waterloo.scenario, board: { ...board, terrain: rough } } as Scenario)
    const { session: again, halt } = playAgain(changed, session.record(), ['human', 'human'])
    expect(halt).toMatchObject({ text: `move ${String(moved.event['to'])}`, refusal: { rule: '8.8' } })
    expect(again.steps).toHaveLength(halt!.number - 1)
    expect(again.steps.map(({ text }) => text)).toEqual(session.record().actions.slice(0, halt!.number - 1))
  })
})
