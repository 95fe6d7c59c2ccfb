import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeReplay, playReplay, type Replay, replayStepwise } from '../engine/replay.ts'
import { type Game, isRefusal } from '../engine/system.ts'
import { findPlayer } from '../players/index.ts'
import { playGame } from '../players/play-game.ts'
import { validate } from '../scenario/validate.ts'
import { SYSTEMS } from '../systems/index.ts'
import { type Analysis, analyse } from './analyse.ts'
import { Chances } from './chances.ts'
import { type AnalysedGame, askMoment } from './course.ts'
import { describePlacesOn } from './place-names.ts'

const file = new URL('../../scenarios/napoleon-at-waterloo/wavre.yaml', import.meta.url)
const { scenario } = validate(readFileSync(file, 'utf8'), SYSTEMS)
const system = SYSTEMS.find(({ id }) => id === scenario!.system)!

let game: Game<unknown, unknown>
let analysed: AnalysedGame<unknown, unknown>
let analysis: Analysis

beforeAll(async () => {
  game = await system.loadGame()
  const portrait = (await system.loadBoardView()).portrayScenario(scenario!)
  analysed = {
    game,
    evaluator: await system.loadEvaluator!(),
    recorder: await system.loadStatisticsRecorder!(),
    scenario: scenario!,
    replay: await record(7),
    describePlace: describePlacesOn(portrait!.board),
  }
  analysis = analyse(analysed, { futures: 1 })
}, 60_000)

/** A game between two players that look one action ahead, or of one of them against another. */
async function record(seed: number, other: 'heuristic' | 'random' = 'heuristic'): Promise<Replay> {
  const [rival, player] = await Promise.all([findPlayer(system, other), findPlayer(system, 'heuristic')])
  const actions: string[] = []
  const observe = { before: (state: unknown, action: unknown) => actions.push(game.format(state, action)) }
  const { outcome, state } = playGame({ game, scenario: scenario!, seed, players: [rival, player], observe })
  return makeReplay({ system: system.id, game, scenario: scenario!, seed, actions, outcome, state })
}

describe('the analysis of a game', () => {
  test('has a chance before each action, and ends with what the battle came to', () => {
    expect(analysis.chances).toHaveLength(analysed.replay.actions.length + 1)
    expect(analysis.chances.every((chance) => chance >= 0 && chance <= 1)).toBe(true)
    const winner = analysis.sides.findIndex(({ id }) => id === analysis.outcome!.winner)
    expect(analysis.chances.at(-1)).toBe(winner === 0 ? 1 : 0)
  })

  test('is the same each time', () => {
    expect(analyse(analysed, { futures: 1 })).toEqual(analysis)
  })

  test('gives one side the luck that it takes from the other', () => {
    expect(analysis.luck[0] + analysis.luck[1]).toBe(0)
    expect(analysis.luck[0]).not.toBe(0)
  })

  test('finds at most five turning points, apart from each other, that name the same losses as the log', () => {
    const points = analysis.turningPoints
    expect(points.length).toBeGreaterThan(0)
    expect(points.length).toBeLessThanOrEqual(5)
    const gaps = points.slice(1).map(({ number }, i) => number - points[i]!.number)
    expect(gaps.filter((gap) => gap < 8)).toEqual([])
    // The log of that action names the same units as lost.
    for (const { summary, told } of points) {
      const lost = told.flatMap((line) => /: (\S+) .*is destroyed/.exec(line)?.[1] ?? [])
      expect(lost.filter((name) => !summary.includes(name))).toEqual([])
    }
  })

  test('says what would have been better, which was possible there', async () => {
    const replay = await record(7, 'random')
    const points = analyse({ ...analysed, replay }, { futures: 1 }).turningPoints
    const better = new Map(points.flatMap(({ number, instead }) => (instead ? [[number, instead.text] as const] : [])))
    expect(better.size).toBeGreaterThan(0)
    let played = 0
    playReplay(game, scenario!, replay, (state) => {
      const text = better.get(++played + 1)
      if (text === undefined) return
      const action = game.parse(state, text)
      expect(isRefusal(action) ? action : game.refusal(state, action)).toBeUndefined()
    })
  })

  test('tells of every turn in order, by names of units and places', () => {
    const [opening, ...rest] = analysis.account
    expect(opening).toMatch(
      /^Wavre, 18 June 1815\. The French had 3 units on the field and 10 on the way; the Prussians /,
    )
    const story = rest.join('\n')
    const told = [...story.matchAll(/^Turns? (\d+)(?: (?:and|to) (\d+))?/gm)].flatMap(([, from, to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => Number(from) + i),
    )
    expect(told).toEqual(analysis.turns.map(({ turn }) => turn))
    expect(story).toMatch(/lost .*(?:at|near) Wavre/)
    expect(story).toMatch(/The dice favoured/)
    // No hexes, dice and codes of the log, and nobody who is told of twice in a paragraph.
    expect(story).not.toMatch(/\bdie \d|\d against \d|→/)
    const twice = rest.filter((paragraph) => {
      const lost = [...paragraph.matchAll(/(?:lost|and) ([A-Z][a-zü]+) (?:at|near)/g)].map(([, name]) => name)
      return new Set(lost).size < lost.length
    })
    expect(twice).toEqual([])
  })

  test('reaches as far as a broken record does, and says where it breaks', () => {
    const actions = analysed.replay.actions.with(40, 'fly to the moon')
    const broken = analyse({ ...analysed, replay: { ...analysed.replay, actions } }, { futures: 1 })
    expect(broken.chances).toHaveLength(41)
    expect(broken.stop?.action).toEqual({ number: 41, text: 'fly to the moon' })
    expect(broken.account.at(-1)).toMatch(/^Here the record ends: Action 41 /)
  })
})

test('a choice of the side that is listed second is its own, also where both decide at once and it speaks first', async () => {
  const text = readFileSync(new URL('../../scenarios/vive-lempereur/waterloo.yaml', import.meta.url), 'utf8')
  const { scenario: battle } = validate(text, SYSTEMS)
  const rulebook = SYSTEMS.find(({ id }) => id === battle!.system)!
  const [cards, evaluator] = await Promise.all([rulebook.loadGame(), rulebook.loadEvaluator!()])
  const state = cards.setup(battle!, 3)
  const actions: string[] = []
  for (let i = 0; i < 14; i++) {
    const side = cards.deciders(state).at(-1)!
    const offered = cards.actions(state, side)
    const action = offered[i % offered.length]
    actions.push(cards.format(state, action))
    cards.apply(state, action)
  }
  const replay = makeReplay({
    system: rulebook.id,
    game: cards,
    scenario: battle!,
    seed: 3,
    actions,
    outcome: undefined,
    state,
  })
  const told = {
    game: cards,
    evaluator,
    recorder: undefined,
    scenario: battle!,
    replay,
    describePlace: (label: string) => label,
  }
  expect(analyse(told, { futures: 8 }).chances).toHaveLength(actions.length + 1)
})

test('the dice give nobody anything on average: the faces of each come to what was expected of it, whoever decides next', () => {
  const chances = new Chances(game, analysed.evaluator, analysed.replay.seed)
  let before = game.setup(scenario!, analysed.replay.seed)
  const surprises: number[] = []
  for (const { state, events, text } of replayStepwise(game, scenario!, analysed.replay)) {
    if (events.some(({ kind }) => kind === 'attack')) {
      const [side] = game.deciders(before)
      const lucks = [0, 1, 2, 3, 4, 5].map((face) => {
        const after = game.copy(before)
        game.script(after, { next: () => face })
        game.apply(after, game.parse(after, text, side))
        return askMoment(analysed, chances, { side: side!, viewer: side!, text, before, after }, 96).luck
      })
      surprises.push(lucks.reduce((sum, luck) => sum + luck, 0) / 6)
    }
    if (surprises.length === 5) break
    before = game.copy(state, before)
  }
  // An attack that the defender answers at once was believed to gain twenty points, whatever the die.
  expect(surprises).toHaveLength(5)
  expect(Math.max(...surprises.map(Math.abs))).toBeLessThan(0.04)
}, 60_000)
