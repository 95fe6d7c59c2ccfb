/** The letters of columns, from west to east: printed maps leave out J, which is too like I. */
const LETTERS = 'ABCDEFGHIKLMNOPQRSTUVWXYZ'

const ORDINALS = new Int8Array(128).fill(-1)
for (let i = 0; i < LETTERS.length; i++) ORDINALS[LETTERS.charCodeAt(i)] = i

/** The place of a column in the row A … Z (without J), AA, AB …; -1 where there is no such column. */
export function columnOrdinal(letters: string): number {
  const first = ORDINALS[letters.charCodeAt(0)] ?? -1
  if (letters.length === 1 || first < 0) return first
  const second = ORDINALS[letters.charCodeAt(1)] ?? -1
  return second < 0 ? -1 : (first + 1) * LETTERS.length + second
}

/** The letters of the column at this place. */
export function columnLetters(ordinal: number): string {
  const last = LETTERS.charAt(ordinal % LETTERS.length)
  return ordinal < LETTERS.length ? last : columnLetters(Math.floor(ordinal / LETTERS.length) - 1) + last
}

/** A hex by column and row, whether or not a board has it. Both count from 0. */
export type HexPosition = { readonly column: number; readonly row: number }

/** Reads `D5`. A column that does not exist (J) has ordinal -1; what is not a hex at all gives undefined. */
export function parseHex(label: string): HexPosition | undefined {
  const letters = label.charCodeAt(1) > 57 ? 2 : 1
  const row = Number(label.slice(letters))
  if (!Number.isInteger(row) || row < 1) return undefined
  return { column: columnOrdinal(letters === 1 ? label.charAt(0) : label.slice(0, 2)), row: row - 1 }
}

/** Writes `D5`. */
export function makeHex({ column, row }: HexPosition): string {
  return columnLetters(column) + (row + 1)
}
