import { expect, test } from 'vitest'
import { activateOrders } from '../../rules/command/activation.ts'
import { act, battalions, enemyAt, FARM, GUN, gunLine, neysArmy, say } from '../../rules/command/command.fixture.ts'
import { convert } from '../../rules/command/conversions.ts'
import { rollFates } from '../../rules/command/fate.ts'
import { issueDecision } from '../../rules/command/issue.ts'
import { Stage } from '../../rules/fire/staged.fixture.ts'
import { describeEvent } from '../event-text.ts'

const told = (stage: Stage) => stage.events.splice(0).map((event) => describeEvent(stage.state, event))

/** Foy with a battery in reserve, Reille beside him, and an allied battalion so many inches in front of them. */
const corps = (inches: number) => {
  const units = { ...battalions(3, 20, 20, 'f'), own: { ...GUN, name: '18/6e', state: 'reserve' } } as const
  const reille = { id: 'reille', name: 'Reille', leadership: 'B', tactics: 1, at: [20, 18] } as const
  const armies = neysArmy({ directive: 'move', units }, { commander: { ...reille, at: [20, 18] } })
  return new Stage({}, {}, { armies: { ...armies, allied: enemyAt([20, 20 + inches]) }, board: { areas: FARM } })
}

test('orders are told when they are issued and when they are tested', () => {
  const stage = corps(10).dice(1, 1, 6, 6)
  say(stage, issueDecision, 'objective ii-corps farm')
  say(stage, issueDecision, 'order foy attack')
  expect(told(stage)).toEqual(['Ney sends II Corps to Farm', 'Reille orders 9th Division: attack'])
  stage.state.turn++
  activateOrders(stage.state, stage.events)
  expect(told(stage)).toEqual([
    'Order of Ney to II Corps (Farm): dice 2, leadership of Ney +2, leadership of Reille +2, an army commander to a force +2, 1 × 12 inches away -1: 7, it is active',
    'II Corps switches to Farm',
    'Order of Reille to 9th Division (attack): dice 12, leadership of Reille +2, leadership of Foy +2: 16, it is active',
    '9th Division: attack',
  ])
})

test('leader actions are told with names, dice and what comes of them', () => {
  const stage = corps(3).roll(8)
  act(stage, 'reille commit-battery foy own')
  act(stage, 'reille take-command foy')
  expect(told(stage)).toEqual([
    'Reille commits 18/6e to 9th Division: dice 8, leadership of Reille +2, leadership of Foy +2, an enemy within 3 inches -3, out of its own reserve +2: 11, it succeeds',
    '18/6e of 9th Division is limbered at 20,19.2',
    'Reille takes personal command of 9th Division',
  ])
  const guns = gunLine(true).roll(7)
  act(guns, 'reille grand-battery g1 g2 g3')
  expect(told(guns).at(-1)).toBe('A grand battery is formed under Pelletier: g1, g2, g3')
})

test('conversions and the fate of commanders are told', () => {
  const stage = corps(3).roll(2, 9)
  convert(stage.state, stage.events)
  rollFates(stage.state, stage.events)
  expect(told(stage)).toEqual([
    '9th Division converts from move to defend',
    'Fate of Foy: dice 2: 2, he is hit',
    'Foy is lightly wounded (dice 9)',
  ])
})
