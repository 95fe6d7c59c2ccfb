/** A comment on a line of its own, with its `#`; `blank` if an empty line stands before it; `at` is its offset. */
export type Comment = { readonly text: string; readonly blank: boolean; readonly at?: number }

/** Where something stands in the text that was read; what is made anew has none. */
type Span = { readonly start: number; readonly end: number }

/** Where an entry stands in the text that was read. */
export type EntrySpan = {
  /** Where its key or dash begins, and within brackets its value. */
  readonly start: number
  /** Where its colon or dash ends. */
  readonly lead: number
  /** The key alone. */
  readonly key?: Span
  /** The comma behind it. */
  comma?: number
  /** Whether it is written with a question mark, or goes without its braces. */
  readonly isOdd: boolean
}

/** A scalar or alias with its text as written: quotes, block header and all. */
export type Scalar = {
  readonly kind: 'scalar'
  readonly style: 'plain' | 'quoted' | 'block' | 'alias' | 'empty'
  /** Tag and anchor before the value. */
  readonly props: string
  readonly source: string
  /** How far a block scalar's text is indented in `source`. */
  readonly indent?: number
  readonly data: unknown
  readonly tied: boolean
  readonly span?: Span
}

/** A mapping or a list. */
export type Collection = {
  readonly kind: 'map' | 'list'
  readonly props: string
  entries: Entry[]
  /** Comments after the last entry. */
  readonly foot: Comment[]
  readonly data: unknown
  /** Whether an anchor or alias is inside: then nothing changes places, lest an alias get before its anchor. */
  tied: boolean
  readonly span?: Span
  /** Where the entries of a collection without brackets begin in their lines. */
  readonly column?: number
}

/** What stands under a key or a dash. */
export type Piece = Scalar | Collection

/** One entry of a mapping or list, and the comments that go where it goes. */
export type Entry = {
  /** The key as it is printed, and as the data know it. */
  key?: { readonly text: string; readonly name: string }
  value: Piece
  readonly before: Comment[]
  /** The comment at the end of its line. */
  after?: string
  afterAt?: number
  /** Whether an empty line stands before it. */
  blank: boolean
  span?: EntrySpan
}

/** A file: its scenario, and what stands above the first key but is not about it. */
export type Tree = {
  readonly root: Collection
  /** Comments and YAML directives. */
  readonly head: readonly Comment[]
  /** Whether an empty line follows the head. */
  readonly headIsApart: boolean
}

/** Whether a comment stands at an entry of the collection or at its end; deeper ones do not count. */
export function isCommented({ entries, foot }: Collection): boolean {
  return foot.length > 0 || entries.some((entry) => entry.before.length > 0 || entry.after !== undefined)
}

/** A value written by us. */
export function plain(text: string): Scalar {
  return { kind: 'scalar', style: 'plain', props: '', source: text, data: text, tied: false }
}

/** A text written by us that would be read as something else without quotes. */
export function quoted(text: string): Scalar {
  return { ...plain(text), style: 'quoted', source: JSON.stringify(text) }
}

/** Takes the blanks off the end of a line. A regular expression would take quadratic time for blanks in the middle. */
export function trimBlanks(line: string): string {
  let end = line.length
  while (end > 0 && ' \t\r'.includes(line[end - 1]!)) end--
  return line.slice(0, end)
}
