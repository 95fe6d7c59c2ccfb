import { childPlace, resolve, type SchemaPlace } from '../../../src/scenario/schema/nodes.ts'

/**
 * A record of records that hold short values, or of lists of so many: a row for each, a column for each key or place that
 * one of them has. Where they are not all alike, a row lacks some cells.
 */
export type GridShape = { readonly rows: readonly string[]; readonly columns: readonly (string | number)[] }

/** A record of two: the heads of columns as a list, and rows by their keys, each a list with a value for each column. */
export type ChartShape = { readonly heads: string; readonly rows: string }

export function gridOf({ node, ...place }: SchemaPlace): GridShape | undefined {
  const rows = Object.keys(node.properties ?? {})
  const inner = rows.map((key) => resolve(childPlace({ node, ...place }, key)!, undefined))
  const isRow = (row: SchemaPlace) => {
    const cells = cellsOf(row)
    return row.definition !== undefined && cells.length > 1 && cells.every((cell) => isShort(childPlace(row, cell)!))
  }
  // What is partly lists and partly records is two things.
  const isAlike = new Set(inner.map((row) => row.node.type)).size === 1
  return rows.length > 1 && isAlike && inner.every(isRow)
    ? { rows, columns: orderedUnion(inner.map(cellsOf)) }
    : undefined
}

/** The keys of a record, or the places of a list that has always as many; a pair is no row. */
function cellsOf({ node }: SchemaPlace): (string | number)[] {
  if (node.type !== 'array') return Object.keys(node.properties ?? {})
  const { minItems, maxItems = 0 } = node
  return minItems === maxItems && maxItems > 2 ? Array.from({ length: maxItems }, (_, i) => i) : []
}

/** The keys of all lists in an order that fits each: those of a later list before what it has behind them, or at the end. */
function orderedUnion(lists: readonly (readonly (string | number)[])[]): (string | number)[] {
  const keys: (string | number)[] = []
  for (const list of lists) {
    list.forEach((key, i) => {
      if (keys.includes(key)) return
      const next = list.slice(i + 1).find((later) => keys.includes(later))
      keys.splice(next === undefined ? keys.length : keys.indexOf(next), 0, key)
    })
  }
  return keys
}

export function chartOf(place: SchemaPlace): ChartShape | undefined {
  const keys = Object.keys(place.node.properties ?? {})
  if (keys.length !== 2 || !keys.every((key) => place.node.required?.includes(key))) return undefined
  const heads = keys.find((key) => isListOfShort(childPlace(place, key)!))
  const rows = keys.find((key) => {
    const { node, ...rest } = resolve(childPlace(place, key)!, undefined)
    if (node.type !== 'object' || node.properties) return false
    const entry = childPlace({ node, ...rest }, '')
    return entry !== undefined && isListOfShort(entry)
  })
  return heads !== undefined && rows !== undefined ? { heads, rows } : undefined
}

/** Short values, or a text of a certain form. */
function isListOfShort(place: SchemaPlace): boolean {
  const list = resolve(place, undefined)
  const item = list.node.type === 'array' ? childPlace(list, 0) : undefined
  return item !== undefined && (isShort(item) || resolve(item, undefined).node.pattern !== undefined)
}

/** A number, a word of a few or a flag: what fits into a cell. */
function isShort(place: SchemaPlace): boolean {
  const { node } = resolve(place, undefined)
  return node.enum !== undefined || node.type === 'integer' || node.type === 'number' || node.type === 'boolean'
}
