import { type CaseFileResult, type CasesReport, tallyCases } from '../../case-results.ts'
import { problemsOf } from '../../checking/results.ts'
import { formatJson } from '../format-json.ts'
import { problemAsJson } from '../json.ts'

/**
 * For programs. `version` rises when a key changes its meaning or goes; a new key does not raise it.
 * Lines and columns count from 1.
 */
export function json(report: CasesReport): string {
  const { files, coverage = null } = report
  const value = { version: 1, files: files.map(fileAsJson), coverage, summary: tallyCases(report) }
  return formatJson(value)
}

function fileAsJson(file: CaseFileResult): object {
  if ('failure' in file) return { path: file.path, error: file.failure, system: null, diagnostics: [], cases: [] }
  return {
    path: file.path,
    system: file.system ?? null,
    diagnostics: problemsOf(file).map(problemAsJson),
    cases: file.cases.map(({ rules, title, start, failure }) => ({
      rules,
      title,
      line: start.line,
      column: start.column,
      holds: !failure,
      failure: failure
        ? {
            line: failure.start.line,
            column: failure.start.column,
            message: failure.message,
            details: failure.details,
            events: failure.events,
          }
        : null,
    })),
  }
}
