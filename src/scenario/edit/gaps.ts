import type { TextEdit } from '../diagnostic.ts'
import type { Collection, Entry } from '../format/tree.ts'

/** Edits that make a part of a text another; undefined where it is not written in a way that allows it. */
export type Edits = readonly TextEdit[] | undefined

/** Gives the edits for an entry that stays. */
export type EmitEntry = (old: Entry, now: Entry) => Edits

/** What goes and comes between two entries that stay; all but `inserted` are entries before the change. */
export type Gap = {
  readonly prev: Entry | undefined
  readonly removed: readonly Entry[]
  readonly inserted: readonly Entry[]
  readonly next: Entry | undefined
}

/** Edits for a collection in the order of its text, part by part; undefined where one of them has none. */
export function emitEntries(
  old: Collection,
  now: Collection,
  emitGap: (gap: Gap) => Edits,
  emitEntry: EmitEntry,
): Edits {
  if (old.entries.some(({ span }) => !span)) return undefined
  const edits: TextEdit[] = []
  const places = new Map(old.entries.map(({ span }, i) => [span!, i]))
  let inserted: Entry[] = []
  let at = 0
  for (const entry of [...now.entries, undefined]) {
    const place = entry ? entry.span && places.get(entry.span) : old.entries.length
    if (place === undefined) {
      inserted.push(entry!)
      continue
    }
    const next = old.entries[place]
    if (place > at || inserted.length > 0) {
      const part = emitGap({ prev: old.entries[at - 1], removed: old.entries.slice(at, place), inserted, next })
      if (!part) return undefined
      for (const edit of part) edits.push(edit)
    }
    const part = next && entry ? emitEntry(next, entry) : []
    if (!part) return undefined
    for (const edit of part) edits.push(edit)
    inserted = []
    at = place + 1
  }
  return edits
}
