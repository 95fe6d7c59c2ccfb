/** Reads data of unknown make, such as other programs' JSON: what is not of the expected kind counts as absent. */
export type PlainRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is PlainRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const recordOf = (value: unknown): PlainRecord => (isRecord(value) ? value : {})

export const recordsOf = (value: unknown): readonly PlainRecord[] =>
  Array.isArray(value) ? value.filter((entry) => isRecord(entry)) : []

export const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

export const numberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
