import type { Details } from '../../scenario/convert/tiled-parts.ts'

/** The properties of a thing, as Tiled writes them. */
export function propertyList(details: Details) {
  return Object.entries(details).map(([name, value]) => ({ name, type: typeName(value), value }))
}

function typeName(value: string | number | boolean): string {
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'string') return 'string'
  return Number.isInteger(value) ? 'int' : 'float'
}
