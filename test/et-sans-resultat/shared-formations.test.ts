import { describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { Report } from '../../src/scenario/diagnostic.ts'
import { changeData } from '../../src/scenario/edit/change-data.ts'
import { inlineUsed } from '../../src/scenario/uses/inline.ts'
import { resolveReference } from '../../src/scenario/uses/uses-context.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SOUND } from '../../src/systems/et-sans-resultat/checks/skirmish.fixture.ts'
import { regroup } from '../../src/systems/et-sans-resultat/edit/regroup.ts'
import { rename } from '../../src/systems/et-sans-resultat/edit/rename.ts'
import { detail, station } from '../../src/systems/et-sans-resultat/edit/units.ts'
import type { EsrFormation, EtSansResultatScenario } from '../../src/systems/et-sans-resultat/format/index.ts'
import { writeOut } from '../../src/systems/et-sans-resultat/format/index.ts'
import { compare } from '../../src/systems/et-sans-resultat/text/diff/index.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

const FOY = ['armies', 'french', 'forces', 'corps', 'formations', 'foy']
const PLAIN = parse(SOUND) as EtSansResultatScenario
const ARMY = {
  format: 1,
  system: 'et-sans-resultat',
  kind: 'definitions',
  id: 'nord',
  title: 'Armée du Nord',
  formations: {
    foy: {
      name: '9th Division',
      commander: { name: 'Foy', leadership: 'B', tactics: 1 },
      doctrine: 'effective',
      units: {
        '92-1': { name: 'I/92e', type: 'line', rating: 3, men: 534 },
        '92-2': { name: 'II/92e', type: 'line', rating: 3, men: 534 },
        '100-1': { name: 'I/100e', type: 'line', rating: 3, men: 550 },
        guns: { type: 'foot-battery', rating: 1, guns: 8, weight: 8 },
      },
    },
  },
}
const HERE = {
  like: 'foy',
  directive: 'attack',
  units: { '92-1': { at: [11, 4] }, '92-2': { at: [13, 4] }, guns: {} },
}

/** The skirmish whose 9th Division is like one of a used file. */
function battle(here: object = HERE): EtSansResultatScenario {
  const data = structuredClone(PLAIN)
  data.armies['french']!.forces['corps']!.formations['foy'] = here as EsrFormation
  return { ...data, uses: ['nord.yaml'] }
}

function check(data: unknown, army: unknown = ARMY) {
  const open = (reference: string, from: string) => ({
    path: resolveReference(reference, from),
    content: stringify(army),
  })
  const validation = validate(stringify(data), SYSTEMS, undefined, { path: 'mine.yaml', open })
  const files = [{ path: 'mine.yaml', ...validation }, ...(validation.used ?? [])]
  const told = files.flatMap(({ path, diagnostics }) =>
    diagnostics.map((one) => `${path} ${one.code} ${one.path.slice(-2).join('.')}`),
  )
  return { ...validation, told }
}

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

/** What is played is what would be without sharing, but for the key that says so. */
function unshared(scenario: unknown) {
  const data = structuredClone(scenario) as EtSansResultatScenario
  const { like: _, ...formation } = data.armies['french']!.forces['corps']!.formations['foy'] as { like?: string }
  data.armies['french']!.forces['corps']!.formations['foy'] = formation as EsrFormation
  const { formations: _formations, ...rest } = data
  return plain(rest)
}

describe('a formation that is like one of a used file', () => {
  test('is that formation, with the units that it lists, where it places them', () => {
    const { told, scenario } = check(battle())
    expect(told).toEqual([])
    expect(unshared(scenario)).toEqual(plain(PLAIN))
    expect(compare(PLAIN, scenario).map(({ text }) => text)).toEqual([])
  })

  test('says itself what differs here', () => {
    const here = { ...HERE, commander: { tactics: 2 }, units: { ...HERE.units, '92-1': { at: [11, 4], men: 400 } } }
    const { told, scenario } = check(battle(here))
    expect(told).toEqual([])
    const foy = (scenario as unknown as EtSansResultatScenario).armies['french']!.forces['corps']!.formations['foy']
    expect(foy).toMatchObject({
      commander: { name: 'Foy', leadership: 'B', tactics: 2 },
      units: { '92-1': { name: 'I/92e', men: 400 }, '92-2': { men: 534 } },
    })
  })

  test('is written into one file as a formation of the battle', () => {
    const validation = check(battle())
    const alone = validate(inlineUsed(validation.text, validation), SYSTEMS)
    expect(alone.diagnostics).toEqual([])
    expect(plain(alone.scenario)).toEqual(plain(validation.scenario))
    expect(plain(writeOut(alone.scenario as never, new Report<never>()))).toEqual(plain(alone.scenario))
  })

  test.each([
    ['an unknown formation', { ...HERE, like: 'foi' }, 'mine.yaml formation/unknown foy.like'],
    [
      'an unknown unit',
      { ...HERE, units: { ...HERE.units, '93-1': { at: [9, 4] } } },
      'mine.yaml formation/incomplete units.93-1',
    ],
    [
      'a value that the type has no use for',
      { ...HERE, units: { ...HERE.units, guns: { men: 50 } } },
      'mine.yaml unit/numbers guns.men',
    ],
  ])('is blamed for %s', (_, here, finding) => expect(check(battle(here)).told).toEqual([finding]))

  test.each([
    ['an unknown type', { type: 'grenadier', rating: 3, men: 500 }, 'nord.yaml troop/unknown 92-1.type'],
    ['numbers of another arm', { type: 'line', rating: 3, men: 500, guns: 8 }, 'nord.yaml unit/numbers 92-1.guns'],
  ])('is not blamed for %s in the file that it uses', (_, unit, finding) => {
    const army = structuredClone(ARMY)
    Object.assign(army.formations.foy.units, { '92-1': unit })
    expect(check(battle(), army).told).toEqual([finding])
    expect(validate(stringify(army), SYSTEMS).diagnostics.map(({ code }) => `nord.yaml ${code}`)).toEqual([
      finding.split(' ').slice(0, 2).join(' '),
    ])
  })

  test('needs a commander and a doctrine, here or there', () => {
    const army = structuredClone(ARMY)
    Reflect.deleteProperty(army.formations.foy, 'doctrine')
    expect(check(battle(), army).told).toEqual(['mine.yaml formation/incomplete formations.foy'])
    expect(check(battle({ ...HERE, doctrine: 'effective' }), army).told).toEqual([])
  })

  test('is not missed where its file cannot be read', () => {
    const unreadable = check(battle(), { ...ARMY, formations: { foy: { ...ARMY.formations.foy, doctrine: 'none' } } })
    expect(unreadable.told).toEqual(['nord.yaml schema/value foy.doctrine'])
    const missing = validate(stringify(battle()), SYSTEMS)
    expect(missing.diagnostics.map(({ code }) => code)).toEqual(['uses/missing'])
  })
})

describe('the editor', () => {
  const draft = check(battle()).scenario!
  const after = (changes: Parameters<typeof changeData>[1]) => changeData(battle(), changes) as EtSansResultatScenario

  test('moves a unit in the battle, and leaves the file alone', () => {
    const moved = after(station(draft, [{ piece: [...FOY, 'units', '92-1'], at: [100, 50] }]))
    expect(check(moved).told).toEqual([])
    expect(moved.armies['french']!.forces['corps']!.formations['foy']!.units['92-1']).toEqual({ at: [10, 5] })
  })

  test('takes what a unit is along to another formation', () => {
    const jerome = [...FOY.slice(0, -1), 'jerome']
    const moved = after(regroup(draft, [[...FOY, 'units', '92-1']], jerome).changes)
    expect(check(moved).told).toEqual([])
    const { units } = moved.armies['french']!.forces['corps']!.formations['jerome']!
    expect(units['92-1']).toMatchObject({ name: 'I/92e', type: 'line', rating: 3, men: 534 })
  })

  test('takes nothing out that the battle does not say, and keeps the names by which units are known', () => {
    expect(detail(draft, [...FOY, 'units', '92-1'], 'name', undefined)).toEqual([])
    expect(rename(battle(), [...FOY, 'units', '92-1'], 'first')).toEqual([])
  })
})
