import { type CST, Parser } from 'yaml'

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
