import { describe, expect, test } from 'vitest'
import { EXIT } from '../io.ts'
import type { Certificate } from '../prove/certificate.ts'
import { SOUND, TestIo } from '../test-io.ts'

/** Proves a claim about the sound battle, played at random. */
async function prove(claim: string, ...flags: string[]) {
  const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': SOUND.replace('turns: 6', 'turns: 5') })
  const players = flags.includes('--players') || flags.includes('--strengths') ? [] : ['--players', 'random']
  const exit = await io.run('prove', 'a.yaml', '--claim', claim, ...players, ...flags)
  return { exit, io, text: io.stdout.text, errors: io.stderr.text }
}

const jsonOf = (text: string) => JSON.parse(text) as Certificate

describe('berthier prove', () => {
  test('ends with 0 as soon as the claim is proved', async () => {
    const { exit, text } = await prove('french 0..50%', '--format', 'json')
    expect(exit).toBe(EXIT.clean)
    const { trials } = jsonOf(text)
    expect(trials).toHaveLength(1)
    expect(trials[0]).toMatchObject({ decision: 'proved', end: 'decided', players: ['random', 'random'] })
    expect(trials[0]!.games).toBeLessThan(100)
    expect(trials[0]!.winners[0]).toHaveLength(trials[0]!.games)
    expect(trials[0]!.digests[0]).toHaveLength(8 * trials[0]!.games)
  })

  test('ends with 1 as soon as it is refuted, and says how it stands', async () => {
    const { exit, text } = await prove('french 96..100%', '--margin', '1%')
    expect(exit).toBe(EXIT.problems)
    expect(text).toMatch(
      /^New battle: random \(French\) against random \(Allied\): french 96\.\.100% is refuted after \d+ games, seed 1\.\n/,
    )
    expect(text).toMatch(/\nThe French share is [\d.]+ % \([\d.]+–[\d.]+ %\): \d+ won, \d+ drawn, \d+ lost\.\n/)
  })

  test('ends with 3 where the games are not enough, and says what it would take', async () => {
    const { exit, text } = await prove('french 30..70%', '--games', '10')
    expect(exit).toBe(EXIT.undecided)
    expect(text).toMatch(
      /10 were not enough\. If it is as it seems, half of all tests are decided after \d+ and nine of ten after \d+: add --games \d+\./,
    )
  })

  test('the certificate is the same on one thread and on three', async () => {
    const [one, three] = await Promise.all(
      ['1', '3'].map((jobs) => prove('french 0..50%', '--jobs', jobs, '--format', 'json')),
    )
    expect(one!.text).toBe(three!.text)
  })

  test('of several strengths each has its own trial, and the worst counts', async () => {
    const flags = ['--strengths', 'heuristic,random', '--games', '6']
    const { exit, text } = await prove('french 30..70%', ...flags, '--format', 'json')
    expect(exit).toBe(EXIT.undecided)
    expect(jsonOf(text).trials.map(({ players }) => players[0])).toEqual(['random', 'heuristic'])
    expect((await prove('french 30..70%', ...flags)).text).toContain('\nUndecided for random and heuristic.\n')
  })

  test('a change is decided by pairs on the same dice: a battle against itself has no difference', async () => {
    const { exit, text } = await prove('no more than 5 points', '--compare', 'a.yaml', '--format', 'json')
    expect(exit).toBe(EXIT.clean)
    const { trials, claim } = jsonOf(text)
    expect(claim.question).toEqual({ kind: 'change', side: 0 })
    expect(trials[0]!.counts).toEqual([0, 0, trials[0]!.games, 0, 0])
    expect(trials[0]!.winners[0]).toBe(trials[0]!.winners[1])
    // Each pair without a difference is ln(0.97 / 0.93) of evidence, and ln 20 is needed.
    expect(trials[0]!.games).toBe(Math.ceil(Math.log(20) / Math.log(0.97 / 0.93)))
  })

  test('a player is judged by pairs in which the sides are swapped', async () => {
    const flags = ['--players', 'heuristic,random', '--margin', '5%', '--format', 'json']
    const { exit, text } = await prove('heuristic 60..100%', ...flags)
    expect(exit).toBe(EXIT.clean)
    expect(jsonOf(text).claim.question).toEqual({ kind: 'strength' })
    expect(jsonOf(text).trials[0]!.counts).toHaveLength(5)
    const other = await prove('random 0..40%', ...flags)
    expect(jsonOf(other.text).trials[0]!.counts).toEqual(jsonOf(text).trials[0]!.counts)
    expect(other.exit).toBe(EXIT.clean)
  })

  test('-o writes the certificate, a page or a badge, and prints what was decided', async () => {
    const { io } = await prove('french 96..100%', '--margin', '1%', '-o', 'a.certificate.json')
    expect(io.stderr.text).toBe('Wrote a.certificate.json.\n')
    expect(io.stdout.text).toContain('is refuted after')
    expect(jsonOf(io.read('a.certificate.json')).battle.title).toBe('New battle')
    const flags = ['prove', 'a.yaml', '--claim', 'french 96..100%', '--margin', '1%', '--players', 'random']
    await io.run(...flags, '-o', 'a.html')
    expect(io.read('a.html')).toContain('<h1>New battle</h1>')
    await io.run(...flags, '-o', 'a.svg')
    expect(io.read('a.svg')).toContain('aria-label="New battle: french 96..100% refuted"')
  })

  test('Ctrl-C tells what is known so far', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    io.interruptOnProgress()
    const flags = ['--claim', 'french 30..70%', '--players', 'random', '--margin', '0.1%', '--games', '100000']
    expect(await io.run('prove', 'a.yaml', ...flags)).toBe(EXIT.interrupted)
    expect(io.stdout.text).toMatch(/french 30\.\.70% is interrupted after \d+ games?/)
  })
})

describe('a claim that cannot be decided is refused before any game', () => {
  test.each([
    ['french', [], 'write a side or a player and its share, such as --claim "french 40..60%"'],
    ['dutch 40..60%', [], 'unknown side dutch. Sides: french, allied.'],
    ['frensh 40..60%', [], 'Did you mean french?'],
    ['french 60..40%', [], 'write the lower figure first'],
    ['french 0..100%', [], 'this claims nothing'],
    ['french 40..140%', [], 'at least 0 and at most 100'],
    ['french 49..51%', [], 'narrower than twice --margin 2%'],
    ['french 1..50%', [], '--margin 2% reaches beyond the end'],
    ['french 40..60%', ['--alpha', '0'], '--alpha 0: expected a rate from 0.0001 to less than 0.5.'],
    ['french 40..60%', ['--margin', 'wide'], '--margin wide: expected a margin'],
    ['french 40..60%', ['--compare', 'b.yaml'], 'write how much the change may shift'],
    ['french 40..60%', ['--players', 'random', '--strengths', 'random'], 'exclude each other'],
    ['french 40..60%', ['--strengths', 'expert'], 'unknown player expert'],
    ['search 65..100%', [], 'unknown side search'],
  ])('%s %j', async (claim, flags, message) => {
    const { exit, errors, text } = await prove(claim, ...flags)
    expect({ exit, text }).toEqual({ exit: EXIT.usage, text: '' })
    expect(errors).toContain(message)
  })
})
