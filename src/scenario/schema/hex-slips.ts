import { parseRange } from '../../board/hex-ranges.ts'
import { parseSides } from '../../board/hex-sides.ts'
import type { Path, RawDiagnostic } from '../diagnostic.ts'
import { quote } from '../wording.ts'

/** How a board calls its hexes: what an author may have written in place of one. */
export type BoardWords = {
  /** Whether hexes have four digits, as in 0417, and not letters. */
  readonly isNumbered: boolean
  /** The names on the map, with their hexes as they are written. */
  readonly names: Readonly<Record<string, unknown>>
}

/** What data say of their board, as far as it can be read. */
export function readBoardWords(data: unknown): BoardWords {
  const board = (data as { readonly board?: { readonly columns?: unknown; readonly names?: unknown } } | null)?.board
  const names = board?.names
  return {
    isNumbered: typeof board?.columns === 'string' && /\d/.test(board.columns),
    names: typeof names === 'object' && names !== null ? (names as Readonly<Record<string, unknown>>) : {},
  }
}

/** A text that is no hex, where one must stand, or no range either. */
export function wrongHex(text: string, path: Path, ranges: boolean, words: BoardWords): RawDiagnostic {
  const code = 'hex/malformed'
  const shown = text.trim() === '' ? 'An empty text' : quote(text)
  const mended = mendHex(text, ranges) ?? (words.isNumbered ? mendNumber(text) : undefined)
  if (mended !== undefined) {
    const replacement = /^\d{4}$/.test(mended) ? JSON.stringify(mended) : mended
    return { code, path, message: `${shown} is no hex.`, hint: `Did you mean ${replacement}?`, replacement }
  }
  if (!ranges && isRange(text)) {
    const message = `${shown} is a range, but each unit here needs its own hex.`
    return { code, path, message, hint: formOf(text, ranges, words) }
  }
  if (parseSides(text) !== undefined) {
    const hint = 'Write hexes here. What lies between hexes, such as a river or a wall, belongs in board › hexsides.'
    return { code, path, message: `${shown} is the side between two hexes, not a hex.`, hint }
  }
  return { code, path, message: `${shown} is no hex.`, hint: placeNamed(text, words) ?? formOf(text, ranges, words) }
}

/** A text that is no side between two hexes. */
export function wrongHexside(text: string, path: Path): RawDiagnostic {
  const mended = text.toUpperCase().replaceAll(/\s+/g, '').replace('-', '/')
  const isMended = parseSides(mended) !== undefined
  const form = mendHex(text, false)
    ? 'Write two neighbouring hexes with a slash, D5/D6. In brackets put quotes around several sides of a hex: "D5/D6,E5".'
    : 'Write two neighbouring hexes with a slash: D5/D6.'
  return {
    code: 'hexside/malformed',
    path,
    message: `${text.trim() === '' ? 'An empty text' : quote(text)} is no hexside.`,
    hint: isMended ? `Did you mean ${mended}?` : form,
    // A comma within brackets would end the entry.
    ...(isMended && { replacement: JSON.stringify(mended) }),
  }
}

/** Small letters, spaces, leading zeros and letters of other alphabets are all that is wrong: `d5`, `D 5`, `D05`. */
function mendHex(text: string, ranges: boolean): string | undefined {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[ΑΒΕΗΙΚΜΝΟΡΤАВЕКМНОРСТ]/g, (letter) => LATIN[letter]!)
    .replace(/^\s*(\d+)([A-Z]{1,2})\s*$/, '$2$1')
    .replaceAll(/(?<=\d)\s+(?:TO|THROUGH)\s+(?=[A-Z])/g, '-')
    .replaceAll(/(?<![A-Z0-9])\s+|\s+(?![A-Z0-9])|(?<=[A-Z])\s+(?=\d)/g, '')
    .replaceAll(/–|—|\.\.+/g, '-')
    .replaceAll(/(?<=[A-Z])0+(?=\d)/g, '')
  return parseRange(plain) && (ranges || !plain.includes('-')) ? plain : undefined
}

/** Greek and Cyrillic capitals that look like a Latin one. */
const LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'ΑA',
    'ΒB',
    'ΕE',
    'ΗH',
    'ΙI',
    'ΚK',
    'ΜM',
    'ΝN',
    'ΟO',
    'ΡP',
    'ΤT',
    'АA',
    'ВB',
    'ЕE',
    'КK',
    'МM',
    'НH',
    'ОO',
    'РP',
    'СC',
    'ТT',
  ].map((pair) => [pair.charAt(0), pair.charAt(1)]),
)

/** `710` and `07.10` as 0710. */
function mendNumber(text: string): string | undefined {
  const digits = text.trim().replace(/^(\d{2})[.,:/ ](\d{2})$/, '$1$2')
  return /^\d{3,4}$/.test(digits) ? digits.padStart(4, '0') : undefined
}

const isRange = (text: string) => /^(?:[A-Za-z]+\d+\s*-\s*[A-Za-z]+\d+|\d{4}\s*-\s*\d{4})$/.test(text)

/** The hexes of a place that somebody calls by its name. */
function placeNamed(text: string, { names }: BoardWords): string | undefined {
  const name = Object.keys(names).find((one) => one.toLowerCase() === text.trim().toLowerCase())
  const hexes = name === undefined ? undefined : names[name]
  if (!Array.isArray(hexes) || !hexes.every((hex) => typeof hex === 'string')) return undefined
  return `Write hexes, not names: ${quote(name)} is ${quote(hexes.join(', '))}.`
}

/** A unit of which more is said than its hex. */
function unitNamed(text: string): string | undefined {
  const [, before = '', hex, after = ''] =
    /^\s*(\p{L}{3,}[\p{L} ]*?)?\s*\b([A-Z]{1,2}[1-9]\d?|\d{4})\b\s*(\p{L}{3,}[\p{L} ]*)?\s*$/u.exec(text) ?? []
  if (hex === undefined || (before === '') === (after === '')) return undefined
  return `Write a unit with a name as { at: ${/^\d/.test(hex) ? `"${hex}"` : hex}, name: ${before || after} }.`
}

function formOf(text: string, ranges: boolean, { isNumbered }: BoardWords): string {
  const isList = text.trim().split(/[\s;,]+/).length > 1
  const example = isNumbered ? '["0512", "0513"]' : '[C3, D3]'
  const named = ranges ? undefined : unitNamed(text)
  if (named !== undefined) return named
  if (isList) return `List each hex separately, with commas between them: ${example}.`
  const hex = isNumbered ? '"0512", in quotes' : 'D5'
  return ranges
    ? `Write a hex as ${hex}, and a range as ${isNumbered ? '0512-0515' : 'B7-B10'}.`
    : `Write a hex as ${hex}.`
}
