import { describe, expect, test } from 'vitest'
import { BATTLES, battle, playedMatch } from '../../test/support/replay-games.ts'
import { game } from '../systems/vive-lempereur/rules/game.ts'
import { makeReplay, playReplay, type Replay, writeReplay } from './replay.ts'
import type { GameEvent } from './system.ts'

const match = playedMatch('ligny', 1815)
const ligny = battle('ligny')
const replay = makeReplay(match)
const play = (changes: Partial<Replay>, scenario = ligny) => playReplay(game, scenario, { ...replay, ...changes })

/** The record with another text for one of its actions. */
const withAction = (number: number, text: string) => replay.actions.with(number - 1, text)

describe('a record', () => {
  test('has what is needed to play the game again', () => {
    expect(replay).toMatchObject({
      berthier: 1,
      system: 'vive-lempereur',
      rules: game.version,
      scenario: { id: 'ligny', digest: { board: expect.stringMatching(/^[\da-f]{16}$/) as string } },
      seed: 1815,
      actions: match.actions,
      outcome: { ...match.outcome, winner: Object.keys(ligny.sides)[match.outcome!.winner!] ?? null },
      position: expect.stringMatching(/^[\da-f]{16}$/) as string,
      battle: ligny,
    })
  })

  test('as a file has a line for each action, and the battle in one', () => {
    const text = writeReplay(replay)
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(replay)))
    expect(text.split('\n').filter((line) => line.startsWith('  "battle": {'))).toHaveLength(1)
    expect(text).toContain(`\n    "${replay.actions[1]}",\n`)
    const { battle: _battle, ...bare } = replay
    expect(JSON.parse(writeReplay(bare))).toEqual(JSON.parse(JSON.stringify(bare)))
  })

  test('of an unfinished game has no outcome', () => {
    expect(makeReplay(playedMatch('ligny', 1815, 30))).not.toHaveProperty('outcome')
  })

  test('can be made of the parts of a game, without a match', () => {
    const { scenario, seed, actions } = match
    expect(makeReplay({ system: 'vive-lempereur', game, scenario, seed, actions })).toEqual(
      Object.fromEntries(Object.entries(replay).filter(([key]) => key !== 'outcome' && key !== 'position')),
    )
  })

  test('of a draw has no winner', () => {
    const outcome = { winner: undefined, level: 'draw', reason: 'nothing between them' }
    const { system, scenario, seed, actions } = match
    expect(makeReplay({ system, game, scenario, seed, actions, outcome }).outcome).toMatchObject({ winner: null })
  })
})

describe('a replay', () => {
  test.each(BATTLES.flatMap((id) => [1, 2, 3].map((seed) => ({ id, seed }))))(
    'of $id with seed $seed comes to the same end, by the same events',
    ({ id, seed }) => {
      const played = playedMatch(id, seed)
      const recorded = JSON.parse(JSON.stringify(makeReplay(played))) as Replay
      const { state, events, stop, outcome, played: number } = playReplay(game, battle(id), recorded)
      expect(stop).toBeUndefined()
      expect(number).toBe(played.actions.length)
      expect(game.fingerprint(state!)).toEqual(game.fingerprint(played.state))
      expect(events).toEqual(played.events)
      expect(outcome).toEqual(recorded.outcome)
    },
  )

  test('shows each action once it has been played', () => {
    const seen: { text: string; events: readonly GameEvent[] }[] = []
    const { events } = playReplay(game, ligny, replay, (_, happened, text) => seen.push({ text, events: happened }))
    expect(seen.map(({ text }) => text)).toEqual(replay.actions)
    expect(seen.flatMap((one) => one.events)).toEqual(events)
  })

  test('of an unfinished game stops nowhere', () => {
    const result = playReplay(game, ligny, makeReplay(playedMatch('ligny', 1815, 30)))
    expect(result).toMatchObject({ played: 30 })
    expect(result).not.toHaveProperty('stop')
    expect(result).not.toHaveProperty('outcome')
  })
})

describe('a replay stops before it begins', () => {
  test('with another system', () => {
    const { stop, state, played } = play({ system: 'napoleon-at-waterloo' })
    expect({ state, played }).toEqual({ state: undefined, played: 0 })
    expect(stop).toEqual({
      kind: 'system',
      message:
        'This is a game of napoleon-at-waterloo, but ligny is a battle for vive-lempereur. Choose a battle of that rulebook.',
    })
  })

  test('with another battle', () => {
    expect(play({}, battle('waterloo')).stop).toEqual({
      kind: 'scenario',
      message: 'This is a game of the battle ligny, not of waterloo. Choose that battle.',
    })
  })

  test('with a battle that has changed, and says where', () => {
    const changed = { ...ligny, turns: 4, board: { ...ligny.board, roads: [] } }
    expect(play({}, changed).stop).toEqual({
      kind: 'scenario',
      message:
        'The battle ligny has changed since this game was recorded: board, turns. Replay it with the battle as it was then.',
    })
  })

  test('but not where only the story has changed', () => {
    expect(play({}, { ...ligny, title: 'Fleurus', briefing: 'Heat.' })).not.toHaveProperty('stop')
  })

  test('with another version of the rules', () => {
    expect(play({ rules: game.version + 1 }).stop).toEqual({
      kind: 'rules',
      message: `This game was recorded with version ${game.version + 1} of the rules, but this Berthier plays version ${game.version}. Replay it with the Berthier that recorded it.`,
    })
  })
})

describe('a replay stops', () => {
  test('at an action that nobody understands', () => {
    const { stop, played, events } = play({ actions: withAction(12, 'fire the cook') })
    expect(played).toBe(11)
    expect(events.length).toBeLessThan(match.events.length)
    expect(stop).toMatchObject({ kind: 'action', action: { number: 12, text: 'fire the cook' }, refusal: { rule: '' } })
    expect(stop?.message).toContain('Action 12 (fire the cook) is not understood: ')
  })

  test('at an action that is against a rule', () => {
    const { stop, played } = play({ actions: withAction(30, 'move Z99') })
    expect(played).toBe(29)
    expect(stop).toMatchObject({ kind: 'action', action: { number: 30 }, refusal: { rule: '2.0' } })
    expect(stop?.message).toBe('Action 30 (move Z99) is against rule 2.0: There is no such hex.')
  })

  test.each(['', '__proto__', 'constructor', 'toString x', 'move __proto__', '\u001b[2J', '🐎'.repeat(5000)])(
    'at an action that is meant to break it: %j',
    (text) => {
      const { stop } = play({ actions: withAction(1, text) })
      expect(stop).toMatchObject({ kind: 'action', action: { number: 1, text } })
      expect(stop!.message.split('\n')).toHaveLength(1)
    },
  )

  test('at what is left after the end', () => {
    const end = replay.actions.length
    expect(play({ actions: [...replay.actions, 'pass', 'done'] }).stop).toEqual({
      kind: 'after-end',
      message: `The battle is over, but 2 actions are left, starting with number ${end + 1}: pass.`,
      action: { number: end + 1, text: 'pass' },
    })
  })

  test('where it ends otherwise than recorded', () => {
    const [winner, people] = replay.outcome!.winner === 'french' ? ['prussian', 'Prussians'] : ['french', 'French']
    const { stop, outcome } = play({ outcome: { ...replay.outcome!, winner } })
    expect(outcome).toEqual(replay.outcome)
    expect(stop?.kind).toBe('outcome')
    expect(stop?.message).toContain(`The recorded outcome is the ${people} win a `)
  })

  test('where it does not end, though the record has an end', () => {
    const { stop } = play({ actions: replay.actions.slice(0, 10) })
    expect(stop?.kind).toBe('outcome')
    expect(stop?.message).toMatch(/, but after 10 actions the battle is not over\.$/)
  })

  test('where it comes to another position than recorded, though to the same end', () => {
    expect(play({ position: '0123456789abcdef' }).stop).toEqual({
      kind: 'position',
      message: `After ${replay.actions.length} actions the position differs from the recorded one. Either the file was edited, or the Berthier that recorded it plays a rule differently: replay it with that Berthier.`,
    })
    // Other dice, and choices that are legal with them too.
    const { seed, ...unfinished } = makeReplay(playedMatch('ligny', 1815, 5))
    expect(playReplay(game, ligny, { ...unfinished, seed: seed + 1 }).stop?.kind).toBe('position')
  })

  test('not where only the words for the reason have changed', () => {
    expect(play({ outcome: { ...replay.outcome!, reason: 'glory' } })).not.toHaveProperty('stop')
  })
})
