import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { playedMatch } from '../../test/support/replay-games.ts'
import { readReplay } from './read-replay.ts'
import { makeReplay, type Replay } from './replay.ts'

const replay = makeReplay(playedMatch('quatre-bras', 2))
const changed = (changes: object) => JSON.stringify({ ...replay, ...changes })
const messages = (text: string) => readReplay(text).diagnostics.map(({ message }) => message)

/** Mappings that are read have no prototype. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Replay

describe('a replay is read', () => {
  test.each([
    ['JSON', JSON.stringify(replay)],
    ['JSON with tabs', JSON.stringify(replay, null, '\t')],
    ['JSON with a byte-order mark', `\ufeff${JSON.stringify(replay)}`],
    ['YAML', stringify(replay)],
  ])('from %s', (_, text) => {
    const read = readReplay(text)
    expect(read.diagnostics).toEqual([])
    expect(plain(read.replay)).toEqual(replay)
  })

  test('with a draw, and without an end', () => {
    expect(messages(changed({ outcome: { winner: null, level: 'draw', reason: 'nothing between them' } }))).toEqual([])
    expect(messages(changed({ outcome: undefined }))).toEqual([])
    expect(messages(changed({ test: true }))).toEqual([])
  })

  test('without the battle and the last position, as earlier ones are', () => {
    expect(messages(changed({ battle: undefined, position: undefined }))).toEqual([])
  })
})

describe('a text that is no replay', () => {
  test.each([
    ['', 'file/empty', /^A replay must be a mapping with keys such as berthier, .*, but this is empty\.$/],
    ['[1, 2]', 'schema/type', /, but this is a list\.$/],
    ['format: 1\nsystem: vive-lempereur\n', 'schema/type', /, but this has other keys\.$/],
    ['{"berthier": 1,', 'yaml/syntax', /./],
    ['berthier: 2\nactions: []\n', 'format/unsupported', /^The replay has format 2, but this Berthier reads format 1/],
  ])('is one problem: %j', (text, code, message) => {
    const { diagnostics, replay: none } = readReplay(text)
    expect(diagnostics).toHaveLength(1)
    expect(diagnostics[0]).toMatchObject({ code, message: expect.stringMatching(message) as string })
    expect(none).toBeUndefined()
  })

  test.each([
    [{ seed: -1 }, 'seed must be a whole number from 0 to 9007199254740991, but is -1.'],
    [{ seed: 1.5 }, 'seed must be a whole number from 0 to 9007199254740991, but is 1.5.'],
    [{ rules: 'one' }, 'rules must be a whole number from 0 to 9007199254740991, but is the text "one".'],
    [{ berthier: '1' }, 'berthier must be the format of replays, 1, but is the text "1".'],
    [{ actions: 'pass' }, 'actions must be a list of texts, but is the text "pass".'],
    [{ position: 7 }, 'position must be a text, but is 7.'],
    [{ battle: 'ligny' }, 'battle must be the battle, as a scenario file has it, but is the text "ligny".'],
    [{ actions: ['pass', 7] }, 'Entry 2 of actions must be a text, but is 7.'],
    [{ scenario: 'ligny' }, 'scenario must be a mapping, but is the text "ligny".'],
    [{ scenario: { id: 'ligny' } }, 'The key digest is missing in scenario.'],
    [{ scenario: { id: 'ligny', digest: { board: 1 } } }, 'board must be a text, but is 1.'],
    [
      { outcome: { winner: 1, level: 'draw', reason: '' } },
      'winner must be the id of a side, or null in a draw, but is 1.',
    ],
    [{ test: false }, 'test must be true, or left out, but is false.'],
    [{ system: undefined }, 'The key system is missing at the top of the file.'],
    [{ players: [] }, 'Unknown key players at the top of the file.'],
  ])('%j: %s', (changes, message) => {
    expect(messages(changed(changes))).toEqual([message])
  })

  test('all that is wrong is told at once, with its place', () => {
    const { diagnostics, text } = readReplay(changed({ seed: 'x', rules: null, actions: [1, 'pass', 2] }))
    expect(diagnostics.map(({ path }) => path.join('.'))).toEqual(['rules', 'seed', 'actions.0', 'actions.2'])
    expect(text.slice(...diagnostics[1]!.range!)).toBe('"x"')
  })

  test('a slip in a key is one problem, with what was meant', () => {
    const { diagnostics } = readReplay(changed({ seed: undefined, sed: 1 }))
    expect(diagnostics).toMatchObject([{ code: 'schema/unknown-key', hint: 'Did you mean seed?' }])
  })
})

describe('hostile text', () => {
  test.each([
    ['keys of a prototype', changed({}).replace('"seed"', '"__proto__": {"seed": 1}, "constructor": 1, "seed"')],
    ['a tag', stringify(replay).replace('seed: 2', 'seed: !!js/function "alert()"')],
    ['aliases that unfold', `berthier: 1\nactions: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n`],
    ['depth', `{"berthier": 1, "actions": ${'['.repeat(5000)}`],
    ['controls', '\u0000\u001b[2J'],
  ])('is refused: %s', (_, text) => {
    const { diagnostics, replay: none } = readReplay(text)
    expect(diagnostics.length).toBeGreaterThan(0)
    expect(none).toBeUndefined()
    expect(({} as { seed?: unknown }).seed).toBeUndefined()
  })

  test('of any kind never throws', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.anything().map((value) => changed({ actions: value, scenario: value })),
        ),
        (text) => {
          const read = readReplay(text)
          expect(read.replay === undefined).toBe(read.diagnostics.length > 0)
        },
      ),
      { numRuns: 300 },
    )
  })
})
