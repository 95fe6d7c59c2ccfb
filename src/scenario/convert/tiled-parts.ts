import type { HexGrid } from '../../board/hex-grid.ts'
import { parseColumns } from '../../board/hex-labels.ts'
import { parseRange } from '../../board/hex-ranges.ts'
import { hexBeyond, hexOfSide } from '../../board/hex-sides.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import { HexReader, makeGrid } from '../checks/hexes.ts'
import { Report } from '../diagnostic.ts'
import { forEachSide } from '../hexsides/read.ts'
import type { Rulebook } from '../rulebook.ts'
import { placeAt, rootPlace } from '../schema/nodes.ts'
import { isRecord, recordOf } from './plain-data.ts'

/** What has a place on a map, by the labels of hexes, so that two states of it can be compared. */
export type MapParts = {
  /** The terrain of each painted hex. */
  readonly terrain: Readonly<Record<string, string>>
  readonly sectors: Readonly<Record<string, string>>
  readonly zones: Readonly<Record<string, string>>
  readonly roads: readonly PathPart[]
  readonly rivers: readonly PathPart[]
  readonly hexsides: readonly SidePart[]
  readonly names: readonly NamePart[]
  readonly units: readonly UnitPart[]
}

/** What is said of a thing besides its place, such as its name: keys in the order of the alphabet, as Tiled keeps them. */
export type Details = Readonly<Record<string, string | number | boolean>>

/** A road or a river. */
export type PathPart = { readonly hexes: readonly string[]; readonly details: Details }

/** What lies on the side of a hex towards a neighbour. */
export type SidePart = { readonly kind: string; readonly of: string; readonly towards: string }

export type NamePart = { readonly name: string; readonly hexes: readonly string[] }

export type UnitPart = {
  readonly side: string
  /** The keys above its entry, with a blank between where there are several: `infantry 5-4`. */
  readonly type: string
  readonly hex: string
  readonly details: Details
}

/** The parts that areas are painted with. */
export const AREA_PARTS = ['sectors', 'zones'] as const

/** The parts that are drawn as lines. */
export const PATH_PARTS = ['roads', 'rivers'] as const

/** The grid of a scenario's board, where it has a board of hexes. */
export function gridOf(data: unknown): HexGrid | undefined {
  const { columns, rows } = recordOf(recordOf(data)['board'])
  if (typeof columns !== 'string' || !parseColumns(columns)) return undefined
  if (typeof rows !== 'number' || !Number.isInteger(rows) || rows < 1) return undefined
  return makeGrid(columns, rows, new Report())
}

/** The terrains that a system's boards can be painted with, and those of a battle's own; none where it has no hexes. */
export function terrainTypes(rulebook: Rulebook, data?: unknown): readonly string[] {
  const { node } = placeAt(rootPlace(rulebook.schema), {}, ['board', 'terrain']) ?? {}
  const printed = Object.keys(node?.properties ?? {})
  if (typeof node?.additionalProperties !== 'object') return printed
  const own = Object.entries(recordOf(recordOf(data)['ground'])).filter(
    ([id, kind]) => id !== 'open' && !isOnHexsides(kind),
  )
  return [...new Set([...printed, ...own.map(([id]) => id)])]
}

/** Ground that lies between hexes is not painted into them. */
const isOnHexsides = (kind: unknown) => recordOf(kind)['on'] === 'hexsides'

/** The types of unit that a side may have; those that a scenario makes up, by the numbers on their counters, are not among them. */
export function unitTypes(rulebook: Rulebook): readonly string[] {
  const types = Object.keys(placeAt(rootPlace(rulebook.schema), {}, ['units', 'side'])?.node.properties ?? {})
  return types.filter((type) => isUnitType(rulebook, type))
}

/** Units as scenarios list them: by side, then by type, a mapping in a mapping where a type has two keys. */
export function listUnits<Unit extends Pick<UnitPart, 'side' | 'type'>>(
  units: readonly Unit[],
  entry: (unit: Unit, i: number) => unknown,
): Record<string, unknown> {
  // Without prototypes, as all mappings of a file: a side may have any name.
  const lists = Object.create(null) as Record<string, unknown>
  units.forEach((unit, i) => {
    const keys = [unit.side, ...unit.type.split(' ')]
    let map = lists
    for (const key of keys.slice(0, -1)) map = (map[key] ??= Object.create(null)) as Record<string, unknown>
    ;((map[keys.at(-1)!] ??= []) as unknown[]).push(entry(unit, i))
  })
  return lists
}

/** Whether the schema has a list of units in this place. */
function isUnitType(rulebook: Rulebook, type: string): boolean {
  const keys = type.split(' ')
  const root = rootPlace(rulebook.schema)
  return (
    placeAt(root, {}, ['units', 'side', ...keys])?.node.type === 'array' &&
    keys.every((key, i) => {
      const { pattern = '' } = placeAt(root, {}, ['units', 'side', ...keys.slice(0, i)])?.node.propertyNames ?? {}
      return new RegExp(pattern).test(key)
    })
  )
}

/** What a scenario's data put on the map. What is wrong with them has no place there. */
export function partsOf(data: unknown, grid: HexGrid, rulebook: Rulebook): MapParts {
  const board = recordOf(recordOf(data)['board'])
  const reader = new HexReader(grid, new Report())
  const sides = recordOf(recordOf(data)['sides'])
  const set = (list: unknown) => reader.set(texts(list), []).map((hex) => grid.label(hex))
  const path = (entry: unknown): PathPart => ({
    hexes: reader
      .path(texts(isRecord(entry) ? entry['path'] : entry), [], 'road/broken')
      .map(({ hex }) => grid.label(hex)),
    details: detailsOf(recordOf(entry), 'path'),
  })
  const paths = (list: unknown) =>
    entries(list)
      .map(path)
      .filter(({ hexes }) => hexes.length > 1)
  const names = Object.entries(recordOf(board['names'])).map(([name, list]) => ({ name, hexes: set(list) }))
  return {
    terrain: paint(board['terrain'], reader, new Set(terrainTypes(rulebook, data))),
    sectors: paint(board['sectors'], reader),
    zones: paint(board['zones'], reader),
    roads: paths(board['roads']),
    rivers: paths(board['rivers']),
    hexsides: sidesOf(board['hexsides'], reader),
    names: names.filter(({ hexes }) => hexes.length > 0),
    units: placements(recordOf(data)['units']).filter(
      ({ side, type, hex }) => grid.find(hex) !== NOWHERE && isUnitType(rulebook, type) && Object.hasOwn(sides, side),
    ),
  }
}

/** The scalars and lists of a record, without some of its keys. A list is a text, because Tiled has none: `[15, 8]`. */
export function detailsOf(record: Readonly<Record<string, unknown>>, ...without: readonly string[]): Details {
  const kept = Object.entries(record).flatMap(([key, value]): [string, string | number | boolean][] => {
    if (without.includes(key)) return []
    if (Array.isArray(value) && value.every(isScalar)) return [[key, JSON.stringify(value)]]
    return isScalar(value) ? [[key, value]] : []
  })
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
}

const isScalar = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** The same as a scenario has it: with lists. A name may look like one. */
export function dataOf(details: Details): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, key === 'name' ? value : listIn(value)]),
  )
}

function listIn(value: string | number | boolean): unknown {
  if (typeof value !== 'string' || !/^\[.*\]$/s.test(value)) return value
  try {
    const list: unknown = JSON.parse(value)
    return Array.isArray(list) && list.every(isScalar) ? list : value
  } catch {
    // A person has written a text in brackets.
    return value
  }
}

/** Of two lists that name one hex, the first counts. The hexes in the order of the grid. */
function paint(lists: unknown, reader: HexReader, known?: ReadonlySet<string>): Readonly<Record<string, string>> {
  const painted = new Map<number, string>()
  for (const [name, list] of Object.entries(recordOf(lists))) {
    if (known?.has(name) === false) continue
    for (const hex of reader.set(texts(list), [])) if (!painted.has(hex)) painted.set(hex, name)
  }
  const inOrder = [...painted].sort(([a], [b]) => a - b)
  return Object.fromEntries(inOrder.map(([hex, name]) => [reader.grid.label(hex), name]))
}

/** In the order of the grid, each once. */
function sidesOf(lists: unknown, reader: HexReader): SidePart[] {
  const { grid } = reader
  return Object.entries(recordOf(lists)).flatMap(([kind, list]) => {
    const sides = new Set<number>()
    const words = entries(list).filter((item) => typeof item === 'string')
    forEachSide(words, [], reader, new Report(), (side) => sides.add(side))
    return [...sides]
      .sort((a, b) => a - b)
      .map((side) => ({ kind, of: grid.label(hexOfSide(side)), towards: grid.label(hexBeyond(grid, side)) }))
  })
}

function placements(units: unknown): UnitPart[] {
  return Object.entries(recordOf(units)).flatMap(([side, types]) =>
    listsIn(types, []).flatMap(({ type, list }) =>
      list.flatMap((placement): UnitPart[] => {
        const hex = isRecord(placement) ? placement['at'] : placement
        return typeof hex === 'string' ? [{ side, type, hex, details: detailsOf(recordOf(placement), 'at') }] : []
      }),
    ),
  )
}

/** The lists of units of a side: by type, or by kind and then by the numbers on the counters. */
function listsIn(
  types: unknown,
  keys: readonly string[],
): { readonly type: string; readonly list: readonly unknown[] }[] {
  if (Array.isArray(types)) return keys.length === 0 ? [] : [{ type: keys.join(' '), list: types }]
  if (keys.length > 1) return []
  return Object.entries(recordOf(types)).flatMap(([key, below]) => listsIn(below, [...keys, key]))
}

const entries = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : [])

/** What looks like hexes and ranges of them. */
const texts = (list: unknown) =>
  entries(list).filter((item): item is string => typeof item === 'string' && parseRange(item) !== undefined)
