import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { compareBattles } from '../../src/scenario/diff/compare.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'
import { TEMPLATE as NAPOLEON_AT_WATERLOO } from '../../src/systems/napoleon-at-waterloo/format/template.ts'
import { TEMPLATE as VIVE_LEMPEREUR } from '../../src/systems/vive-lempereur/format/template.ts'

type Part = Readonly<Record<string, unknown>>
type Battle = Part & { readonly sides: object; readonly turns: number; readonly reinforcements: readonly Part[] }

const WHEN = { all: [{ turn: 3 }, { any: [{ turn: 4 }, { not: { turn: 5 } }] }] }

/** Conditions that differ from it in their structure alone, and ask for something else. */
const OTHERS: readonly Part[] = [
  { not: WHEN },
  { any: WHEN.all },
  { all: WHEN.all.slice(1) },
  { all: WHEN.all.slice(0, 1) },
  { all: [{ not: { turn: 3 } }, WHEN.all[1]] },
  { all: [WHEN.all[0], { all: [{ turn: 4 }, { not: { turn: 5 } }] }] },
  { all: [WHEN.all[0], { any: [{ turn: 4 }, { turn: 5 }] }] },
  { all: [WHEN.all[0], { any: [{ not: { turn: 4 } }, { not: { turn: 5 } }] }] },
]
const TIMES: readonly Part[] = [
  ...OTHERS.map((when) => ({ when })),
  { d6: '4+' },
  { delay: { '1-3': 0, '4-6': 2 } },
  { turn: 2 },
]

const BATTLES: Record<
  string,
  { readonly text: string; readonly here: string; readonly there: string; readonly type: string }
> = {
  'vive-lempereur': { text: VIVE_LEMPEREUR, here: 'B5', there: 'B6', type: 'light-cavalry' },
  'napoleon-at-waterloo': { text: NAPOLEON_AT_WATERLOO, here: '0505', there: '0506', type: 'cavalry' },
}

describe.each(Object.entries(BATTLES))('diff of %s', (_, { text, here, there, type }) => {
  const base = parse(text) as Battle
  const [first, second] = Object.keys(base.sides)
  const timed = (key: string, entry: Part, ...others: readonly Part[]) => {
    const whole = { ...entry, when: WHEN }
    return [key, whole, [...TIMES, ...others].map((change) => ({ ...whole, ...change }))] as const
  }
  const rule = (whole: Part, ...others: readonly Part[]) =>
    ['specialRules', whole, others.map((change) => ({ ...whole, ...change }))] as const
  const { turn: _turn, ...arrival } = base.reinforcements[0]!
  const weather = [...OTHERS.map((when) => ({ when })), { d6: '4+' }, { from: 3 }, { state: 'rain' }, { sight: 3 }]
  const fog = { from: 2, state: 'fog', when: WHEN }

  test.each([
    timed('reinforcements', arrival),
    timed('reserves', { side: first, types: [type] }, { side: second }),
    timed('withdrawals', { side: first, types: [type] }, { side: second }),
    ['weather', fog, [...weather, { hexes: [here] }].map((change) => ({ ...fog, ...change }))] as const,
    timed(
      'events',
      { id: 'flood', ground: [{ hexes: [here], becomes: 'woods' }] },
      { id: 'other' },
      { message: 'The water comes.' },
      { side: first, choice: true },
      { ground: [{ hexes: [here], becomes: 'town' }] },
      { ground: [{ hexes: [there], becomes: 'woods' }] },
    ),
    timed('specialRules', { rule: 'truce', side: first, hexes: [here] }, { side: second }, { hexes: [there] }),
    timed(
      'specialRules',
      { rule: 'off-map-guns', side: first, name: 'Guns', fire: 8, hexes: [here] },
      { fire: 9 },
      { every: 2 },
      { shots: 2 },
      { name: 'Others' },
    ),
    rule(
      { rule: 'breaking-point', side: first, share: 40, effect: 'no-attacks' },
      { side: second },
      { share: 50 },
      { effect: 'retreats' },
    ),
    rule(
      { rule: 'ground-breaks', hexes: [here], entry: '5+', becomes: 'woods' },
      { entry: '6+' },
      { fire: '5+' },
      { loses: 1 },
      { gunsLose: 1 },
      { becomes: 'town' },
      { hexes: [there] },
    ),
    rule({ rule: 'chosen-set-up', side: first, types: [type], within: [here, there] }, { within: [here] }),
    rule({ rule: 'hidden-set-up', side: first, types: [type] }, { seenFrom: 2 }, { side: second }),
  ])('tells every change of %s: %o', async (key, whole, changed) => {
    const tells = await telling({ ...base, [key]: [whole] })
    expect(await tells({ ...base, [key]: [whole] })).toBe(false)
    const untold: unknown[] = []
    for (const entry of changed) if (!(await tells({ ...base, [key]: [entry] }))) untold.push(entry)
    if (!(await tells({ ...base, [key]: undefined }))) untold.push('removed')
    expect(untold).toEqual([])
  })

  test('tells every change of variants', async () => {
    const long = { name: 'Long', changes: { turns: base.turns + 2, weather: [fog] }, excludes: ['short'] }
    const short = { name: 'Short', changes: { turns: base.turns - 1 } }
    const tells = await telling({ ...base, variants: { long, short } })
    expect(await tells({ ...base, variants: { long, short } })).toBe(false)
    const { excludes: _excludes, ...together } = long
    const others: readonly Part[] = [
      { short },
      { long: together, short },
      { long: { ...long, name: 'Longer' }, short },
      { long: { ...long, description: 'Until night.' }, short },
      { long: { ...long, changes: { ...long.changes, turns: base.turns + 3 } }, short },
      ...OTHERS.map((when) => ({
        long: { ...long, changes: { ...long.changes, weather: [{ ...fog, when }] } },
        short,
      })),
      { long, short: { ...short, removes: { summary: 'all' } } },
      { long, short: { ...short, adds: { events: [{ id: 'drums', turn: 2 }] } } },
    ]
    const untold: unknown[] = []
    for (const variants of others) if (!(await tells({ ...base, variants }))) untold.push(variants)
    expect(untold).toEqual([])
  })
})

/** Whether diff has anything to tell of another battle than this one, which is sound. */
async function telling(battle: unknown): Promise<(other: unknown) => Promise<boolean>> {
  const before = validate(stringify(battle), SYSTEMS)
  expect(before.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  return async (other) => {
    const comparison = await compareBattles(before, validate(stringify(other), SYSTEMS), SYSTEMS)
    return comparison !== undefined && comparison.changes.length > 0
  }
}
