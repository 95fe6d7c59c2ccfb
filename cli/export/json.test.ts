import { readFileSync } from 'node:fs'
import Ajv from 'ajv'
import { describe, expect, test } from 'vitest'
import { TestIo } from '../test-io.ts'
import { BATTLES, HOSTILE, UNPLEASANT } from './hostile-battle.fixture.ts'

describe('plain JSON', () => {
  const schema = JSON.parse(readFileSync(new URL('../../schema/export.schema.json', import.meta.url), 'utf8')) as object
  const fits = new Ajv({ strict: true, strictRequired: false, strictTypes: false, allErrors: true }).compile(schema)

  test.each(BATTLES)('of %s fits its schema', async (id) => {
    const io = new TestIo()
    expect(await io.run('export', id, '-o', 'a.json')).toBe(0)
    expect([fits(JSON.parse(io.read('a.json'))), fits.errors]).toEqual([true, null])
  })

  test('has everything unfolded', async () => {
    const io = new TestIo()
    expect(await io.run('export', 'waterloo', '-o', 'a.json')).toBe(0)
    const { board, units, sides, rules, reinforcements, victory } = JSON.parse(io.read('a.json'))
    expect(board.hexes).toHaveLength(273)
    expect(board.hexes.find(({ hex }: { hex: string }) => hex === 'T8')).toMatchObject({
      terrain: 'stream',
      neighbours: { N: 'T9', NE: 'U9', SE: 'U8', S: 'T7', SW: 'S8', NW: 'S9' },
    })
    expect(board.terrain.hill).toContain('K11')
    expect(board.roadLinks).toContainEqual({ from: 'M1', to: 'M2', road: 'Charleroi-Brussels chaussée' })
    expect(units).toHaveLength(58)
    expect(units[0]).toEqual({
      side: 'french',
      type: 'old-guard',
      hex: 'M2',
      facing: 'N',
      typeName: 'Old Guard',
      strength: 4,
      fullStrength: 4,
    })
    expect(sides.map(({ id }: { id: string }) => id)).toEqual(['french', 'allied'])
    expect(rules.specialRules[0]).toEqual({ rule: 'restricted-entry', hexes: ['D8'], arms: ['infantry'] })
    expect(reinforcements[0].stages[0].entrance.choose).toEqual(['V6', 'V7', 'V8', 'V9', 'V10', 'V11', 'V12'])
    expect(victory).toHaveLength(2)
  })

  test('of a table has its outlines in inches, and everybody with the ground that he covers', async () => {
    const io = new TestIo()
    expect(await io.run('export', 'et-sans-resultat/quatre-bras', '-o', 'a.json')).toBe(0)
    const { board, units, rules } = JSON.parse(io.read('a.json'))
    expect(board).toMatchObject({ kind: 'table', width: 48, height: 46, features: { 'bossu-wood': { kind: 'woods' } } })
    expect(units.find(({ name }: { name: string }) => name === 'I/2e Léger')).toEqual({
      side: 'french',
      typeName: 'Light infantry',
      name: 'I/2e Léger',
      at: [21.2, 10.3],
      facing: 0,
      width: 0.6,
      depth: 1,
      values: '3',
    })
    expect(Object.keys(rules.armies.french.forces['ii-corps'].formations)).toContain('jerome')
  })

  test('keeps texts as they are', async () => {
    const io = new TestIo({ 'a.yaml': HOSTILE })
    expect(await io.run('export', 'a.yaml', '-o', 'a.json')).toBe(0)
    expect(JSON.parse(io.read('a.json')).scenario).toMatchObject({ title: UNPLEASANT, briefing: UNPLEASANT })
  })

  test('berthier schema --export prints the schema', async () => {
    const io = new TestIo()
    expect(await io.run('schema', '--export')).toBe(0)
    expect(JSON.parse(io.stdout.text)).toEqual(schema)
  })
})
