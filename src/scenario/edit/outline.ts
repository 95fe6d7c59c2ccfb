import { columnOf, lineEnd } from './extents.ts'

/** An entry of a collection without brackets, found by its indentation alone. */
export type OutlinedEntry = {
  /** Its key; undefined in a list. */
  readonly name: string | undefined
  /** Where its key or dash stands, and where the next entry's line begins. */
  readonly start: number
  readonly end: number
  /** Where the value begins if it is on the lines below, or behind a dash; undefined where it is not a collection of lines. */
  readonly inner: number | undefined
  /** Whether it is surely no single value. */
  readonly isCollection: boolean
}

export type TextOutline = { readonly kind: 'map' | 'list'; readonly entries: readonly OutlinedEntry[] }

/**
 * The entries of the collection that begins at an offset of a sound text, without reading their values: what belongs to
 * an entry is indented further than it. Undefined where the collection is not written so plainly that this is certain.
 */
export function outline(text: string, from: number, to: number): TextOutline | undefined {
  const entries: (Omit<OutlinedEntry, 'end'> & { line: number })[] = []
  let column: number | undefined
  let kind: 'map' | 'list' = 'map'
  for (let at = from; at < to; at = lineEnd(text, at) + 1) {
    const start = skipSpaces(text, at)
    const first = text[start]
    if (first === undefined || first === '\n' || first === '#') continue
    if (first === '\t') return undefined
    const indent = columnOf(text, start)
    if (column === undefined) {
      column = indent
      kind = isDash(text, start) ? 'list' : 'map'
    }
    if (indent > column) continue
    if (indent < column) return undefined
    const entry = kind === 'list' ? dashEntry(text, start) : keyEntry(text, start)
    if (!entry) return undefined
    entries.push({ ...entry, start, line: at })
  }
  if (entries.length === 0) return undefined
  return { kind, entries: entries.map((entry, i) => ({ ...entry, end: entries[i + 1]?.line ?? to })) }
}

type FoundEntry = Pick<OutlinedEntry, 'name' | 'inner' | 'isCollection'>

function dashEntry(text: string, start: number): FoundEntry | undefined {
  if (!isDash(text, start)) return undefined
  const inner = skipSpaces(text, start + 1)
  const isNested = text[inner] === '-' || keyAt(text, inner) !== undefined
  const isBare = text[inner] === '\n' || text[inner] === '#'
  return {
    name: undefined,
    inner: isNested ? inner : undefined,
    isCollection: isNested || isBare || text[inner] === '[' || text[inner] === '{',
  }
}

function keyEntry(text: string, start: number): FoundEntry | undefined {
  const key = keyAt(text, start)
  if (!key) return undefined
  const value = skipSpaces(text, start + key.length)
  const isBare = value >= text.length || text[value] === '\n' || text[value] === '#'
  return { name: key.name, inner: isBare ? lineEnd(text, value) + 1 : undefined, isCollection: false }
}

/** A plain key, or one with quotes and nothing unusual between them, and its length with the colon. */
function keyAt(text: string, start: number): { name: string; length: number } | undefined {
  const line = text.slice(start, Math.min(lineEnd(text, start), start + MAX_KEY))
  const match = KEY.exec(line)
  return match ? { name: (match[1] ?? match[2] ?? match[3])!, length: match[0].length } : undefined
}

function isDash(text: string, at: number): boolean {
  return text[at] === '-' && /[ \n]/.test(text[at + 1] ?? '\n')
}

function skipSpaces(text: string, from: number): number {
  let at = from
  while (text[at] === ' ') at++
  return at
}

const KEY = /^(?:([\p{L}\p{N}_](?:[^:#"'\\\t]*[^:#"'\\\s])?)|"([^"\\\t]*)"|'([^'\t]*)') *:(?= |$)/u

/** Long enough for any key of a scenario. */
const MAX_KEY = 200
