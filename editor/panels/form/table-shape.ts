import { childPlace, resolve, type SchemaPlace } from '../../../src/scenario/schema-nodes.ts'

/** A record of records that are all alike and hold short values: a row for each, a column for each key within. */
export type GridShape = { readonly rows: readonly string[]; readonly columns: readonly string[] }

/** A record of two: the heads of columns as a list, and rows by their keys, each a list with a value for each column. */
export type ChartShape = { readonly heads: string; readonly rows: string }

export function gridOf({ node, ...place }: SchemaPlace): GridShape | undefined {
  const rows = Object.keys(node.properties ?? {})
  const inner = rows.map((key) => resolve(childPlace({ node, ...place }, key)!, undefined))
  const [first] = inner
  const columns = Object.keys(first?.node.properties ?? {})
  const isAlike = inner.every(({ definition }) => definition !== undefined && definition === first?.definition)
  if (!first || rows.length < 2 || columns.length < 2 || !isAlike) return undefined
  return columns.every((key) => isShort(childPlace(first, key)!)) ? { rows, columns } : undefined
}

export function chartOf(place: SchemaPlace): ChartShape | undefined {
  const keys = Object.keys(place.node.properties ?? {})
  if (keys.length !== 2) return undefined
  const heads = keys.find((key) => isListOfShort(childPlace(place, key)!, true))
  const rows = keys.find((key) => {
    const { node, ...rest } = resolve(childPlace(place, key)!, undefined)
    if (node.type !== 'object' || node.properties) return false
    const entry = childPlace({ node, ...rest }, '')
    return entry !== undefined && isListOfShort(entry, false)
  })
  return heads !== undefined && rows !== undefined ? { heads, rows } : undefined
}

function isListOfShort(place: SchemaPlace, canBeText: boolean): boolean {
  const list = resolve(place, undefined)
  const item = list.node.type === 'array' ? childPlace(list, 0) : undefined
  return item !== undefined && (isShort(item) || (canBeText && resolve(item, undefined).node.pattern !== undefined))
}

/** A number, a word of a few or a flag: what fits into a cell. */
function isShort(place: SchemaPlace): boolean {
  const { node } = resolve(place, undefined)
  return node.enum !== undefined || node.type === 'integer' || node.type === 'number' || node.type === 'boolean'
}
