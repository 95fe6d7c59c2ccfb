import type { Path } from '../diagnostic.ts'
import { WIDTH } from '../format/inline.ts'
import type { Change } from './change.ts'
import { columnOf } from './extents.ts'
import { type OutlinedEntry, outline, type TextOutline } from './outline.ts'

/** A part of a text that can be read and changed by itself, and the changes for it. */
export type TextRegion = {
  /** The part, indented as in the text; and what to add to its offsets. */
  readonly text: string
  readonly offset: number
  /** The path of the collection that the part is an entry of; empty for the whole text too. */
  readonly above: Path
  /** With their paths from that collection on, in which the part is the only entry. */
  readonly changes: readonly Change[]
}

/**
 * The smallest parts of a text that changes concern: reading takes nearly all the time that a change takes, and most
 * lists of a large battle are not touched. A part is one whose layout cannot become another collection's business.
 */
export function regionsFor(text: string, changes: readonly Change[]): TextRegion[] {
  // What an alias repeats may stand anywhere.
  const isTied = /(?:^|[\s,[{])[&*][^\s,[\]{}]/.test(text)
  const parts = isTied || /^(?:%|---|\.\.\.)/m.test(text) ? undefined : partsWithin(text, 0, text.length, [], changes)
  return parts ?? [{ text, offset: 0, above: [], changes }]
}

/** The parts of a collection that changes concern; undefined where they concern the collection as a whole. */
function partsWithin(
  text: string,
  from: number,
  to: number,
  above: Path,
  changes: readonly Change[],
): TextRegion[] | undefined {
  const found = outline(text, from, to)
  if (!found) return undefined
  const touched = new Map<OutlinedEntry, Change[]>()
  for (const change of changes) {
    const entry = entryFor(found, change, above.length)
    if (!entry) return undefined
    const known = touched.get(entry)
    if (known) known.push(change)
    else touched.set(entry, [change])
  }
  const rest = found.entries.filter((entry) => !touched.has(entry))
  if (!staysInLines(text, found, rest, above.length)) return undefined
  return [...touched].flatMap(([entry, own]) => {
    const step = own[0]!.path[above.length]!
    const inner =
      entry.inner === undefined ? undefined : partsWithin(text, entry.inner, entry.end, [...above, step], own)
    return inner ?? [regionOf(text, entry, above, own)]
  })
}

/** The entry that a change is inside of; undefined where it concerns the collection itself. */
function entryFor({ kind, entries }: TextOutline, change: Change, depth: number): OutlinedEntry | undefined {
  const { path } = change
  const step = path[depth]
  const isLast = depth === path.length - 1
  // What moves concerns wherever it comes from and goes to.
  if (change.kind === 'move' && (isLast || depth === change.to.length - 1 || change.to[depth] !== step))
    return undefined
  if (kind === 'list') return isLast ? undefined : entries[step as number]
  return isLast && change.kind !== 'set' ? undefined : entries.find(({ name }) => name === String(step))
}

/** Whether a collection cannot come to stand between brackets, whatever its other entries become. */
function staysInLines(text: string, { kind }: TextOutline, rest: readonly OutlinedEntry[], depth: number): boolean {
  if (depth === 0) return true
  if (kind === 'list') return rest.every(({ isCollection }) => isCollection)
  // The formatter keeps the mappings right below a key of the file in lines.
  if (depth === 1) return true
  let size = 0
  for (const { start, end } of rest) {
    size += text.slice(start, Math.min(end, start + WIDTH * 4)).replaceAll(/\s/g, '').length
    if (size > WIDTH) return true
  }
  return false
}

function regionOf(
  text: string,
  { name, start, end }: OutlinedEntry,
  above: Path,
  changes: readonly Change[],
): TextRegion {
  const column = columnOf(text, start)
  const alone = (path: Path): Path => {
    const rest = path.slice(above.length)
    return name === undefined ? [0, ...rest.slice(1)] : rest
  }
  return {
    text: ' '.repeat(column) + text.slice(start, end),
    offset: start - column,
    above,
    changes: changes.map((change) => ({
      ...change,
      path: alone(change.path),
      ...(change.kind === 'move' && { to: alone(change.to) }),
    })),
  }
}
