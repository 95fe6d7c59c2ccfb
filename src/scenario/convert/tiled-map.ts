import { HexGrid } from '../../board/hex-grid.ts'
import { MOST_NUMBERED, NUMBERED } from '../../board/hex-labels.ts'
import { sideTowards } from '../../board/hex-sides.ts'
import { CODES, type DiagnosticCode } from '../codes/index.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { count, quote } from '../wording.ts'
import { type PlainRecord, textOf } from './plain-data.ts'
import { hexOfCell, type TileSize } from './tiled-grid.ts'
import { layersOf, type TiledLayer, tileNumbers } from './tiled-layers.ts'
import { type ObjectContext, readNames, readPaths, readSides, readUnits } from './tiled-objects.ts'
import type { MapParts, SidePart } from './tiled-parts.ts'
import { terrainOf } from './tiled-terrain-names.ts'
import { readTilesets, type TiledTile } from './tiled-tiles.ts'

/** What a map shows. */
export type ReadMap = { readonly grid: HexGrid; readonly parts: MapParts; readonly diagnostics: readonly Diagnostic[] }

/** The last column of two letters, and the most rows that a board may have. */
const [MAX_COLUMNS, MAX_ROWS] = [25 * 26, 500]

/** How to get a map that holds everything in itself. */
const EMBED = 'Export the map with its tilesets embedded: tiled --embed-tilesets --export-map json MAP.tmx MAP.tmj.'

/**
 * Reads a map of hexes. `types` are the terrains that the rulebook has, `firstColumn` is where the board began that the
 * map was made from.
 */
export function readMap(map: PlainRecord, types: readonly string[], firstColumn = 0): ReadMap | readonly Diagnostic[] {
  const refusal = refuse(map)
  if (refusal) return [refusal]
  const [columns, rows] = [map['width'] as number, map['height'] as number]
  const parity = map['staggerindex'] === 'even' ? 1 : 0
  const first = firstColumn % 2 === parity ? firstColumn : parity
  const isNumbered = first >= NUMBERED && rows <= MOST_NUMBERED
  const end = isNumbered ? NUMBERED + MOST_NUMBERED + 1 : MAX_COLUMNS
  const grid = HexGrid.of(first + columns > end ? parity : first, columns, rows)
  const tiles = readTilesets(map)
  if (typeof tiles === 'string') {
    return [finding('tiled/unsupported', `The tileset ${quote(tiles)} is in a separate file.`, EMBED)]
  }
  const diagnostics: Diagnostic[] = []
  const layers = layersOf(map)
  const context: ObjectContext = {
    grid,
    size: sizeOf(map),
    tiles,
    leaveOut: (object, { name }, why) => {
      const which = textOf(object['name']) ?? `object ${String(object['id'])}`
      diagnostics.push(finding('tiled/object', `${quote(which)} in the layer ${quote(name)} ${why}.`))
    },
  }
  const objects = (name: string) => layers.filter((layer) => layer.kind === 'objectgroup' && layer.name === name)
  const parts: MapParts = {
    ...readTiles(layers, types, context, diagnostics),
    roads: objects('roads').flatMap((layer) => readPaths(layer, context)),
    rivers: objects('rivers').flatMap((layer) => readPaths(layer, context, 'stream')),
    hexsides: inGridOrder(
      objects('hexsides').flatMap((layer) => readSides(layer, context)),
      grid,
    ),
    names: objects('names').flatMap((layer) => readNames(layer, context)),
    units: objects('units').flatMap((layer) => readUnits(layer, context)),
  }
  for (const layer of layers) if (!isUsed(layer)) diagnostics.push(unused(layer))
  if (diagnostics.some(({ severity }) => severity === 'error')) return diagnostics
  return { grid, parts, diagnostics }
}

/** Kinds as they come, and the sides of each in the order of the grid: as those of a scenario are listed. */
function inGridOrder(sides: readonly SidePart[], grid: HexGrid): SidePart[] {
  const kinds = [...new Set(sides.map(({ kind }) => kind))]
  const rank = ({ of, towards }: SidePart) => sideTowards(grid, grid.find(of), grid.find(towards))
  return kinds.flatMap((kind) => sides.filter((side) => side.kind === kind).sort((a, b) => rank(a) - rank(b)))
}

/** A finding about a map: its places in the text help nobody. */
export function finding(code: DiagnosticCode, message: string, hint?: string): Diagnostic {
  return { code, severity: CODES[code].severity, message, path: [], ...(hint !== undefined && { hint }) }
}

function refuse(map: PlainRecord): Diagnostic | undefined {
  const { type, width, height, orientation, staggeraxis, infinite } = map
  if ((type !== undefined && type !== 'map') || !isWhole(width) || !isWhole(height) || !Array.isArray(map['layers'])) {
    return finding('tiled/no-map', 'This JSON is not a Tiled map.', 'Export the map as JSON.')
  }
  const kinds: readonly (readonly [boolean, string])[] = [
    [orientation !== 'hexagonal', `The orientation of the map is ${quote(orientation)}, not hexagonal.`],
    [staggeraxis !== 'x', 'The hexes have pointed tops: the stagger axis is not X.'],
    [infinite === true, 'The map is infinite. Turn that off in the properties of the map.'],
    [width > MAX_COLUMNS || height > MAX_ROWS, `The map is larger than ${MAX_COLUMNS} columns by ${MAX_ROWS} rows.`],
    [width * height > 100_000, 'The map has more than 100,000 hexes.'],
  ]
  const [, why] = kinds.find(([applies]) => applies) ?? []
  return why === undefined ? undefined : finding('tiled/unsupported', why)
}

const isWhole = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0

function sizeOf(map: PlainRecord): TileSize {
  const [width, height] = [map['tilewidth'], map['tileheight']].map((one) => (isWhole(one) ? one : 100)) as [
    number,
    number,
  ]
  return { width, height, side: isWhole(map['hexsidelength']) ? map['hexsidelength'] : 0 }
}

/** Terrain, sectors and zones. Of several layers of terrain the uppermost counts that says something. */
function readTiles(
  layers: readonly TiledLayer[],
  types: readonly string[],
  context: ObjectContext,
  found: Diagnostic[],
) {
  const { grid } = context
  const painted = {
    terrain: new Map<number, string>(),
    sectors: new Map<number, string>(),
    zones: new Map<number, string>(),
  }
  const unknown = new Map<TiledTile | undefined, number>()
  for (const layer of layers) {
    if (layer.kind !== 'tilelayer') continue
    const numbers = tileNumbers(layer, grid.size)
    if (typeof numbers === 'string') {
      found.push(finding('tiled/damaged', `The layer ${quote(layer.name)} ${numbers}.`))
      continue
    }
    const area = layer.name === 'sectors' ? 'sector' : layer.name === 'zones' ? 'zone' : undefined
    const target = painted[area === undefined ? 'terrain' : area === 'sector' ? 'sectors' : 'zones']
    for (let cell = 0; cell < grid.size; cell++) {
      const gid = numbers[cell]!
      if (gid === 0) continue
      const tile = context.tiles(gid)
      const meaning = tile && (area === undefined ? meaningOf(tile, types) : textOf(tile.properties[area]))
      if (meaning === undefined) unknown.set(tile, (unknown.get(tile) ?? 0) + 1)
      else if (meaning === 'open') target.delete(hexOfCell(grid, cell))
      else target.set(hexOfCell(grid, cell), meaning)
    }
  }
  for (const [tile, hexes] of unknown) {
    const message = `${count(hexes, 'hex', 'hexes')} painted with ${quote(tile?.title ?? 'a tile of no tileset')}: not a terrain of the rulebook.`
    found.push(finding('tiled/unknown-tile', message, `Terrains: ${types.join(', ')}.`))
  }
  const inOrder = (hexes: ReadonlyMap<number, string>) =>
    Object.fromEntries([...hexes].sort(([a], [b]) => a - b).map(([hex, name]) => [grid.label(hex), name]))
  return { terrain: inOrder(painted.terrain), sectors: inOrder(painted.sectors), zones: inOrder(painted.zones) }
}

function meaningOf(tile: TiledTile, types: readonly string[]): string | undefined {
  for (const name of tile.names) {
    const terrain = terrainOf(name, types)
    if (terrain !== undefined) return terrain
  }
  return undefined
}

const isUsed = ({ kind, name }: TiledLayer) =>
  kind === 'tilelayer' || (kind === 'objectgroup' && ['roads', 'rivers', 'hexsides', 'names', 'units'].includes(name))

function unused({ kind, name, source }: TiledLayer): Diagnostic {
  const objects = Array.isArray(source['objects']) ? source['objects'].length : 0
  const what = kind === 'objectgroup' ? ` with ${count(objects, 'object')}` : ''
  return finding('tiled/layer', `The layer ${quote(name)}${what} was not used.`)
}
