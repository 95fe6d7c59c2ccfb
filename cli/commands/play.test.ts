import { describe, expect, test } from 'vitest'
import { EXIT } from '../io.ts'
import { BROKEN, SOUND, TestIo } from '../test-io.ts'

const start = () => new TestIo({ 'a.yaml': SOUND })

describe('berthier play', () => {
  test('shows the board, what there is to decide, and the choices by number', async () => {
    const io = start()
    expect(await io.type('').run('play', 'a.yaml', '--against', 'random')).toBe(EXIT.clean)
    expect(io.stdout.text).toContain('New battle: you play the French side against random, seed 1.')
    expect(io.stdout.text).toMatch(/^ {4}A {3}B {3}C {3}D/m)
    expect(io.stdout.text).toMatch(/^ {2}3 .*FA3/m)
    expect(io.stdout.text).toContain('Choose your hand')
    expect(io.stdout.text).toMatch(/^ {2}7 Bombardment/m)
    expect(io.stdout.text).toContain('The battle is not over. It was not saved.')
  })

  test('takes a number, or what cases say; what is neither is refused with a hint or a rule', async () => {
    const io = start()
    await io
      .type('2\ntake bombardment\nnonsense\n99\norder D3 by flag\nquit\n')
      .run('play', 'a.yaml', '--against', 'random')
    expect(io.stdout.text).toContain('Card 2 of 6')
    expect(io.stdout.text).toContain('Card 3 of 6')
    expect(io.stdout.text).toContain('Type "help" for the commands.')
    expect(io.stdout.text).toContain('There is no choice 99. Type a number from 1 to ')
    expect(io.stdout.text).toMatch(/Against rule \d/)
    expect(io.stdout.text).not.toContain('Card 4 of 6')
  })

  test('takes a decision back', async () => {
    const io = start()
    await io.type('undo\n1\n1\nundo\nquit\n').run('play', 'a.yaml', '--against', 'random')
    expect(io.stdout.text).toContain('There is nothing to undo.')
    expect(io.stdout.text.match(/Card \d of 6/g)).toEqual(['Card 1 of 6', 'Card 2 of 6', 'Card 3 of 6', 'Card 2 of 6'])
  })

  test('saves a game that replays, and does not overwrite a file of somebody else', async () => {
    const io = start()
    await io.type('1\n1\nsave a.yaml\nsave\nsave game.json\nquit\n').run('play', 'a.yaml', '--against', 'random')
    expect(io.stdout.text).toContain('Not saved: a.yaml already exists. Choose another name.')
    expect(io.stdout.text).toContain('Not saved: name a file')
    expect(io.stdout.text).toContain('Saved game.json.')
    expect(await io.run('replay', 'game.json', '--scenario', 'a.yaml')).toBe(EXIT.clean)
    expect(io.stdout.text).toContain('Replayed 2 actions')
  })

  test('goes to the end of the battle, as either side', async () => {
    for (const side of ['french', 'Allied']) {
      const io = start()
      await io.type('1\n'.repeat(3000)).run('play', 'a.yaml', '--side', side, '--against', 'random')
      expect(io.stdout.text).toMatch(/\n(?:French|Allied): \w+ victory\. After \d turns/)
      expect(io.stdout.text).toContain('· ')
    }
  })

  test('tells the odds of a choice that has them, the log, and all choices', async () => {
    const io = start()
    await io.type('odds 1\nlog\nall\nmap\nhelp\nquit\n').run('play', 'a.yaml', '--against', 'random')
    expect(io.stdout.text).toContain('This choice has no odds.')
    expect(io.stdout.text).toContain('Nothing has happened yet.')
    expect(io.stdout.text).toContain('save FILE')
    expect(io.stdout.text).toContain('such as "french takes')
  })

  test.each([
    [['--side', 'dutch'], 'unknown side dutch. Sides: french, allied.'],
    [['--against', 'napoleon'], 'unknown player napoleon.'],
    [['--seed', '-1'], 'expected a whole number'],
    [['-o', 'game.json'], '-o works only with --players'],
    [['--log'], '--log works only with --players'],
    [['--players', 'random', '--side', 'french'], "option '--side <side>' cannot be used with option '--players"],
    [
      ['--players', 'random', '--against', 'random'],
      "option '--against <player>' cannot be used with option '--players",
    ],
  ])('%j is refused', async (flags, message) => {
    const io = start()
    expect(await io.run('play', 'a.yaml', ...flags)).toBe(EXIT.usage)
    expect(io.stderr.text).toContain(message)
  })

  test('a battle with errors is not played', async () => {
    const io = new TestIo({ 'a.yaml': BROKEN })
    expect(await io.run('play', 'a.yaml')).toBe(EXIT.usage)
    expect(io.stderr.text).toContain('cannot play a.yaml: 1 error.')
  })
})

test('Ctrl-C is heard while the other side thinks', async () => {
  const io = start()
  io.stdout.watch = (text) => {
    if (text.startsWith('·')) io.interrupt()
  }
  expect(await io.type('1\n'.repeat(3000)).run('play', 'a.yaml', '--against', 'random')).toBe(EXIT.interrupted)
  expect(io.stdout.text).not.toContain('The battle is not over')
})

describe('two players', () => {
  test('play the same game as berthier simulate with that seed; the log tells it, and it is kept', async () => {
    const io = start()
    await io.run('simulate', 'a.yaml', '--players', 'random', '--games', '2', '--format', 'json')
    const { battle } = JSON.parse(io.stdout.text) as {
      battle: { records: { seed: number; actions: number; level: string }[] }
    }
    const { seed, actions, level } = battle.records[1]!
    const flags = ['--players', 'random', '--seed', String(seed)] as const
    await io.run('play', 'a.yaml', ...flags, '--log', '-o', 'game.json')
    expect(io.stdout.text).toContain('Turn 1, round 2')
    expect(io.stdout.text.trimEnd().split('\n').at(-1)).toContain(`, seed ${seed}: `)
    expect(io.stdout.text.trimEnd().split('\n').at(-1)).toContain(level)
    expect((JSON.parse(io.read('game.json')) as { actions: string[] }).actions).toHaveLength(actions)
    expect(await io.run('replay', 'game.json', '--scenario', 'a.yaml')).toBe(EXIT.clean)
    expect(await io.run('play', 'a.yaml', ...flags, '-o', 'game.json')).toBe(EXIT.usage)
    expect(io.stderr.text).toContain('game.json already exists. Choose another name.')
    expect(await io.run('play', 'a.yaml', ...flags, '-o', 'nowhere/game.json')).toBe(EXIT.usage)
    expect(io.stderr.text).toContain('cannot write nowhere/game.json: there is no folder nowhere.')
    await io.run('play', 'a.yaml', ...flags)
    expect(io.stdout.text.trimEnd().split('\n')).toHaveLength(1)
  })

  test('Ctrl-C ends their game, and keeps what was played of it', async () => {
    const io = start()
    io.stdout.watch = () => io.interrupt()
    const flags = ['--players', 'search', '--budget', '2000', '--log', '-o', 'game.json']
    expect(await io.run('play', 'a.yaml', ...flags)).toBe(EXIT.interrupted)
    const actions = /: PARTIAL: interrupted after (\d+) actions?\.\n$/.exec(io.stdout.text)?.[1]
    io.stdout.watch = undefined
    expect(await io.run('replay', 'game.json')).toBe(EXIT.clean)
    expect(io.stdout.text).toMatch(new RegExp(`Replayed ${actions} actions?`))
    expect(io.stdout.text).toContain('The final position matches the recording.')
  })
})
