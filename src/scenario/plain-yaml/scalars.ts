import { MAX_TEXT_LENGTH } from '../reading/limits.ts'
import { type Cursor, isBracketOrComma, isSpaceOrEnd, SIGN, UNSURE } from './cursor.ts'

/** What a plain word never begins with, or only in ways that need care: for each sign of ASCII, whether it is one of these. */
const INDICATORS = new Uint8Array(128)
for (const sign of '?:,[]{}#&*!|>\'"%@`') INDICATORS[sign.charCodeAt(0)] = 1

/** Words that stand for something else, as YAML 1.2 has it. */
const WORDS: ReadonlyMap<string, boolean | null> = new Map([
  ...['null', 'Null', 'NULL', '~'].map((word) => [word, null] as const),
  ...['true', 'True', 'TRUE'].map((word) => [word, true] as const),
  ...['false', 'False', 'FALSE'].map((word) => [word, false] as const),
])

/** The shortest of these words is ~, the longest is false. */
const isShort = (word: string) => word.length <= 5

const WHOLE = /^[-+]?[0-9]+$/
const DECIMAL = /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/
/** Octal and hexadecimal numbers, powers of ten, infinities. */
const RARE_NUMBER = /^(?:0[ox][0-9a-f]+|[-+]?[0-9.]+e[-+]?[0-9]+|[-+]?\.(?:inf|nan))$/i

/** A plain word up to a comment, to the end of the line or to a colon, within brackets also to a comma or a bracket. */
export function readWord(cursor: Cursor, inBrackets: boolean): string {
  const { text } = cursor
  const start = cursor.at
  const first = text.charCodeAt(start)
  if (INDICATORS[first] === 1) throw UNSURE
  let at = start
  // Behind the last sign that is no space.
  let end = start
  for (let code = first, before = 0; ; before = code, code = text.charCodeAt(++at)) {
    if (code === SIGN.space) continue
    if (code === SIGN.newline || (code === SIGN.hash && before === SIGN.space)) break
    if (inBrackets && isBracketOrComma(code)) break
    if (code === SIGN.colon) {
      const next = text.charCodeAt(at + 1)
      if (isSpaceOrEnd(next) || (inBrackets && isBracketOrComma(next))) break
    }
    end = at + 1
  }
  cursor.at = end
  if (end === start || (end === start + 1 && first === SIGN.dash)) throw UNSURE
  // A dash and a blank begin an entry of a list.
  if (first === SIGN.dash && text.charCodeAt(start + 1) === SIGN.space) throw UNSURE
  if (end - start > MAX_TEXT_LENGTH) throw UNSURE
  cursor.endValue(start)
  return text.slice(start, end)
}

/** What a plain word means. */
export function meaningOf(word: string): string | number | boolean | null {
  const first = word.charCodeAt(0)
  // From + to 9: signs, the point and digits.
  if (first >= 0x2b && first <= 0x39) {
    if (WHOLE.test(word)) return parseInt(word, 10)
    if (DECIMAL.test(word)) return parseFloat(word)
    if (RARE_NUMBER.test(word)) throw UNSURE
    return word
  }
  const meaning = isShort(word) ? WORDS.get(word) : undefined
  return meaning === undefined ? word : meaning
}

/** A key as it is written. */
export function keyOf(word: string): string {
  if (isShort(word) && (word === '<<' || WORDS.get(word) === null)) throw UNSURE
  return word
}

/** A text in quotes, within one line and without escapes but for a doubled quote. */
export function readQuoted(cursor: Cursor): string {
  const { text } = cursor
  const sign = cursor.code
  const start = ++cursor.at
  let isDoubled = false
  for (let at = start; ; at++) {
    const code = text.charCodeAt(at)
    if (code === SIGN.newline || (code === 0x5c && sign === SIGN.doubleQuote)) throw UNSURE
    if (code !== sign) continue
    if (sign === SIGN.quote && text.charCodeAt(at + 1) === SIGN.quote) {
      isDoubled = true
      at++
      continue
    }
    if (at + 2 - start > MAX_TEXT_LENGTH) throw UNSURE
    cursor.at = at + 1
    cursor.endValue(start - 1)
    const content = text.slice(start, at)
    return isDoubled ? content.replaceAll("''", "'") : content
  }
}

/** A text in lines of its own, behind `|`, `|-`, `>` or `>-`: lines of equal indentation, with empty ones between them. */
export function readBlockText(cursor: Cursor, outside: number): string {
  const { text } = cursor
  const isFolded = cursor.code === SIGN.greater
  const first = cursor.at
  const header = text.slice(cursor.at + 1, text.indexOf('\n', cursor.at))
  if (header !== '' && header !== '-') throw UNSURE
  cursor.at += header.length + 2
  const start = cursor.at
  cursor.skipSpaces()
  const column = cursor.at - start
  if (column <= outside) throw UNSURE
  cursor.at = start
  const value = joinLines(cursor, column, isFolded ? ' ' : '\n')
  cursor.start = first
  // What is left of the last line is an end that has been read.
  cursor.at--
  cursor.endLine()
  if (cursor.column > outside || cursor.at - start > MAX_TEXT_LENGTH) throw UNSURE
  return header === '-' ? value : `${value}\n`
}

function joinLines(cursor: Cursor, column: number, glue: string): string {
  const { text } = cursor
  let value = ''
  let empty = 0
  for (;;) {
    const start = cursor.at
    if (text.charCodeAt(start) === SIGN.newline && value !== '') {
      empty++
      cursor.at++
      continue
    }
    const content = start + column
    cursor.skipSpaces()
    if (start >= text.length || cursor.at < content) {
      // A line of blanks is none of these.
      if (cursor.code === SIGN.newline || value === '') throw UNSURE
      cursor.at = start
      return value
    }
    if (cursor.at > content || cursor.code === SIGN.newline) throw UNSURE
    const end = text.indexOf('\n', content)
    // Folded, an empty line stands for a line end; as it is, for one more.
    const join = value === '' ? '' : empty === 0 ? glue : '\n'.repeat(glue === '\n' ? empty + 1 : empty)
    value += join + text.slice(content, end)
    empty = 0
    cursor.at = end + 1
    // Empty lines behind the last are no part of it.
    cursor.end = cursor.at
  }
}
