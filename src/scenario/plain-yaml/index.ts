import { bareMapping } from '../reading/bare-mapping.ts'
import { MAX_KEY_LENGTH } from '../reading/limits.ts'
import { Cursor, isSpaceOrEnd, SIGN, UNSURE } from './cursor.ts'
import { readBrackets } from './flow.ts'
import type { Places } from './places.ts'
import { keyOf, meaningOf, readBlockText, readQuoted, readWord } from './scalars.ts'

/** What needs care: tabs, carriage returns and other controls, blanks and signs without width, and what takes two units of UTF-16. */
const UNUSUAL = /[^\n\x20-\x7e\u00a1-\u167f\u1681-\u1fff\u2010-\u2027\u2030-\u205e\u2070-\u2fff\u3001-\ud7ff]/

/**
 * The data of a text in the YAML that nearly all battles are written in, many times faster than the package reads it. Gives up with
 * `undefined` at the first sign of anything else, sound or not: then the package has the word. Where it does not give up, the package
 * finds the same data and nothing wrong; `agreement.test.ts` looks for a text where it is otherwise.
 */
export function readPlainYaml(text: string, places?: Places): { readonly data: unknown } | undefined {
  if (UNUSUAL.test(text)) return undefined
  try {
    const cursor = new Cursor(text.endsWith('\n') ? text : `${text}\n`, places)
    if (cursor.column !== 0) return undefined
    const data = readBlock(cursor, 0, 0)
    if (!cursor.isDone) return undefined
    places?.close(data, cursor, text.length)
    return { data }
  } catch (error) {
    if (error !== UNSURE) throw error
    return undefined
  }
}

/** What begins with the first sign of a line. */
function readBlock(cursor: Cursor, column: number, depth: number): unknown {
  cursor.count(depth)
  return isEntry(cursor) ? readList(cursor, column, depth) : readMap(cursor, column, depth)
}

/** Whether a dash stands here that begins an entry of a list. */
function isEntry(cursor: Cursor): boolean {
  return cursor.code === SIGN.dash && isSpaceOrEnd(cursor.text.charCodeAt(cursor.at + 1))
}

function readMap(cursor: Cursor, column: number, depth: number, firstKey = readKey(cursor)): unknown {
  const map = bareMapping()
  const places = cursor.places?.open(map)
  const start = cursor.keyStart
  for (let key = firstKey; ; key = readKey(cursor)) {
    if (key === undefined || key in map) throw UNSURE
    const { keyStart, keyEnd } = cursor
    map[key] = readMapValue(cursor, column, depth + 1)
    places?.addKey(key, cursor, keyStart, keyEnd)
    if (cursor.column !== column) break
  }
  if (cursor.column > column) throw UNSURE
  cursor.start = start
  return map
}

function readMapValue(cursor: Cursor, column: number, depth: number): unknown {
  cursor.skipSpaces()
  if (!cursor.isAtEnd()) return readInline(cursor, column, depth)
  const { at } = cursor
  cursor.endLine()
  if (cursor.column > column) return readBlock(cursor, cursor.column, depth)
  // The entries of a list may stand right below its key.
  if (cursor.column === column && isEntry(cursor)) return readBlock(cursor, column, depth)
  return readNothing(cursor, at, depth)
}

/** Where a value could stand and does not. */
function readNothing(cursor: Cursor, at: number, depth: number): null {
  cursor.count(depth)
  cursor.start = at
  cursor.end = at
  return null
}

function readList(cursor: Cursor, column: number, depth: number): unknown[] {
  const list: unknown[] = []
  const places = cursor.places?.open(list)
  const start = cursor.at
  do {
    const dash = cursor.at++
    cursor.skipSpaces()
    list.push(readEntry(cursor, column, column + cursor.at - dash, depth + 1))
    places?.add(cursor)
  } while (cursor.column === column && isEntry(cursor))
  if (cursor.column > column) throw UNSURE
  cursor.start = start
  return list
}

function readEntry(cursor: Cursor, column: number, inner: number, depth: number): unknown {
  if (cursor.isAtEnd()) {
    const { at } = cursor
    cursor.endLine()
    return cursor.column > column ? readBlock(cursor, cursor.column, depth) : readNothing(cursor, at, depth)
  }
  if (isEntry(cursor)) return readBlock(cursor, inner, depth)
  const { at } = cursor
  const key = isBracket(cursor.code) || isBlockText(cursor.code) ? undefined : readKey(cursor)
  if (key !== undefined) {
    cursor.count(depth)
    return readMap(cursor, inner, depth, key)
  }
  cursor.at = at
  return readInline(cursor, column, depth)
}

/** The value behind a key or a dash, of which the next line must have no more. */
function readInline(cursor: Cursor, column: number, depth: number): unknown {
  cursor.count(depth)
  const { code } = cursor
  if (isBlockText(code)) return readBlockText(cursor, column)
  const value = isBracket(code)
    ? readBrackets(cursor, column, depth)
    : isQuote(code)
      ? readQuoted(cursor)
      : meaningOf(readWord(cursor, false))
  cursor.endLine()
  return value
}

/** The key that stands here and the colon behind it; or nothing, where this line has no such thing. */
function readKey(cursor: Cursor): string | undefined {
  const start = cursor.at
  // `---` and `...` divide documents.
  if (cursor.code === 0x2e || cursor.text.startsWith('---', start)) throw UNSURE
  const key = isQuote(cursor.code) ? readQuoted(cursor) : readWord(cursor, false)
  cursor.endKey()
  cursor.skipSpaces()
  if (cursor.code !== SIGN.colon || !isSpaceOrEnd(cursor.text.charCodeAt(cursor.at + 1))) return undefined
  if (++cursor.at - start > MAX_KEY_LENGTH) throw UNSURE
  return keyOf(key)
}

const isQuote = (code: number) => code === SIGN.quote || code === SIGN.doubleQuote
const isBracket = (code: number) => code === SIGN.openList || code === SIGN.openMap
const isBlockText = (code: number) => code === SIGN.bar || code === SIGN.greater
