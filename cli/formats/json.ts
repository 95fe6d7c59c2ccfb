import { type FileDiagnostic, type FileResult, problemsOf, tally } from '../checking/results.ts'
import { formatJson } from './format-json.ts'

/**
 * For programs. `version` rises when a key changes its meaning or goes; a new key does not raise it.
 * Lines and columns count from 1, columns and offsets in UTF-16 units, ends excluded; null where there is no place.
 */
export function json(results: readonly FileResult[]): string {
  const files = results.map((result) => ({
    path: result.path,
    ...('failure' in result && { error: result.failure }),
    diagnostics: problemsOf(result).map(problemAsJson),
  }))
  return formatJson({ version: 1, files, summary: tally(results) })
}

/** A problem as the formats for programs have it. */
export function problemAsJson({
  code,
  severity,
  message,
  hint,
  start,
  end,
  range,
  path,
  at,
  fix,
}: FileDiagnostic): object {
  return {
    code,
    severity,
    message,
    hint: hint ?? null,
    line: start?.line ?? null,
    column: start?.column ?? null,
    endLine: end?.line ?? null,
    endColumn: end?.column ?? null,
    offset: range?.[0] ?? null,
    endOffset: range?.[1] ?? null,
    path,
    at: at ?? [],
    fixable: fix !== undefined,
  }
}
