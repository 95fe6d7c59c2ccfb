import { DIRECTIONS, type HexGrid } from '../../board/hex-grid.ts'
import { expandRange, parseRange } from '../../board/hex-ranges.ts'
import { hexBeyond, parseSides, sideLabel } from '../../board/hex-sides.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import { makeGrid } from '../checks/hexes.ts'
import { type Path, Report } from '../diagnostic.ts'
import type { JsonSchema } from '../schema/nodes.ts'
import { valueAt } from '../value-at.ts'
import { walkData } from './walk.ts'

/** Nobody reads a longer list of proposals; what is typed narrows it down. */
const MOST_WORDS = 400

/** The definitions, common to all boards of hexes, whose values are hexes. */
const HEX_DEFINITIONS: ReadonlySet<string | undefined> = new Set(['hex', 'hexRange', 'hexside'])

/** A place that speaks of a hex or a range of them. */
export type HexReference = { readonly text: string; readonly path: Path }

/** The hexes of a battle's board; nothing where it has none. */
export function gridIn(data: unknown): HexGrid | undefined {
  const [columns, rows] = [valueAt(data, ['board', 'columns']), valueAt(data, ['board', 'rows'])]
  if (typeof columns !== 'string' || typeof rows !== 'number' || !Number.isInteger(rows) || rows < 1) return undefined
  return makeGrid(columns, rows, new Report())
}

/** What the map calls its hexes, by label. */
export function placeNames(data: unknown): ReadonlyMap<string, string> {
  const named = new Map<string, string>()
  const grid = gridIn(data)
  const names = valueAt(data, ['board', 'names'])
  if (!grid || typeof names !== 'object' || names === null) return named
  for (const [name, hexes] of Object.entries(names)) {
    for (const label of Array.isArray(hexes) ? hexes : []) for (const hex of hexesIn(label, grid)) named.set(hex, name)
  }
  return named
}

/** The hexes of the board that a definition's values can be, those with names first. */
export function hexWords(
  definition: string | undefined,
  data: unknown,
  typed: string,
): readonly { readonly label: string; readonly insert: string; readonly name: string }[] {
  const grid = HEX_DEFINITIONS.has(definition) ? gridIn(data) : undefined
  if (!grid) return []
  const names = placeNames(data)
  const beginning = typed.replace(/^["']/, '').toUpperCase()
  if (definition === 'hexside') return sideWords(grid, beginning, names)
  const labels = Array.from({ length: grid.size }, (_, hex) => grid.label(hex)).filter((label) =>
    label.startsWith(beginning),
  )
  const sorted = [...labels.filter((label) => names.has(label)), ...labels.filter((label) => !names.has(label))]
  // YAML takes bare digits for a number.
  return sorted
    .slice(0, MOST_WORDS)
    .map((label) => ({ label, insert: /^\d/.test(label) ? `"${label}"` : label, name: names.get(label) ?? '' }))
}

/** First the hex, then the sides towards its neighbours. */
function sideWords(grid: HexGrid, typed: string, names: ReadonlyMap<string, string>) {
  const [of = '', towards] = typed.split('/')
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex).filter((hex) =>
    towards === undefined ? grid.label(hex).startsWith(of) : grid.label(hex) === of,
  )
  const sides = hexes
    .slice(0, MOST_WORDS / DIRECTIONS.length)
    .flatMap((hex) => DIRECTIONS.map((_, direction) => hex * DIRECTIONS.length + direction))
    .filter((side) => hexBeyond(grid, side) !== NOWHERE)
  return sides.map((side) => {
    const label = sideLabel(grid, side)
    return {
      label,
      insert: label,
      name: label
        .split('/')
        .flatMap((hex) => names.get(hex) ?? [])
        .join(', '),
    }
  })
}

/** Everywhere that a battle speaks of hexes. */
export function hexReferences(data: unknown, schema: JsonSchema): readonly HexReference[] {
  const found: HexReference[] = []
  walkData(data, schema, (value, path, { definition }) => {
    if (typeof value === 'string' && HEX_DEFINITIONS.has(definition)) found.push({ text: value, path })
  })
  return found
}

/** The labels of the hexes that `D5`, `B7-D10` or `D5/D6` speaks of, as far as the board has them. */
export function hexesIn(text: unknown, grid: HexGrid): readonly string[] {
  const sides = typeof text === 'string' ? parseSides(text) : undefined
  if (sides) {
    const hexes = [sides.of, ...sides.towards].map((hex) => grid.locate(hex)).filter((hex) => hex !== NOWHERE)
    return hexes.map((hex) => grid.label(hex))
  }
  const range = typeof text === 'string' ? parseRange(text) : undefined
  if (!range) return []
  const ends = [range.first, range.last].map((end) => grid.locate(end))
  if (ends.includes(NOWHERE)) return []
  return expandRange(range).map((hex) => grid.label(grid.locate(hex)))
}

/** The hexes around one: `N D6, NE E5`. */
export function describeNeighbours(label: string, grid: HexGrid): string {
  const hex = grid.find(label)
  return DIRECTIONS.flatMap((direction, i) => {
    const neighbour = grid.neighbour(hex, i)
    return neighbour === NOWHERE ? [] : [`${direction} ${grid.label(neighbour)}`]
  }).join(', ')
}
