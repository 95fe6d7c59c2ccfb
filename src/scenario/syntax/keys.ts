import { quote } from '../wording.ts'
import { type Explanation, explain, firstWord, lineAt, type Slip, withoutComment } from './mistake.ts'

/** A line whose key lacks its colon, or the space behind the colon. */
export function explainKey({ error, text }: Slip): Explanation | undefined {
  return /^Implicit (map )?keys need/.test(error.message) ? explainLine(text, error.pos[0], false) : undefined
}

/** The same before a bracket or quote: `sectors:{ west: [A1], …` is a key up to its second colon, and fails later. */
export function explainLateKey({ error, text }: Slip): Explanation | undefined {
  const isLate = /^Unexpected (.* at node end$|flow-(map|seq)-end token)/.test(error.message)
  return isLate ? explainLine(text, error.pos[0], true) : undefined
}

function explainLine(text: string, place: number, isLate: boolean): Explanation | undefined {
  const line = lineAt(text, place)
  const unspaced = (!isLate && WORD_AND_COLON.exec(line.text)) || NAME_AND_COLON.exec(line.text)
  if (unspaced) {
    const at = line.start + unspaced[0].length - 1
    const replacement = /^\s*[\w-]+:\S/.test(line.text) ? ': ' : undefined
    return explain('A space is missing after the colon.', 'Add a space after it.', [at, at + 1], replacement)
  }
  const [, blanks = '', key, rest = ''] = WORD_AND_REST.exec(withoutComment(line.text)) ?? []
  const isValue = /^[[{"']/.test(rest)
  if (key === undefined || (isLate && !isValue)) return undefined
  const [, assigned] = /^=\s*(\S.*)$/.exec(rest) ?? []
  if (assigned !== undefined) {
    const sign = line.start + line.text.indexOf('=')
    return explain('A key is followed by a colon, not by =.', `Write ${key}: ${assigned}.`, [sign, sign + 1])
  }
  if (/\s/.test(rest) && !isValue) {
    const hint = 'Add a colon after its key, or indent it more if it continues the text above.'
    return explain('This line has no key with a colon.', hint, firstWord(line))
  }
  const at = line.start + blanks.length
  const example = rest && key.length + rest.length <= 60 ? `Write ${key}: ${rest}.` : 'Add a colon after it.'
  return explain(`A colon is missing after the key ${quote(key)}.`, example, [at, at + key.length])
}

const WORD_AND_COLON = /^\s*(?:- +)*[\p{L}\p{N}_-]+:(?=\S)/u
const NAME_AND_COLON = /^\s*(?:- +)*[^\s:#"'[\]{},][^:#"'[\]{},]*:(?=[[{"'])/
/** A word, and what follows it. */
const WORD_AND_REST = /^(\s*(?:- +)*)([\p{L}\p{N}_-]+|"[^"]*"|'[^']*')(?:\s+(?!:)|$)(.*)$/u
