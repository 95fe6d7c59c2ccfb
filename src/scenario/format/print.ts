import { inlineCollection, inlineText, WIDTH } from './inline.ts'
import { keepsLineEnds, scalarLines } from './scalar-lines.ts'
import { type Collection, type Comment, type Entry, isCommented, type Scalar, type Tree } from './tree.ts'

const INDENT = 2

/** YAML takes no longer key without a question mark. */
const MAX_KEY = 1000

/** Writes a tree out. */
export function printTree(tree: Tree): string {
  const printer = new Printer()
  printer.writeFile(tree)
  return `${printer.lines.join('\n')}\n`
}

/** Writes out one entry of a block collection that stands at `indent`, without that indent and the comments above it. */
export function printEntry(entry: Entry, kind: 'map' | 'list', indent: number): string {
  const printer = new Printer()
  const margin = ' '.repeat(indent)
  printer.writeValue(entry, margin + entryLead(entry, kind, margin), indent)
  return printer.lines.join('\n').slice(indent)
}

/** The layout is decided here and nowhere else. */
class Printer {
  readonly lines: string[] = []
  /** Whether an empty line here would stand at the beginning of something, or change a text that keeps its line ends. */
  private refusesBlank = true

  writeFile({ root, head, headIsApart }: Tree): void {
    for (const comment of head) this.writeComment(comment, '')
    if (root.props) this.write(root.props)
    if (headIsApart) this.writeBlank()
    if (root.entries.length === 0) this.write('{}')
    else this.writeEntries(root, 0, '')
    for (const comment of root.foot) this.writeComment(comment, '')
  }

  writeValue(entry: Entry, opening: string, indent: number): void {
    const { value, after } = entry
    const comment = after === undefined ? '' : ` ${after}`
    const start = value.props ? `${opening} ${value.props}` : opening
    if (value.kind === 'scalar') {
      this.writeScalar(value, start, comment, indent)
      return
    }
    const inline = flowLines(value, start, indent)
    if (inline) {
      this.writeAll(inline, comment)
      return
    }
    // A list's entry begins on the line of the dash, unless something else is to stand there or above it.
    const joins = !entry.key && !value.props && !comment && value.entries[0]!.before.length === 0
    if (!joins) this.write(start + comment)
    this.writeEntries(value, indent + INDENT, joins ? `${start} ` : ' '.repeat(indent + INDENT))
    for (const line of value.foot) this.writeComment(line, ' '.repeat(indent + INDENT))
  }

  /** `lead` is what the first entry's line begins with. */
  private writeEntries({ kind, entries }: Collection, indent: number, lead: string): void {
    const margin = ' '.repeat(indent)
    this.refusesBlank = true
    for (const [i, entry] of entries.entries()) {
      for (const comment of entry.before) this.writeComment(comment, margin)
      if (entry.blank) this.writeBlank()
      this.writeValue(entry, (i === 0 ? lead : margin) + entryLead(entry, kind, margin), indent)
    }
  }

  private writeScalar(scalar: Scalar, start: string, comment: string, indent: number): void {
    const [first, ...rest] = scalarLines(scalar, indent + INDENT)
    const line = scalar.style === 'empty' ? start : `${start} ${first}`
    if (scalar.style === 'block') {
      this.write(line + comment)
      for (const text of rest) this.write(text)
      this.refusesBlank = keepsLineEnds(scalar)
    } else this.writeAll([line, ...rest], comment)
  }

  private writeAll(texts: readonly string[], comment: string): void {
    for (const [i, text] of texts.entries()) this.write(i === texts.length - 1 ? text + comment : text)
  }

  private writeComment({ text, blank }: Comment, margin: string): void {
    if (blank) this.writeBlank()
    this.write(margin + text)
  }

  private writeBlank(): void {
    if (!this.refusesBlank) this.lines.push('')
    this.refusesBlank = true
  }

  private write(line: string): void {
    this.lines.push(line)
    this.refusesBlank = false
  }
}

function entryLead({ key }: Entry, kind: 'map' | 'list', margin: string): string {
  if (kind === 'list') return '-'
  return key!.text.length > MAX_KEY ? `? ${key!.text}\n${margin}:` : `${key!.text}:`
}

/**
 * A collection between brackets, in one line or, for a list with simple values or points, in as many as it fills;
 * undefined where it goes below its key instead. Lists of other collections always do, so that a road more is a line
 * more, and so do the mappings right below a key of the file.
 */
function flowLines(collection: Collection, start: string, indent: number): string[] | undefined {
  const { kind, entries } = collection
  const isTop = indent === 0
  const isSimple =
    kind === 'map' ? !isTop : entries.every(isPoint) || (isTop ? entries.every(isScalar) : entries.some(isScalar))
  if (entries.length > 0 && !isSimple) return undefined
  const inline = inlineCollection(collection, WIDTH - start.length - 1)
  if (inline !== undefined) return [`${start} ${inline}`]
  return kind === 'list' && !isCommented(collection) ? filledLines(entries, start, indent) : undefined
}

function filledLines(entries: readonly Entry[], start: string, indent: number): string[] | undefined {
  const lines: string[] = []
  let line = `${start} [`
  let isFresh = true
  for (const [i, { value }] of entries.entries()) {
    const text = inlineText(value, WIDTH)
    if (text === undefined) return undefined
    const piece = text + (i < entries.length - 1 ? ',' : ']')
    if (!isFresh && line.length + 1 + piece.length > WIDTH) {
      lines.push(line)
      line = ' '.repeat(indent + INDENT) + piece
    } else line += isFresh ? piece : ` ${piece}`
    isFresh = false
  }
  return [...lines, line]
}

const isScalar = ({ value }: Entry) => value.kind === 'scalar'

/** A corner of an outline: `[20.7, 10.2]`. */
const isPoint = ({ value }: Entry) =>
  value.kind === 'list' &&
  value.entries.length === 2 &&
  value.entries.every((one) => typeof one.value.data === 'number')
