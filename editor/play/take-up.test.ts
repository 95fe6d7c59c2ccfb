import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import { layoutOf } from '../../src/scene/layout.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { makePlayView } from './play-view.ts'
import { loadBattle, type PlayableBattle } from './playable-battle.ts'
import { GameSession } from './session.ts'
import { playChoice } from './take-up.ts'

let battle: PlayableBattle

beforeAll(async () => {
  const file = new URL('../../scenarios/napoleon-at-waterloo/standard.yaml', import.meta.url)
  const scenario = parse(readFileSync(file, 'utf8')) as Scenario
  battle = await loadBattle(SYSTEMS.find(({ id }) => id === scenario.system)!, scenario)
})

const begin = () => new GameSession(battle, 1815, ['human', 'human'])
const hex = (session: GameSession, label: string) => layoutOf(makePlayView(session).portrait.board).find(label)
const saidBy = ({ steps }: GameSession) => steps.map(({ text }) => text)

test('a unit on a hex that is dragged is taken up and moved at once', () => {
  const session = begin()
  const [from, to] = [hex(session, '1712'), hex(session, '1709')]
  const dragged = makePlayView(session).drag([from, to])!
  expect(dragged.ghosts.map(({ piece }) => piece.place)).toEqual([to])
  playChoice(session, dragged.choices[0]!)
  expect(saidBy(session).at(-1)).toBe('move 1709')
  expect(makePlayView(session).portrait.pieces.find(({ place }) => place === to)?.name).toBe('2nd Inf')
})

test('where it may not go it is told why, and whoever cannot move is not dragged', () => {
  const session = begin()
  const view = makePlayView(session)
  // Standard Zones: 6th Inf stands beside the garrison of Hougoumont.
  expect(view.canDrag(hex(session, '0914'))).toBe(false)
  const far = view.drag([hex(session, '1712'), hex(session, '1609')])!
  expect(far.choices).toEqual([])
  expect(far.refusal?.reason).toBeTruthy()
  // Nor is an enemy.
  expect(view.canDrag(hex(session, '1609'))).toBe(false)
})

test('whoever is pointed at while another is in hand can be taken up instead, and dragged', () => {
  const session = begin()
  const take = (label: string) =>
    makePlayView(session)
      .groups.flatMap(({ choices }) => choices)
      .find(({ offer }) => offer.kind === 'choose' && offer.place === hex(session, label))!
  playChoice(session, take('1712'))
  const [other] = makePlayView(session).takeUpInstead(hex(session, '1812'))
  playChoice(session, other!)
  expect(session.steps).toHaveLength(1)
  expect(session.isTest).toBe(false)
  expect(session.steps[0]!.offer.place).toBe(hex(session, '1812'))
  const { choices } = makePlayView(session).drag([hex(session, '1712'), hex(session, '1711')])!
  playChoice(session, choices[0]!)
  expect(saidBy(session)).toHaveLength(2)
  expect(saidBy(session).at(-1)).toBe('move 1711')
})

test('once a unit has moved nobody is taken up instead of it', () => {
  const session = begin()
  playChoice(session, makePlayView(session).drag([hex(session, '1712'), hex(session, '1711')])!.choices[0]!)
  expect(makePlayView(session).takeUpInstead(hex(session, '1812'))).toEqual([])
})
