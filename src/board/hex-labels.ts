/** The letters of columns, from west to east: printed maps leave out J, which is too like I. */
const LETTERS = 'ABCDEFGHIKLMNOPQRSTUVWXYZ'

const ORDINALS = new Int8Array(128).fill(-1)
for (let i = 0; i < LETTERS.length; i++) ORDINALS[LETTERS.charCodeAt(i)] = i

/**
 * Where the columns 01, 02 … begin: some maps number their hexes, `0417` being column 04 and row 17. An even number, so
 * that columns with odd numbers are the shifted ones.
 */
export const NUMBERED = 1000

/** The most columns and rows that two digits can number. */
export const MOST_NUMBERED = 99

/** The place of a column in the row A … Z (without J), AA, AB …, or 01, 02 …; -1 where there is no such column. */
export function columnOrdinal(label: string): number {
  if (isDigit(label.charCodeAt(0))) return Number(label) > 0 ? NUMBERED + Number(label) : -1
  const first = ORDINALS[label.charCodeAt(0)] ?? -1
  if (label.length === 1 || first < 0) return first
  const second = ORDINALS[label.charCodeAt(1)] ?? -1
  return second < 0 ? -1 : (first + 1) * LETTERS.length + second
}

/** The letters or the number of the column at this place. */
export function columnLabel(ordinal: number): string {
  if (ordinal >= NUMBERED) return twoDigits(ordinal - NUMBERED)
  const last = LETTERS.charAt(ordinal % LETTERS.length)
  return ordinal < LETTERS.length ? last : columnLabel(Math.floor(ordinal / LETTERS.length) - 1) + last
}

/** A hex by column and row as its label counts them, whether or not a board has it: columns by their ordinals, rows from 0. */
export type HexPosition = { readonly column: number; readonly row: number }

/** Reads `D5` or `0417`. A column that does not exist (J, 00) has ordinal -1; what is not a hex at all gives undefined. */
export function parseHex(label: string): HexPosition | undefined {
  if (isDigit(label.charCodeAt(0))) {
    const number = /^\d{4}$/.test(label) ? Number(label.slice(2)) : 0
    return number < 1 ? undefined : { column: columnOrdinal(label.slice(0, 2)), row: number - 1 }
  }
  const letters = label.charCodeAt(1) > 57 ? 2 : 1
  const row = Number(label.slice(letters))
  if (!Number.isInteger(row) || row < 1) return undefined
  return { column: columnOrdinal(letters === 1 ? label.charAt(0) : label.slice(0, 2)), row: row - 1 }
}

/** Writes `D5` or `0417`. */
export function makeHex({ column, row }: HexPosition): string {
  return columnLabel(column) + (column >= NUMBERED ? twoDigits(row + 1) : row + 1)
}

/** Reads the first and the last column of `A-V` or `01-27`; undefined where it is no such text. */
export function parseColumns(columns: string): readonly [first: number, last: number] | undefined {
  const [, first, last] = /^(?:([A-Z]{1,2})-([A-Z]{1,2})|(\d\d)-(\d\d))$/.exec(columns)?.filter(Boolean) ?? []
  return first === undefined || last === undefined ? undefined : [columnOrdinal(first), columnOrdinal(last)]
}

const isDigit = (code: number) => code >= 48 && code <= 57

const twoDigits = (number: number) => String(number).padStart(2, '0')
