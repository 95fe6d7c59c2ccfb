import type { HexGrid } from '../../../board/hex-grid.ts'
import type { HexReader } from '../../checks/hexes.ts'
import type { Path } from '../../diagnostic.ts'
import type { Change } from '../change.ts'
import { changesBetween, listAt } from '../changes.ts'
import { cutWays, layWay, readWay, splitWay, type WayEntries } from './ways.ts'

/** What a way without a kind of its own is. */
const ROAD = 'road'

/** A chain of hexes that is to be a road, or a watercourse of a kind. */
export type NewWay = {
  readonly kind: string
  readonly hexes: readonly number[]
  /** What else is known of it, such as a name. */
  readonly details?: object
}

/** Lays ways of one list, one after the other. */
export function layWays(draft: unknown, path: Path, grid: HexGrid, ways: readonly NewWay[]): Change[] {
  const before = listAt(draft, path)
  const after = ways.reduce<WayEntries>(
    (list, { kind, hexes, details = {} }) =>
      layWay(
        list,
        grid,
        hexes,
        (entry) => detailsOf(entry).kind === kind && canTakeOn(entry, details),
        (steps) => makeWay(kind, details, steps),
      ),
    before ?? [],
  )
  return after.length === 0 ? [] : changesBetween(path, before, after)
}

/** Cuts the ways of a list out of hexes; what is shorter than so many hexes goes as well. */
export function cutWaysAt(
  draft: unknown,
  path: Path,
  grid: HexGrid,
  hexes: ReadonlySet<number>,
  least: number,
): Change[] {
  const before = listAt(draft, path)
  if (!before) return []
  const after = cutWays(before, grid, hexes, least)
  return after.length === 0 ? [{ kind: 'remove', path }] : changesBetween(path, before, after)
}

/** The ways of a list as they can be read, each with its place in the data. */
export function listWays(draft: unknown, path: Path, reader: HexReader) {
  return Array.from(listAt(draft, path) ?? []).flatMap((entry, i) => {
    if (entry === undefined) return []
    const { kind, name } = detailsOf(entry)
    return [{ path: [...path, i], kind, name, hexes: readWay(entry, reader) }]
  })
}

/** The parts of the ways of a list that lie in some hexes, with all their details. */
export function waysIn(list: WayEntries | undefined, reader: HexReader, inside: ReadonlySet<number>) {
  return Array.from(list ?? []).flatMap((entry) => {
    if (entry === undefined) return []
    const { name, note, kind } = detailsOf(entry)
    const details = { ...(name !== undefined && { name }), ...(note !== undefined && { note }) }
    return splitWay(readWay(entry, reader), (hex) => inside.has(hex))
      .filter((part) => part.length > 1)
      .map((hexes) => ({ kind, details, hexes }))
  })
}

function detailsOf(entry: unknown): { readonly name?: string; readonly note?: string; readonly kind: string } {
  return { kind: ROAD, ...(Array.isArray(entry) ? {} : (entry as object)) }
}

function makeWay(kind: string, details: object, path: string[]): unknown {
  const { name, note } = details as { name?: string; note?: string }
  const isNamed = name !== undefined || note !== undefined
  if (kind === ROAD && !isNamed) return path
  return {
    ...(name !== undefined && { name }),
    ...(kind !== ROAD && { kind }),
    path,
    ...(note !== undefined && { note }),
  }
}

/** Whether a way may be lengthened by one with these details: two names are two ways. */
function canTakeOn(entry: unknown, details: object): boolean {
  const { name } = details as { name?: string }
  return name === undefined || detailsOf(entry).name === name
}
