import { CST, Lexer } from 'yaml'
import { MAX_DEPTH, TOO_DEEP } from './depth.ts'
import type { Finding, Range } from './diagnostic.ts'

/** A file may hold, or its aliases unfold to, this many values in all: far more than the largest battle has. */
export const MAX_VALUES = 500_000

/** Below this size no text can hold up a parser for long. */
const HARMLESS = 100_000

/** What the lexer adds to the text, to tell what follows. */
const MARKS: ReadonlySet<string> = new Set([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR])

/** What a file is told that holds more. */
export const TOO_MANY: Finding = {
  code: 'file/too-large',
  path: [],
  // Written out: formatting a number loads all languages, which every start would pay for.
  message: 'The file holds more than 500,000 values.',
}

/**
 * Refuses a large text that would take a parser minutes or gigabytes: brackets or dashes thousands deep, or too many
 * values. Looks at tokens only, before anything is built from them.
 */
export function exceedsBounds(text: string): { readonly finding: Finding; readonly range: Range } | undefined {
  if (text.length < HARMLESS) return undefined
  let at = 0
  let tokens = 0
  let brackets = 0
  let dashes = 0
  for (const token of new Lexer().lex(text)) {
    if (token === '[' || token === '{') brackets++
    else if (token === ']' || token === '}') brackets--
    else if (token === '-' || token === '?') dashes++
    else if (token.startsWith('\n')) dashes = 0
    if (brackets > MAX_DEPTH || dashes > MAX_DEPTH) return { finding: TOO_DEEP, range: [at, at + 1] }
    // A value comes with a comma, a blank or a line end, and a text with a mark of its own.
    if (++tokens > MAX_VALUES * 6) return { finding: TOO_MANY, range: [0, 0] }
    // Marks of the lexer's own are not in the text.
    if (!MARKS.has(token)) at += token.length
  }
  return undefined
}
