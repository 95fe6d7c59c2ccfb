import { type Explanation, explain, firstWord, lineAt, type Slip } from './syntax-slip.ts'
import { quote } from './wording.ts'

/** A line whose key lacks its colon, or the space behind the colon. */
export function explainKey({ error, text }: Slip): Explanation | undefined {
  const isKeyError = /^Implicit (map )?keys need/.test(error.message)
  const isBehindKey = /^Unexpected .* at node end$/.test(error.message)
  if (!isKeyError && !isBehindKey) return undefined
  const line = lineAt(text, error.pos[0])
  const [, blanks = '', key = '', sign = '', rest = ''] = LINE.exec(line.text) ?? []
  if (isBehindKey && !/^[[{"']/.test(rest)) return undefined
  if (!key) return undefined
  const end = line.start + blanks.length + key.length
  if (sign === ':') {
    const replacement = /^\s*[\w-]+:\S/.test(line.text) ? ': ' : undefined
    return explain('A space is missing after the colon.', undefined, [end, end + 1], replacement)
  }
  if (rest.split(/\s+/).length > 2 && !/^[[{"']/.test(rest)) {
    const hint = 'If the line goes on with the text above it, indent it deeper than the key of that text.'
    return explain('This line has no key with a colon.', hint, firstWord(line))
  }
  const example = rest && rest.length <= 60 ? `${key}: ${rest}` : `${quote(key)}:`
  return explain(`A colon is missing after the key ${quote(key)}.`, `Write ${example}`, [end - key.length, end])
}

/** A key, what follows it, and the rest up to a comment. */
const LINE = /^(\s*(?:- +)*)([\w-]+|"[^"]*"|'[^']*')(?:(:)(?=\S)|\s+(?!:)|$)(.*?)(?:\s+#.*)?\s*$/
