import type { HexGrid } from '../../board/hex-grid.ts'
import { distance } from '../../board/hex-lines.ts'
import { foldHexes, foldPath, parseRange } from '../../board/hex-ranges.ts'
import { foldSides, parseSides } from '../../board/hex-sides.ts'
import { recordOf } from './plain-data.ts'
import { AREA_PARTS, type Details, dataOf, listUnits, type MapParts, PATH_PARTS, type SidePart } from './tiled-parts.ts'

/**
 * A scenario's data with what a map says now. A part of which the map still says what the data say stays as it is
 * written; so data that nobody touched come back without loss, whatever their form.
 */
export function mergeParts(data: unknown, before: MapParts, after: MapParts, grid: HexGrid): Record<string, unknown> {
  const board: Record<string, unknown> = {
    ...recordOf(recordOf(data)['board']),
    columns: grid.columnRange,
    rows: grid.rows,
  }
  const changed = changedParts(before, after)
  const isSame = (part: keyof MapParts) => !changed.includes(part)
  for (const part of ['terrain', ...AREA_PARTS] as const) {
    if (!isSame(part)) put(board, part, formatPainted(after[part], Object.keys(recordOf(board[part]))))
  }
  for (const part of PATH_PARTS) {
    if (!isSame(part))
      put(
        board,
        part,
        after[part].map(({ hexes, details }) => formatPath(hexes, details, grid)),
      )
  }
  if (!isSame('hexsides')) put(board, 'hexsides', formatSides(after.hexsides))
  if (!isSame('names')) {
    put(board, 'names', Object.fromEntries(after.names.map(({ name, hexes }) => [name, fold(hexes)])))
  }
  const merged: Record<string, unknown> = { ...recordOf(data), board }
  if (!isSame('units')) {
    put(
      merged,
      'units',
      listUnits(after.units, ({ hex, details }) => place(hex, details)),
    )
  }
  return merged
}

/** The parts of which a map says something else than before. */
export function changedParts(before: MapParts, after: MapParts): (keyof MapParts)[] {
  const parts = Object.keys(before) as (keyof MapParts)[]
  return parts.filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
}

/** The hexes of each name. Names that the file has had stay, with no hexes if need be: some of them it must have. */
function formatPainted(painted: Readonly<Record<string, string>>, known: readonly string[]): Record<string, string[]> {
  const lists = new Map<string, string[]>(known.map((name) => [name, []]))
  for (const [hex, name] of Object.entries(painted)) {
    const list = lists.get(name)
    if (list) list.push(hex)
    else lists.set(name, [hex])
  }
  const kept = [...lists].filter(([, hexes]) => hexes.length > 0)
  return Object.fromEntries(kept.map(([name, hexes]) => [name, fold(hexes)]))
}

function formatSides(sides: readonly SidePart[]): Record<string, string[]> {
  const kinds = [...new Set(sides.map(({ kind }) => kind))]
  const own = (kind: string) => sides.filter((side) => side.kind === kind)
  return Object.fromEntries(
    kinds.map((kind) => [kind, foldSides(own(kind).map(({ of, towards }) => parseSides(`${of}/${towards}`)!))]),
  )
}

/** A road that only has hexes is a list. */
function formatPath(hexes: readonly string[], details: Details, grid: HexGrid): unknown {
  const path = foldPath(withoutGaps(hexes, grid).map((hex) => parseRange(hex)!))
  if (Object.keys(details).length === 0) return path
  const { note, ...rest } = details
  return { ...rest, path, ...(note !== undefined && { note }) }
}

/** Whoever draws a line in Tiled clicks at its bends: the hexes between are the shortest way. */
function withoutGaps(hexes: readonly string[], grid: HexGrid): string[] {
  const chain: number[] = []
  for (const label of hexes) {
    const to = grid.find(label)
    const from = chain.at(-1)
    if (from === to) continue
    if (from !== undefined) chain.push(...between(from, to, grid))
    chain.push(to)
  }
  return chain.map((hex) => grid.label(hex))
}

/** One shortest way, as straight as it gets, without its ends. */
function between(from: number, to: number, grid: HexGrid): number[] {
  const way: number[] = []
  const offLine = (hex: number) => Math.abs(across(grid, from, to, hex))
  for (let at = from; distance(grid, at, to) > 1; ) {
    const nearer = [0, 1, 2, 3, 4, 5]
      .map((direction) => grid.neighbour(at, direction))
      .filter((hex) => hex >= 0 && distance(grid, hex, to) < distance(grid, at, to))
    at = nearer.reduce((best, hex) => (offLine(hex) < offLine(best) ? hex : best))
    way.push(at)
  }
  return way
}

/** How far a hex lies beside the line from hex to hex, and on which side of it. */
function across(grid: HexGrid, from: number, to: number, hex: number): number {
  const x = (one: number) => 1.5 * grid.column(one)
  const y = (one: number) => (grid.row(one) - (grid.column(one) % 2) / 2) * Math.sqrt(3)
  return (x(to) - x(from)) * (y(hex) - y(from)) - (y(to) - y(from)) * (x(hex) - x(from))
}

const place = (at: string, details: Details) => (Object.keys(details).length === 0 ? at : { at, ...dataOf(details) })

const fold = (hexes: readonly string[]) => foldHexes(hexes.map((hex) => parseRange(hex)!))!

function put(record: Record<string, unknown>, key: string, value: object): void {
  if (Object.keys(value).length > 0) record[key] = value
  else delete record[key]
}
