import { type CST, Parser } from 'yaml'
import type { Finding } from './diagnostic.ts'

/** Deeper than any scenario; the package's own limit depends on the stack it happens to have. */
export const MAX_DEPTH = 50

/** What a file is told that nests deeper than that. */
export const TOO_DEEP: Finding = {
  code: 'yaml/too-deep',
  path: [],
  message: 'This is nested too deeply for a scenario.',
}

/** Where a text first nests deeper than a number of levels, or 0. Reads tokens only, so that no depth is too much for it. */
export function firstBeyond(depth: number, text: string): number {
  for (const token of new Parser().parse(text)) {
    const at = token.type === 'document' ? search(token.value, depth) : undefined
    if (at !== undefined) return at
  }
  return 0
}

function search(token: CST.Token | null | undefined, levels: number): number | undefined {
  if (!token || !('items' in token)) return undefined
  if (levels === 0) return token.offset
  for (const { key, value } of token.items) {
    const at = search(key, levels - 1) ?? search(value, levels - 1)
    if (at !== undefined) return at
  }
  return undefined
}
