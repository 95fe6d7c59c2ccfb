/** The keys of a mapping, and what stands under them. */
export type Mapping = Readonly<Record<string, unknown>>

/** Whether a value is a mapping of keys. */
export function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two pieces of data say the same; the order of keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((entry, i) => isSame(entry, b[i]))
  if (!isMapping(a) || !isMapping(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
}
