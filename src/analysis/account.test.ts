import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { StatisticsFact } from '../engine/statistics-recorder.ts'
import { validate } from '../scenario/validate.ts'
import { SYSTEMS } from '../systems/index.ts'
import { Story } from './account.ts'
import type { Moment } from './course.ts'

const file = new URL('../../scenarios/napoleon-at-waterloo/wavre.yaml', import.meta.url)
const { scenario } = validate(readFileSync(file, 'utf8'), SYSTEMS)
const system = SYSTEMS.find(({ id }) => id === scenario!.system)!
const [game, evaluator, recorder] = await Promise.all([
  system.loadGame(),
  system.loadEvaluator!(),
  system.loadStatisticsRecorder!(),
])
const pieces = recorder.pieces(game.setup(scenario!, 1))
/** A piece of each side that has a name. */
const [mine, other, theirs] = [0, 0, 1].map((side, i) =>
  pieces.findIndex((one, at) => one.side === side && one.name !== undefined && at > (i === 1 ? firstOf(0) : -1)),
)
function firstOf(side: number): number {
  return pieces.findIndex((one) => one.side === side && one.name !== undefined)
}

const moment = (number: number, turn: number, text?: string): Moment => ({
  number,
  turn,
  side: 0,
  viewer: 0,
  text: '',
  label: 'a choice',
  told: [],
  story: text === undefined ? [] : [{ text, weight: 2 }],
  before: 0.5,
  decided: 0.5,
  after: 0.5,
  skill: 0,
  luck: 0,
  due: 0,
})

/** Of a game in which nothing was played. */
const RECORD = { berthier: 1, rules: 1, seed: 1, actions: [] } as const

function storyOf(
  moments: readonly Moment[],
  losses: readonly (readonly [number, number])[],
  others: readonly StatisticsFact[] = [],
) {
  const lost = losses.map(([number, piece]) => {
    const fact: StatisticsFact = { kind: 'loss', piece, place: '0101', strength: 1, gone: true }
    return { number, turn: moments[number - 1]!.turn, fact }
  })
  const facts = [...lost, ...others.map((fact) => ({ number: 2, turn: 1, fact }))]
  const replay = { ...RECORD, system: system.id, scenario: { id: scenario!.id, digest: {} } }
  const sides = Object.entries(scenario!.sides).map(([id, { name }]) => ({ id, name }))
  return new Story(
    { game, evaluator, recorder, scenario: scenario!, replay, describePlace: (label) => `in ${label}` },
    { moments, facts, replayed: { events: [], played: moments.length } },
    {
      battle: scenario!,
      sides,
      chances: [],
      turns: [{ turn: 1, action: 1 }],
      luck: [0, 0],
      skill: [0, 0],
      turningPoints: [],
    },
  )
}

test('who pays for an exchange, and who finds no way to retreat, is lost by the attack that led to it', () => {
  const moments = [moment(1, 1, 'the attack'), moment(2, 1), moment(3, 1), moment(4, 1, 'another attack')]
  const story = storyOf(moments, [
    [1, theirs!],
    [3, mine!],
    [4, other!],
  ])
  const told = story.sumUp(moments[0]!)
  expect(told).toMatch(/^the attack; /)
  expect(told).toContain(pieces[mine!]!.name)
  expect(told).toContain(pieces[theirs!]!.name)
  expect(told).not.toContain(pieces[other!]!.name)
  expect(story.sumUp(moments[3]!)).toContain(pieces[other!]!.name)
})

test('a turn tells who left the board and that an army lost heart, also where the chances hardly changed', () => {
  const moments = [
    { ...moment(1, 1), story: [{ text: 'the army of the Prussians lost heart', weight: 3 as const }] },
    moment(2, 1),
  ]
  const exits: StatisticsFact[] = [mine!, other!].map((piece, i) => ({
    kind: 'exit',
    piece,
    place: '0101',
    exited: i + 4,
  }))
  const [, turn] = storyOf(moments, [], exits).write(undefined)
  expect(turn).toContain('The army of the Prussians lost heart.')
  expect(turn).toContain(`${pieces[other!]!.name} of the French left the board, five in all by then.`)
})

test('armies are counted without those who are only made out of others later, such as garrisons', async () => {
  const path = new URL('../../scenarios/vive-lempereur/quatre-bras.yaml', import.meta.url)
  const { scenario: battle } = validate(readFileSync(path, 'utf8'), SYSTEMS)
  const rulebook = SYSTEMS.find(({ id }) => id === battle!.system)!
  const [own, judge, books] = await Promise.all([
    rulebook.loadGame(),
    rulebook.loadEvaluator!(),
    rulebook.loadStatisticsRecorder!(),
  ])
  const replay = { ...RECORD, system: rulebook.id, scenario: { id: battle!.id, digest: {} } }
  const sides = Object.entries(battle!.sides).map(([id, { name }]) => ({ id, name }))
  const story = new Story(
    {
      game: own,
      evaluator: judge,
      recorder: books,
      scenario: battle!,
      replay,
      describePlace: (label) => label,
    },
    { moments: [], facts: [], replayed: { events: [], played: 0 } },
    { battle: battle!, sides, chances: [], turns: [], luck: [0, 0], skill: [0, 0], turningPoints: [] },
  )
  // 13.2: fifteen units and three generals of the French.
  expect(story.write(undefined)[0]).toContain('The French had 18 units on the field')
})

test('what is lost in the next turn is not lost by what happened in this one', () => {
  const moments = [moment(1, 1, 'the attack'), moment(2, 2)]
  expect(storyOf(moments, [[2, mine!]]).sumUp(moments[0]!)).toBe('the attack')
})
