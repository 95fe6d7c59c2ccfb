import type { Path } from '../diagnostic.ts'
import { isMapping, type Mapping } from '../plain-data.ts'
import { valueAt } from '../value-at.ts'
import { quote } from '../wording.ts'
import { type Change, type ChangeInPlace, ImpossibleChange } from './change.ts'

/** The data after the changes, one after the other. What they do not touch is shared with the data before. */
export function changeData(data: unknown, changes: readonly Change[]): unknown {
  return changes.reduce(
    (before, change) => (change.kind === 'move' ? moveEntry(before, change) : changeAt(before, change, 0)),
    data,
  )
}

/** A value as reading it from a text would give it: mappings have no prototype, and nothing is undefined. */
function asData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asData)
  if (typeof value !== 'object' || value === null) {
    if (value === undefined || typeof value === 'function') throw new TypeError('a scenario cannot contain this value')
    return value
  }
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return mappingOf(entries.map(([key, entry]) => [key, asData(entry)]))
}

/** Whether there is something in a mapping or a list. */
const isFilled = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length > 0

function changeAt(data: unknown, change: ChangeInPlace, depth: number): unknown {
  const { kind, path } = change
  if (depth === path.length) {
    if (kind === 'set') return asData(change.value)
    throw new ImpossibleChange(path, 'Only a part of the scenario can be changed this way.')
  }
  if (Array.isArray(data)) return changeList(data, change, depth)
  if (isMapping(data)) return changeMapping(data, change, depth)
  // A key without a value holds nothing yet.
  if ((data === null || data === undefined) && kind === 'set' && typeof path[depth] === 'string') {
    return changeMapping(mappingOf([]), change, depth)
  }
  throw noEntries(change, depth)
}

/** Takes a key out of its mapping and puts it into another, or elsewhere into its own. */
function moveEntry(data: unknown, { path, to, before }: Change & { kind: 'move' }): unknown {
  if (to.length > path.length && path.every((step, i) => step === to[i])) {
    throw new ImpossibleChange(path, `${place(path, path.length)} cannot be moved into itself.`)
  }
  if (typeof path.at(-1) !== 'string' || typeof to.at(-1) !== 'string') {
    throw new ImpossibleChange(path, 'Only named entries can be moved.')
  }
  const value = valueAt(data, path)
  const without = changeAt(data, { kind: 'remove', path }, 0)
  const [above, name] = [to.slice(0, -1), String(to.at(-1))]
  const map = valueAt(without, above)
  if (!isMapping(map))
    throw new ImpossibleChange(to, `${place(to, above.length)} does not exist, so nothing can be moved into it.`)
  if (Object.hasOwn(map, name)) {
    throw new ImpossibleChange(to, `${place(to, above.length)} already has ${quote(name)}.`)
  }
  if (before !== undefined && !Object.hasOwn(map, before)) {
    throw new ImpossibleChange(to, `${place(to, above.length)} has no ${quote(before)}.`)
  }
  const entries = Object.entries(map)
  const at = before === undefined ? entries.length : entries.findIndex(([key]) => key === before)
  return changeAt(without, { kind: 'set', path: above, value: mappingOf(entries.toSpliced(at, 0, [name, value])) }, 0)
}

function changeList(list: readonly unknown[], change: ChangeInPlace, depth: number): unknown[] {
  const index = indexIn(list, change, depth)
  if (depth < change.path.length - 1 || change.kind === 'set') {
    return list.with(index, changeAt(list[index], change, depth + 1))
  }
  if (change.kind === 'insert') return list.toSpliced(index, 0, asData(change.value))
  if (change.kind === 'remove') return list.toSpliced(index, 1)
  throw new ImpossibleChange(change.path, 'An entry of a list has no name to change.')
}

function changeMapping(map: Mapping, change: ChangeInPlace, depth: number): Mapping {
  const key = checkKey(map, change, depth)
  const entries = Object.entries(map)
  if (depth < change.path.length - 1 || change.kind === 'set') {
    const value = changeAt(map[key], change, depth + 1)
    if (!Object.hasOwn(map, key)) return mappingOf([...entries, [key, value]])
    return mappingOf(entries.map(([name, old]) => [name, name === key ? value : old]))
  }
  if (change.kind === 'remove') {
    return change.ifEmpty && isFilled(map[key]) ? map : mappingOf(entries.filter(([name]) => name !== key))
  }
  const { name } = change as ChangeInPlace & { kind: 'rename' }
  return mappingOf(entries.map(([old, value]) => [old === key ? name : old, value]))
}

/** Where in a list a path leads; an entry can be put in behind the last one. */
function indexIn(list: readonly unknown[], change: ChangeInPlace, depth: number): number {
  const index = change.path[depth]
  const end = change.kind === 'insert' && depth === change.path.length - 1 ? list.length : list.length - 1
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0 || index > end) {
    throw new ImpossibleChange(change.path, `${place(change.path, depth)} has no entry ${ordinal(index!)}.`)
  }
  return index
}

/** Refuses a change that a mapping has no place for. */
function checkKey(map: Mapping, change: ChangeInPlace, depth: number): string {
  const { kind, path } = change
  const key = String(path[depth])
  const isLast = depth === path.length - 1
  if (isLast && kind === 'insert') throw noList(path, depth)
  if (!Object.hasOwn(map, key) && kind !== 'set') {
    throw new ImpossibleChange(path, `${place(path, depth)} has no ${quote(key)}.`)
  }
  if (isLast && kind === 'set' && change.isNew && Object.hasOwn(map, key)) {
    throw new ImpossibleChange(path, `${place(path, depth)} already has ${quote(key)}.`)
  }
  if (isLast && kind === 'rename' && change.name !== key && Object.hasOwn(map, change.name)) {
    throw new ImpossibleChange(path, `${place(path, depth)} already has ${quote(change.name)}.`)
  }
  return key
}

/** Refuses a change that leads through something without entries. */
function noEntries({ kind, path }: ChangeInPlace, depth: number): ImpossibleChange {
  if (kind === 'insert' && depth === path.length - 1) return noList(path, depth)
  const step = path[depth]
  const wanted = typeof step === 'number' ? `entry ${ordinal(step)}` : quote(step!)
  return new ImpossibleChange(path, `${place(path, depth)} is a single value and cannot contain ${wanted}.`)
}

function mappingOf(entries: readonly (readonly [string, unknown])[]): Mapping {
  const map: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const [key, value] of entries) map[key] = value
  return map
}

function noList(path: Path, depth: number): ImpossibleChange {
  return new ImpossibleChange(path, `${place(path, depth)} is not a list.`)
}

/** What the first steps of a path lead to, in words. */
function place(path: Path, depth: number): string {
  if (depth === 0) return 'The scenario'
  const steps = path.slice(0, depth).map((step) => (typeof step === 'number' ? `#${step + 1}` : quote(step)))
  return steps.join(' › ')
}

function ordinal(step: string | number): string {
  return typeof step === 'number' ? `#${step + 1}` : quote(step)
}
