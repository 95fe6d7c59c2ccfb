import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { at, GRID, shipped } from '../../../../test/support/drafts.ts'
import type { Scouting } from '../../../engine/scenario-editor.ts'
import { scenarioEditor } from '../edit/scenario-editor.ts'
import { completeDraft } from '../format/index.ts'
import { fireDecision } from '../rules/fire.ts'
import { compile, deployAtStart, hasHiddenPieces } from '../rules/index.ts'
import { scoutPosition } from './scouting.ts'

const waterloo = shipped('waterloo')

async function scout(draft: unknown, label: string): Promise<Scouting> {
  const found = await scenarioEditor.scout(draft, GRID.find(label))
  if ('problem' in found) throw new Error(found.problem)
  return found
}

/** The notes of a finding by the labels of its hexes. */
function notes({ findings }: Scouting, kind: string): Record<string, string> {
  const hexes = findings.find((finding) => finding.kind === kind)?.places ?? []
  return Object.fromEntries(hexes.map(({ place: hex, note }) => [GRID.label(hex), note]))
}

/** A battle with nothing on the board but these units. */
function bare(french: object, allied: object, board: object = {}) {
  const { columns, rows, kind, sectors } = waterloo.board
  return { ...waterloo, specialRules: [], board: { columns, rows, kind, sectors, ...board }, units: { french, allied } }
}

describe('scouting', () => {
  test('7.4 an empty hex tells what is in sight of it: not what lies behind woods', async () => {
    const found = await scout(bare({}, {}, { terrain: { woods: ['M6'] } }), 'M4')
    expect(found.title).toBe('M4')
    expect(found.findings.map(({ kind }) => kind)).toEqual(['sight'])
    const sight = notes(found, 'sight')
    expect(sight['M6']).toBe('2 hexes')
    expect(sight['M5']).toBe('1 hex')
    expect(sight).not.toHaveProperty('M7')
    expect(sight).not.toHaveProperty('M4')
  })

  test('6.0 infantry marches two hexes, one more along a road, and woods stop it', async () => {
    const board = { terrain: { woods: ['N4'] }, roads: [['M4', 'M5', 'M6', 'M7', 'M8']] }
    const march = notes(await scout(bare({ 'french-infantry': ['M4'] }, {}, board), 'M4'), 'march')
    expect(march['M6']).toBe('2 steps')
    expect(march['M7']).toBe('3 steps')
    expect(march).not.toHaveProperty('M8')
    expect(march['N4']).toBe('1 step')
    expect(march).not.toHaveProperty('O5')
    expect(march['K5']).toBe('2 steps')
  })

  test('6.2 an enemy stops who comes next to him', async () => {
    const march = notes(await scout(bare({ 'heavy-cavalry': ['M4'] }, { 'english-infantry': ['M7'] }), 'M4'), 'march')
    expect(march['M6']).toBe('2 steps')
    expect(march).not.toHaveProperty('M7')
  })

  test('7.3, 9.2 fire has its value with every modifier, and the facing that it needs', async () => {
    const draft = bare({ 'french-infantry': ['M4'] }, { 'light-cavalry': ['N4'] }, { terrain: { woods: ['M6'] } })
    const found = await scout(draft, 'M4')
    expect(found.title).toBe('French Infantry in M4')
    const fire = notes(found, 'range')
    expect(fire['M5']).toBe('9')
    expect(fire['N4']).toBe('7 (9, infantry on cavalry −2); turned NE')
    expect(fire['M3']).toBe('9; turned S')
    expect(fire).not.toHaveProperty('M7')
  })

  test('7.3 of a unit with an enemy before it, the nearer one is the target', async () => {
    const near = notes(await scout(bare({ 'french-infantry': ['M4'] }, { 'light-cavalry': ['M5'] }), 'M4'), 'range')
    expect(near['M5']).toBe('7 (9, infantry on cavalry −2)')
    expect(near).not.toHaveProperty('M6')
  })

  test('8.3 guns on a hill reach one hex further', async () => {
    const guns = (terrain: object) => scout(bare({ 'medium-artillery': ['M4'] }, {}, { terrain }), 'M4')
    expect(notes(await guns({}), 'range')).not.toHaveProperty('M9')
    expect(notes(await guns({ hill: ['M4'] }), 'range')['M9']).toBe('3')
  })

  test('a general marches and fires at nobody; a garrison stays', async () => {
    const general = await scout(bare({ general: [{ at: 'M4', name: 'Ney' }] }, {}), 'M4')
    expect(general.title).toBe('French General (Ney) in M4')
    expect(general.findings.map(({ kind }) => kind)).toEqual(['sight', 'march'])
    const garrison = await scout(bare({}, { garrison: ['M9'] }, { terrain: { farm: ['M9'] } }), 'M9')
    expect(garrison.findings.map(({ kind }) => kind)).toEqual(['sight', 'range'])
    expect(notes(garrison, 'range')['M8']).toBe('4')
  })

  test('gives the same twice: looking changes nothing', async () => {
    const draft = shipped('quatre-bras')
    const [first] = [await scout(draft, 'M4')]
    await scout(draft, 'K9')
    expect(await scout(draft, 'M4')).toEqual(first)
  })

  test('tells the enemy nothing of hidden units, nor what they keep from whom', () => {
    const units = { french: { 'french-infantry': ['M4'] }, allied: { 'english-infantry': ['M6'] } }
    const draft = { ...bare(units.french, units.allied), specialRules: [{ rule: 'hidden-set-up', side: 'allied' }] }
    const state = deployAtStart(compile(completeDraft(draft)!), 1)
    const [m4, m6] = at('M4', 'M6') as [number, number]
    expect([0, 1].map((side) => hasHiddenPieces(state, side))).toEqual([false, true])
    expect(scoutPosition(state, m6, 1)).toEqual(scoutPosition(state, m6))
    expect(scoutPosition(state, m6, 0)).toMatchObject({ title: 'M6', areas: [] })
    expect(notes(scoutPosition(state, m4, 0), 'march')).toHaveProperty('M6')
    // Nor does pointing at their hex give them away.
    expect(fireDecision.infer!(state, 0, m6)).toBeUndefined()
    expect(fireDecision.infer!(state, 1, m4)).toBeDefined()
    expect(notes(scoutPosition(state, m4), 'march')).not.toHaveProperty('M6')
  })

  test('works on the largest boards, and on battles with mistakes', async () => {
    const big: unknown = parse(scenarioEditor.board.blank({ columns: 200, rows: 200 }))
    expect(await scenarioEditor.scout(big, 20_000)).toHaveProperty('findings')
    const wrong = { ...waterloo, units: { ...waterloo.units, prussian: { general: ['A1'] } }, victory: [undefined] }
    expect(await scenarioEditor.scout(wrong, at('M2')[0]!)).toHaveProperty('title', 'Old Guard in M2')
  })

  test('tells why it cannot look', async () => {
    expect(await scenarioEditor.scout({}, 3)).toEqual({ problem: 'There is no such hex on the board.' })
    expect(await scenarioEditor.scout(waterloo, 9999)).toHaveProperty('problem')
    expect(await scenarioEditor.scout({ ...waterloo, sides: undefined }, 3)).toEqual({
      problem: 'The battle does not have two sides yet.',
    })
  })
})
