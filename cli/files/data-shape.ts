/** What a value in a file that berthier has written must be. Gives the path of the first part that is something else; nothing where all is well. */
export type Shape = (value: unknown, path: string) => string | undefined

/** A value for which this holds. */
const where =
  (holds: (value: unknown) => boolean): Shape =>
  (value, path) =>
    holds(value) ? undefined : path

export const text = where((value) => typeof value === 'string')
export const truth = where((value) => typeof value === 'boolean')
export const anyMapping = where(isMapping)

export const oneOf = (...words: readonly unknown[]) => where((value) => words.includes(value))

export const numberWithin = (least: number, most: number) =>
  where((value) => typeof value === 'number' && value >= least && value <= most)

export const wholeNumber = (least = 0, most = Number.MAX_SAFE_INTEGER) =>
  where((value) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most)

/** A value that may be null. */
export const orNull =
  (shape: Shape): Shape =>
  (value, path) =>
    value === null ? undefined : shape(value, path)

/** A value that may be left out. */
export const optional =
  (shape: Shape): Shape =>
  (value, path) =>
    value === undefined ? undefined : shape(value, path)

export const either =
  (...shapes: readonly Shape[]): Shape =>
  (value, path) =>
    shapes.some((shape) => shape(value, path) === undefined) ? undefined : path

export const listOf =
  (shape: Shape, least = 0, most = Number.POSITIVE_INFINITY): Shape =>
  (value, path) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return path
    return firstFlaw(value.entries(), () => shape, path)
  }

/** A mapping of any names to values of a kind. */
export const mappingOf =
  (shape: Shape): Shape =>
  (value, path) =>
    isMapping(value) ? firstFlaw(Object.entries(value), () => shape, path) : path

/** A mapping with these keys; what else it has does not matter. */
export const mappingWith =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, path) => {
    if (!isMapping(value)) return path
    const own = Object.keys(shapes).map((key) => [key, Object.hasOwn(value, key) ? value[key] : undefined] as const)
    return firstFlaw(own, (key) => shapes[key]!, path)
  }

function firstFlaw(
  entries: Iterable<readonly [string | number, unknown]>,
  shapeOf: (key: string) => Shape,
  path: string,
): string | undefined {
  for (const [key, value] of entries) {
    const flaw = shapeOf(String(key))(value, path === '' ? String(key) : `${path}.${key}`)
    if (flaw !== undefined) return flaw
  }
  return undefined
}

function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
