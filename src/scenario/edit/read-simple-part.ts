import type { Collection, Entry, Scalar } from '../format/tree.ts'
import type { TextPart } from './read-part.ts'

// Nearly all that is painted stands in mappings of lists of hexes: `woods: [A1, B2-B5]`. A huge board has ten thousand of them in one
// list, and the package would take longer to read them than all else takes together.

/** Words that are texts whatever stands around them: they begin with a letter, and have nothing that YAML could mean otherwise. */
const WORD = /[A-Za-z][A-Za-z0-9-]*/y
const KEY = /( *)([A-Za-z][A-Za-z0-9-]*):(?: (?=\[)|\n)/y
const GAP = /[ \n]*/y
const OTHERWISE = new Set(['null', 'true', 'false', 'yes', 'no', 'on', 'off', 'y', 'n'])

/**
 * Reads a part that is nothing but mappings of lists of plain words in brackets, and the tree that `readPart` would make of it; undefined at
 * the first sign of anything else.
 */
export function readSimplePart(text: string): TextPart | undefined {
  const reader = new SimpleReader(text)
  const root = reader.readMap(-1)
  if (!root || reader.at < text.length) return undefined
  return { data: root.data, tree: { root, head: [], headIsApart: false }, aliased: new Set(), isTied: false }
}

class SimpleReader {
  readonly #text: string
  at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** The entries of a mapping that is indented further than what it belongs to. */
  readMap(outside: number): Collection | undefined {
    const entries: Entry[] = []
    const data = Object.create(null) as Record<string, unknown>
    let column: number | undefined
    for (;;) {
      const start = this.at
      const found = this.#match(KEY)
      const indent = found?.[1]!.length ?? 0
      if (!found || indent <= outside || (column !== undefined && indent < column)) {
        this.at = start
        break
      }
      column ??= indent
      const name = found[2]!
      if (indent > column || isOtherwise(name) || name in data) return undefined
      const offset = start + indent
      const value = found[0].endsWith('\n') ? this.readMap(indent) : this.#readList()
      if (!value) return undefined
      data[name] = value.data
      const key = { start: offset, end: offset + name.length }
      const span = { start: offset, lead: key.end + 1, key, isOdd: false }
      entries.push({ value, before: [], blank: false, span, key: { text: name, name } })
    }
    if (column === undefined) return undefined
    return { kind: 'map', props: '', entries, foot: [], data, tied: false, column }
  }

  /** A list in brackets, and the end of its line. */
  #readList(): Collection | undefined {
    const [start, entries, data] = [this.at++, [] as Entry[], [] as string[]]
    this.#match(GAP)
    while (this.#text[this.at] !== ']') {
      const offset = this.at
      const word = this.#match(WORD)?.[0]
      if (word === undefined || isOtherwise(word)) return undefined
      const span = { start: offset, lead: offset, isOdd: false }
      entries.push({ value: scalar(word, offset), before: [], blank: false, span })
      data.push(word)
      this.#match(GAP)
      if (this.#text[this.at] === ',') {
        entries.at(-1)!.span!.comma = this.at++
        this.#match(GAP)
      } else if (this.#text[this.at] !== ']') return undefined
    }
    const end = ++this.at
    if (this.#text[end] === '\n') this.at++
    else if (end < this.#text.length) return undefined
    return { kind: 'list', props: '', entries, foot: [], data, tied: false, span: { start, end } }
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.#text)
    if (found) this.at = pattern.lastIndex
    return found ?? undefined
  }
}

const isOtherwise = (word: string) => word.length <= 5 && OTHERWISE.has(word.toLowerCase())

function scalar(source: string, start: number): Scalar {
  const span = { start, end: start + source.length }
  return { kind: 'scalar', style: 'plain', props: '', source, data: source, tied: false, span }
}
