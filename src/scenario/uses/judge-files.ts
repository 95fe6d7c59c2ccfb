import { CODES, type CodeTable } from '../codes/index.ts'
import { diagnose, diagnoseAll } from '../diagnose.ts'
import type { Diagnostic, Range, RawDiagnostic } from '../diagnostic.ts'
import { applyExcuses } from '../excuses.ts'
import { findHiddenCharacters } from '../reading/hidden-characters.ts'
import type { ParsedText } from '../reading/parse.ts'
import { describeOddSpace } from '../syntax/spaces.ts'
import type { UsedFile } from '../validation.ts'
import { quote } from '../wording.ts'
import type { DefinitionsFile } from './definitions-file.ts'

/** What was found in a text, with severities and places, in the order of the text; what it excuses is left out. */
export function judgeText(
  text: string,
  parsed: ParsedText,
  findings: readonly RawDiagnostic[],
  codes: CodeTable,
): readonly Diagnostic[] {
  const found = diagnoseAll({ diagnostics: findings, codes }, parsed)
  const signs = findHiddenCharacters(text).map(({ finding, range }) => diagnose(finding, range))
  // An error about such a word is about its letters: then it says so, and nothing is told twice.
  const signIn = ({ severity, range }: Diagnostic) =>
    severity === 'error' ? signs.find((sign) => range && isInside(sign.range!, range)) : undefined
  const blamed = new Set(found.flatMap((diagnostic) => signIn(diagnostic) ?? []))
  const diagnostics = found.map((diagnostic) => {
    const lost = lostText(diagnostic, text)
    if (lost !== undefined) return { ...diagnostic, hint: lost }
    const sign = signIn(diagnostic)?.message ?? spaceIn(diagnostic, text)
    return sign === undefined ? diagnostic : { ...diagnostic, hint: [sign, diagnostic.hint].filter(Boolean).join(' ') }
  })
  const hidden = signs.filter((sign) => !blamed.has(sign))
  const all =
    hidden.length === 0
      ? diagnostics
      : [...diagnostics, ...hidden].toSorted((a, b) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0))
  return applyExcuses(text, all, codes)
}

/** What no person sees in the words of an error, unless the error is about that. */
function spaceIn({ severity, code, range }: Diagnostic, text: string): string | undefined {
  if (severity !== 'error' || !range || range[1] - range[0] > LONGEST_WORDS || code.startsWith('yaml/'))
    return undefined
  return describeOddSpace(text.slice(...range))
}

/** What has swallowed a text where nothing is left of it: it begins with a sign of YAML's. */
function lostText({ code, range }: Diagnostic, text: string): string | undefined {
  if (code !== 'schema/type' || !range || range[0] !== range[1]) return undefined
  const [, comment] = /^[ \t]*(#\S[^\r\n]*)/.exec(text.slice(range[0], range[0] + LONGEST_LINE)) ?? []
  if (comment !== undefined) {
    const quoted = comment.length > LONGEST_WORDS ? 'quotes' : `quotes: ${JSON.stringify(comment.trimEnd())}`
    return `The # begins a comment. Put the text in ${quoted}.`
  }
  const [anchor] = /&\S+$/.exec(text.slice(Math.max(0, range[0] - LONGEST_WORDS), range[0]).trimEnd()) ?? []
  return anchor && `${quote(anchor)} names an anchor of YAML. Remove the &, or put the text in quotes.`
}

/** As much of a line as a person reads. */
const LONGEST_LINE = 300

/** A word or two. */
const LONGEST_WORDS = 60

/** Whether a range is part of another that is no longer than a word or two. */
const isInside = (inner: Range, [start, end]: Range) =>
  start <= inner[0] && inner[1] <= end && end - start <= LONGEST_WORDS

/** A diagnostic of JSON: fixes are edits to YAML. */
export function withoutFix(diagnostic: Diagnostic): Diagnostic {
  const { fix, ...rest } = diagnostic
  return fix ? rest : diagnostic
}

/** The same for a file of definitions, with what others have found in it. */
export function judgeDefinitions(
  { path, text, parsed, report }: DefinitionsFile,
  others: readonly RawDiagnostic[],
  codes: CodeTable = CODES,
): UsedFile {
  const found = judgeText(text, parsed, [...report.diagnostics, ...others], codes)
  const fixable = /\.json$/i.test(path) ? found.map(withoutFix) : found
  // What one battle does not meet with, another may.
  return { path, text, diagnostics: fixable.filter(({ code }) => code !== 'excuse/unused') }
}
