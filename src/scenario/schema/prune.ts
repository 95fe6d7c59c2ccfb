import type { Path, RawDiagnostic } from '../diagnostic.ts'
import { bareMapping } from '../reading/bare-mapping.ts'
import { childPlace, resolve, type SchemaPlace } from './nodes.ts'

/**
 * The part of the data that fits the schema, so that later checks can go on without stumbling over what is already reported.
 * Entries of lists leave a hole, which keeps the other entries' paths true; a top-level key may be missing.
 */
export function prune(data: unknown, root: SchemaPlace, findings: readonly RawDiagnostic[]): unknown {
  // Where nothing was found nothing is taken out.
  const touched = new Set(findings.map(({ path }) => path[0]))
  const copy = bareMapping()
  for (const [key, value] of Object.entries(data as object)) copy[key] = touched.has(key) ? copyMappings(value) : value
  for (const { code, path } of findings) if (code !== 'schema/missing-key') remove(copy, path)
  for (const key of touched) {
    const place = typeof key === 'string' && key in copy ? childPlace(root, key) : undefined
    if (place && !isWhole(copy[key!], place)) remove(copy, [key!])
  }
  return copy
}

/** Takes out what lacks something required, from the inside outwards; says whether the rest has all it needs. */
function isWhole(value: unknown, place: SchemaPlace): boolean {
  if (typeof value !== 'object' || value === null) return true
  const resolved = resolve(place, value)
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    const child = childPlace(resolved, key)
    const entry = (value as Record<string | number, unknown>)[key]
    if (child && entry !== undefined && !isWhole(entry, child)) remove(value, [key])
  }
  const { required = [], minItems, maxItems } = resolved.node
  // A point with one number is none.
  if (Array.isArray(value)) return minItems === undefined || minItems !== maxItems || !value.includes(undefined)
  return required.every((key) => key in value)
}

function remove(data: unknown, path: Path): void {
  const last = path.at(-1)
  if (last === undefined) return
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], data)
  if (Array.isArray(owner)) owner[Number(last)] = undefined
  else if (typeof owner === 'object' && owner !== null) delete (owner as Record<string, unknown>)[last]
}

function copyMappings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyMappings)
  if (typeof value !== 'object' || value === null) return value
  const copy = bareMapping()
  for (const [key, item] of Object.entries(value)) copy[key] = copyMappings(item)
  return copy
}

/** Data without the holes that entries leave in their lists which were wrong. */
export function withoutHoles<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.filter((entry) => entry !== undefined).map(withoutHoles) as Data
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) => (value === undefined ? [] : [[key, withoutHoles(value)]])),
  ) as Data
}
