import { describe, expect, test } from 'vitest'
import { afterwards, atNumbers, NUMBERED_BATTLES, NUMBERED_GRID, numbered } from '../../../../test/support/drafts.ts'
import type { HexBoardPortrait } from '../../../engine/portrait.ts'
import { reschedule } from '../../../scenario/edit/arrivals.ts'
import { placeAt, resolve } from '../../../scenario/schema/nodes.ts'
import { valueAt } from '../../../scenario/value-at.ts'
import { SCHEMA_ROOT } from '../format/index.ts'
import { boardView } from '../view/portrait.ts'
import { fittingValues } from './form-values.ts'
import { makePalette as palette } from './palette.ts'
import { SECTIONS as sections } from './sections.ts'
import { survey } from './survey.ts'

const standard = numbered('standard')
const advanced = numbered('advanced')

describe('a survey', () => {
  test('has every unit where the data have it, those of a stack one by one', () => {
    for (const id of NUMBERED_BATTLES) {
      const battle = numbered(id)
      const { pieces } = survey(battle)
      const key = ({ place, strength }: { place: number; strength: number }) => `${place} ${strength}`
      expect(pieces.map(key).toSorted()).toEqual(boardView.portrayScenario(battle)!.pieces.map(key).toSorted())
      for (const { path, place } of pieces)
        expect(valueAt(battle, path)).toMatchObject({ at: NUMBERED_GRID.label(place) })
      expect(new Set(pieces.map(({ path }) => path.join('/'))).size).toBe(pieces.length)
    }
    const stack = survey(advanced).pieces.filter(({ place }) => place === atNumbers('1517')[0])
    expect(stack.map(({ label }) => label)).toEqual([
      'Infantry 8-4 (Grn Gd a)',
      'Infantry 8-4 (Grn Gd b)',
      'Leader 0-5 (Napoleon)',
    ])
    expect(stack.map(({ type, facing }) => [type, facing])).toEqual([
      ['infantry 8-4', undefined],
      ['infantry 8-4', undefined],
      ['leader 0-5', undefined],
    ])
  })

  test('has the terrain that the portrait has', () => {
    const { ground } = boardView.portrayScenario(standard)!.board as HexBoardPortrait
    expect(survey(standard).terrain).toEqual(ground.map((pattern) => pattern ?? 'clear'))
  })

  test('has exits of both sides, entrances and names, each with the place of its hexes', () => {
    const { areas } = survey(advanced)
    for (const { path } of areas.filter(({ hexes }) => hexes.length > 0)) {
      expect(valueAt(advanced, path)).toBeInstanceOf(Array)
    }
    expect(
      areas.filter(({ kind }) => kind !== 'name').map(({ kind, label, hexes }) => [kind, label, hexes.length]),
    ).toEqual([
      ['exit', 'Exits of the French', 11],
      ['exit', 'Exits of the Allied', 0],
      ['entrance', 'Entrance of the Allied (prussian) on turn 3', 22],
      ['entrance', 'Entrance of the Allied (prussian) on turn 5', 22],
      ['entrance', 'Entrance of the Allied (prussian) on turn 6', 22],
      ['control', 'Held by the French at the start', 0],
      ['control', 'Held by the Allied at the start', 0],
    ])
    expect(areas.filter(({ kind }) => kind === 'name')).toHaveLength(14)
  })

  test('has roads with their names, and who waits to arrive', () => {
    const { ways, arrivals, reserves } = survey(advanced)
    expect(ways.map(({ kind, name }) => `${kind} ${name}`).slice(0, 3)).toEqual([
      'road Brussels-Charleroi chaussée',
      'road Nivelles road',
      'road undefined',
    ])
    expect(arrivals.map(({ from, label, places }) => [from, label, places.length])).toEqual([
      [3, 'Allied (prussian): 14 units', 22],
      [5, 'Allied (prussian): 8 units', 22],
      [6, 'Allied (prussian): 14 units', 22],
    ])
    expect(reserves.slice(0, 3).map(({ type, count, strength, comes }) => [type, count, strength, comes])).toEqual([
      ['infantry 6-4', 1, 6, 'later'],
      ['infantry 5-4', 9, 5, 'later'],
      ['infantry 3-4', 2, 3, 'later'],
    ])
    for (const { path, count } of reserves) expect(valueAt(advanced, path)).toBe(count)
    const later = afterwards(advanced, reschedule(advanced, ['reinforcements', 0], 4))
    expect(later.reinforcements?.[0]?.turn).toBe(4)
  })

  test('is empty where there is no board', () => {
    expect(survey({ title: 'No board' })).toEqual({
      kind: 'hex',
      pieces: [],
      areas: [],
      ways: [],
      terrain: [],
      arrivals: [],
      reserves: [],
      turns: 0,
    })
  })
})

describe('the palette', () => {
  test('has clear ground first, and what the terrain of the edition does', () => {
    expect(palette(standard).terrain.map(({ id, effects }) => [id, effects])).toEqual([
      ['clear', '1 to enter'],
      ['town', '1 to enter, defenders ×2'],
      ['woods', 'impassable, stops artillery fire; along a road 1 to enter, defenders ×2'],
    ])
    expect(palette(advanced).terrain[2]?.effects).toMatch(/^4 to enter, attacks on it -1 column, stops artillery fire;/)
  })

  test('says in words what its own hexsides do', () => {
    const ground = {
      river: { on: 'hexsides', attacks: false },
      barricade: { on: 'hexsides', like: 'bridge', name: 'barricaded bridge', defence: 2 },
    }
    const said = new Map(palette({ ...standard, ground }).hexsides.map(({ id, effects }) => [id, effects]))
    expect(said.get('river')).toMatch(
      /^crossed only at bridges .*\. In this battle nobody attacks across it except guns$/,
    )
    expect(said.get('barricade')).toBe('Like a bridge. Defenders ×2 if all attackers attack across such sides')
  })

  test('lets ground become only what lies in hexes', () => {
    const rule = { rule: 'ground-breaks', hexes: ['0101'], entry: '6+', becomes: 'woods' }
    const battle = { ...standard, specialRules: [rule] }
    const place = placeAt(SCHEMA_ROOT, battle, ['specialRules', 0, 'becomes'])!
    const values = fittingValues(battle, resolve(place, 'woods'), undefined)
    expect(values).toContain('woods')
    expect(values).not.toContain('river')
  })

  test('has counters by kind and numbers: the usual ones, and all of the battle', () => {
    const { units } = palette(advanced)
    expect(new Set(units.map(({ type }) => type)).size).toBe(units.length)
    for (const { type } of survey(advanced).pieces) expect(units.map((unit) => unit.type)).toContain(type)
    expect(units.find(({ type }) => type === 'cavalry 12-5')).toMatchObject({
      name: 'Cavalry 12-5',
      values: 'strength 12, movement 5',
      sides: ['french', 'allied'],
      portrait: { symbol: 'cavalry', values: '12-5', facing: undefined },
    })
    expect(units.find(({ type }) => type === 'artillery 6-3')?.values).toContain('range 2 hexes')
    expect(palette(undefined).units.map(({ type }) => type)).toContain('infantry 6-4')
  })

  test('finds counters with any numbers by these, of all kinds or of one', () => {
    const found = (words: string) =>
      palette(advanced)
        .unlisted!.find(words)
        .map(({ type }) => type)
    expect(found('17-4')).toEqual(['infantry 17-4', 'cavalry 17-4', 'artillery 17-4', 'horse-artillery 17-4'])
    expect(found('Horse artillery 99-5')).toEqual(['horse-artillery 99-5'])
    expect(found('leader 0-6')).toEqual(['leader 0-6'])
    expect(['17', '100-4', '5-0', 'dragoons 5-4', ''].flatMap(found)).toEqual([])
  })
})

test('every key of a scenario that the map does not show is in one section', () => {
  const shown = sections.flatMap(({ keys }) => keys)
  const { properties } = placeAt(SCHEMA_ROOT, {}, [])!.node
  // `chosen` is written by Berthier alone.
  expect([...shown, 'format', 'system', 'board', 'units', 'chosen'].toSorted()).toEqual(
    Object.keys(properties!).toSorted(),
  )
})
