import type { Severity } from '../../src/scenario/diagnostic.ts'
import { type FileResult, problemsOf } from '../checking/results.ts'
import type { OutputStyle } from '../output/style.ts'
import { fingerprints } from './fingerprint.ts'
import { formatJson } from './format-json.ts'
import { fromRepository } from './from-repository.ts'

const SEVERITIES: Readonly<Record<Severity, string>> = { error: 'critical', warning: 'minor', info: 'info' }

/** GitLab's code quality report. What could not be read is on standard error, and in the exit code. */
export function gitlab(results: readonly FileResult[], view: OutputStyle): string {
  const problems = results.flatMap(problemsOf)
  const prints = fingerprints(problems, view)
  const issues = problems.map(({ code, severity, message, hint, file, start, end }, i) => ({
    type: 'issue',
    check_name: code,
    description: hint === undefined ? message : `${message} ${hint}`,
    categories: ['Bug Risk'],
    severity: SEVERITIES[severity],
    fingerprint: prints[i],
    location: {
      path: fromRepository(file, view),
      lines: { begin: start?.line ?? 1, end: end?.line ?? 1 },
    },
  }))
  return formatJson(issues)
}
