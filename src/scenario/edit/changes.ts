import type { Path } from '../diagnostic.ts'
import { isMapping } from '../plain-data.ts'
import { valueAt } from '../value-at.ts'
import type { Change } from './change.ts'
import { changeData } from './change-data.ts'

/** Beyond so many steps a list is written anew. */
const MOST_STEPS = 8

/** The list that a path leads to; its holes are entries that were wrong. */
export function listAt(data: unknown, path: Path): readonly unknown[] | undefined {
  const value = valueAt(data, path)
  return Array.isArray(value) ? value : undefined
}

/** Whether entries of it were wrong and have been taken out. */
export function hasHoles(value: unknown): boolean {
  if (Array.isArray(value)) return Array.from(value as unknown[]).some(hasHoles)
  return isMapping(value) ? Object.values(value).some(hasHoles) : value === undefined
}

/** The keys of the mapping that a path leads to. */
export function keysAt(data: unknown, path: Path): string[] {
  const value = valueAt(data, path)
  return isMapping(value) ? Object.keys(value) : []
}

/** The changes of several edits, each made to what the one before has left. */
export function inTurn(data: unknown, edits: readonly ((data: unknown) => Change[])[]): Change[] {
  let now = data
  return edits.flatMap((edit) => {
    const changes = edit(now)
    now = changeData(now, changes)
    return changes
  })
}

/** The changes that make one value of another, as few and as deep in the data as they can be. */
export function changesBetween(path: Path, before: unknown, after: unknown): Change[] {
  if (before === after) return []
  if (Array.isArray(before) && Array.isArray(after)) {
    const isAlike = before.length === after.length && before.every((entry, i) => areAlike(entry, after[i]))
    if (!isAlike) return listChanges(path, before, after)
    return before.flatMap((entry: unknown, i) => changesBetween([...path, i], entry, after[i]))
  }
  if (isMapping(before) && isMapping(after)) {
    return [
      ...Object.keys(before)
        .filter((key) => !Object.hasOwn(after, key))
        .map((key): Change => ({ kind: 'remove', path: [...path, key] })),
      ...Object.keys(after).flatMap((key) => changesBetween([...path, key], before[key], after[key])),
    ]
  }
  return keyOf(before) === keyOf(after) ? [] : [{ kind: 'set', path, value: after }]
}

/**
 * The changes that make one list of another. Entries that stay are left alone, and so are holes: nobody here knows what
 * stands there. Both lists have the same holes.
 */
export function listChanges(path: Path, before: readonly unknown[] | undefined, after: readonly unknown[]): Change[] {
  if (!before) return [{ kind: 'set', path, value: after }]
  const changes = stepwise(path, before, after)
  return changes.length > MOST_STEPS && !before.includes(undefined) ? [{ kind: 'set', path, value: after }] : changes
}

function stepwise(path: Path, before: readonly unknown[], after: readonly unknown[]): Change[] {
  const changes: Change[] = []
  const [old, now] = [Array.from(before, keyOf), Array.from(after, keyOf)]
  const [oldLeft, nowLeft] = [new Counts(old), new Counts(now)]
  let i = 0
  for (let j = 0; j < now.length || i < old.length; ) {
    const [had, has] = [old[i], now[j]]
    if (had !== undefined && had === has) {
      oldLeft.take(had)
      nowLeft.take(has)
      i++
      j++
      continue
    }
    const at = [...path, j]
    const isNeeded = had !== undefined && nowLeft.has(had)
    const comesLater = has !== undefined && oldLeft.has(has)
    if (had !== undefined && has !== undefined && !isNeeded && !comesLater) {
      changes.push(...changesBetween(at, before[i], after[j]))
      oldLeft.take(had)
      nowLeft.take(has)
      i++
      j++
    } else if (had !== undefined && (!isNeeded || has === HOLE)) {
      changes.push({ kind: 'remove', path: at })
      oldLeft.take(had)
      i++
    } else {
      changes.push({ kind: 'insert', path: at, value: after[j] })
      nowLeft.take(has!)
      j++
    }
  }
  return changes
}

/** How many of each entry are still to come. */
class Counts {
  readonly #left = new Map<string, number>()

  constructor(keys: readonly string[]) {
    for (const key of keys) this.#left.set(key, (this.#left.get(key) ?? 0) + 1)
  }

  has(key: string): boolean {
    return (this.#left.get(key) ?? 0) > 0
  }

  take(key: string): void {
    this.#left.set(key, this.#left.get(key)! - 1)
  }
}

const HOLE = 'hole'

/** Equal for equal values; no text is written like a hole. */
const keyOf = (value: unknown) =>
  value === undefined ? HOLE : typeof value === 'string' ? `"${value}` : JSON.stringify(value)

/** Whether two entries of lists are the same thing, changed. */
const areAlike = (a: unknown, b: unknown) => (a === undefined ? b === undefined : isObject(a) && isObject(b))

function isObject(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null
}
