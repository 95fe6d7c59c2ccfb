import { CODES } from './codes/index.ts'
import type { Diagnostic, Range, RawDiagnostic } from './diagnostic.ts'
import type { ParsedText } from './parse.ts'

/** Findings with their severity and their place in the text, in the order of the text. */
export function diagnoseAll(findings: readonly RawDiagnostic[], parsed: ParsedText): Diagnostic[] {
  return findings
    .map((finding) => diagnose(finding, parsed.ranges.get(finding) ?? parsed.locate(finding.path, finding.target)))
    .sort((a, b) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0))
}

/** A finding with its severity, and its place where it has one. */
export function diagnose(finding: RawDiagnostic, range: Range | undefined): Diagnostic {
  const { code, path, message, at, hint, replacement } = finding
  return {
    code,
    severity: CODES[code].severity,
    message,
    path,
    ...(range && { range }),
    ...(at && { at }),
    ...(hint !== undefined && { hint }),
    ...(replacement !== undefined && range && { fix: [{ range, text: replacement }] }),
  }
}
