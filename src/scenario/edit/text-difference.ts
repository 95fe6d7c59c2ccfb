import type { TextEdit } from '../diagnostic.ts'

/** The one edit that makes a text of another: what is between their common beginning and their common end. */
export function differenceOf(from: string, to: string): TextEdit {
  const most = Math.min(from.length, to.length)
  let start = 0
  while (start < most && from[start] === to[start]) start++
  let end = 0
  while (end < most - start && from[from.length - 1 - end] === to[to.length - 1 - end]) end++
  return { range: [start, from.length - end], text: to.slice(start, to.length - end) }
}
