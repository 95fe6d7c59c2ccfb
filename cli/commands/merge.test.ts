import { describe, expect, test } from 'vitest'
import { seal } from '../files/seal.ts'
import { EXIT } from '../io.ts'
import { SOUND, TestIo } from '../test-io.ts'

const SIMULATE = ['simulate', 'a.yaml', '--players', 'random', '--games', '20'] as const
const PROVE = ['prove', 'a.yaml', '--players', 'random', '--claim', 'french 0..50%', '--games', '60'] as const
const TOURNAMENT = ['tournament', 'a.yaml', 'ligny', '--players', 'random,random', '--games', '8'] as const

/** Plays parts of a run into files. */
async function playParts(io: TestIo, run: readonly string[], shards: readonly string[]): Promise<string[]> {
  const files = shards.map((shard) => `part-${shard.replace('/', '-of-')}.json`)
  for (const [i, shard] of shards.entries()) {
    expect(await io.run(...run, '--shard', shard, '-o', files[i]!)).toBe(EXIT.clean)
    expect(io.stderr.text).toBe(`Wrote ${files[i]}.\n`)
  }
  return files
}

describe('berthier merge', () => {
  test.each([
    ['simulate', SIMULATE],
    ['prove', PROVE],
    ['tournament', TOURNAMENT],
  ])('the report of %s is that of one run, byte for byte', async (_, run) => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const [one, two, three] = await playParts(io, run, ['1/3', '2/3', '3/3'])
    const exit = await io.run(...run, '--format', 'json')
    const whole = io.stdout.text
    expect(await io.run('merge', two!, three!, one!, '--format', 'json')).toBe(exit)
    expect(io.stdout.text).toBe(whole)
    expect(io.stderr.text).toBe('')
    expect(await io.run('merge', two!, one!, three!, two!, '--format', 'json')).toBe(exit)
    expect(io.stdout.text).toBe(whole)
    expect(io.stderr.text).toBe(`berthier: ${two} repeats games of other parts: they are counted once.\n`)
  })

  test('a file is written as the run would have done', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const parts = await playParts(io, SIMULATE, ['1/2', '2/2'])
    await io.run(...SIMULATE, '-o', 'whole.html')
    await io.run('merge', ...parts, '-o', 'merged.html')
    expect(io.read('merged.html')).toBe(io.read('whole.html'))
  })

  test('parts may overlap', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const parts = await playParts(io, SIMULATE, ['1/2', '1/3', '2/3', '3/3'])
    await io.run(...SIMULATE, '--format', 'json')
    const whole = io.stdout.text
    expect(await io.run('merge', ...parts, '--format', 'json')).toBe(EXIT.clean)
    expect(io.stdout.text).toBe(whole)
    expect(io.stderr.text).toContain('repeats games of other parts')
  })

  test('missing games are told, and the report is partial', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const [one, , three] = await playParts(io, SIMULATE, ['1/4', '2/4', '3/4'])
    expect(await io.run('merge', one!, three!)).toBe(EXIT.problems)
    expect(io.stderr.text).toBe(
      'berthier: games 6 to 10 are missing: add the parts that have them.\nberthier: games 16 to 20 are missing: add the parts that have them.\n',
    )
    expect(io.stdout.text).toContain('PARTIAL: interrupted after 5 of 20 games.')
  })

  test('what comes after the decision of a proof is not missed', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const run = [...PROVE.slice(0, -1), '600']
    const parts = await playParts(io, run, ['1/10'])
    expect(await io.run('merge', ...parts)).toBe(EXIT.clean)
    expect(io.stderr.text).toBe('')
    expect(io.stdout.text).toContain('is proved after')
  })

  test('a part of another battle, or of other options, is refused', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const [one, two] = await playParts(io, SIMULATE, ['1/2', '2/2'])
    io.write('a.yaml', SOUND.replace('turns: 6', 'turns: 5'))
    expect(await io.run(...SIMULATE, '--shard', '2/2', '-o', 'other.json')).toBe(EXIT.clean)
    expect(await io.run('merge', one!, 'other.json')).toBe(EXIT.usage)
    expect(io.stderr.text).toBe(
      `berthier: other.json is part of another run than ${one}: the battle or the version of the rules differ. Merge each run by itself.\n`,
    )
    io.write('a.yaml', SOUND)
    await io.run(...SIMULATE, '--seed', '2', '--shard', '2/2', '-o', 'seed.json')
    expect(await io.run('merge', two!, 'seed.json')).toBe(EXIT.usage)
    expect(io.stderr.text).toContain('the options differ')
  })

  test('parts that disagree about a game are refused', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const [one, two] = await playParts(io, PROVE, ['1/2', '2/2'])
    const changed = io
      .read(two!)
      .replace(/ \(digest \w+\)/, '')
      .replace(/("digests":\[")(.)/, (_, before: string, digit: string) => before + (digit === '0' ? 1 : 0))
    io.write('forged.json', seal(changed))
    expect(await io.run('merge', one!, two!, 'forged.json')).toBe(EXIT.usage)
    expect(io.stderr.text).toContain(
      `${two} and forged.json disagree about game 31: one comes from another build or a broken machine.`,
    )
  })

  test.each([
    [['--shard', '0/3', '-o', 'p.json'], '--shard 0/3: expected a part and the number of parts, such as --shard 3/16.'],
    [['--shard', '4/3', '-o', 'p.json'], '--shard 4/3: expected'],
    [['--shard', 'one', '-o', 'p.json'], '--shard one: expected'],
    [['--shard', '1/3'], 'name its file, such as -o part-3.json'],
    [['--shard', '1/3', '-o', 'p.json', '--format', 'json'], '--format is for berthier merge'],
  ])('%j is refused before any game', async (flags, message) => {
    const io = new TestIo({ 'a.yaml': SOUND })
    expect(await io.run(...SIMULATE, ...flags)).toBe(EXIT.usage)
    expect(io.stderr.text).toContain(message)
  })

  test.each([
    [
      'a game twice',
      (text: string) => text.replace(/"records":\[\[(\{.*?\}),\{"number":2,/, '"records":[[$1,$1,{"number":2,'),
    ],
    ['no games', (text: string) => text.replace(/"records":\[\[.*\]\]/, '"records":[]')],
    ['more games than it has', (text: string) => text.replace(/"games":10/, '"games":1000000000')],
    ['a unit that there is not', (text: string) => text.replace(/"piece":\d+/, '"piece":9999')],
  ])('a part that is changed by hand and has %s is refused', async (_, change) => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const [one, two] = await playParts(io, SIMULATE, ['1/2', '2/2'])
    const changed = change(io.read(one!))
    expect(changed).not.toBe(io.read(one!))
    io.write(one!, changed)
    expect(await io.run('merge', one!, two!)).toBe(EXIT.usage)
    expect(io.stderr.text).toBe(
      `berthier: ${one} is damaged: it is not as --shard wrote it. Play its games again with the same --shard.\n`,
    )
  })

  test.each([
    ['{', 'is not JSON'],
    ['{}', 'is not a part of a run'],
    ['{"part":9}', 'has the form 9'],
    ['{"part":1}', 'is damaged'],
    [String(seal('{"part":1,"generator":"Made by Berthier"}')), 'is damaged: run is missing or of another kind'],
  ])('%s is no part', async (text, message) => {
    const io = new TestIo({ 'p.json': text })
    expect(await io.run('merge', 'p.json')).toBe(EXIT.usage)
    expect(io.stderr.text).toContain(message)
  })
})
