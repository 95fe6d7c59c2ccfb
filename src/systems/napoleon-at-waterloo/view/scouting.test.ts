import { describe, expect, test } from 'vitest'
import { atNumbers, NUMBERED_GRID, numbered } from '../../../../test/support/drafts.ts'
import type { Scouting } from '../../../engine/scenario-editor.ts'
import { describePart } from '../edit/describe-part.ts'
import { scenarioEditor } from '../edit/scenario-editor.ts'
import { compile } from '../rules/battlefield.ts'
import { hasHiddenPieces } from '../rules/hidden-units.ts'
import { deploy } from '../rules/setup.ts'
import { reconnoitre } from './scouting.ts'

const standard = numbered('standard')
const advanced = numbered('advanced')
const scout = async (data: unknown, label: string) =>
  (await scenarioEditor.scout(data, NUMBERED_GRID.find(label))) as Scouting
const costs = ({ findings }: Scouting, kind: string) =>
  new Map(
    findings
      .filter((one) => one.kind === kind)
      .flatMap(({ places: hexes }) => hexes.map(({ place: hex, note }) => [NUMBERED_GRID.label(hex), note])),
  )

describe('scouting', () => {
  test('Movement 1: tells where a unit can march, and the points it takes', async () => {
    const from = async (label: string) => {
      const alone = { ...advanced, units: { french: { infantry: { '5-4': [label] } } } }
      return costs(await scout(alone, label), 'march')
    }
    const march = await from('0905')
    expect(march.get('0906')).toBe('1 point')
    expect(march.get('0909')).toBe('4 points')
    expect(march.has('0910')).toBe(false)
    // Woods cost 4 off the road.
    expect(march.get('0904')).toBe('4 points')
    expect((await from('0906')).has('0904')).toBe(false)
  })

  test('Zones C: in the standard game nobody goes on in a zone of control', async () => {
    const units = { french: { infantry: { '5-4': ['0815'] } }, allied: { infantry: { '5-4': ['0812'] } } }
    const march = costs(await scout({ ...standard, units }, '0815'), 'march')
    expect(march.get('0813')).toBe('2 points')
    expect(march.has('0812')).toBe(false)
    expect(march.has('0811')).toBe(false)
  })

  test('Artillery 4: tells what guns hit, but not through woods', async () => {
    const units = { french: { artillery: { '5-3': ['1013'] } } }
    const range = costs(await scout({ ...advanced, units }, '1013'), 'range')
    expect(range.get('1012')).toBe('1 hex')
    expect(range.get('1011')).toBe('2 hexes')
    // 1014 is woods: straight south there is no other line.
    expect(range.get('1014')).toBe('1 hex')
    expect(range.has('1015')).toBe(false)
  })

  test('tells the zone of control of a stack, who is in it, and each march once', async () => {
    const { title, findings } = await scout(advanced, '1517')
    expect(title).toContain('Napoleon')
    expect(findings.map(({ kind }) => kind)).toEqual(['march', 'march', 'zone'])
    expect(findings[2]?.places).toHaveLength(6)
    expect(new Set(findings.map(({ label }) => label)).size).toBe(3)
  })

  test('tells of an empty hex who controls it', async () => {
    expect(await scout(standard, '0101')).toEqual({ title: '0101, in no zone of control', findings: [] })
    expect((await scout(standard, '1518')).title).toBe('1518, controlled by French (Zones)')
  })

  test('says why it cannot tell', async () => {
    expect(await scenarioEditor.scout(standard, 10_000)).toHaveProperty('problem')
    expect(await scenarioEditor.scout({ ...standard, sides: {} }, 0)).toHaveProperty('problem')
    expect(await scenarioEditor.scout(undefined, 0)).toHaveProperty('problem')
  })

  test('works in the middle of a battle, with the zone as an area', () => {
    const state = deploy(compile(advanced), 1)
    const { areas, findings } = reconnoitre(state, atNumbers('1517')[0]!)
    expect(areas).toEqual([
      { label: 'Zone of control (Zones)', side: 0, extent: { places: expect.any(Array) as unknown } },
    ])
    expect(findings[0]?.kind).toBe('march')
    expect(reconnoitre(state, atNumbers('0101')[0]!).areas).toEqual([])
  })

  test('tells the enemy nothing of hidden units', () => {
    const specialRules = [{ rule: 'hidden-set-up' as const, side: 'french' }]
    const state = deploy(compile({ ...advanced, specialRules }), 1)
    const place = atNumbers('1517')[0]!
    expect(reconnoitre(state, place, 0)).toEqual(reconnoitre(state, place))
    expect(reconnoitre(state, place, 1)).toEqual({ title: '1517, in no zone of control', findings: [], areas: [] })
    expect([0, 1].map((side) => hasHiddenPieces(state, side))).toEqual([true, false])
  })
})

describe('sentences', () => {
  test('say conditions, arrivals, exits and demoralisation', () => {
    expect(describePart(advanced, ['victory', 1])).toBe(
      'The French side wins a provisional victory if they have destroyed 150 points.',
    )
    expect(describePart(advanced, ['victory', 2, 'when', 'all', 0])).toBe('14 of their units have left the board.')
    expect(describePart(advanced, ['victory', 2, 'when', 'all'])).toBeUndefined()
    expect(describePart(advanced, ['reinforcements', 1])).toBe(
      'Turn 5 (17:00): Allied, Prussian: five 6-4, one 5-4, one 4-5, one 7-3, by 2701-2722.',
    )
    expect(describePart(advanced, ['exits'])).toBe('The French side may leave the board by 0101-1101.')
    expect(describePart(advanced, ['demoralisation'])).toMatch(/^The first of these to lose 90 strength points/)
    expect(describePart(advanced, ['title'])).toBeUndefined()
    expect(describePart(undefined, ['victory', 0])).toBeUndefined()
  })
})
