import { type HexPosition, makeHex, parseHex } from './hex-labels.ts'

/** The hexes between two corners, as `B7-D10` names them. A single hex is both of its corners. */
export type HexRange = { readonly first: HexPosition; readonly last: HexPosition }

/** A range that is spelled out rather than folded: below this many hexes it would be no shorter. */
const SHORTEST_RANGE = 3

const NOTATION = /^(?:[A-Z]{1,2}[1-9]\d{0,2}(?:-[A-Z]{1,2}[1-9]\d{0,2})?|\d\d(?!00)\d\d(?:-\d\d(?!00)\d\d)?)$/

/** Reads `D5`, `B7-D10` or `0417-0422`, corners as written. A column that does not exist (J) has ordinal -1, as in `parseHex`. */
export function parseRange(text: string): HexRange | undefined {
  if (!NOTATION.test(text)) return undefined
  const dash = text.indexOf('-')
  const first = parseHex(dash < 0 ? text : text.slice(0, dash))!
  return { first, last: dash < 0 ? first : parseHex(text.slice(dash + 1))! }
}

/** Writes `D5` or `B7-D10`. */
export function makeRange({ first, last }: HexRange): string {
  const single = first.column === last.column && first.row === last.row
  return single ? makeHex(first) : `${makeHex(first)}-${makeHex(last)}`
}

/** Every hex of a range, column by column, in the direction from its first corner to its last. */
export function expandRange({ first, last }: HexRange): HexPosition[] {
  const hexes: HexPosition[] = []
  const [eastward, northward] = [first.column <= last.column ? 1 : -1, first.row <= last.row ? 1 : -1]
  for (let column = first.column; column !== last.column + eastward; column += eastward) {
    for (let row = first.row; row !== last.row + northward; row += northward) hexes.push({ column, row })
  }
  return hexes
}

/**
 * The one way to write a set of hexes. In each column the longest runs of rows; equal runs in neighbouring columns are
 * one range; sorted by column, then row. Crossing strips of hexes come to many short ranges: past `limit` it gives up.
 */
export function foldHexes(ranges: readonly HexRange[], limit = Infinity): string[] | undefined {
  return rectangles(ranges, limit)
    ?.flatMap(spellOut)
    .sort((a, b) => a.first.column - b.first.column || a.first.row - b.first.row)
    .map(makeRange)
}

/** The one way to write a chain of hexes, in its order: steps along one column are a range. No range spans columns. */
export function foldPath(ranges: readonly HexRange[]): string[] {
  const runs: { column: number; from: number; to: number }[] = []
  for (const { first, last } of ranges) {
    const { column, row } = first
    const run = runs.at(-1)
    const joins = run?.column === column && Math.abs(row - run.to) === 1 && isOnward(run, row)
    if (joins) run.to = row
    else runs.push({ column, from: row, to: row })
    if (last.row === row) continue
    // The first hex may have joined a run that goes the other way: then the rest is a run of its own.
    const current = runs.at(-1)!
    if (isOnward(current, last.row)) current.to = last.row
    else runs.push({ column, from: row + Math.sign(last.row - row), to: last.row })
  }
  return runs
    .map(({ column, from, to }) => ({ first: { column, row: from }, last: { column, row: to } }))
    .flatMap(spellOut)
    .map(makeRange)
}

function isOnward({ from, to }: { from: number; to: number }, row: number): boolean {
  return from === to || Math.sign(row - to) === Math.sign(to - from)
}

function spellOut(range: HexRange): HexRange[] {
  const { first, last } = range
  const size = (Math.abs(last.column - first.column) + 1) * (Math.abs(last.row - first.row) + 1)
  return size < SHORTEST_RANGE ? expandRange(range).map((hex) => ({ first: hex, last: hex })) : [range]
}

/**
 * Sweeps from west to east over the columns where some range begins or ends: between them nothing changes, so a range
 * costs the same however many hexes it covers.
 */
function rectangles(ranges: readonly HexRange[], limit: number): HexRange[] | undefined {
  const found: HexRange[] = []
  const edges = rowEdges(ranges)
  const rowIndex = new Map(edges.map((row, i) => [row, i]))
  const changes = new Int32Array(edges.length)
  let open = new Map<number, { column: number; south: number; north: number }>()

  for (const [column, starting] of columnEdges(ranges)) {
    for (const { south, north, sign } of starting) {
      changes[rowIndex.get(south)!]! += sign
      changes[rowIndex.get(north + 1)!]! -= sign
    }
    const runs = new Map<number, { column: number; south: number; north: number }>()
    for (const [south, north] of coveredRuns(edges, changes)) {
      const key = south * 1000 + north
      runs.set(key, open.get(key) ?? { column, south, north })
      open.delete(key)
    }
    for (const { column: west, south, north } of open.values()) {
      found.push({ first: { column: west, row: south }, last: { column: column - 1, row: north } })
    }
    if (found.length > limit) return undefined
    open = runs
  }
  return found
}

function* coveredRuns(edges: readonly number[], changes: Int32Array): Generator<[south: number, north: number]> {
  let depth = 0
  let south = 0
  for (const [i, row] of edges.entries()) {
    const before = depth
    depth += changes[i]!
    if (before === 0 && depth > 0) south = row
    if (before > 0 && depth === 0) yield [south, row - 1]
  }
}

function rowEdges(ranges: readonly HexRange[]): number[] {
  const edges = new Set<number>()
  for (const { first, last } of ranges) {
    edges.add(Math.min(first.row, last.row))
    edges.add(Math.max(first.row, last.row) + 1)
  }
  return [...edges].sort((a, b) => a - b)
}

type ColumnEdge = { readonly south: number; readonly north: number; readonly sign: 1 | -1 }

function columnEdges(ranges: readonly HexRange[]): [column: number, edges: ColumnEdge[]][] {
  const edges = new Map<number, ColumnEdge[]>()
  const add = (column: number, edge: ColumnEdge) => {
    const list = edges.get(column)
    if (list) list.push(edge)
    else edges.set(column, [edge])
  }
  for (const { first, last } of ranges) {
    const [south, north] = [Math.min(first.row, last.row), Math.max(first.row, last.row)]
    add(Math.min(first.column, last.column), { south, north, sign: 1 })
    add(Math.max(first.column, last.column) + 1, { south, north, sign: -1 })
  }
  return [...edges].sort(([a], [b]) => a - b)
}
