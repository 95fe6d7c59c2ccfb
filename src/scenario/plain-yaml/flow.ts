import { bareMapping } from '../reading/bare-mapping.ts'
import { MAX_KEY_LENGTH } from '../reading/limits.ts'
import { type Cursor, isSpaceOrEnd, SIGN, UNSURE } from './cursor.ts'
import { keyOf, meaningOf, readQuoted, readWord } from './scalars.ts'

/** A list or a mapping in brackets, over any number of lines. */
export function readBrackets(cursor: Cursor, outside: number, depth: number): unknown {
  return cursor.code === SIGN.openList ? readList(cursor, outside, depth) : readMap(cursor, outside, depth)
}

function readList(cursor: Cursor, outside: number, depth: number): unknown[] {
  const list: unknown[] = []
  const places = cursor.places?.open(list)
  const start = cursor.at++
  cursor.skipGap(outside)
  while (cursor.code !== SIGN.closeList) {
    list.push(readValue(cursor, outside, depth + 1))
    places?.add(cursor)
    skipComma(cursor, outside, SIGN.closeList)
  }
  cursor.at++
  cursor.endValue(start)
  return list
}

function readMap(cursor: Cursor, outside: number, depth: number): unknown {
  const map = bareMapping()
  const places = cursor.places?.open(map)
  const start = cursor.at++
  cursor.skipGap(outside)
  while (cursor.code !== SIGN.closeMap) {
    const key = readKey(cursor)
    if (key in map) throw UNSURE
    const { keyStart, keyEnd } = cursor
    cursor.skipGap(outside)
    map[key] = readValue(cursor, outside, depth + 1)
    places?.addKey(key, cursor, keyStart, keyEnd)
    skipComma(cursor, outside, SIGN.closeMap)
  }
  cursor.at++
  cursor.endValue(start)
  return map
}

function readKey(cursor: Cursor): string {
  const isQuoted = cursor.code === SIGN.quote || cursor.code === SIGN.doubleQuote
  const key = isQuoted ? readQuoted(cursor) : keyOf(readWord(cursor, true))
  cursor.endKey()
  cursor.skipSpaces()
  if (cursor.code !== SIGN.colon || !isSpaceOrEnd(cursor.text.charCodeAt(++cursor.at))) throw UNSURE
  if (key.length > MAX_KEY_LENGTH - 100) throw UNSURE
  return key
}

function readValue(cursor: Cursor, outside: number, depth: number): unknown {
  cursor.count(depth)
  const { code } = cursor
  if (code === SIGN.openList || code === SIGN.openMap) return readBrackets(cursor, outside, depth)
  if (code === SIGN.quote || code === SIGN.doubleQuote) return readQuoted(cursor)
  return meaningOf(readWord(cursor, true))
}

function skipComma(cursor: Cursor, outside: number, closing: number): void {
  cursor.skipGap(outside)
  if (cursor.code === closing) return
  if (cursor.code !== SIGN.comma) throw UNSURE
  cursor.at++
  cursor.skipGap(outside)
}
