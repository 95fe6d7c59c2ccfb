import { basename } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { shippedFiles, shippedText } from '../../../test/fuzz/shipped.ts'
import { HexGrid } from '../../board/hex-grid.ts'
import { hexBeyond, sideLabel } from '../../board/hex-sides.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import { readTiled } from '../../scenario/convert/tiled.ts'
import { formatYaml } from '../../scenario/convert/yaml.ts'
import { formatScenario } from '../../scenario/format/index.ts'
import { SIDE_KINDS } from '../../scenario/hexsides/kinds.ts'
import { validate } from '../../scenario/validate.ts'
import { THEMES } from '../../scene/theme.ts'
import { SYSTEMS } from '../../systems/index.ts'
import type { HexBattle } from '../battle.ts'
import { openBattle } from '../open-battle.ts'
import { makeTiledMap } from './map.ts'

type Json = { [key: string]: any } // oxlint-disable-line typescript/no-explicit-any

const shipped = shippedFiles('vive-lempereur').map((file) => [basename(file), shippedText(file)] as const)
const WATERLOO = shipped.find(([file]) => file === 'waterloo.yaml')![1]

/** A scenario's map, as Tiled would read it. */
async function mapOf(text: string): Promise<Json> {
  const battle = await openBattle(validate(text, SYSTEMS), SYSTEMS)
  return JSON.parse(
    makeTiledMap(battle as HexBattle, 'map', THEMES.light, { mark: 'Made by a test', version: '1' })!.map,
  ) as Json
}

/** What a map is read back as. */
function read(map: Json): Json {
  const reading = readTiled({ text: JSON.stringify(map) }, SYSTEMS)
  expect(reading).toHaveProperty('data')
  return (reading as Json)['data'] as Json
}

const canonical = (data: unknown) => (formatScenario(formatYaml(data), SYSTEMS) as { text: string }).text

const layer = (map: Json, name: string): Json => map['layers'].find((one: Json) => one['name'] === name)

const plain = (data: unknown) => JSON.parse(JSON.stringify(data)) as Json

/** The map without the kept copy of what the layers show. */
function forgetful(map: Json): Json {
  const kept = map['properties'].find(({ name }: Json) => name === 'berthier')
  const { units: _units, ...rest } = JSON.parse(kept.value) as Json
  const { kind, columns, rows } = rest['board']
  kept.value = JSON.stringify({ ...rest, board: { kind, columns, rows } })
  return map
}

describe('a map for Tiled', () => {
  test.each(shipped)('%s comes back as it was', async (_, text) => {
    expect(plain(read(await mapOf(text)))).toEqual(plain(validate(text, SYSTEMS).data))
  })

  test.each(shipped)('%s has everything that has a place on a map in its layers', async (_, text) => {
    const map = forgetful(await mapOf(text))
    // Layers know no order among kinds of ground.
    expect(parse(canonical(read(map)))).toEqual(parse(canonical(validate(text, SYSTEMS).data)))
  })

  test('lays hexes as Tiled does: A13 first, row by row from the north, B half a hex lower', async () => {
    const map = await mapOf(WATERLOO)
    expect(map).toMatchObject({
      orientation: 'hexagonal',
      staggeraxis: 'x',
      staggerindex: 'odd',
      width: 21,
      height: 13,
    })
    const terrain = (cell: number) => map['tilesets'][0].tiles[layer(map, 'terrain')['data'][cell] - 1].type as string
    expect(terrain(0)).toBe('open')
    // C11 is the town of Merbe-Braine: two rows below the northernmost, third column.
    expect(terrain(2 * 21 + 2)).toBe('town')
    const guard = layer(map, 'units')['objects'][0]
    // M2: the twelfth column, the second row from the south, shifted.
    expect([guard.x, guard.y]).toEqual([60 + 11 * 90, 11.5 * 104 + 52])
  })

  test('a board that begins with a shifted column says so', async () => {
    const map = await mapOf(WATERLOO.replace('columns: A-V', 'columns: B-V'))
    expect(map).toMatchObject({ staggerindex: 'even', width: 20 })
    expect(read(map)['board'].columns).toBe('B-V')
  })

  test('any scenario comes back from its layers alone, whatever its names hold', async () => {
    await fc.assert(
      fc.asyncProperty(scenarios(), async (data) => {
        const text = formatYaml(data)
        const map = await mapOf(text)
        expect(plain(read(map))).toEqual(plain(validate(text, SYSTEMS).data))
        expect(canonical(read(forgetful(map)))).toBe(canonical(data))
      }),
      { numRuns: 60 },
    )
  })

  test('what is changed in Tiled is changed in the scenario, and nothing else', async () => {
    const map = await mapOf(WATERLOO)
    const before = plain(read(map))
    layer(map, 'terrain')['data'][0] = map['tilesets'][0].tiles.findIndex((tile: Json) => tile['type'] === 'marsh') + 1
    const [guard] = layer(map, 'units')['objects']
    guard.y -= 104
    guard.properties.push({ name: 'facing', type: 'string', value: 'NE' })
    const after = plain(read(map))
    expect(after['board'].terrain).toEqual({ ...before['board'].terrain, marsh: ['A13'] })
    expect(after['units'].french['old-guard']).toEqual([{ at: 'M3', facing: 'NE' }])
    delete after['board'].terrain.marsh
    after['units'].french['old-guard'] = ['M2']
    expect(after).toEqual(before)
  })

  test('a road that is drawn with two clicks is a chain of neighbours', async () => {
    const map = await mapOf(WATERLOO)
    const polyline = [
      { x: 0, y: 0 },
      { x: 900, y: -260 },
    ]
    layer(map, 'roads')['objects'].push({ id: 999, name: 'New road', x: 60, y: 1300, polyline })
    const { path } = read(map)['board'].roads.at(-1)
    expect(path[0]).toBe('A1')
    expect(path).toHaveLength(11)
    const grid = HexGrid.of(0, 21, 13)
    const hexes = path.map((hex: string) => grid.find(hex)) as number[]
    for (const [i, hex] of hexes.slice(1).entries()) expect(grid.areNeighbours(hexes[i]!, hex)).toBe(true)
  })

  test('of a scenario with errors, what has no place on the map comes back all the same', async () => {
    const text = WATERLOO.replace('old-guard: [M2]', 'old-guard: [M2, J3]').replace(
      'woods: [D6',
      'wods: [D1]\n    woods: [D6',
    )
    const map = await mapOf(text)
    expect(plain(read(map))).toEqual(plain(validate(text, SYSTEMS).data))
    layer(map, 'units')['objects'].pop()
    const { diagnostics } = readTiled({ text: JSON.stringify(map) }, SYSTEMS)
    expect(diagnostics.map(({ code }) => code)).toContain('tiled/left-out')
  })
})

const NAMES = [
  '<script>alert(1)</script>',
  '"quotes" & \'more\'',
  '\u202Ereversed',
  'Żółć',
  ' edge ',
  '$name$',
  '{a}',
  '\\',
  '__proto__',
]
const TERRAIN = ['woods', 'hill', 'marsh', 'town']

/** Small battles with names of all kinds; their rules need not make sense. */
function scenarios(): fc.Arbitrary<Json> {
  return fc
    .record({
      first: fc.integer({ min: 0, max: 3 }),
      columns: fc.integer({ min: 3, max: 9 }),
      rows: fc.integer({ min: 2, max: 7 }),
    })
    .chain(({ first, columns, rows }) => {
      const grid = HexGrid.of(first, columns, rows)
      const hex = fc.integer({ min: 0, max: grid.size - 1 })
      const name = fc.constantFrom(...NAMES)
      const walk = fc
        .tuple(hex, fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 8 }))
        .map(([from, steps]) => {
          const chain = [from]
          for (const step of steps) chain.push(grid.neighbour(chain.at(-1)!, step))
          const end = chain.findIndex((one) => one < 0)
          return chain.slice(0, end < 0 ? undefined : end).map((one) => grid.label(one))
        })
      const unit = fc.record(
        {
          facing: fc.constantFrom('N', 'SE'),
          losses: fc.constantFrom(1, 2),
          name: name.filter((one) => one !== '__proto__'),
        },
        { requiredKeys: [] },
      )
      return fc
        .record({
          painted: fc.dictionary(hex.map(String), fc.constantFrom(...TERRAIN), { maxKeys: 12 }),
          roads: fc.array(fc.tuple(fc.option(name), walk), { maxLength: 3 }),
          names: fc.uniqueArray(name, { maxLength: 4 }),
          sides: fc.dictionary(
            fc.integer({ min: 0, max: 6 * grid.size - 1 }).map(String),
            fc.constantFrom(...SIDE_KINDS),
            {
              maxKeys: 8,
            },
          ),
          spots: fc.array(hex, { minLength: 4, maxLength: 4 }),
          units: fc.uniqueArray(fc.tuple(hex, unit), { selector: ([at]) => at, maxLength: 6 }),
        })
        .map(({ painted, roads, names, sides, spots, units }) => {
          const hexsides: Record<string, string[]> = {}
          for (const [side, kind] of Object.entries(sides)) {
            if (hexBeyond(grid, Number(side)) !== NOWHERE) (hexsides[kind] ??= []).push(sideLabel(grid, Number(side)))
          }
          const terrain: Record<string, string[]> = {}
          for (const [at, type] of Object.entries(painted)) (terrain[type] ??= []).push(grid.label(Number(at)))
          const chains = roads.filter(([, path]) => path.length > 1)
          const placed = units.map(([at, details]) =>
            Object.keys(details).length === 0 ? grid.label(at) : { at: grid.label(at), ...details },
          )
          return {
            format: 1,
            system: 'vive-lempereur',
            id: 'test',
            title: NAMES[0],
            turns: 6,
            board: {
              kind: 'hex',
              columns: grid.columnRange,
              rows,
              ...(Object.keys(terrain).length > 0 && { terrain }),
              ...(chains.length > 0 && {
                roads: chains.map(([called, path]) => (called === null ? path : { name: called, path })),
              }),
              ...(Object.keys(hexsides).length > 0 && { hexsides }),
              ...(names.length > 0 && {
                names: Object.fromEntries(names.map((one, i) => [one, [grid.label(spots[i]!)]])),
              }),
              sectors: {
                west: [`${grid.label(0)}-${grid.label(rows - 1)}`],
                centre: [`${grid.label(rows)}-${grid.label(2 * rows - 1)}`],
                east: [`${grid.label(2 * rows)}-${grid.label(grid.size - 1)}`],
              },
            },
            sides: {
              french: { name: 'French', nations: ['french'], edge: 'south' },
              allied: { name: 'Allied', nations: ['english'], edge: 'north' },
            },
            ...(placed.length > 0 && { units: { french: { 'french-infantry': placed } } }),
            victory: [],
          }
        })
    })
}
