import { parseHex } from '../../../board/hex-labels.ts'
import type { Path } from '../../diagnostic.ts'
import { valueAt } from '../../value-at.ts'
import type { Change } from '../change.ts'
import { listAt, listChanges } from '../changes.ts'
import { openBoard } from './open-board.ts'

/** A unit in a list: its hex, or a mapping with the hex and what else is said of it. */
export type PlacementEntry = string | (Readonly<Record<string, unknown>> & { readonly at: string })

type Entries = readonly (PlacementEntry | undefined)[]

/** A hex with what is said of the unit there; only the hex where nothing is. */
export function makePlacement(at: string, details: Readonly<Record<string, unknown>>): PlacementEntry {
  const said = Object.entries(details).filter(([, value]) => value !== undefined)
  return said.length === 0 ? at : { at, ...Object.fromEntries(said) }
}

/** What is said of a unit besides its hex. */
export function detailsOf(placement: PlacementEntry): Readonly<Record<string, unknown>> {
  if (typeof placement === 'string') return {}
  const { at: _at, ...details } = placement
  return details
}

/** Adds units to their lists, each in the place that the formatter would give it. */
export function addPlacements(
  draft: unknown,
  units: readonly { readonly list: Path; readonly placement: PlacementEntry }[],
): Change[] {
  return [...groupBy(units, ({ list }) => list)].flatMap(([list, group]) => {
    const before = listAt(draft, list) as Entries | undefined
    return listChanges(
      list,
      before,
      group.reduce<Entries>((all, { placement }) => insert(all, placement), before ?? []),
    )
  })
}

/** Moves units to other hexes; each goes to its new place in its list. */
export function movePlacements(
  data: unknown,
  moves: readonly { readonly piece: Path; readonly hex: number }[],
): Change[] {
  const opened = openBoard<{ readonly board?: unknown }>(data)
  if (!opened) return []
  const movesOf = groupBy(moves, ({ piece }) => piece.slice(0, -1))
  return [...movesOf].flatMap(([list, group]) => {
    const before = listAt(data, list) as Entries | undefined
    if (!before) return []
    const moved = group.flatMap(({ piece, hex }) => {
      const at = opened.grid.label(hex)
      const entry = before[Number(piece.at(-1))]
      return entry === undefined || hexOf(entry) === at ? [] : [{ index: Number(piece.at(-1)), entry, at }]
    })
    const left = new Set(moved.map(({ index }) => index))
    const rest: Entries = Array.from(before).filter((_, i) => !left.has(i))
    return listChanges(
      list,
      before,
      moved.reduce<Entries>((entries, { entry, at }) => insert(entries, makePlacement(at, detailsOf(entry))), rest),
    )
  })
}

/** Takes units out of their lists; a list that is empty then goes with its key. */
export function removePlacements(draft: unknown, pieces: readonly Path[]): Change[] {
  return [...groupBy(pieces, (piece) => piece.slice(0, -1))].flatMap(([list, group]): Change[] => {
    const before = listAt(draft, list)
    if (!before) return []
    const gone = new Set(group.map((piece) => Number(piece.at(-1))))
    // A hole is no unit that anybody could mean.
    const after = Array.from(before).filter((entry, i) => entry === undefined || !gone.has(i))
    return after.length === 0 ? [{ kind: 'remove', path: list }] : listChanges(list, before, after)
  })
}

/** Says something of a unit, or nothing more; a unit of which nothing else is said is only a hex again. */
export function detailPlacement(draft: unknown, piece: Path, key: string, value: unknown): Change[] {
  const placement = valueAt(draft, piece) as PlacementEntry | undefined
  if (placement === undefined || key === 'at') return []
  const details = detailsOf(placement)
  if (details[key] === value) return []
  const { [key]: _before, ...rest } = details
  const others = Object.keys(rest).length
  if (typeof placement === 'string' || (value === undefined && others === 0)) {
    return [{ kind: 'set', path: piece, value: makePlacement(hexOf(placement), { ...rest, [key]: value }) }]
  }
  const path = [...piece, key]
  return [value === undefined ? { kind: 'remove', path } : { kind: 'set', path, value }]
}

const hexOf = (placement: PlacementEntry) => (typeof placement === 'string' ? placement : placement.at)

/** Units in the formatter's order; holes stay where they are. */
export function inOrder(entries: Entries): Entries {
  const sorted = entries.filter((entry) => entry !== undefined).sort((a, b) => rankOf(a) - rankOf(b))
  let next = 0
  return Array.from(entries, (entry) => (entry === undefined ? undefined : sorted[next++]))
}

function insert(entries: Entries, placement: PlacementEntry): Entries {
  const rank = rankOf(placement)
  const before = entries.findIndex((entry) => entry !== undefined && rankOf(entry) > rank)
  return Array.from(entries).toSpliced(before < 0 ? entries.length : before, 0, placement)
}

/** By column, then row; `D5` before `{ at: D5, … }`. */
function rankOf(placement: PlacementEntry): number {
  const position = parseHex(hexOf(placement))
  if (!position) return Number.MAX_SAFE_INTEGER
  return position.column * 1000 + position.row + (typeof placement === 'string' ? 0 : 0.5)
}

function groupBy<T>(items: readonly T[], listOf: (item: T) => Path): Map<Path, T[]> {
  const lists = new Map<string, Path>()
  const groups = new Map<Path, T[]>()
  for (const item of items) {
    const list = listOf(item)
    const key = JSON.stringify(list)
    const known = lists.get(key)
    if (known) groups.get(known)!.push(item)
    else {
      lists.set(key, list)
      groups.set(list, [item])
    }
  }
  return groups
}
