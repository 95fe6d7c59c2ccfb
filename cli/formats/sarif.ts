import pkg from '../../package.json' with { type: 'json' }
import type { CodeTable } from '../../src/scenario/codes/index.ts'
import type { Severity } from '../../src/scenario/diagnostic.ts'
import type { OutputStyle } from '../output-style.ts'
import { type FileDiagnostic, type FileResult, problemsOf, tally } from '../results.ts'
import { formatJson } from './format-json.ts'

const LEVELS: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'note' }

/** SARIF 2.1.0, for code scanning and editors. */
export function sarif(results: readonly FileResult[], _view: OutputStyle, codes: CodeTable): string {
  const ids = Object.keys(codes)
  const failures = results.filter((result) => 'failure' in result)
  const run = {
    tool: { driver: { name: 'berthier', semanticVersion: pkg.version, rules: rules(codes) } },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        executionSuccessful: failures.length === 0,
        toolExecutionNotifications: failures.map(({ failure }) => ({ level: 'error', message: { text: failure } })),
      },
    ],
    artifacts: results.flatMap((result) => ('validation' in result ? [{ location: location(result.path) }] : [])),
    results: results.flatMap(problemsOf).map((problem) => sarifResult(problem, ids)),
    properties: { summary: tally(results) },
  }
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }
  return formatJson(log)
}

function rules(codes: CodeTable): object[] {
  return Object.entries(codes).map(([id, { title, why, fix, severity }]) => ({
    id,
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: `${why}\n\n${fix}` },
    defaultConfiguration: { level: LEVELS[severity] },
  }))
}

function sarifResult(
  { code, severity, message, hint, file, start, end }: FileDiagnostic,
  ids: readonly string[],
): object {
  // A file that is not text has no lines, but code scanning shows nothing without one.
  const region =
    start && end
      ? { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }
      : { startLine: 1 }
  return {
    ruleId: code,
    ruleIndex: ids.indexOf(code),
    level: LEVELS[severity],
    message: { text: hint === undefined ? message : `${message} ${hint}` },
    locations: [{ physicalLocation: { artifactLocation: location(file), region } }],
  }
}

function location(path: string): { uri: string } {
  return { uri: path.split('/').map(encodeURIComponent).join('/') }
}
