import { type Explanation, explain, firstWord, type Lexeme, lineAt, pieceBefore, type Slip } from './mistake.ts'

type Fault =
  | { readonly kind: 'closes-nothing'; readonly close: Lexeme }
  | { readonly kind: 'wrong-close'; readonly open: Lexeme; readonly close: Lexeme }
  | { readonly kind: 'never-closed'; readonly open: Lexeme; readonly end: number }

/** A bracket without its partner, if that is what the parser stumbled over. */
export function explainBracket({ error, text, lexemes }: Slip): Explanation | undefined {
  if (!CONSEQUENCES.has(error.code) || error.message.startsWith('Missing closing')) return undefined
  const fault = firstFault(lexemes, text.length)
  if (!fault) return undefined
  if (fault.kind === 'closes-nothing') {
    const { offset, source } = fault.close
    if (offset !== error.pos[0]) return undefined
    return explain(`This ${source} closes nothing.`, 'Remove it, or put the text in quotes.', [offset, offset + 1])
  }
  const { offset, source } = fault.open
  if (error.pos[0] <= offset) return undefined
  const partner = source === '[' ? ']' : '}'
  if (fault.kind === 'wrong-close' && isExtra(fault.close, text)) {
    const at = fault.close.offset
    return explain(`This ${fault.close.source} closes nothing.`, 'Remove it.', [at, at + 1])
  }
  if (fault.kind === 'wrong-close') {
    const hint = `Close it with ${partner}.`
    return explain(`This ${source} is closed by ${fault.close.source}.`, hint, [offset, offset + 1])
  }
  const line = lineAt(text, fault.end)
  if (
    line.start > offset &&
    line.start + line.indent < text.length &&
    !/^(- |-$|[^[\]{},]*:(\s|$))/.test(line.text.slice(line.indent))
  ) {
    const message = `This line is inside ${source} ${partner} but not indented enough.`
    return explain(message, 'Indent it more than the line where the bracket opens.', firstWord(line))
  }
  const comment = lexemes.find((lexeme) => lexeme.offset > offset && swallows(lexeme, partner))
  if (comment) {
    const message = `A comment starts here and swallows the ${partner} that closes the ${source}.`
    return explain(message, 'Put the text with the # in quotes.', [
      comment.offset,
      comment.offset + comment.source.length,
    ])
  }
  return explain(`This ${source} is never closed.`, `Add the ${partner}.`, [offset, offset + 1])
}

/** Whether all other brackets of its line have their partners, so that this one is too many. */
function isExtra({ offset }: Lexeme, text: string): boolean {
  const line = lineAt(text, offset)
  const others = line.text.slice(0, offset - line.start) + line.text.slice(offset - line.start + 1)
  let brackets = others.replaceAll(/"[^"]*"|'[^']*'|\s#.*$|[^[\]{}]/g, '')
  for (let before = ''; before !== brackets; ) {
    before = brackets
    brackets = brackets.replaceAll(/\[\]|\{\}/g, '')
  }
  return brackets === ''
}

/** Whether a bracket is part of a comment such as `#2, rule: Retreat }`, which nobody means: a comment has a blank behind its #. */
function swallows({ type, source }: Lexeme, bracket: string): boolean {
  return type === 'comment' && /^#\S/.test(source) && source.includes(bracket)
}

/** A comma left out between the entries of a list or mapping in brackets. */
export function explainComma({ error, text, lexemes }: Slip): Explanation | undefined {
  const [at] = error.pos
  const before = pieceBefore(lexemes, at)
  const isAfterBracket = before?.source === ']' || before?.source === '}'
  const isMissing = error.message.startsWith('Missing , ')
  if (!isMissing && !(/^[[{]/.test(text.slice(at, at + 1)) && isAfterBracket)) return undefined
  return explain('A comma is missing before this.', 'Put a comma between the entries.', [at, at + 1])
}

/** A comma too many between the entries of a list or mapping in brackets. */
export function explainExtraComma({ error }: Slip): Explanation | undefined {
  if (!error.message.startsWith('Unexpected , in')) return undefined
  return explain('There is no entry before this comma.', 'Remove the comma, or add the entry.', error.pos)
}

/** The first bracket without a partner. */
function firstFault(lexemes: readonly Lexeme[], length: number): Fault | undefined {
  const open: Lexeme[] = []
  for (const lexeme of lexemes) {
    if (lexeme.type === 'flow-seq-start' || lexeme.type === 'flow-map-start') open.push(lexeme)
    else if (lexeme.type === 'flow-seq-end' || lexeme.type === 'flow-map-end') {
      const partner = open.pop()
      if (!partner) return { kind: 'closes-nothing', close: lexeme }
      if (partner.type.slice(0, 8) !== lexeme.type.slice(0, 8)) {
        return { kind: 'wrong-close', open: partner, close: lexeme }
      }
    } else if (lexeme.type === 'flow-error-end' && open.length > 0) {
      return { kind: 'never-closed', open: open.at(-1)!, end: lexeme.offset }
    }
  }
  const last = open.at(-1)
  const end = lexemes.reduce((sum, { source }) => sum + source.length, 0)
  // What is still open where the look at the text ends may be closed behind it.
  return last && end >= length ? { kind: 'never-closed', open: last, end } : undefined
}

/** What a parser complains of when a bracket is missing. */
const CONSEQUENCES: ReadonlySet<string> = new Set([
  'BAD_INDENT',
  'BLOCK_IN_FLOW',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'UNEXPECTED_TOKEN',
])
