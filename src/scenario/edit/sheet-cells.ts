import type { Path } from '../diagnostic.ts'
import { valueAt } from '../value-at.ts'
import type { Change } from './change.ts'

/** Where a cell of a table of definitions is: the key of the table, the row's id, and the key of the value, or of the list that it is in. */
export type CellPlace = {
  readonly table: string
  readonly row: string
  readonly key: string
  readonly within?: { readonly list: readonly number[]; readonly index: number } | undefined
}

/**
 * Puts a value into a cell of a table of definitions. Without one the battle says no more of it than the book, and the
 * last of a list is taken off. Nothing where that cannot be: no list has a hole.
 */
export function fillCell(
  data: unknown,
  { table, row, key, within }: CellPlace,
  value: number | boolean | undefined,
): Change[] | undefined {
  const path = [table, row, key]
  if (!within) return value === undefined ? takeOut(data, path) : [{ kind: 'set', path, value }]
  const { list, index } = within
  if (value !== undefined)
    return [{ kind: 'set', path, value: [...list.slice(0, index), value, ...list.slice(index + 1)] }]
  if (index >= list.length) return []
  if (index < list.length - 1) return undefined
  return list.length === 1 ? takeOut(data, path) : [{ kind: 'set', path, value: list.slice(0, -1) }]
}

/** Takes out a value with the definition that says nothing else, and the table that has no other definition. */
function takeOut(data: unknown, path: Path): Change[] {
  if (valueAt(data, path) === undefined) return []
  let outermost = path
  while (outermost.length > 1) {
    const above = outermost.slice(0, -1)
    const holder = valueAt(data, above)
    if (typeof holder !== 'object' || holder === null || Object.keys(holder).length > 1) break
    outermost = above
  }
  return [{ kind: 'remove', path: outermost }]
}
