import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { type Edit, edit } from '../../../../../test/support/battle-changes.ts'
import { paths, reverseKeys, withChange } from '../../../../../test/support/mutations.ts'
import { compareBattles } from '../../../../scenario/diff/compare.ts'
import { parseText } from '../../../../scenario/reading/parse.ts'
import { validate } from '../../../../scenario/validate.ts'
import { validator } from '../../format/index.ts'
import etSansResultat from '../../index.ts'

const SYSTEMS = [etSansResultat]
const BATTLE = readFileSync(new URL('../../../../../test/fixtures/table/quatre-bras.yaml', import.meta.url), 'utf8')
const { data } = parseText(BATTLE)
const sound = validate(BATTLE, SYSTEMS)

async function changesTo(after: string) {
  return (await compareBattles(sound, validate(after, SYSTEMS), SYSTEMS))!.changes
}

async function told(...edits: readonly Edit[]): Promise<string[]> {
  return (await changesTo(edit(BATTLE, edits))).map(({ text }) => text)
}

test('conditions of victory in another order are told, since the first that holds decides', async () => {
  const { victory } = data as { readonly victory: readonly unknown[] }
  expect(victory.length).toBeGreaterThan(1)
  const [first, second, ...rest] = victory
  const swapped = stringify(
    { ...(data as object), victory: [second, first, ...rest] },
    { aliasDuplicateObjects: false },
  )
  expect((await changesTo(swapped)).map(({ text }) => text)).toEqual([
    'conditions of victory, of which the first that holds decides, reordered',
  ])
})

describe('nothing is told of', () => {
  test('the battle with keys in another order, but that columns march otherwise', async () => {
    const turned = await changesTo(stringify(reverseKeys(data), { aliasDuplicateObjects: false }))
    expect(turned.filter(({ text }) => !text.includes('order of march'))).toEqual([])
    expect(turned.some(({ text }) => text.startsWith('6th Division: order of march'))).toBe(true)
  })

  test('what is usual, written out', async () => {
    expect(await told(['kind: pond', 'kind: pond\n      impassable: true\n      class: clear'])).toEqual([])
    expect(
      await told(['\nvictory:\n', '\ntables: { combat: { fortified: 1 }, reach: { guns: 6 } }\nvictory:\n']),
    ).toEqual([])
  })
})

describe('a change is told in the words of the game', () => {
  test.each<[from: string, to: string, text: string]>([
    ['at: [21.2, 12.6]', 'at: [21.2, 13]', 'I/2e Léger (5th Division) moved 21.2,12.6 → 21.2,13.0'],
    ['men: 418, at: [21.2', 'men: 500, at: [21.2', 'I/61e Ligne (5th Division) changed: men 418 → 500'],
    ['turn: 3, entry: south', 'turn: 4, entry: south', 'turn 3 → 4: 6th Division by Charleroi road (south-charleroi)'],
    [
      'name: Bachelu, leadership: B',
      'name: Bachelu, leadership: A',
      '5th Division changed: commander Bachelu (leadership B, tactics 1) → Bachelu (leadership A, tactics 1)',
    ],
    [
      'id: ney, name: Marshal Ney, leadership: B',
      'id: ney, name: Marshal Ney, leadership: A',
      'Marshal Ney changed: leadership B → A',
    ],
    [
      'objective: frasnes',
      'objective: gemioncourt',
      'force Guard light cavalry changed: objective Frasnes → Gemioncourt',
    ],
    [
      'directive: support\n            supports: bachelu',
      'directive: support\n            supports: foy',
      '2nd Cavalry Division changed: supports 5th Division → 9th Division',
    ],
    [
      '[[21.7, 21.2], [22.8, 21.2]',
      '[[21.7, 21.2], [23, 21]',
      'Gemioncourt orchard (orchard) redrawn: corner 22.8,21.2 → 23.0,21.0',
    ],
    [
      'name: Bossu wood\n      kind: woods',
      'name: Bossu wood\n      kind: woods\n      class: rough',
      'Bossu wood (woods) changed: class dense → rough',
    ],
    [
      'name: Bossu wood\n      owner: allied',
      'name: Bossu wood\n      owner: french',
      'area Bossu wood changed: held by Anglo-allied → French',
    ],
    [
      'atLeast: 6 } }] }\n    note:',
      'atLeast: 5 } }] }\n    note:',
      'The French side wins a decisive victory if, at the end of a turn, at least 6 → 5 Anglo-allied formations are broken and it controls Quatre Bras crossroads',
    ],
    [
      'enemyWithin: 6',
      'enemyWithin: 8',
      'No order changes the directive of Guard light cavalry division until an enemy is within 6 → 8 inches',
    ],
    ['\nvictory:\n', '\ntables: { reach: { guns: 10 } }\nvictory:\n', 'table of reach, guns: 6 → 10'],
  ])('%j → %j', async (from, to, text) => {
    expect(await told([from, to])).toEqual([text])
  })

  test('a unit that changes its formation stays the same unit', async () => {
    const line = '              72-1: { name: I/72e Ligne, type: line, rating: 3, men: 496, at: [23.6, 11.2] }\n'
    const other = '              4leg-3: {'
    expect(await told([line, ''], [other, `${line}${other}`])).toEqual([
      'I/72e Ligne (9th Division) changed: formation 5th Division → 9th Division',
    ])
  })

  test('what changed is marked at places on the table', async () => {
    const [change] = await changesTo(edit(BATTLE, [['at: [21.2, 12.6]', 'at: [21.2, 13]']]))
    expect(change).toMatchObject({ kind: 'moved', before: ['21.2,12.6'], after: ['21.2,13.0'] })
  })
})

/** The parts of the battle, armies by their forces and the board by its features, so that no test takes long. */
const partOf = (path: readonly (string | number)[]) =>
  path.slice(0, path[0] === 'armies' ? 4 : path[0] === 'board' ? 3 : 1).join('.')
const PARTS = [...new Set(paths(data, []).map(partOf))]

/** Units have the same keys throughout, and corners the same numbers: of those a part is enough. */
const isSampled = (path: readonly (string | number)[], i: number) =>
  path.includes('units') ? i % 8 === 0 : typeof path.at(-1) !== 'number' || i % 4 === 0

test.each(PARTS)('%s: whatever leaf is changed or taken out, something is told', async (part) => {
  const lost: string[] = []
  const own = paths(data, [])
    .filter((path) => partOf(path) === part)
    .filter(isSampled)
  for (const path of own) {
    if (path[0] === 'system') continue
    const others = othersOf(valueAt(data, path)).map((other) => withChange(data, path, other))
    for (const changed of [others.find(fits), withChange(data, path, undefined)]) {
      if (!changed || !fits(changed) || isUsual(path, changed)) continue
      const after = { ...sound, text: '', data: changed, draft: changed }
      const { changes } = (await compareBattles(sound, after, SYSTEMS))!
      if (changes.length === 0) lost.push(`${path.join('.')}${others.includes(changed) ? '' : ' taken out'}`)
    }
  }
  expect(lost).toEqual([])
})

const fits = (changed: unknown) => validator(changed)

const valueAt = (from: unknown, path: readonly (string | number)[]) =>
  path.reduce<unknown>((at, step) => (at as never)[step], from)

/** A battery without a place is in reserve, whether the file says so or not. */
const isUsual = (path: readonly (string | number)[], changed: unknown) =>
  path.at(-1) === 'state' && !('at' in (valueAt(changed, path.slice(0, -1)) as object))

/** Other values that the schema may take: words of its lists that have this one, and others altogether. */
function othersOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return [!value]
  if (typeof value !== 'string') return []
  const siblings = WORD_LISTS.filter((words) => words.includes(value)).flat()
  return [...new Set([...siblings, `${value} x`, `${value}-x`])].filter((word) => word !== value)
}

/** Every list of words in the schema. */
const WORD_LISTS = [
  ...['common/definitions', 'common/table-board'].map((file) => `${file}.schema.json`),
  ...readdirSync(new URL('../../../../../schema/et-sans-resultat', import.meta.url)).map(
    (file) => `et-sans-resultat/${file}`,
  ),
].flatMap((file) => {
  const text = readFileSync(new URL(`../../../../../schema/${file}`, import.meta.url), 'utf8')
  return Array.from(text.matchAll(/"enum": (\[[^\]]*\])/g), ([, list = '[]']) => JSON.parse(list) as unknown[])
})
