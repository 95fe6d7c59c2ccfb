import { describe, expect, test } from 'vitest'
import type { Group, PlayChoice } from './play-view.ts'
import { StableKeys } from './stable-keys.ts'

const choice = (label: string, kind: 'choose' | 'other' = 'choose'): PlayChoice => ({
  action: label,
  offer: { kind, group: 'Order', label, ...(kind === 'choose' && { place: label.charCodeAt(0) }) },
})
const groupsOf = (...labels: readonly string[]): Group[] => [
  { name: 'Order', choices: labels.map((label) => choice(label)) },
  { name: 'Or', choices: [choice('Pass', 'other')] },
]
const told = (keys: ReadonlyMap<PlayChoice, string>) =>
  Object.fromEntries([...keys].map(([{ offer }, key]) => [offer.label, key]))

describe('the keys of choices', () => {
  test('stay with them when another choice is gone', () => {
    const keys = new StableKeys()
    expect(told(keys.assign('0 4', 'Order', groupsOf('A', 'B', 'C')))).toEqual({ A: '1', B: '2', C: '3', Pass: 'E' })
    expect(told(keys.assign('0 4', 'Order', groupsOf('B', 'C')))).toEqual({ B: '2', C: '3', Pass: 'E' })
  })

  test('stay with them when something else was decided in between, and begin anew when the other side has decided', () => {
    const keys = new StableKeys()
    keys.assign('0 4', 'Order', groupsOf('A', 'B'))
    keys.assign('0 4', 'Move A', groupsOf('X'))
    expect(told(keys.assign('0 4', 'Order', groupsOf('B')))).toMatchObject({ B: '2' })
    expect(told(keys.assign('0 9', 'Order', groupsOf('B')))).toMatchObject({ B: '1' })
  })

  test('go to those that have none when they become free', () => {
    const keys = new StableKeys()
    const ten = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']
    expect(told(keys.assign('0 4', 'Order', groupsOf(...ten)))).not.toHaveProperty('J')
    expect(told(keys.assign('0 4', 'Order', groupsOf(...ten.slice(1))))).toMatchObject({ B: '2', J: '1' })
  })

  test('count what has no place on the map, such as cards, in its order', () => {
    const keys = new StableKeys()
    const hand = (...labels: readonly string[]): Group[] => [
      {
        name: 'Take',
        choices: labels.map((label) => ({ action: label, offer: { kind: 'other', group: 'Take', label } })),
      },
    ]
    expect(told(keys.assign('0 -1', 'Hand', hand('Left', 'Right')))).toEqual({ Left: '1', Right: '2' })
    expect(told(keys.assign('0 -1', 'Hand', hand('Right')))).toEqual({ Right: '1' })
  })
})
