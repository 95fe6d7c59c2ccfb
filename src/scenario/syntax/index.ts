import type { YAMLError } from 'yaml'
import { explainBracket, explainComma, explainExtraComma } from './brackets.ts'
import { explainIndent } from './indent.ts'
import { explainKey, explainLateKey } from './keys.ts'
import { cut, type Explanation, explain, type Slip } from './mistake.ts'
import { explainOddSpace } from './spaces.ts'
import {
  explainBullet,
  explainConflict,
  explainFence,
  explainForeignComment,
  explainForeignSign,
  explainTightDash,
} from './strays.ts'
import { explainTab } from './tabs.ts'
import {
  explainBlockText,
  explainColon,
  explainEarlyQuote,
  explainEscape,
  explainOpenQuote,
  explainStart,
} from './texts.ts'

/** What a parser's error means to the author of the text, and where its cause stands. */
export function explainSyntax(error: YAMLError, text: string): Explanation {
  if (error.code === 'MULTIPLE_DOCS') {
    const message = 'A second document starts here, but a file is one battle.'
    const hint = 'Move it to a separate file.'
    return { finding: { code: 'yaml/several-documents', path: [], message, hint }, range: error.pos }
  }
  const slip: Slip = { error, text, lexemes: cut(text, error.pos[1]) }
  for (const attempt of ATTEMPTS) {
    const explanation = attempt(slip)
    if (explanation) return explanation
  }
  return explain(`This is not YAML: ${sentence(error.message)}`, undefined, error.pos)
}

/** Something behind a value that has ended: the least that can be said. */
function explainRest({ error }: Slip): Explanation | undefined {
  if (!/^Unexpected .* (at node end|token)\b/.test(error.message)) return undefined
  const hint = 'Remove this, or put the whole text in quotes.'
  return explain('The value before this is already complete.', hint, error.pos)
}

/** A list begun behind its key. */
function explainDash({ error }: Slip): Explanation | undefined {
  if (!error.message.startsWith('Unexpected block-seq-ind on same line')) return undefined
  const hint = 'Start the list in the next line, or put the text in quotes.'
  return explain('A list item cannot be in the line of its key.', hint, error.pos)
}

/** The package's words as the end of a sentence of ours. */
function sentence(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  return `${line.charAt(0).toLowerCase()}${line.slice(1)}${line.endsWith('.') ? '' : '.'}`
}

/** From the surest to the vaguest. */
const ATTEMPTS: readonly ((slip: Slip) => Explanation | undefined)[] = [
  explainConflict,
  explainFence,
  explainForeignComment,
  explainBullet,
  explainOddSpace,
  explainTab,
  explainTightDash,
  explainOpenQuote,
  explainEscape,
  explainBlockText,
  explainEarlyQuote,
  explainStart,
  explainLateKey,
  explainBracket,
  explainComma,
  explainExtraComma,
  explainColon,
  explainIndent,
  explainForeignSign,
  explainKey,
  explainDash,
  explainRest,
]
