import { CST, Lexer, type YAMLError } from 'yaml'
import type { Range, RawDiagnostic } from '../diagnostic.ts'

/** A piece of the text as the parser cuts it. */
export type Lexeme = { readonly type: CST.TokenType; readonly source: string; readonly offset: number }

/** A parser's error and the text that it is about. */
export type Slip = { readonly error: YAMLError; readonly text: string; readonly lexemes: readonly Lexeme[] }

/** What a slip means to its author, and where its cause stands. */
export type Explanation = { readonly finding: RawDiagnostic; readonly range: Range }

/** A line of the text without its break. */
export type TextLine = { readonly start: number; readonly text: string; readonly indent: number }

/** An explanation under the code of plain syntax. */
export function explain(message: string, hint: string | undefined, range: Range, replacement?: string): Explanation {
  const finding: RawDiagnostic = {
    code: 'yaml/syntax',
    path: [],
    message,
    ...(hint !== undefined && { hint }),
    ...(replacement !== undefined && { replacement }),
  }
  return { finding, range }
}

/** How much of the text behind a slip is looked at: its cause stands before it. */
const BEHIND = 20_000

/** The text up to a little behind a place, cut into pieces; those that only steer the parser are empty. */
export function cut(text: string, place: number): Lexeme[] {
  const lexemes: Lexeme[] = []
  let offset = 0
  let isScalar = false
  for (const piece of new Lexer().lex(text)) {
    const type = CST.tokenType(piece)
    if (!isScalar && type === 'scalar') {
      isScalar = true
      continue
    }
    const source = type === 'doc-mode' || type === 'flow-error-end' ? '' : piece
    lexemes.push({ type: isScalar ? 'scalar' : (type ?? 'scalar'), source, offset })
    offset += source.length
    isScalar = false
    if (offset > place + BEHIND) break
  }
  return lexemes
}

/** The line that an offset stands in. */
export function lineAt(text: string, offset: number): TextLine {
  const start = text.lastIndexOf('\n', offset - 1) + 1
  const end = text.indexOf('\n', start)
  const line = text.slice(start, end < 0 ? text.length : end).replace(/\r$/, '')
  const indent = line.search(/[^ \t\uFEFF]/)
  return { start, text: line, indent: indent < 0 ? line.length : indent }
}

/** What a line says before its comment. */
export function withoutComment(line: string): string {
  const comment = line.search(/\s#/)
  return (comment < 0 ? line : line.slice(0, comment)).trimEnd()
}

/** The first word of a line. */
export function firstWord({ start, text, indent }: TextLine): Range {
  const length = /^\S*/.exec(text.slice(indent))![0].length
  return [start + indent, start + indent + length]
}

/** The last piece before an offset that is neither blank nor comment. */
export function pieceBefore(lexemes: readonly Lexeme[], offset: number): Lexeme | undefined {
  return lexemes.findLast((lexeme) => lexeme.offset < offset && !BLANK.has(lexeme.type))
}

const BLANK: ReadonlySet<CST.TokenType> = new Set<CST.TokenType>([
  'space',
  'newline',
  'comment',
  'doc-mode',
  'flow-error-end',
])
