import { CODES, type CodeTable, codeEntry } from './codes/index.ts'
import type { Diagnostic, Range, RawDiagnostic } from './diagnostic.ts'
import type { ParsedText } from './reading/parse.ts'

/** Findings with their severity and their place in the text, in the order of the text. */
export function diagnoseAll(
  { diagnostics, codes }: { readonly diagnostics: readonly RawDiagnostic[]; readonly codes: CodeTable },
  parsed: ParsedText,
): Diagnostic[] {
  return diagnostics
    .map((finding) => {
      const range = parsed.ranges.get(finding) ?? locate(finding, parsed)
      // An alias that leads nowhere is itself the problem.
      const alias = finding.code === 'yaml/alias' ? undefined : parsed.aliasOn(finding.path)
      if (alias === undefined) return diagnose(finding, range, codes)
      // Whoever mends the anchor changes all that repeats it.
      const { replacement: _, hint, ...rest } = finding
      const told = `This is about where ${alias} repeats it.`
      return diagnose({ ...rest, hint: hint === undefined ? told : `${hint} ${told}` }, range, codes)
    })
    .sort((a, b) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0))
}

/** Where a finding belongs. What is about a mapping without a key, such as the file, is shown at its first line, not all over it. */
function locate({ path, target }: RawDiagnostic, parsed: ParsedText): Range | undefined {
  const range = parsed.locate(path, target)
  if (!range || target !== 'key') return range
  const end = parsed.text.slice(...range).search(/\r?\n/)
  return end < 0 ? range : [range[0], range[0] + end]
}

/** A finding with its severity, and its place where it has one. */
export function diagnose(finding: RawDiagnostic, range: Range | undefined, codes: CodeTable = CODES): Diagnostic {
  const { code, path, message, at, hint, replacement } = finding
  return {
    code,
    severity: codeEntry(code, codes).severity,
    message,
    path,
    ...(range && { range }),
    ...(at && { at }),
    ...(hint !== undefined && { hint }),
    ...(replacement !== undefined && range && { fix: [{ range, text: replacement }] }),
  }
}
