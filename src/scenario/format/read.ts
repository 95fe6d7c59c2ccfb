import { CST, Parser } from 'yaml'
import { Comments } from './comments.ts'
import { requote, requoteKey } from './quotes.ts'
import { isBlankUpTo } from './scalar-lines.ts'
import type { Collection, Comment, Entry, EntrySpan, Piece, Scalar, Tree } from './tree.ts'

type Item = CST.CollectionItem & { readonly explicitKey?: true }

const NOTHING: Scalar = { kind: 'scalar', style: 'empty', props: '', source: '', data: null, tied: false }

/**
 * Reads a sound scenario text, whose data are known, into a tree with all of its comments. The `yaml` package's own
 * document forgets quotes and blanks and moves some comments, so this reads its tokens. A flaw is the offset of
 * something that is not YAML after all.
 */
export function readTree(
  text: string,
  data: unknown,
  tokens: Iterable<CST.Token> = new Parser().parse(text),
): Tree | { readonly flaw: number } {
  const top: Entry = { value: NOTHING, before: [], blank: false }
  const comments = new Comments(text, top)
  const directives: Comment[] = []
  let flaw: number | undefined

  for (const token of tokens) {
    if (token.type === 'directive') directives.push({ text: token.source, blank: false })
    else if (token.type === 'comment') comments.add(token)
    else if (token.type === 'doc-end') readProps(token.end)
    else if (token.type === 'document') {
      const props = readProps(token.start)
      if (directives.length > 0) directives.push({ text: '---', blank: false })
      top.value = readValue(token.value, props, data, top)
      readProps(token.end)
    }
  }
  if (flaw !== undefined) return { flaw }
  const root = top.value as Collection
  comments.finish(root)
  if (top.after !== undefined) root.foot.push({ text: top.after, blank: false })
  return { root, ...splitHead([...directives, ...top.before], root.entries[0]) }

  function readValue(token: CST.Token | null | undefined, props: string, value: unknown, owner: Entry): Piece {
    switch (token?.type) {
      case 'block-map':
      case 'block-seq':
        return readBlock(token, props, value)
      case 'flow-collection':
        comments.giveTo(owner)
        return readFlow(token, props, value, owner)
      case 'block-scalar':
        comments.giveTo(owner)
        return readBlockScalar(token, props, value)
      case 'alias':
      case 'scalar':
      case 'single-quoted-scalar':
      case 'double-quoted-scalar': {
        comments.giveTo(owner)
        comments.pass(token.offset + token.source.length)
        readProps(token.end)
        const style = token.source === '' ? 'empty' : STYLES[token.type]
        const tied = style === 'alias' || hasAnchor(props)
        const span = { start: token.offset, end: token.offset + token.source.length }
        return requote({ kind: 'scalar', style, props, source: token.source, data: value, tied, span })
      }
      default:
        return { ...NOTHING, props, tied: hasAnchor(props) }
    }
  }

  function readBlock(token: CST.BlockMap | CST.BlockSequence, props: string, value: unknown): Collection {
    const kind = token.type === 'block-map' ? 'map' : 'list'
    const collection = { ...newCollection(kind, props, value), column: token.indent }
    for (const item of token.items as Item[]) readItem(item, collection, token.indent)
    comments.closeBlock(collection, token.indent)
    return collection
  }

  function readFlow(token: CST.FlowCollection, props: string, value: unknown, owner: Entry): Collection {
    const kind = token.start.type === 'flow-map-start' ? 'map' : 'list'
    const span = { start: token.offset, end: (token.end[0]?.offset ?? token.offset) + 1 }
    const collection = { ...newCollection(kind, props, value), span }
    comments.pass(token.offset + 1)
    for (const item of token.items as Item[]) {
      const comma = item.start.find(({ type }) => type === 'comma')
      const before = collection.entries.at(-1)?.span
      if (comma && before) before.comma = comma.offset
      readItem(item, collection, Infinity)
    }
    comments.closeFlow(collection, owner)
    readProps(token.end)
    return collection
  }

  function readItem(item: Item, collection: Collection, column: number): void {
    const { start, key, sep, value } = item
    const mark = start.findIndex(({ type }) => MARKS.has(type))
    const beginning = start[mark] ?? key ?? value
    readProps(mark < 0 ? start : start.slice(0, mark))
    // Only comments: those after the last entry.
    if (!beginning) return

    const entry: Entry = { value: NOTHING, before: [], blank: false }
    comments.begin(entry, beginning.offset, column)
    entry.span = spanOf(item, beginning.offset, collection.kind)
    const props = mark < 0 ? '' : readProps(start.slice(mark))
    if (collection.kind === 'map') readPair(item, props, collection, entry)
    else if (sep) entry.value = readSinglePair(item, props, collection.data, collection.entries.length)
    else entry.value = readValue(value, props, at(collection.data, collection.entries.length), entry)
    collection.entries.push(entry)
    collection.tied ||= entry.value.tied
  }

  /** `key: value`, with the props that stand before the key. */
  function readPair({ key, sep, value }: Item, keyProps: string, map: Collection, entry: Entry): void {
    const token = key as CST.FlowScalar | CST.BlockScalar | null | undefined
    const name = token ? CST.resolveAsScalar(token).value : ''
    // A key over several lines would need YAML's notation with a question mark.
    const isWord = token && token.type !== 'block-scalar' && !token.source.includes('\n')
    const source = isWord ? token.source : JSON.stringify(name)
    entry.key = { text: keyProps ? `${keyProps} ${source}` : requoteKey(name, source), name }
    if (token) comments.pass(token.offset + token.source.length)
    readProps(token?.type === 'block-scalar' ? (token.props as CST.SourceToken[]) : token?.end)
    // The package overlooks a value that no colon joins to its key, and does not even look whether it is sound.
    if (value && !sep?.some(({ type }) => type === 'map-value-ind')) flaw ??= value.offset
    else entry.value = readValue(value, readProps(sep), at(map.data, name), entry)
    map.tied ||= entry.value.tied || hasAnchor(keyProps)
  }

  /** YAML allows a mapping of one key in a flow list to go without its braces: `[a: b]`. */
  function readSinglePair(item: Item, props: string, list: unknown, index: number): Collection {
    const map = newCollection('map', '', at(list, index))
    const entry: Entry = { value: NOTHING, before: [], blank: false }
    map.entries.push(entry)
    readPair(item, props, map, entry)
    return map
  }

  function readBlockScalar(token: CST.BlockScalar, props: string, value: unknown): Scalar {
    const parts = token.props as CST.SourceToken[]
    readProps(parts)
    const header = parts.find(({ type }) => type === 'block-scalar-header')!.source
    const explicit = /\d/.exec(header)
    const indent = explicit
      ? token.indent + Number(explicit[0])
      : (/^ *(?=[^ \n])/m.exec(token.source)?.[0].length ?? Infinity)
    const lines = blockScalarLines(token.source, indent, header.includes('+'))
    const start = parts.at(-1)!.offset + parts.at(-1)!.source.length
    comments.pass(start + lines.join('\n').length)
    const source = [header, ...lines].join('\n')
    const { offset } = parts.find(({ type }) => type === 'block-scalar-header')!
    const span = { start: offset, end: lines.length > 0 ? start + lines.join('\n').length : offset + header.length }
    return { kind: 'scalar', style: 'block', props, source, indent, data: value, tied: hasAnchor(props), span }
  }

  /** Notes the comments among the tokens around a node, and gives its anchor. */
  function readProps(around: readonly CST.SourceToken[] | undefined): string {
    const props: string[] = []
    for (const token of around ?? []) {
      if (token.type === 'comment') comments.add(token)
      else if (token.type === 'anchor') props.push(token.source)
      if (!BLANKS.has(token.type)) comments.pass(token.offset + token.source.length)
    }
    return props.join(' ')
  }
}

function spanOf({ start, key, sep, explicitKey }: Item, offset: number, kind: 'map' | 'list'): EntrySpan {
  const dash = start.find(({ type }) => type === 'seq-item-ind')
  const colon = sep?.find(({ type }) => type === 'map-value-ind')
  const mark = kind === 'map' ? colon : dash
  const word = key && key.type !== 'block-scalar' && 'source' in key ? key : undefined
  return {
    start: offset,
    lead: mark ? mark.offset + 1 : offset,
    ...(word && { key: { start: word.offset, end: word.offset + word.source.length } }),
    isOdd: explicitKey === true || (kind === 'map' ? !colon || !word : sep !== undefined),
  }
}

function newCollection(kind: 'map' | 'list', props: string, data: unknown): Collection {
  return { kind, props, entries: [], foot: [], data, tied: hasAnchor(props) }
}

/** The lines of a block scalar; empty ones at the end are the author's, not the text's, unless the header keeps them. */
function blockScalarLines(source: string, indent: number, keepsLineEnds: boolean): string[] {
  const lines = source.split('\n')
  if (lines.at(-1) === '') lines.pop()
  if (keepsLineEnds) return lines
  const end = lines.findLastIndex((line) => !isBlankUpTo(line, indent))
  return lines.slice(0, end + 1)
}

/** Directives, the modeline, and what an empty line parts from the first key. */
function splitHead(above: readonly Comment[], first: Entry | undefined): Pick<Tree, 'head' | 'headIsApart'> {
  const comments = first ? first.before : []
  const modeline = comments.findLastIndex(({ text }) => text.startsWith('# yaml-language-server:'))
  const gap = first?.blank ? comments.length : comments.findLastIndex(({ blank }, i) => blank && i > 0)
  const size = Math.max(modeline + 1, gap, 0)
  const headIsApart = size > 0 && (size === comments.length ? first!.blank : comments[size]!.blank)
  return { head: [...above, ...comments.splice(0, size)], headIsApart }
}

function at(data: unknown, step: string | number): unknown {
  return (data as Record<string | number, unknown> | null | undefined)?.[step]
}

function hasAnchor(props: string): boolean {
  return props.includes('&')
}

const STYLES = {
  alias: 'alias',
  scalar: 'plain',
  'single-quoted-scalar': 'quoted',
  'double-quoted-scalar': 'quoted',
} as const

/** Tokens that may begin an entry, before its key or value. */
const MARKS: ReadonlySet<string> = new Set(['seq-item-ind', 'explicit-key-ind', 'anchor'])

const BLANKS: ReadonlySet<string> = new Set(['space', 'newline', 'comment'])
