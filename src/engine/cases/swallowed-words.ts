import { isScalar, visit } from 'yaml'
import { diagnose } from '../../scenario/diagnose.ts'
import type { Diagnostic } from '../../scenario/diagnostic.ts'
import type { ParsedText } from '../../scenario/reading/parse.ts'
import { quote } from '../../scenario/wording.ts'

/**
 * Comments that were meant as words: in `attack 1010 with 1011 5-4 #2`, YAML reads nothing behind the blank. A comment that
 * is meant as one has a blank behind its #.
 */
export function findSwallowedWords({ document }: ParsedText, text: string): Diagnostic[] {
  const found: Diagnostic[] = []
  visit(document, {
    Scalar(_, node) {
      if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return
      const [start, end] = node.range
      const [, blanks, comment] = /^([ \t]+)(#\S.*)/.exec(text.slice(end, endOfLine(text, end))) ?? []
      if (blanks === undefined || comment === undefined) return
      const words = comment.trimEnd()
      const from = end + blanks.length
      const message = `YAML reads ${quote(words)} as a comment: only ${quote(text.slice(start, end))} is left.`
      const hint = 'Put the whole line in quotes, or add a space after the # of a comment.'
      found.push(diagnose({ code: 'case/swallowed-words', path: [], message, hint }, [from, from + words.length]))
    },
  })
  return found
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from)
  return end < 0 ? text.length : end
}
