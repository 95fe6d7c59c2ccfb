import { describe, expect, test } from 'vitest'
import { makeReplay, writeReplay } from '../../src/engine/replay.ts'
import { playedMatch } from '../../test/support/replay-games.ts'
import { TestIo } from '../test-io.ts'

const replay = makeReplay(playedMatch('ligny', 1815))
const last = replay.actions.length

/** A person at a terminal who types these lines; what is shown after each of them. */
async function typed(lines: readonly string[], changes: object = {}) {
  const io = new TestIo({ 'game.json': writeReplay({ ...replay, ...changes }) }).type(`${lines.join('\n')}\n`)
  io.isTyped = true
  io.stdout.isTTY = true
  io.env['NO_COLOR'] = '1'
  const exitCode = await io.run('replay', 'game.json')
  const [beginning = '', ...answers] = io.stdout.text.split('\n> ')
  return { exitCode, beginning, answers }
}

const action = (number: number) => `Action ${number} of ${last}: ${replay.actions[number - 1]}`

describe('a person at a terminal goes through a recorded game', () => {
  test('from the board before the first action, with the end already checked', async () => {
    const { beginning, exitCode } = await typed(['quit'])
    expect(beginning).toMatch(/^Ligny, seed 1815\nReplayed \d+ actions: .*\nThe final position matches the recording\./)
    expect(beginning).toMatch(/^ {4}A {3}B {3}C {3}D/m)
    expect(beginning).toContain(`Before the first of ${last}`)
    expect(exitCode).toBe(0)
  })

  test('one action on by Enter, and back', async () => {
    const { answers } = await typed(['', 'next', 'n 10', 'back', 'b 2', 'q'])
    const shown = [1, 2, 12, 11, 9]
    expect(answers).toHaveLength(shown.length + 1)
    shown.forEach((number, i) => expect(answers[i]).toContain(action(number)))
    for (const answer of answers.slice(0, -1)) expect(answer).toMatch(/^ {4}A {3}B/m)
  })

  test('to an action, to a turn, to the end and to the start', async () => {
    const { answers } = await typed(['30', 'turn 2', 'end', 'next', 'start', 'back'])
    expect(answers[0]).toContain(action(30))
    expect(answers[1]).toMatch(/^Turn 2 of \d, round 1/m)
    expect(answers[1]).toContain('\n  Turn 2, round 1')
    expect(answers[2]).toContain(action(last))
    expect(answers[3]).toContain('End of the game. Replayed ')
    expect(answers[4]).toContain('Before the first of')
    expect(answers[5]).toContain('Start of the game.')
  })

  test('and is told where there is no way', async () => {
    const { answers } = await typed(['99999', 'turn 77', 'turn', 'dance', 'move B2'])
    expect(answers[0]).toContain(`There are ${last} actions.`)
    expect(answers[1]).toMatch(/^Turns of this game: 1, 2, 3/)
    expect(answers[2]).toMatch(/^Turns of this game: 1, 2, 3/)
    for (const answer of answers.slice(3, 5)) expect(answer).toContain('one action back')
  })

  test('as far as it goes, where it stops; then it ends with 1', async () => {
    const { beginning, answers, exitCode } = await typed(['end', 'next'], {
      actions: replay.actions.with(29, 'move Z99'),
    })
    expect(beginning).toContain('stops after 29 actions')
    expect(answers[0]).toContain('Action 29 of 29: ')
    expect(answers[1]).toContain('move Z99')
    expect(exitCode).toBe(1)
  })

  test('unless all of it is asked for, or it comes from standard input', async () => {
    const io = new TestIo({ 'game.json': writeReplay(replay) })
    io.isTyped = true
    io.stdout.isTTY = true
    expect(await io.run('replay', 'game.json', '--format', 'text')).toBe(0)
    expect(io.stdout.text).not.toContain('\n> ')
    expect(await io.type(writeReplay(replay)).run('replay', '-')).toBe(0)
    expect(io.stdout.text).not.toContain('\n> ')
  })

  test('until Ctrl-C', async () => {
    const io = new TestIo({ 'game.json': writeReplay(replay) }).type('next\n')
    io.isTyped = true
    io.stdout.isTTY = true
    io.interrupt()
    expect(await io.run('replay', 'game.json')).toBe(130)
  })
})
