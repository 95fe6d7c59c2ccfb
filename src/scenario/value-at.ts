import type { Path } from './diagnostic.ts'

/** The value that a path leads to, if there is one. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    data,
  )
}
