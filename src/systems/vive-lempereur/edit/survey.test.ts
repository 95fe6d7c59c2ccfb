import { describe, expect, test } from 'vitest'
import { after, at, BATTLES, GRID, shipped } from '../../../../test/support/drafts.ts'
import { directionOf } from '../../../board/hex-grid.ts'
import { GROUND_PATTERNS, type HexBoardPortrait } from '../../../engine/portrait.ts'
import { reschedule } from '../../../scenario/edit/arrivals.ts'
import { placeAt } from '../../../scenario/schema/nodes.ts'
import { valueAt } from '../../../scenario/value-at.ts'
import { SCHEMA_ROOT } from '../format/index.ts'
import { boardView } from '../view/portrait.ts'
import { makePalette as palette } from './palette.ts'
import { SECTIONS as sections } from './sections.ts'
import { survey } from './survey.ts'

const waterloo = shipped('waterloo')
const quatreBras = shipped('quatre-bras')
const hypothetical = shipped('hypothetical')

describe('a survey', () => {
  test('has every unit where the data have it, at the start and on arrival', () => {
    for (const id of BATTLES) {
      const battle = shipped(id)
      const { pieces, turns } = survey(battle)
      const portrayed = boardView.portrayScenario(battle, turns)!.pieces
      const key = ({ place, strength, facing }: { place: number; strength: number; facing: number | undefined }) =>
        `${place} ${strength} ${facing}`
      expect(pieces.map(key).toSorted()).toEqual(
        portrayed
          .map(({ place, facing, strength }) =>
            key({ place, strength, facing: facing === undefined ? undefined : directionOf(facing) }),
          )
          .toSorted(),
      )
      for (const { path, place } of pieces) {
        const placement = valueAt(battle, path)
        expect([GRID.label(place), { at: GRID.label(place) }]).toContainEqual(placement)
      }
    }
  })

  test('calls units by type, side and name', () => {
    const named = { at: 'M2', name: 'Friant', losses: 1, facing: 'NE' as const }
    const units = { french: { 'old-guard': [named], 'heavy-cavalry': ['G2'] }, allied: { general: ['B12'] } }
    const { pieces } = survey({ ...waterloo, units })
    expect(pieces.map(({ label }) => label)).toEqual(['Old Guard (Friant)', 'French Heavy Cavalry', 'Allied General'])
    expect(pieces[0]).toMatchObject({ strength: 3, facing: 1, path: ['units', 'french', 'old-guard', 0] })
    expect(pieces[2]?.facing).toBeUndefined()
  })

  test('has the terrain that the portrait has', () => {
    for (const id of BATTLES) {
      const { ground } = boardView.portrayScenario({ ...shipped(id), specialRules: [] })!.board as HexBoardPortrait
      expect(survey(shipped(id)).terrain).toEqual(ground.map((pattern) => pattern ?? 'open'))
    }
  })

  test('has every area, each with the place of its list of hexes', () => {
    const when = {
      all: [{ not: { controls: ['M9'] } }, { any: [{ unitsIn: { side: 'french', hexes: ['A13-V13'], units: 3 } }] }],
    }
    const battle = { ...waterloo, victory: [{ side: 'french', level: 'decisive', check: 'immediately', when }] }
    const { areas } = survey(battle)
    const there = areas.filter(({ hexes }) => hexes.length > 0)
    for (const { path } of there) expect(valueAt(battle, path)).toBeInstanceOf(Array)
    const objectives = areas.filter(({ kind }) => kind === 'objective')
    expect(objectives.map(({ path, hexes }) => [path.slice(2).join(' '), hexes.length])).toEqual([
      ['when all 0 not controls', 1],
      ['when all 1 any 0 unitsIn hexes', 21],
    ])
    const count = (kind: string) => areas.filter((area) => area.kind === kind).length
    expect(['sector', 'zone', 'name', 'control', 'entrance', 'rule'].map(count)).toEqual([3, 2, 19, 2, 5, 1])
    expect(areas.filter(({ kind }) => kind === 'entrance').map(({ label }) => label)).toEqual([
      'Entrance of the Allied from turn 4',
      'Entrance of the Allied from turn 5, on a 1-3',
      'Entrance of the Allied from turn 5, on a 4',
      'Entrance of the Allied from turn 5, on a 5',
      'Entrance of the Allied from turn 5, on a 6',
    ])
  })

  test('has roads and watercourses with their names', () => {
    const { ways } = survey(quatreBras)
    expect(ways.map(({ kind, name, hexes }) => [kind, name, hexes.length])).toEqual([
      ['road', 'Charleroi-Brussels chaussée', 13],
      ['road', 'Namur road', 13],
      ['road', 'Nivelles road', 8],
      ['road', undefined, 2],
      ['road', undefined, 2],
      ['stream', 'Gemioncourt brook', 9],
    ])
    expect(ways[5]?.path).toEqual(['board', 'rivers', 0])
  })

  test('has arrivals with their turns and hexes', () => {
    expect(survey(quatreBras).arrivals).toEqual([
      {
        path: ['reinforcements', 0],
        side: 'allied',
        from: 4,
        to: 4,
        label: 'Anglo-Dutch: 1 unit',
        places: at('A12'),
        isStaged: false,
      },
      {
        path: ['reinforcements', 1],
        side: 'allied',
        from: 4,
        to: 4,
        label: 'Anglo-Dutch: 2 units',
        places: at('I13', 'K13'),
        isStaged: false,
      },
    ])
    expect(
      survey(waterloo).arrivals.map(({ path, from, to, places }) => [path.at(-1), from, to, places.length]),
    ).toEqual([
      [0, 4, 6, 7],
      [1, 5, 6, 4],
    ])
  })

  test('13.1 Waterloo: has the thirteen pieces of the pool; 14.0 has the forces that the players deploy', () => {
    const { reserves } = survey(waterloo)
    expect(reserves.map(({ type, count, comes }) => [type, count, comes])).toEqual([
      ['regular-infantry', 8, 'later'],
      ['heavy-cavalry', 1, 'later'],
      ['light-cavalry', 1, 'later'],
      ['medium-artillery', 2, 'later'],
      ['general', 1, 'later'],
    ])
    expect(reserves[0]).toMatchObject({ side: 'allied', path: ['reinforcements', 0, 'pool', 'regular-infantry'] })
    const deployed = survey(hypothetical).reserves.filter(({ comes }) => comes === 'at-the-start')
    expect(new Set(deployed.map(({ side }) => side))).toEqual(new Set(['french', 'allied']))
    for (const { path, count } of deployed) expect(valueAt(hypothetical, path)).toBe(count)
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

describe('an arrival', () => {
  test('moves to another turn; a stage stays as long as it was', () => {
    expect(after(quatreBras, reschedule(quatreBras, ['reinforcements', 0], 2)).reinforcements?.[0]).toMatchObject({
      turn: 2,
    })
    const [first, second] = [0, 1].map((stage) => ['reinforcements', 0, 'stages', stage])
    expect(after(hypothetical, reschedule(hypothetical, second!, 3)).reinforcements?.[0]).toMatchObject({
      stages: [
        { from: 3, to: 3 },
        { from: 3, to: 4 },
      ],
    })
    expect(reschedule(waterloo, first!, 3)).toEqual([{ kind: 'set', path: [...first!, 'from'], value: 3 }])
    expect(reschedule(quatreBras, ['reinforcements', 0], 4)).toEqual([])
    expect(reschedule(quatreBras, ['reinforcements', 0], 0)).toEqual([
      { kind: 'set', path: ['reinforcements', 0, 'turn'], value: 1 },
    ])
  })
})

describe('the palette', () => {
  test('has open ground first, and every terrain with its effects and rule', () => {
    const { terrain } = palette(waterloo)
    expect(terrain[0]).toMatchObject({ id: 'open', pattern: undefined })
    expect(terrain.slice(1).map(({ pattern }) => pattern)).toEqual(GROUND_PATTERNS.slice(0, 12))
    for (const { effects } of terrain) expect(effects).toMatch(/^[a-z].*\(8\.\d\)$/)
    expect(terrain.find(({ id }) => id === 'woods')).toMatchObject({
      name: 'Woods',
      effects: 'a unit that enters stops; -2 to fire at a unit here, -1 to fire from here; blocks sight (8.1)',
    })
  })

  test('gives a nation’s own units to its side only', () => {
    const sidesOf = (type: string) => palette(waterloo).units.find((unit) => unit.type === type)?.sides
    expect(sidesOf('old-guard')).toEqual(['french'])
    expect(sidesOf('english-infantry')).toEqual(['allied'])
    expect(sidesOf('general')).toEqual(['french', 'allied'])
  })

  test('tells the values of every unit, and how it looks', () => {
    for (const { values } of palette(waterloo).units) expect(values).toMatch(/\S.*[^.]$/)
    expect(palette(waterloo).units[0]).toMatchObject({
      name: 'Old Guard',
      values: '4 elements, moves 1 and fires or 2, fire 12 adjacent and 6 at two hexes',
      portrait: { symbol: 'infantry', grade: 'G', strength: 4, full: 4, facing: 0 },
    })
  })

  test('has roads, streams and rivers', () => {
    expect(palette(undefined).ways.map(({ id }) => id)).toEqual(['road', 'stream', 'river'])
  })
})

test('every key of a scenario that the map does not show is in one section', () => {
  const shown = sections.flatMap(({ keys }) => keys)
  // `chosen` is written by Berthier alone.
  const elsewhere = ['format', 'system', 'board', 'units', 'chosen']
  const { properties } = placeAt(SCHEMA_ROOT, {}, [])!.node
  expect([...shown, ...elsewhere].toSorted()).toEqual(Object.keys(properties!).toSorted())
})
