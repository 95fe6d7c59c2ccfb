import { describe, expect, test } from 'vitest'
import type { GameResult } from '../../src/balance/game-record.ts'
import { fixedSize } from '../../src/balance/sequential/outlook.ts'
import { prove } from '../../src/balance/sequential/proof.ts'
import { seal } from '../files/seal.ts'
import { EXIT } from '../io.ts'
import { type Certificate, DIGITS } from '../prove/certificate.ts'
import { SOUND, TestIo } from '../test-io.ts'

const FILE = 'a.certificate.json'

/** A folder with a battle and a certificate of it. */
async function certified(...flags: string[]): Promise<TestIo> {
  const io = new TestIo({ 'a.yaml': SOUND })
  const players = flags.includes('--players') ? [] : ['--players', 'random']
  await io.run('prove', 'a.yaml', '--claim', 'french 0..50%', ...players, ...flags, '-o', FILE)
  return io
}

/** What somebody makes of a certificate who dislikes how its first game ended: games that ended so count as failed, and all figures follow. */
function withoutDisliked(certificate: Certificate): unknown {
  const { claim, most, trials } = certificate
  const [trial] = trials
  const lost = Array.from(trial!.winners[0]!).flatMap((winner, i) => (winner === trial!.winners[0]![0] ? [i] : []))
  const kept = (line: string, width: number) =>
    Array.from({ length: line.length / width }, (_, i) => line.slice(width * i, width * (i + 1)))
      .filter((_, i) => !lost.includes(i))
      .join('')
  const winners = trial!.winners.map((line) => kept(line, 1))
  const records = winners.map((line) => Array.from(line, (winner) => ({ winner: winner === '-' ? null : +winner })))
  const series = { records: records as GameResult[][], failed: [], end: trial!.end }
  const proof = prove(claim.question, claim.test, series, most)
  return {
    ...certificate,
    trials: [
      {
        players: trial!.players,
        end: trial!.end,
        games: winners[0]!.length,
        ...proof,
        fixed: fixedSize(claim.test, proof.counts),
        failed: lost.map((i) => i + 1),
        winners,
        digests: trial!.digests.map((line) => kept(line, DIGITS)),
      },
    ],
  }
}

describe('berthier verify', () => {
  test('plays all games again, and agrees', async () => {
    const io = await certified()
    expect(await io.run('verify', FILE)).toBe(EXIT.clean)
    expect(io.stdout.text).toMatch(/^random .* french 0\.\.50% is proved after (\d+) games, seed 1\.\n/)
    expect(io.stdout.text).toMatch(/\na\.certificate\.json: Verified\. (\d+) of \1 games played again\.\n$/)
  })

  test('or a sample of them', async () => {
    const io = await certified()
    expect(await io.run('verify', FILE, '--sample', '2')).toBe(EXIT.clean)
    expect(io.stdout.text).toContain(': Verified. 2 of ')
  })

  test('pairs of games are played in both encounters', async () => {
    const io = new TestIo({ 'a.yaml': SOUND, 'b.yaml': SOUND.replace('turns: 6', 'turns: 5') })
    const flags = ['--compare', 'b.yaml', '--claim', 'no more than 40 points', '--margin', '10%', '--players', 'random']
    await io.run('prove', 'a.yaml', ...flags, '-o', FILE)
    expect(await io.run('verify', FILE)).toBe(EXIT.clean)
    const pairs = Number(/after (\d+) pairs of games/.exec(io.stdout.text)![1])
    expect(io.stdout.text).toContain(`Verified. ${2 * pairs} of ${2 * pairs} games played again.`)
  })

  test.each([
    ['a changed count', /"counts": \[\s+(\d+)/, 'counts is '],
    ['a changed share', /"value": 0(\.\d)?/, 'estimate is '],
    ['a changed decision', /"proved",/, 'decision is '],
  ])('%s is told, and that somebody changed it', async (_, pattern, message) => {
    const io = await certified()
    const text = io.read(FILE)
    expect(text).toMatch(pattern)
    const changed = text.replace(pattern, (found) => (found === '"proved",' ? '"refuted",' : `${found}1`))
    io.write(FILE, changed)
    expect(await io.run('verify', FILE)).toBe(EXIT.problems)
    expect(io.stdout.text).toContain('The certificate was changed after berthier made it.\n')
    expect(io.stdout.text.toLowerCase()).toContain(message)
    expect(io.stdout.text).toContain('NOT VERIFIED. No game was played again.')
  })

  test('one changed digit in the digest of one game is found by playing it', async () => {
    const io = await certified()
    const text = io.read(FILE)
    io.write(
      FILE,
      text.replace(
        /("digests": \[\s+")([0-9a-f])/,
        (_, before: string, digit: string) => before + (digit === '0' ? 1 : 0),
      ),
    )
    expect(await io.run('verify', FILE)).toBe(EXIT.problems)
    expect(io.stdout.text).toMatch(
      /\nGame 1 \(seed \d+\) of random against random ends in another position than certified\.\n/,
    )
  })

  test('a certificate of an edited battle is no longer valid, and validate says so', async () => {
    const io = await certified()
    expect(await io.run('validate', 'a.yaml')).toBe(EXIT.clean)
    expect(io.stdout.text).toBe('Checked 1 battle: no problems.\n')
    io.write('a.yaml', SOUND.replace('turns: 6', 'turns: 7'))
    expect(await io.run('validate', 'a.yaml')).toBe(EXIT.clean)
    expect(io.stdout.text).toContain('a.yaml info certificate/outdated\n')
    expect(io.stdout.text).toContain('made for another version of this battle (turns)')
    expect(await io.run('verify', FILE)).toBe(EXIT.problems)
    expect(io.stdout.text).toContain('The battle a.yaml is not the certified one: it differs in turns.\n')
    io.write('a.yaml', SOUND.replace('title: New battle', 'title: Old battle'))
    await io.run('validate', 'a.yaml')
    expect(io.stdout.text).toBe('Checked 1 battle: no problems.\n')
  })

  test('the words of a claim that was not tested are told, though somebody sealed the file again', async () => {
    const io = await certified()
    const text = io.read(FILE).replace(/ \(digest \w+\)/, '')
    expect(text).toContain('"text": "french 0..50%"')
    io.write(FILE, seal(text.replace('"text": "french 0..50%"', '"text": "french 0..20%"')))
    expect(await io.run('verify', FILE)).toBe(EXIT.problems)
    expect(io.stdout.text).toContain('The claim reads french 0..20%, and another was tested.\n')
    expect(io.stdout.text).toContain('NOT VERIFIED. No game was played again.')
  })

  test('games that were left out as failed have to fail again', async () => {
    const io = await certified('--games', '8')
    const certificate = JSON.parse(io.read(FILE)) as Certificate
    io.write(FILE, seal(JSON.stringify(withoutDisliked(certificate)).replace(/ \(digest \w+\)/, '')))
    expect(await io.run('verify', FILE, '--sample', '1')).toBe(EXIT.problems)
    expect(io.stdout.text).toMatch(/^Game \d+ \(seed \d+\) can be played, and was left out as failed\.\n/)
    expect(io.stdout.text).toContain('NOT VERIFIED.')
  })

  test('a certificate with more failed games than a series is played on with is damaged', async () => {
    const io = await certified('--games', '60')
    const certificate = JSON.parse(io.read(FILE)) as Certificate
    const [trial] = certificate.trials
    const failed = Array.from({ length: 10 }, (_, i) => trial!.games + i + 1)
    const forged = { ...certificate, trials: [{ ...trial, failed }] }
    io.write(FILE, seal(JSON.stringify(forged).replace(/ \(digest \w+\)/, '')))
    expect(await io.run('verify', FILE)).toBe(EXIT.problems)
    expect(io.stdout.text).toContain('The list of its failed games is damaged.\n')
  })

  test('a trial that is repeated, to have its games played without end, is refused', async () => {
    const io = await certified()
    const certificate = JSON.parse(io.read(FILE)) as { trials: unknown[] }
    io.write(FILE, JSON.stringify({ ...certificate, trials: [certificate.trials[0], certificate.trials[0]] }))
    expect(await io.run('verify', FILE)).toBe(EXIT.usage)
    expect(io.stderr.text).toContain('is damaged: it has two trials of random against random.')
  })

  test.each([
    ['{', 'is not JSON'],
    ['[]', 'is not a certificate'],
    ['{ "certificate": 2 }', 'has the form 2, and this Berthier reads 1'],
    ['{ "certificate": 1 }', 'is damaged: engine is missing'],
  ])('%s is refused', async (text, message) => {
    const io = new TestIo({ [FILE]: text, 'a.yaml': SOUND })
    expect(await io.run('verify', FILE)).toBe(EXIT.usage)
    expect(io.stderr.text).toContain(message)
    expect(await io.run('validate', 'a.yaml')).toBe(EXIT.clean)
    expect(io.stdout.text).toContain(message)
  })
})
