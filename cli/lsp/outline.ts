import { type DocumentSymbol, type FoldingRange, FoldingRangeKind, SymbolKind } from 'vscode-languageserver'
import { isMap, isScalar, isSeq, type Node, type Pair } from 'yaml'
import type { Range } from '../../src/scenario/diagnostic.ts'
import { keyName } from '../../src/scenario/reading/parse-carefully.ts'
import type { OpenDocument } from './open-document.ts'

/** How deep the outline goes: sides, units of a side, formations of a force. */
const DEEPEST = 7

/** The keys of a document as a tree, each with what it says of itself. Works on texts that are no YAML, as far as they are understood. */
export function documentSymbols(document: OpenDocument): DocumentSymbol[] {
  return symbolsOf(document.check().parsed.document.contents, document, 0)
}

function symbolsOf(node: unknown, document: OpenDocument, depth: number): DocumentSymbol[] {
  if (!isMap(node) || depth >= DEEPEST) return []
  return (node.items as readonly Pair[]).flatMap(({ key, value }) => {
    const name = keyName(key)
    const selection = rangeOf(key)
    if (name === undefined || name === '' || !selection) return []
    const end = endOf(document.text, rangeOf(value)?.[1] ?? selection[1])
    const children = symbolsOf(value, document, depth + 1)
    const detail = detailOf(value)
    return [
      {
        name,
        ...(detail !== undefined && { detail }),
        kind: children.length > 0 ? SymbolKind.Module : isSeq(value) ? SymbolKind.Array : SymbolKind.Property,
        range: document.toLsp([selection[0], Math.max(end, selection[1])]),
        selectionRange: document.toLsp(selection),
        children,
      },
    ]
  })
}

/** What stands behind a key in the outline: its value, or the name of what it is. */
function detailOf(value: unknown): string | undefined {
  if (isScalar(value)) return String(value.value ?? '').slice(0, 80)
  if (!isMap(value)) return undefined
  const name = value.get('name')
  return typeof name === 'string' ? name : undefined
}

/** What can be folded away: every key whose value takes several lines. */
export function foldingRanges(document: OpenDocument): FoldingRange[] {
  const found: FoldingRange[] = []
  walk(document.check().parsed.document.contents)
  return [...found, ...commentBlocks(document.text)]

  function walk(node: unknown): void {
    if (isSeq(node)) for (const item of node.items) walk(item)
    if (!isMap(node)) return
    for (const { key, value } of node.items as readonly Pair[]) {
      const [start, end] = [rangeOf(key)?.[0], rangeOf(value)?.[1]]
      if (start === undefined || end === undefined) continue
      const { start: first, end: last } = document.toLsp([start, endOf(document.text, end)])
      if (last.line > first.line) found.push({ startLine: first.line, endLine: last.line })
      walk(value)
    }
  }
}

/** Several lines of comment in a row. */
function commentBlocks(text: string): FoldingRange[] {
  const lines = text.split(/\r\n?|\n/)
  const isComment = (i: number) => /^\s*#/.test(lines[i] ?? '')
  const starts = lines.flatMap((_, i) => (isComment(i) && !isComment(i - 1) && isComment(i + 1) ? [i] : []))
  return starts.map((startLine) => {
    let endLine = startLine
    while (isComment(endLine + 1)) endLine++
    return { startLine, endLine, kind: FoldingRangeKind.Comment }
  })
}

function rangeOf(node: unknown): Range | undefined {
  const range = (node as Node | null | undefined)?.range
  return range ? [range[0], range[1]] : undefined
}

/** The end without blank lines behind it. */
function endOf(text: string, end: number): number {
  let at = end
  while (at > 0 && /\s/.test(text[at - 1]!)) at--
  return at
}
