import type { Path } from '../diagnostic.ts'
import { WIDTH } from '../format/inline.ts'
import type { Collection, Entry, Piece } from '../format/tree.ts'
import { isMapping, isSame } from '../plain-data.ts'
import type { SchemaPlace } from '../schema/nodes.ts'
import { align } from './align.ts'
import { type ChangeInPlace, ImpossibleChange } from './change.ts'
import { blockText, freshEntry, makeKey, makePair, makePiece, placeOf } from './make-piece.ts'
import { placeForKey } from './place-key.ts'

/** What a tree is changed with besides the change itself. */
export type Surroundings = {
  /** How deep in the scenario the tree's root is. */
  readonly depth: number
  /** The anchors that an alias leads to. */
  readonly aliased: ReadonlySet<string>
}

/** Carries out a change, which the data allow, on a tree. What it does not touch is shared with the tree before. */
export function changeTree(
  root: Piece,
  change: ChangeInPlace,
  data: unknown,
  place: SchemaPlace | undefined,
  { depth: base, aliased }: Surroundings,
): Piece {
  return changePiece(root, data, place, 0)

  function changePiece(piece: Piece, value: unknown, where: SchemaPlace | undefined, depth: number): Piece {
    if (depth === change.path.length) {
      refuseAnchored(piece, change.path, aliased)
      const merged = merge(piece, value, where, base + depth)
      return merged.props === piece.props ? merged : { ...merged, props: piece.props }
    }
    if (piece.kind === 'scalar') {
      if (piece.style !== 'alias') return { ...makePiece(value, where, base + depth), props: piece.props }
      throw new ImpossibleChange(
        change.path,
        `This value is defined elsewhere in the text, where ${piece.source} points. Change it there.`,
      )
    }
    refuseAnchored(piece, change.path, aliased)
    const entries =
      piece.kind === 'map' ? changeMap(piece, value, where, depth) : changeList(piece, value, where, depth)
    return entries === piece.entries ? piece : { ...piece, entries, data: value }
  }

  function changeMap(map: Collection, value: unknown, where: SchemaPlace | undefined, depth: number): Entry[] {
    const name = String(change.path[depth])
    const index = map.entries.findIndex(({ key }) => key!.name === name)
    const entry = map.entries[index]
    const isLast = depth === change.path.length - 1
    if (isLast && change.kind === 'remove') {
      const isKept = change.ifEmpty && Object.hasOwn(value as object, name)
      return isKept ? map.entries : map.entries.toSpliced(index, 1)
    }
    if (isLast && change.kind === 'rename') {
      return name === change.name ? map.entries : map.entries.with(index, { ...entry!, key: makeKey(change.name) })
    }
    const inner = (value as Record<string, unknown>)[name]
    if (!entry) {
      return map.entries.toSpliced(placeForKey(map, name, where), 0, makePair(name, inner, where, base + depth))
    }
    const changed = changePiece(entry.value, inner, placeOf(where, name, inner), depth + 1)
    return changed === entry.value ? map.entries : map.entries.with(index, withValue(entry, changed))
  }

  function changeList(list: Collection, value: unknown, where: SchemaPlace | undefined, depth: number): Entry[] {
    const index = change.path[depth] as number
    const isLast = depth === change.path.length - 1
    if (isLast && change.kind === 'remove') return list.entries.toSpliced(index, 1)
    const inner = (value as unknown[])[index]
    if (isLast && change.kind === 'insert') {
      const piece = makePiece(inner, placeOf(where, 0, inner), base + depth + 1)
      return list.entries.toSpliced(index, 0, freshEntry(piece))
    }
    const entry = list.entries[index]!
    const changed = changePiece(entry.value, inner, placeOf(where, 0, inner), depth + 1)
    return changed === entry.value ? list.entries : list.entries.with(index, withValue(entry, changed))
  }
}

/** Refuses to change what an alias repeats. */
export function refuseAnchored({ props }: Piece, path: Path, aliased: ReadonlySet<string>): void {
  const anchor = anchorOf(props)
  if (anchor !== undefined && aliased.has(anchor)) throw sharedPlace(path, anchor)
}

/** The anchor among what stands before a value. */
function anchorOf(props: string): string | undefined {
  return /&(\S+)/.exec(props)?.[1]
}

/** Why a value that an alias repeats cannot be changed. */
function sharedPlace(path: Path, anchor: string): ImpossibleChange {
  const message = `This would also change another place, where *${anchor} repeats it. Replace the alias with its value first.`
  return new ImpossibleChange(path, message)
}

/** A piece with other data, of which it keeps whatever it has already, comments and all. */
function merge(old: Piece, value: unknown, place: SchemaPlace | undefined, depth: number): Piece {
  if (isSame(old.data, value)) return old
  if (old.kind === 'map' && isMapping(value)) return mergeMap(old, value, place, depth)
  if (old.kind === 'list' && Array.isArray(value)) return mergeList(old, value, place, depth)
  const header = old.kind === 'scalar' && old.style === 'block' ? old.source[0] : undefined
  const block =
    (header === '|' || header === '>') && typeof value === 'string' && blockText(value, header, WIDTH - depth * 2)
  return block || makePiece(value, place, depth)
}

function mergeMap(
  old: Collection,
  value: Readonly<Record<string, unknown>>,
  place: SchemaPlace | undefined,
  depth: number,
): Collection {
  const kept = old.entries.filter(({ key }) => Object.hasOwn(value, key!.name))
  const names = new Set(kept.map(({ key }) => key!.name))
  const map = {
    ...old,
    data: value,
    entries: kept.map((entry) => {
      const inner = value[entry.key!.name]
      return withValue(entry, merge(entry.value, inner, placeOf(place, entry.key!.name, inner), depth + 1))
    }),
  }
  for (const [name, inner] of Object.entries(value)) {
    if (names.has(name)) continue
    map.entries = map.entries.toSpliced(placeForKey(map, name, place), 0, makePair(name, inner, place, depth))
  }
  return map
}

function mergeList(
  old: Collection,
  values: readonly unknown[],
  place: SchemaPlace | undefined,
  depth: number,
): Collection {
  const kept = align(
    old.entries.map(({ value }) => textOf(value.data)),
    values.map(textOf),
  )
  const entries: Entry[] = []
  let [i, j] = [0, 0]
  for (const [nextOld, nextNew] of [...kept, [old.entries.length, values.length] as const]) {
    // As many come as go: they are the same entries with other data, and keep what is said of them.
    const stays = nextOld - i === nextNew - j
    for (; j < nextNew; j++, i++) {
      const value = values[j]
      const inner = placeOf(place, 0, value)
      const entry = old.entries[i]
      if (stays) entries.push(withValue(entry!, merge(entry!.value, value, inner, depth + 1)))
      else entries.push(freshEntry(makePiece(value, inner, depth + 1)))
    }
    const same = old.entries[nextOld]
    if (same) entries.push(withValue(same, merge(same.value, values[nextNew], undefined, depth + 1)))
    ;[i, j] = [nextOld + 1, nextNew + 1]
  }
  return { ...old, data: values, entries }
}

/** An entry with another value. Comments behind the last entry of a collection that is empty now go above it. */
function withValue(entry: Entry, value: Piece): Entry {
  if (value === entry.value) return entry
  if (value.kind === 'scalar' || value.entries.length > 0 || value.foot.length === 0) return { ...entry, value }
  return { ...entry, before: [...entry.before, ...value.foot], value: { ...value, foot: [] } }
}

function textOf(data: unknown): string {
  return typeof data === 'object' ? JSON.stringify(data) : `${typeof data} ${String(data)}`
}
