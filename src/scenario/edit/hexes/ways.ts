import type { HexGrid } from '../../../board/hex-grid.ts'
import { HexReader } from '../../checks/hexes.ts'
import { Report } from '../../diagnostic.ts'
import { foldWay, type HexEntries } from './hex-lists.ts'

/** A list of roads or watercourses: each a path, or a mapping with a path and what else is said of it. */
export type WayEntries = readonly unknown[]

/** The hexes of a way, as far as they can be read. */
export function readWay(entry: unknown, reader: HexReader): number[] {
  return reader.path(pathOf(entry), [], 'road/broken').map(({ hex }) => hex)
}

/**
 * A list of ways with one more. Steps that the list has already are left out. What is new lengthens a way that `joins`
 * and ends or begins where it does, or else is a way of its own.
 */
export function layWay(
  entries: WayEntries,
  grid: HexGrid,
  hexes: readonly number[],
  joins: (entry: unknown) => boolean,
  make: (path: string[]) => unknown,
): WayEntries {
  const list = Array.from(entries)
  for (const run of newRuns(list, grid, hexes)) {
    const at = list.findIndex(
      (entry) => entry !== undefined && joins(entry) && lengthen(entry, grid, run) !== undefined,
    )
    if (at < 0) list.push(make(foldWay(grid, run)))
    else list[at] = withPath(list[at], foldWay(grid, lengthen(list[at], grid, run)!))
  }
  return list
}

/**
 * A list of ways without some hexes: a way is cut where it runs through them, and what is left of it in pieces of at
 * least so many hexes stays, with all that is said of it. Ways that cannot be read in full stay as they are.
 */
export function cutWays(entries: WayEntries, grid: HexGrid, hexes: ReadonlySet<number>, least: number): WayEntries {
  return Array.from(entries).flatMap((entry) => {
    const way = entry === undefined ? undefined : readWhole(entry, grid)
    if (!way?.some((hex) => hexes.has(hex))) return [entry]
    return splitWay(way, (hex) => !hexes.has(hex))
      .filter((part) => part.length >= least)
      .map((part) => withPath(entry, foldWay(grid, part)))
  })
}

/** The longest pieces of a chain whose hexes are all wanted. */
export function splitWay(way: readonly number[], isWanted: (hex: number) => boolean): number[][] {
  const parts: number[][] = []
  let part: number[] | undefined
  for (const hex of way) {
    if (!isWanted(hex)) part = undefined
    else if (part) part.push(hex)
    else parts.push((part = [hex]))
  }
  return parts
}

/** A way with another path, and what else is said of it. */
function withPath(entry: unknown, path: string[]): unknown {
  return Array.isArray(entry) ? path : { ...(entry as object), path }
}

const pathOf = (entry: unknown) => (Array.isArray(entry) ? entry : (entry as { path?: unknown }).path) as HexEntries

/** A way that is one chain of hexes of the board; nothing where part of it is wrong. */
function readWhole(entry: unknown, grid: HexGrid): number[] | undefined {
  const report = new Report()
  const way = readWay(entry, new HexReader(grid, report))
  return pathOf(entry).includes(undefined) || report.diagnostics.length > 0 ? undefined : way
}

function lengthen(entry: unknown, grid: HexGrid, run: readonly number[]): number[] | undefined {
  const way = readWhole(entry, grid)
  if (!way || way.length === 0) return undefined
  const [first, last] = [way[0], way.at(-1)]
  if (last === run[0]) return [...way, ...run.slice(1)]
  if (first === run[0]) return [...run.toReversed(), ...way.slice(1)]
  if (first === run.at(-1)) return [...run, ...way.slice(1)]
  if (last === run.at(-1)) return [...way, ...run.toReversed().slice(1)]
  return undefined
}

/** The parts of a chain that lead from neighbour to neighbour where no way of the list does. */
function newRuns(list: WayEntries, grid: HexGrid, hexes: readonly number[]): number[][] {
  const linkOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`
  const links = new Set<string>()
  const reader = new HexReader(grid, new Report())
  for (const entry of list) {
    if (entry === undefined) continue
    readWay(entry, reader).forEach((hex, i, way) => i > 0 && links.add(linkOf(way[i - 1]!, hex)))
  }
  const runs: number[][] = []
  hexes.forEach((hex, i) => {
    const before = hexes[i - 1]
    if (before === undefined || before === hex || !grid.areNeighbours(before, hex)) return
    const link = linkOf(before, hex)
    const isNew = !links.has(link)
    links.add(link)
    if (!isNew) return
    const run = runs.at(-1)
    if (run?.at(-1) === before) run.push(hex)
    else runs.push([before, hex])
  })
  return runs
}
