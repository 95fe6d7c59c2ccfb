import { type Explanation, explain, lineAt, pieceBefore, type Slip, withoutComment } from './mistake.ts'

/** A quote that is opened and never closed. */
export function explainOpenQuote({ error, lexemes }: Slip): Explanation | undefined {
  if (!error.message.startsWith('Missing closing')) return undefined
  const opened = pieceBefore(lexemes, error.pos[0])
  if (!opened || !isQuoted(opened.source)) return undefined
  const mark = opened.source.charAt(0)
  return explain(`The quote ${mark} is never closed.`, `Add a ${mark} at the end of the text.`, [
    opened.offset,
    opened.offset + 1,
  ])
}

/** A quote within a text in quotes, which ends it. */
export function explainEarlyQuote({ error, text, lexemes }: Slip): Explanation | undefined {
  if (!/^(Unexpected scalar|Missing , or : )/.test(error.message)) return undefined
  const [at] = error.pos
  const quoted = pieceBefore(lexemes, at)
  if (!quoted || !isQuoted(quoted.source)) return undefined
  const end = quoted.offset + quoted.source.length
  // Two texts in quotes with a blank between them lack a comma.
  if (/\n|\s["']/.test(text.slice(end, at + 1))) return undefined
  const hint = quoted.source.startsWith("'")
    ? "Write a quote inside the text twice (''), or put the text in double quotes."
    : 'Write a quote inside the text as \\", or put the text in single quotes.'
  return explain('The text in quotes already ends here.', hint, [end - 1, end])
}

/** A colon and a blank within a text without quotes. */
export function explainColon({ error, text, lexemes }: Slip): Explanation | undefined {
  if (error.code !== 'BLOCK_AS_IMPLICIT_KEY' && error.code !== 'BLOCK_IN_FLOW') return undefined
  // That is a list item in the wrong column.
  if (error.message.startsWith('A block sequence may not')) return undefined
  const [at] = error.pos
  const line = lineAt(text, at)
  const value = withoutComment(line.text.slice(at - line.start))
  const place = lexemes.find(({ type, offset }) => type === 'map-value-ind' && offset >= at)?.offset
  if (place === undefined || place >= line.start + line.text.length) return undefined
  if (error.code === 'BLOCK_IN_FLOW') {
    const message = 'A comma is missing before this colon, or quotes around the text.'
    return explain(message, 'Put a comma between the entries, or put the text in quotes.', [place, place + 1])
  }
  if (/[\]}]$/.test(value)) {
    const message = 'A bracket is missing before this colon, or quotes around the text.'
    return explain(message, 'Open the bracket that the line closes, or put the text in quotes.', [place, place + 1])
  }
  const key = /[\w-]+: $/.exec(text.slice(Math.max(line.start, at - 40), at))?.[0]
  return explain('Text with a colon needs quotes.', inQuotes(key ?? '', value), [place, place + 1])
}

/** A text without quotes that begins with a character that has a meaning of its own. */
export function explainStart({ error, text, lexemes }: Slip): Explanation | undefined {
  const at = startOf(error.code, error.message, error.pos[0])
  if (at === undefined) return undefined
  const sign = text.charAt(at)
  const line = lineAt(text, at)
  const rest = withoutComment(line.text.slice(at - line.start))
  const hint =
    at === line.start || /[[\]{},]/.test(line.text) || /: /.test(rest) ? 'Put it in quotes.' : inQuotes('', rest)
  return explain(`Text cannot start with ${sign}.`, hint, [at, at + 1])

  function startOf(code: string, message: string, place: number): number | undefined {
    if (code === 'BAD_SCALAR_START' || code === 'BAD_DIRECTIVE') return place
    if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^\?\s/.test(text.slice(place, place + 2))) return place
    if (/directives-end/.test(message)) return lexemes.find(({ type }) => type === 'directive-line')?.offset
    const special = /^[*&!]/.test(text.slice(place, place + 1)) ? place : undefined
    if (code === 'TAG_RESOLVE_FAILED') return special
    const before = pieceBefore(lexemes, place)
    if (code === 'BAD_ALIAS') return special ?? before?.offset
    return before?.type === 'alias' && code === 'UNEXPECTED_TOKEN' ? before.offset : undefined
  }
}

/** A backslash in double quotes that is no escape. */
export function explainEscape({ error, text }: Slip): Explanation | undefined {
  if (error.code !== 'BAD_DQ_ESCAPE') return undefined
  const [at] = error.pos
  const hint = 'Write \\\\ for a backslash, or put the text in single quotes.'
  const escape = text.slice(at, at + 2).trimEnd()
  return explain(`${escape} has no meaning in double quotes.`, hint, [at, at + 1])
}

/** A text on the line of the | or > that only announces it. */
export function explainBlockText({ error, lexemes }: Slip): Explanation | undefined {
  if (!/^(Block scalar header|Not a YAML token)/.test(error.message)) return undefined
  const [at] = error.pos
  const header = lexemes.findLast(({ type, offset }) => type === 'block-scalar-header' && offset <= at)
  const sign = header?.source.charAt(0) ?? '|'
  const hint = 'Put it in the next line, indented, or in quotes.'
  return explain(`Text cannot be in the line of its ${sign}.`, hint, [at, at + 1])
}

function isQuoted(source: string): boolean {
  return /^["']/.test(source)
}

/** A text as it would be right; one that is long is left to its author. */
function inQuotes(key: string, value: string): string {
  if (value.length > 60) return 'Put the text in quotes.'
  const quoted = value.includes('"') && !value.includes("'") ? `'${value}'` : JSON.stringify(value)
  return `Write ${key}${quoted}.`
}
