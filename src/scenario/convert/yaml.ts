import { Document, isMap, isPair, isScalar, Lexer, type Pair, visit, type Document as YamlDocument } from 'yaml'
import { CODES } from '../codes/index.ts'
import { escapeControls, isControl } from '../control-characters.ts'
import type { Diagnostic, Path } from '../diagnostic.ts'
import { isPlain } from '../format/quotes.ts'
import { keyName } from '../reading/parse-carefully.ts'
import { isExactNumber } from './exact-number.ts'
import type { Remark } from './notation.ts'

/** Writes data as YAML, with comments before the keys that they are about. */
export function formatYaml(data: unknown, remarks: readonly Remark[] = []): string {
  const document = new Document(data, { aliasDuplicateObjects: false })
  visit(document, {
    Scalar(key, node) {
      // Die results are words as keys, and need no quotes to be read as such.
      if (key === 'key' && /^[1-9]\d{0,8}$/.test(String(node.value))) node.value = Number(node.value)
      // In a block, space at the edge of a line is easily lost, and at the beginning of the text misread.
      if (typeof node.value === 'string' && /^\s|\s$|\n[^\S\n]|[^\S\n]\n/.test(node.value)) node.type = 'QUOTE_DOUBLE'
      if (typeof node.value === 'string' && !node.value.includes('\n') && !isPlain(node.value)) {
        node.type = 'QUOTE_DOUBLE'
      }
      // Escapes are for double quotes only.
      if (typeof node.value === 'string' && isControl(node.value)) node.type = 'QUOTE_DOUBLE'
    },
  })
  for (const { path, comment } of remarks) {
    const text = comment.replaceAll(/^/gm, ' ')
    const key = keyAt(document, path)
    if (key) key.commentBefore = key.commentBefore ? `${key.commentBefore}\n${text}` : text
    else document.commentBefore = document.commentBefore ? `${document.commentBefore}\n${text}` : text
  }
  return escapeControls(document.toString({ lineWidth: 120 }))
}

/** Numbers that YAML can write and a program cannot hold, or JSON not write. */
export function inexactNumbers(document: YamlDocument): Diagnostic[] {
  const found: Diagnostic[] = []
  visit(document, {
    Scalar(key, { value, source, range }) {
      // Keys are words, whatever they look like.
      if (key === 'key' || typeof value !== 'number' || isExactNumber(source ?? String(value), value)) return
      found.push({
        code: 'number/inexact',
        severity: CODES['number/inexact'].severity,
        message: `${source} cannot be stored exactly.`,
        path: [],
        ...(range && { range: [range[0], range[1]] }),
        hint: 'Put it in quotes.',
      })
    },
  })
  return found
}

/** How many comments a YAML text has. */
export function countComments(text: string): number {
  let comments = 0
  for (const token of new Lexer().lex(text)) if (token.startsWith('#')) comments++
  return comments
}

function keyAt(document: YamlDocument, path: Path): { commentBefore?: string | null } | undefined {
  const [last] = path.slice(-1)
  const parent: unknown = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  if (last === undefined || !isMap(parent)) return undefined
  const pair = parent.items.find((item): item is Pair => isPair(item) && keyName(item.key) === String(last))
  return isScalar(pair?.key) ? pair.key : undefined
}
