import type { Finding, Path } from './diagnostic.ts'
import { placeAt, type SchemaPlace } from './schema-nodes.ts'

/**
 * The part of the data that fits the schema, so that later checks can go on without stumbling over what is already reported.
 * Entries of lists leave a hole, which keeps the other entries' paths true; a top-level key may be missing.
 */
export function prune(data: unknown, root: SchemaPlace, findings: readonly Finding[]): unknown {
  const copy = copyMappings(data)
  for (const { code, path } of findings) remove(code === 'schema/unknown-key' ? path : upToOptional(path, data, root))
  return copy

  function remove(path: Path): void {
    const last = path.at(-1)
    if (last === undefined) return
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], copy)
    if (Array.isArray(parent)) parent[Number(last)] = undefined
    else if (typeof parent === 'object' && parent !== null) delete (parent as Record<string, unknown>)[last]
  }
}

/** What is required takes its owner with it, up to something optional, an entry of a list or a top-level key. */
function upToOptional(path: Path, data: unknown, root: SchemaPlace): Path {
  const last = path.at(-1)
  if (path.length <= 1 || typeof last === 'number') return path
  const owner = path.slice(0, -1)
  return placeAt(root, data, owner)?.node.required?.includes(String(last)) ? upToOptional(owner, data, root) : path
}

function copyMappings(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyMappings)
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const [key, item] of Object.entries(value)) copy[key] = copyMappings(item)
  return copy
}
