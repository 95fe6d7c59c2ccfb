import { Lexer } from 'yaml'
import { type CodeTable, codeEntry } from './codes/index.ts'
import type { Diagnostic, Range } from './diagnostic.ts'
import { Lines } from './position.ts'
import { didYouMean, suggest } from './suggest.ts'
import { quote } from './wording.ts'

/** `# berthier-ignore unit/stacked, victory/shadowed: printed so (13.3)`: beside a line, or in lines of their own above it. */
type Excuse = {
  readonly codes: readonly { readonly code: string; readonly range: Range }[]
  readonly reason: string
  /** The line that it is about. */
  readonly line: number
  readonly range: Range
}

const WORD = 'berthier-ignore'

/** Takes out the warnings that the text excuses with a reason, and adds what is wrong with the excuses themselves. */
export function applyExcuses(
  text: string,
  diagnostics: readonly Diagnostic[],
  codes: CodeTable,
): readonly Diagnostic[] {
  // Hardly any file has one.
  if (!text.includes(WORD)) return diagnostics
  const lines = new Lines(text)
  const excuses = readExcuses(text, lines)
  const used = new Set<Range>()
  const kept = diagnostics.filter(({ code, severity, range }) => {
    if (!range || severity === 'error') return true
    const { line } = lines.at(range[0])
    const found = excuses.filter((excuse) => excuse.line === line && excuse.reason !== '')
    const excusing = found.flatMap((excuse) => excuse.codes).filter((one) => one.code === code)
    for (const one of excusing) used.add(one.range)
    return excusing.length === 0
  })
  const complaints = excuses.flatMap((excuse) => judge(excuse, used, diagnostics, codes))
  return [...kept, ...complaints].toSorted((a, b) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0))
}

function judge(excuse: Excuse, used: ReadonlySet<Range>, found: readonly Diagnostic[], codes: CodeTable): Diagnostic[] {
  const complain = (code: string, range: Range, message: string, hint: string): Diagnostic => ({
    code,
    severity: codeEntry(code, codes).severity,
    message,
    hint,
    path: [],
    range,
  })
  if (excuse.codes.length === 0 || excuse.reason === '') {
    const message = excuse.codes.length === 0 ? 'This excuse names no problem.' : 'This excuse gives no reason.'
    return [complain('excuse/malformed', excuse.range, message, `Write # ${WORD} CODE: REASON.`)]
  }
  return excuse.codes.flatMap(({ code, range }) => {
    if (used.has(range)) return []
    if (!Object.hasOwn(codes, code)) {
      const hint = didYouMean(suggest(code, Object.keys(codes))) ?? 'Run berthier explain to list all codes.'
      return [complain('excuse/malformed', range, `Unknown code ${quote(code)}.`, hint)]
    }
    if (codes[code]!.severity === 'error') {
      const message = 'This excuse is for an error: no battle can be played with it, so nothing excuses it.'
      return [complain('excuse/error', range, message, 'Fix the error if it is there, and remove the excuse.')]
    }
    // Errors keep later checks from looking at all.
    if (found.some(({ severity }) => severity === 'error')) return []
    return [
      complain(
        'excuse/unused',
        range,
        'Nothing of the kind is found in the line that this excuse is about.',
        'Remove the excuse.',
      ),
    ]
  })
}

function readExcuses(text: string, lines: Lines): readonly Excuse[] {
  const comments = commentsIn(text)
  const alone = new Set(comments.filter(({ isAlone }) => isAlone).map(({ start }) => lines.at(start).line))
  return comments.flatMap(({ start, comment, isAlone }): Excuse[] => {
    const found = new RegExp(`^#\\s*${WORD}\\b(?<codes>[^:]*)(?::(?<reason>.*))?$`).exec(comment)
    if (!found) return []
    let { line } = lines.at(start)
    if (isAlone) while (alone.has(line)) line++
    const codesAt = start + comment.indexOf(WORD) + WORD.length
    const codes = [...(found.groups?.['codes'] ?? '').matchAll(/[^\s,]+/g)].map(({ 0: code, index }) => ({
      code,
      range: [codesAt + index, codesAt + index + code.length] as const,
    }))
    const reason = found.groups?.['reason']?.trim() ?? ''
    return [{ codes, reason, line, range: [start, start + comment.trimEnd().length] }]
  })
}

/** The comments of a text: what looks like one within a text of several lines is none. */
function commentsIn(text: string): { readonly start: number; readonly comment: string; readonly isAlone: boolean }[] {
  const found: { start: number; comment: string; isAlone: boolean }[] = []
  let offset = 0
  let isScalar = false
  for (const lexeme of new Lexer().lex(text)) {
    // Signs of the lexer for a document, a scalar and the end of a broken bracket stand for nothing in the text.
    if (lexeme === '\u0002' || lexeme === '\u0018' || lexeme === '\u001f') {
      isScalar = lexeme === '\u001f'
      continue
    }
    if (!isScalar && lexeme.startsWith('#')) {
      const lineStart = text.lastIndexOf('\n', offset) + 1
      found.push({ start: offset, comment: lexeme, isAlone: text.slice(lineStart, offset).trim() === '' })
    }
    isScalar = false
    offset += lexeme.length
  }
  return found
}
