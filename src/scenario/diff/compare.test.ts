import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { compareTexts, type Edit, edit, readBattle, told } from '../../../test/support/battle-changes.ts'
import { mutations, paths, reverseKeys, withChange } from '../../../test/support/mutations.ts'
import { SYSTEMS } from '../../systems/index.ts'
import { formatScenario } from '../format/index.ts'
import { parseText } from '../reading/parse.ts'
import type { Rulebook } from '../rulebook.ts'
import { validate } from '../validate.ts'
import { compareBattles } from './compare.ts'

const BATTLES = ['waterloo', 'quatre-bras', 'ligny', 'hypothetical']

describe('nothing is told of', () => {
  test.each(BATTLES)('%s and its own copy without comments, with every key in another order', async (battle) => {
    const { data } = parseText(readBattle(battle))
    const turned = stringify(reverseKeys(data), { aliasDuplicateObjects: false })
    expect((await compareTexts(readBattle(battle), turned)).changes).toEqual([])
  })

  test.each(BATTLES)('%s in its canonical form', async (battle) => {
    const formatted = formatScenario(readBattle(battle).replaceAll(', ', ',  '), SYSTEMS)
    expect((await compareTexts(readBattle(battle), 'text' in formatted ? formatted.text : '')).changes).toEqual([])
  })

  test('lists whose order is not played: units, hexes, victory conditions, and a road in the other direction', async () => {
    const edits: Edit[] = [
      ['french-infantry: [D5, E4, F5', 'french-infantry: [F5, E4, { at: D5 }'],
      ['woods: [D6, D7, E7', 'woods: [E7, D6-D7'],
      ['path: [T8, U8, V8]', 'path: [V8, U8, T8]'],
      ['path: [M1-M13]', 'path: [M13-M1]'],
    ]
    expect(await told('waterloo', ...edits)).toEqual([])
    const victory = readBattle('quatre-bras').split('victory:\n').at(-1)!
    const lines = victory.split('\n').filter((line) => line.startsWith('  - '))
    expect(await told('quatre-bras', [victory, `${lines.toReversed().join('\n')}\n`])).toEqual([])
  })

  test('what is usual, written out', async () => {
    expect(await told('quatre-bras', ['[B6, C5', '[{ at: B6, facing: N, formation: combat, losses: 0 }, C5'])).toEqual(
      [],
    )
    expect(
      await told('quatre-bras', ['turn: 4, units', 'turn: 4, acts: when-ordered, occupied: nearest, units']),
    ).toEqual([])
    expect(
      await told('quatre-bras', [
        'turns: 6',
        'turns: 6\ninitiative: most-orders\noptions: { flankCharge: cumulative }',
      ]),
    ).toEqual([])
  })
})

describe('no change is lost', () => {
  test.each(BATTLES)('%s: whatever leaf is changed or taken out, something is told', async (battle) => {
    const { data } = parseText(readBattle(battle))
    const before = validate(readBattle(battle), SYSTEMS)
    const lost: string[] = []
    for (const { path, data: changed } of mutations(data)) {
      const after = { ...before, text: '', data: changed, draft: changed }
      const { changes } = (await compareBattles(before, after, SYSTEMS))!
      if (changes.length === 0) lost.push(path)
    }
    expect(lost).toEqual([])
  })
})

describe('battles with errors', () => {
  test('whatever is wrong, and wherever, there is an answer', async () => {
    const { data } = parseText(readBattle('ligny'))
    const sound = validate(readBattle('ligny'), SYSTEMS)
    const places = paths(data, []).filter((_, i) => i % 9 === 0)
    const unanswered: string[] = []
    for (const [i, path] of places.entries()) {
      const wrong = [null, 'Z99', {}, [], -1, [['D5']]][i % 6]
      const broken = validate(stringify(withChange(data, path, wrong)), SYSTEMS)
      if (!broken.draft) continue
      const forth = await compareBattles(sound, broken, SYSTEMS)
      const back = await compareBattles(broken, sound, SYSTEMS)
      if (!forth?.changes.length || !back?.changes.length) unanswered.push(path.join('.'))
    }
    expect(unanswered).toEqual([])
  })

  test('what is sound is compared, and what is not is named', async () => {
    const broken = edit(readBattle('waterloo'), [
      ['rows: 13', 'rows: many'],
      ['turns: 6', 'turns: 7'],
    ])
    const { changes, skipped } = await compareTexts(readBattle('waterloo'), broken)
    expect(changes.map(({ text }) => text)).toEqual(['turns 6 → 7'])
    expect(skipped).toEqual(['board'])
  })

  test('a change that errors hide is told of', async () => {
    const broken = edit(readBattle('waterloo'), [['rows: 13', 'rows: many']])
    const { changes } = await compareTexts(broken, edit(broken, [['rows: many', 'rows: few']]))
    expect(changes.map(({ text }) => text)).toEqual(['something changed in parts with errors'])
    expect((await compareTexts(broken, broken)).changes).toEqual([])
  })

  test('a unit in a column that does not exist moves to where it was meant to be', async () => {
    expect(await told('waterloo', ['[D5, E4', '[J5, E4'])).toEqual(['French Infantry moved D5 → J5'])
  })

  test('what is no scenario cannot be compared', async () => {
    const nothing = validate('a: [', SYSTEMS)
    expect(await compareBattles(nothing, validate(readBattle('ligny'), SYSTEMS), SYSTEMS)).toBeUndefined()
  })
})

test('a rulebook without words of its own names the keys that changed', async () => {
  const mute = Object.fromEntries(Object.entries(SYSTEMS[0]!).filter(([key]) => key !== 'loadCompare'))
  const { changes } = await compareTexts(
    readBattle('ligny'),
    edit(readBattle('ligny'), [
      ['turns: 6', 'turns: 7'],
      [/^(units:\n\s+\w+:\n\s+[\w-]+: \[)/m, '$1A1, '],
    ]),
    [mute as unknown as Rulebook],
  )
  expect(changes.map(({ text }) => text)).toEqual(['turns 6 → 7', 'units changed'])
})

test('changes come in the order of their parts', async () => {
  const { changes } = await compareTexts(readBattle('ligny'), readBattle('waterloo'))
  const parts = changes.map(({ part }) => part)
  expect(parts.filter((part, i) => part !== parts[i - 1])).toEqual([...new Set(parts)])
})
