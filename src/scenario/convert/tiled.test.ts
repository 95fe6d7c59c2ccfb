import * as fc from 'fast-check'
import { gzipSync, zlibSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { SYSTEMS } from '../../systems/index.ts'
import { convert } from './convert.ts'
import { inputFormat } from './formats.ts'
import { readTiled } from './tiled.ts'
import { terrainOf } from './tiled-terrain-names.ts'

const TYPES = [
  'woods',
  'orchard',
  'hill',
  'field',
  'rough',
  'stream',
  'marsh',
  'river',
  'bridge',
  'farm',
  'town',
  'fortified',
]

type Json = { readonly [key: string]: unknown }

/** A map of 21 columns and 13 rows that somebody painted: grass, with a forest in the north-west corner. */
function painted(changes: Json = {}, data: unknown = cells({ 0: 2 })): Json {
  const tiles = [
    { id: 0, type: 'Grassland' },
    { id: 1, properties: [{ name: 'terrain', type: 'string', value: 'Forest' }] },
    { id: 2, image: 'tiles/hill_01.png' },
    { id: 3, class: 'Lava' },
  ]
  return {
    type: 'map',
    orientation: 'hexagonal',
    staggeraxis: 'x',
    staggerindex: 'odd',
    infinite: false,
    width: 21,
    height: 13,
    tilewidth: 32,
    tileheight: 28,
    hexsidelength: 16,
    layers: [{ type: 'tilelayer', name: 'Ground', width: 21, height: 13, data }],
    tilesets: [{ firstgid: 1, name: 'hexes', tiles, tilecount: 6 }],
    ...changes,
  }
}

const cells = (some: Readonly<Record<number, number>>) => Array.from({ length: 21 * 13 }, (_, i) => some[i] ?? 1)

function read(map: unknown, options: { readonly title?: string; readonly system?: string } = {}) {
  const reading = readTiled({ text: JSON.stringify(map), system: 'vive-lempereur', ...options }, SYSTEMS)
  const found = reading.diagnostics.map(({ code, message }) => `${code}: ${message}`)
  return { found, board: ('data' in reading ? reading.data['board'] : undefined) as Json | undefined, reading }
}

const packed = (numbers: readonly number[]) => new Uint8Array(Uint32Array.from(numbers).buffer)
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))

describe('a map that somebody painted in Tiled', () => {
  test('becomes the terrain of a sound scenario, with the template for the rest', () => {
    const { found, board, reading } = read(painted(), { title: 'Wavre' })
    expect(board).toMatchObject({ columns: 'A-V', rows: 13, terrain: { woods: ['A13'] } })
    expect(board).not.toHaveProperty('roads')
    expect(reading).toMatchObject({ data: { id: 'wavre', title: 'Wavre', system: 'vive-lempereur' } })
    expect(found.filter((one) => !one.startsWith('tiled/template'))).toEqual([])
  })

  test('tells its tiles by class, property or image, and the ones that mean nothing by name and number', () => {
    const { found, board } = read(painted({}, cells({ 0: 3, 1: 3, 22: 4, 23: 4, 24: 4, 30: 6 })))
    expect(board?.['terrain']).toEqual({ hill: ['A13', 'B13'] })
    expect(found).toContain(
      'tiled/unknown-tile: 3 hexes painted with Lava (tile 3 of hexes): not a terrain of the rulebook.',
    )
    expect(found).toContain('tiled/unknown-tile: 1 hex painted with tile 5 of hexes: not a terrain of the rulebook.')
  })

  test('with several layers is what lies uppermost; turned tiles are the same tiles', () => {
    const upper = {
      type: 'tilelayer',
      name: 'Trees',
      data: cells({ 5: (2 | 0xa0_00_00_00) >>> 0 }).map((gid) => (gid === 1 ? 0 : gid)),
    }
    const group = {
      type: 'group',
      name: 'all',
      layers: [{ type: 'tilelayer', name: 'Ground', data: cells({ 0: 3 }) }, upper],
    }
    expect(read(painted({ layers: [group] })).board?.['terrain']).toEqual({ woods: ['F13'], hill: ['A13'] })
  })

  test.each([
    ['as it is', undefined, (bytes: Uint8Array) => bytes],
    ['with zlib', 'zlib', (bytes: Uint8Array) => zlibSync(bytes)],
    ['with gzip', 'gzip', (bytes: Uint8Array) => gzipSync(bytes)],
  ])('may have its layers in base64 %s', (_, compression, pack) => {
    const data = base64(pack(packed(cells({ 0: 2 }))))
    const layer = { type: 'tilelayer', name: 'Ground', encoding: 'base64', ...(compression && { compression }), data }
    expect(read(painted({ layers: [layer] })).board?.['terrain']).toEqual({ woods: ['A13'] })
  })

  test('begins with column B where the first column lies lower', () => {
    expect(read(painted({ staggerindex: 'even' })).board).toMatchObject({ columns: 'B-W', terrain: { woods: ['B13'] } })
  })

  test('of another size has units of the template in about the same places', () => {
    const { board, reading } = read(
      painted({
        width: 12,
        height: 10,
        layers: [{ type: 'tilelayer', name: 'a', data: Array.from({ length: 120 }, () => 1) }],
      }),
    )
    expect(board).toMatchObject({
      columns: 'A-M',
      rows: 10,
      sectors: { west: ['A1-D10'], centre: ['E1-H10'], east: ['I1-M10'] },
    })
    const units = ('data' in reading ? reading.data['units'] : {}) as Record<string, Record<string, string[]>>
    expect(units['french']?.['french-infantry']).toEqual(['C3', 'D3', 'E3', 'F3', 'G3', 'I3', 'K3'])
    expect(reading.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
  })

  test('gives its roads, names and units where its layers are called so, and tells of all others', () => {
    const at = (x: number, y: number) => ({ x: 16 + x * 24, y: 14 + y * 28 + (x % 2) * 14 })
    const road = {
      id: 1,
      name: 'Road',
      ...at(0, 0),
      polyline: [
        { x: 0, y: 0 },
        { x: 0, y: 56 },
      ],
    }
    const unit = {
      id: 2,
      point: true,
      ...at(3, 2),
      properties: [
        { name: 'side', value: 'french' },
        { name: 'type', value: 'old-guard' },
      ],
    }
    const layers = [
      { type: 'tilelayer', name: 'Ground', data: cells({}) },
      { type: 'objectgroup', name: 'roads', objects: [road] },
      { type: 'objectgroup', name: 'names', objects: [{ id: 3, name: 'Inn', point: true, ...at(1, 1) }] },
      { type: 'objectgroup', name: 'units', objects: [unit, { id: 4, name: 'Lost', x: -500, y: 0 }] },
      { type: 'objectgroup', name: 'notes', objects: [{}, {}] },
    ]
    const { board, found, reading } = read(painted({ layers }))
    expect(board).toMatchObject({ roads: [{ name: 'Road', path: ['A13-A11'] }], names: { Inn: ['B12'] } })
    expect(reading).toMatchObject({ data: { units: { french: { 'old-guard': ['D11'] } } } })
    expect(found).toContain('tiled/object: Lost in the layer units lies outside the board.')
    expect(found).toContain('tiled/layer: The layer notes with 2 objects was not used.')
  })
})

describe('maps that are refused, each with its reason', () => {
  test.each([
    [{ orientation: 'isometric' }, 'tiled/unsupported: The orientation of the map is isometric, not hexagonal.'],
    [{ orientation: 'staggered' }, 'tiled/unsupported: The orientation of the map is staggered, not hexagonal.'],
    [{ staggeraxis: 'y' }, 'tiled/unsupported: The hexes have pointed tops: the stagger axis is not X.'],
    [{ infinite: true }, 'tiled/unsupported: The map is infinite. Turn that off in the properties of the map.'],
    [{ width: 700 }, 'tiled/unsupported: The map is larger than 650 columns by 500 rows.'],
    [{ width: 600, height: 400 }, 'tiled/unsupported: The map has more than 100,000 hexes.'],
    [
      { tilesets: [{ firstgid: 1, source: 'hexes.tsx' }] },
      'tiled/unsupported: The tileset hexes.tsx is in a separate file.',
    ],
    [{ width: -1 }, 'tiled/no-map: This JSON is not a Tiled map.'],
    [{ layers: {} }, 'tiled/no-map: This JSON is not a Tiled map.'],
    [{ type: 'tileset' }, 'tiled/no-map: This JSON is not a Tiled map.'],
    [
      { layers: [{ type: 'tilelayer', name: 'a', data: [1, 2] }] },
      'tiled/damaged: The layer a does not have its 273 tiles.',
    ],
    [
      { layers: [{ type: 'tilelayer', name: 'a', data: cells({ 4: -1 }) }] },
      'tiled/damaged: The layer a contains something other than tile numbers.',
    ],
    [
      { layers: [{ type: 'tilelayer', name: 'a', encoding: 'base64', data: '%%%' }] },
      'tiled/damaged: The layer a cannot be unpacked.',
    ],
    [
      { layers: [{ type: 'tilelayer', name: 'a', encoding: 'base64', compression: 'zstd', data: '' }] },
      'tiled/damaged: The layer a is compressed with zstd; choose CSV as the tile layer format.',
    ],
    [
      { properties: [{ name: 'berthier', value: '{"system": 1' }] },
      'tiled/damaged: The property berthier of the map is not the exported scenario.',
    ],
  ])('%#: %j', (changes, message) => {
    const { found, board } = read(painted(changes))
    expect(found).toEqual([message])
    expect(board).toBeUndefined()
  })

  test('a packed layer that unfolds to far more than the map is damaged, not a danger', () => {
    const data = base64(zlibSync(new Uint8Array(5_000_000)))
    const layers = [{ type: 'tilelayer', name: 'bomb', encoding: 'base64', compression: 'zlib', data }]
    expect(read(painted({ layers })).found[0]).toMatch(/^tiled\/damaged: The layer bomb /)
  })

  test('what is no JSON is told with its place', () => {
    expect(readTiled({ text: '{"a": 1,}' }, SYSTEMS)).toMatchObject({
      diagnostics: [{ code: 'yaml/syntax', range: [7, 8] }],
    })
  })

  test('a rulebook that there is not', () => {
    expect(read(painted(), { system: 'chess' }).reading).toMatchObject({
      refusal: 'chess has no boards of hexes. Rulebooks with hexes: vive-lempereur, napoleon-at-waterloo.',
    })
  })

  test('whatever JSON it is, it never throws', () => {
    const hostile = fc.oneof(fc.jsonValue(), fc.constantFrom(null, -1, 1e308, '__proto__', {}, [], [null], [[1]], 'x'))
    const keys = 'layers tilesets properties width height tilewidth hexsidelength staggerindex type'.split(' ')
    const layersWith = (key: string, value: unknown) =>
      ['tilelayer', 'objectgroup', 'group'].map((type) => ({ type, name: 'units', [key]: value, layers: value }))
    const keptWith = (key: string, value: unknown) => {
      const kept = { system: 'vive-lempereur', board: { columns: 'A-V', rows: 13, terrain: value }, [key]: value }
      return [{ name: 'berthier', value: JSON.stringify(kept) }]
    }
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...keys), hostile),
        fc.constantFrom('data', 'objects', 'name', 'offsetx', 'units', 'board'),
        hostile,
        (changes, key, value) => {
          const maps = [changes, { layers: layersWith(key, value) }, { properties: keptWith(key, value) }]
          const said = maps.flatMap((one) => read(painted(one)).found).join('\n')
          expect(said).not.toMatch(/\[object|NaN/)
        },
      ),
    )
  })
})

describe('names of ground', () => {
  test.each([
    ['Forest', 'woods'],
    ['dense_trees-03', 'woods'],
    ['grass_forest', 'woods'],
    ['Château', 'fortified'],
    ['Deep Water', 'river'],
    ['Grasslands', 'open'],
    ['hills', 'hill'],
    ['town', 'town'],
    ['forestHill', undefined],
    ['tile_12', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('%j is %s', (name, terrain) => {
    expect(terrainOf(name, TYPES)).toBe(terrain)
  })

  test('are never a terrain that the rulebook does not have', () => {
    expect(terrainOf('swamp', ['woods'])).toBeUndefined()
    // Not even looked at: no map has such a name.
    expect(terrainOf('woods '.repeat(100), ['woods'])).toBeUndefined()
  })
})

describe('convert', () => {
  test('knows a map of Tiled by its extension and writes canonical YAML of it', async () => {
    expect(inputFormat('a/b.TMJ')).toBe('tiled')
    const { output, diagnostics } = await convert(
      { text: JSON.stringify(painted()), from: 'tiled', to: 'yaml', system: 'vive-lempereur' },
      SYSTEMS,
    )
    expect(output).toContain('terrain: { woods: [A13] }')
    expect(diagnostics.map(({ code }) => code)).toEqual(['tiled/template'])
  })
})
