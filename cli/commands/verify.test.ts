import { describe, expect, test } from 'vitest'
import { EXIT } from '../io.ts'
import { SOUND, TestIo } from '../test-io.ts'

const FILE = 'a.certificate.json'

/** A folder with a battle and a certificate of it. */
async function certified(...flags: string[]): Promise<TestIo> {
  const io = new TestIo({ 'a.yaml': SOUND })
  const players = flags.includes('--players') ? [] : ['--players', 'random']
  await io.run('prove', 'a.yaml', '--claim', 'french 0..50%', ...players, ...flags, '-o', FILE)
  return io
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
    ['{ "certificate": 1 }', 'is damaged: engine.berthier is missing'],
  ])('%s is refused', async (text, message) => {
    const io = new TestIo({ [FILE]: text, 'a.yaml': SOUND })
    expect(await io.run('verify', FILE)).toBe(EXIT.usage)
    expect(io.stderr.text).toContain(message)
    expect(await io.run('validate', 'a.yaml')).toBe(EXIT.clean)
    expect(io.stdout.text).toContain(message)
  })
})
