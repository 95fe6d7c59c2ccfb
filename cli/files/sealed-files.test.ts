import { describe, expect, test } from 'vitest'
import { EXIT } from '../io.ts'
import { SOUND, TestIo } from '../test-io.ts'
import { originOf, seal } from './seal.ts'

/** Values that no part of a file expects, or hardly. */
const STRANGE: readonly unknown[] = [
  null,
  -1,
  0.5,
  1e308,
  true,
  '',
  '__proto__',
  'x\u001b[2J',
  [],
  [null],
  {},
  { constructor: 1 },
]

/** Every value of plain data by its path, but for what stands below one of these keys. */
function pathsIn(data: unknown, except: readonly string[], path: readonly string[] = []): (readonly string[])[] {
  if (typeof data !== 'object' || data === null) return [path]
  const below = Object.entries(data).filter(([key]) => !except.includes(key))
  return [path, ...below.flatMap(([key, value]) => pathsIn(value, except, [...path, key]))]
}

function replaced(data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  const part = replaced((data as Readonly<Record<string, unknown>>)[key], rest, value)
  return Array.isArray(data) ? data.with(Number(key), part) : { ...(data as object), [key]: part }
}

/** A text as berthier seals it, whoever made it: the way in which it does so is no secret. */
const sealed = (data: unknown) => String(seal(JSON.stringify(data).replace(/ \(digest \w+\)/, '')))

/** Nothing in it steers a terminal. */
const isHarmless = (printed: string) => !/(?!\n)\p{Cc}/u.test(printed)

/** Replaces each value of a file in turn, and expects a sentence or a report each time. */
async function expectSentences(io: TestIo, file: string, command: readonly string[], except: readonly string[] = []) {
  const data: unknown = JSON.parse(io.read(file))
  const paths = pathsIn(data, except)
  expect(paths.length).toBeGreaterThan(20)
  io.write('strange.json', sealed(data))
  expect(originOf(Buffer.from(io.read('strange.json')))).toBe('ours')
  for (const path of paths) {
    for (const value of STRANGE) {
      io.write('strange.json', sealed(replaced(data, path, value)))
      const exit = await io.run(...command, 'strange.json')
      const what = `${path.join('.')} = ${JSON.stringify(value)}: ${io.stderr.text.slice(0, 300)}`
      expect([what, exit]).not.toEqual([what, EXIT.internal])
      expect(io.stdout.text + io.stderr.text).toSatisfy(isHarmless)
    }
  }
}

describe('whatever a file says that berthier wrote and somebody sealed again', () => {
  test.each([
    ['simulate', ['--games', '1']],
    ['prove', ['--claim', 'french 0..50%', '--games', '3']],
    ['tournament', ['--players', 'random,random', '--games', '4']],
  ])('merge ends a part of %s with a sentence', async (command, flags) => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const players = flags.includes('--players') ? [] : ['--players', 'random']
    await io.run(command, 'a.yaml', ...players, ...flags, '--jobs', '1', '--shard', '1/1', '-o', 'part.json')
    expect(await io.run('merge', 'part.json')).not.toBe(EXIT.usage)
    await expectSentences(io, 'part.json', ['merge'], ['scenario', 'posts'])
  })

  test('verify ends a certificate with a sentence', async () => {
    const io = new TestIo({ 'a.yaml': SOUND })
    const flags = ['--claim', 'french 0..50%', '--players', 'random', '--games', '3', '--jobs', '1']
    await io.run('prove', 'a.yaml', ...flags, '-o', 'part.json')
    // What it says is weighed before a game is played, and none need be.
    io.interrupt()
    expect(await io.run('verify', 'part.json')).toBe(EXIT.interrupted)
    await expectSentences(io, 'part.json', ['verify', '--scenario', 'a.yaml'], ['digest'])
  })
})
