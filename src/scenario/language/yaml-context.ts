import type { Path } from '../diagnostic.ts'

/** Where in the data a place of the text is, whether or not the text is YAML just now. */
export type YamlContext = {
  /** The mapping or list that the place is in, or the key whose value stands there. */
  readonly path: Path
  readonly expects: 'key' | 'value'
  /** The word at the place, up to it. */
  readonly word: string
}

/** A line without what is not structure: its content, and how far it is indented. */
type Line = { readonly indent: number; readonly content: string }

/** What a place in the text is about, by brackets and indentation alone: it is asked while somebody types. */
export function contextAt(text: string, offset: number): YamlContext {
  const bracket = openBracket(text, offset)
  if (bracket === undefined) return blockContext(text, offset)
  const outer = contextAt(text, bracket)
  const inside = splitEntries(text.slice(bracket + 1, offset))
  const last = inside.at(-1) ?? ''
  if (text[bracket] === '[') {
    return { path: [...outer.path, inside.length - 1], expects: 'value', word: last.trimStart() }
  }
  const pair = KEY.exec(last.trimStart())
  if (!pair) return { path: outer.path, expects: 'key', word: last.trimStart() }
  return { path: [...outer.path, unquote(pair[1]!)], expects: 'value', word: (pair[2] ?? '').trimStart() }
}

/** `key: value` with the key bare or quoted. */
const KEY = /^("[^"]*"|'[^']*'|[^\s:'"[{#][^:#]*):(?:\s+(.*)|$)/s

function blockContext(text: string, offset: number): YamlContext {
  const lines = text.slice(0, offset).split('\n')
  let { indent, content } = measure(lines.pop() ?? '')
  const path: (string | number)[] = []
  let dashes = 0
  while (content.startsWith('- ') || content === '-') {
    const rest = content.slice(1)
    const gap = /^ */.exec(rest)![0].length
    path.unshift(indexOf(lines, indent))
    // The dash is an entry of the list that a shallower line opens.
    const above = parents(lines, indent, true)
    if (dashes === 0) path.unshift(...above)
    dashes++
    indent += 1 + gap
    content = rest.slice(gap)
  }
  if (dashes === 0) path.push(...parents(lines, indent, false))
  const pair = KEY.exec(content)
  if (!pair) return { path, expects: 'key', word: content }
  return { path: [...path, unquote(pair[1]!)], expects: 'value', word: (pair[2] ?? '').trimStart() }
}

/** The keys and entries that lines above open for a line of this indentation. */
function parents(lines: readonly string[], indent: number, isDash: boolean): Path {
  let limit = indent
  // A list may stand at the very indentation of its key.
  let takesEqual = isDash
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = measure(lines[i]!)
    if (line.content === '' || line.content.startsWith('#')) continue
    const steps = stepsOf(line)
    for (let s = steps.length - 1; s >= 0; s--) {
      const step = steps[s]!
      const isAbove = step.indent < limit || (takesEqual && step.indent === limit && step.key !== undefined)
      if (!isAbove) continue
      const before = lines.slice(0, i)
      if (step.key === undefined) return [...parents(before, step.indent, true), indexOf(before, step.indent)]
      limit = step.indent
      takesEqual = false
      const inItem = steps[s - 1]
      if (inItem) {
        return [...parents(before, inItem.indent, true), indexOf(before, inItem.indent), step.key]
      }
      return [...parents(before, step.indent, false), step.key]
    }
  }
  return []
}

/** The dashes and the key that a line begins with, each with its column. */
function stepsOf({ indent, content }: Line): { readonly indent: number; readonly key: string | undefined }[] {
  const steps: { indent: number; key: string | undefined }[] = []
  let [at, rest] = [indent, content]
  while (rest.startsWith('- ') || rest === '-') {
    steps.push({ indent: at, key: undefined })
    const gap = /^-( *)/.exec(rest)![0].length
    at += gap
    rest = rest.slice(gap)
  }
  const pair = KEY.exec(rest)
  if (pair) steps.push({ indent: at, key: unquote(pair[1]!) })
  return steps
}

/** How many entries of the list at this column come before. */
function indexOf(lines: readonly string[], indent: number): number {
  let count = 0
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = measure(lines[i]!)
    if (line.content === '' || line.content.startsWith('#')) continue
    if (line.indent < indent) break
    if (line.indent === indent) {
      if (!line.content.startsWith('-')) break
      count++
    }
  }
  return count
}

function measure(line: string): Line {
  const content = line.trimStart()
  return { indent: line.length - content.length, content }
}

/** The innermost bracket that is open before a place; quotes and comments count as such. */
function openBracket(text: string, offset: number): number | undefined {
  const open: number[] = []
  let quote: string | undefined
  for (let i = 0; i < offset; i++) {
    const sign = text[i]!
    if (quote !== undefined) {
      if (sign === quote || (sign === '\n' && open.length === 0)) quote = undefined
    } else if (sign === '#' && /[\s]/.test(text[i - 1] ?? '\n')) {
      const end = text.indexOf('\n', i)
      i = end < 0 ? offset : end - 1
    } else if (isQuoteHere(sign, text[i - 1])) quote = sign
    else if (sign === '[' || sign === '{') {
      if (open.length > 0 || /[\s:-]/.test(text[i - 1] ?? ' ')) open.push(i)
    } else if (sign === ']' || sign === '}') open.pop()
  }
  return open.at(-1)
}

/** Entries of a flow collection as far as it goes, by commas that are not within brackets or quotes of their own. */
function splitEntries(text: string): string[] {
  const entries = ['']
  let depth = 0
  let quote: string | undefined
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]!
    if (quote !== undefined) quote = sign === quote ? undefined : quote
    else if (isQuoteHere(sign, text[i - 1])) quote = sign
    else if (sign === '[' || sign === '{') depth++
    else if (sign === ']' || sign === '}') depth--
    if (sign === ',' && depth === 0 && quote === undefined) entries.push('')
    else entries[entries.length - 1] += sign
  }
  return entries
}

/** Whether a sign begins a text in quotes: within a word it is an apostrophe. */
function isQuoteHere(sign: string, before = ' '): boolean {
  return (sign === '"' || sign === "'") && /[\s[{,:]/.test(before)
}

const unquote = (key: string) => (/^["']/.test(key) ? key.slice(1, -1) : key.trimEnd())
