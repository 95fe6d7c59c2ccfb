import { describe, expect, test } from 'vitest'
import { battle, playedMatch } from '../../test/support/replay-games.ts'
import { game } from '../systems/vive-lempereur/rules/game.ts'
import { Match } from './match.ts'
import { isRefusal } from './system.ts'

const fingerprint = (match: ReturnType<typeof playedMatch>) => Array.from(game.fingerprint(match.state))

describe('a match', () => {
  test('begins with nothing done and nobody the winner', () => {
    const match = new Match(game, battle('ligny'), 1)
    expect(match).toMatchObject({ system: 'vive-lempereur', seed: 1, actions: [], events: [], outcome: undefined })
  })

  test('plays what a player says, and gives what happened', () => {
    const match = playedMatch('quatre-bras', 3, 20)
    const [side] = game.deciders(match.state)
    const action = game.actions(match.state, side!)[0]!
    const text = game.format(match.state, action)
    const before = match.events.length
    const events = match.playText(text)
    expect(isRefusal(events)).toBe(false)
    expect(match.actions).toHaveLength(21)
    expect(match.actions.at(-1)).toBe(text)
    expect(match.lastSaid).toBe(text)
    expect(match.events.slice(before)).toEqual(events)
  })

  test.each([
    ['not understood', 'fire the cook', ''],
    ['off the board', 'move Z99', '2.0'],
  ])('changes nothing by an action that is %s', (_, text, rule) => {
    const match = playedMatch('quatre-bras', 3, 20)
    const [before, events] = [fingerprint(match), match.events]
    expect(match.playText(text)).toMatchObject({ rule })
    expect(fingerprint(match)).toEqual(before)
    expect(match.events).toEqual(events)
    expect(match.actions).toHaveLength(20)
  })

  test('refuses an illegal action with its rule, and changes nothing', () => {
    const match = playedMatch('waterloo', 4)
    const before = fingerprint(match)
    const refusal = match.playText('pass')
    expect(refusal).toMatchObject({
      rule: expect.stringMatching(/^\d/) as string,
      reason: expect.any(String) as string,
    })
    expect(fingerprint(match)).toEqual(before)
  })

  test('is over when the game is', () => {
    const match = playedMatch('waterloo', 4)
    expect(match.outcome).toBeDefined()
    expect(match.outcome).toEqual(game.outcome(match.state))
  })
})

describe('undo', () => {
  test('goes back action by action to the very beginning, dice and all', () => {
    const match = new Match(game, battle('quatre-bras'), 8)
    const states = [fingerprint(match)]
    for (const text of playedMatch('quatre-bras', 8, 40).actions) {
      match.playText(text)
      states.push(fingerprint(match))
    }
    for (const state of states.slice(0, -1).toReversed()) {
      expect(match.undo()).toBe(true)
      expect(fingerprint(match)).toEqual(state)
    }
    expect(match.undo()).toBe(false)
    expect(match).toMatchObject({ actions: [], events: [] })
  })

  test('brings the same rolls again when the same is done again', () => {
    const match = playedMatch('ligny', 5, 60)
    const [after, events, last] = [fingerprint(match), match.events, match.actions.at(-1)!]
    match.undo()
    expect(match.events.length).toBeLessThanOrEqual(events.length)
    match.playText(last)
    expect(fingerprint(match)).toEqual(after)
    expect(match.events).toEqual(events)
  })

  test('reopens a battle that was over', () => {
    const match = playedMatch('ligny', 5)
    match.undo()
    expect(match.outcome).toBeUndefined()
  })
})
