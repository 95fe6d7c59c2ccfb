import pkg from '../../package.json' with { type: 'json' }
import type { CodeTable } from '../../src/scenario/codes/index.ts'
import type { Severity, TextEdit } from '../../src/scenario/diagnostic.ts'
import { type FileDiagnostic, type FileResult, problemsOf, tally } from '../checking/results.ts'
import type { OutputStyle } from '../output/style.ts'
import { fingerprints } from './fingerprint.ts'
import { formatJson } from './format-json.ts'
import { fromRepository } from './from-repository.ts'

/** The page of this version that explains the codes; it is in every package. */
const HELP = `https://unpkg.com/berthier@${pkg.version}/docs/diagnostics.md`

const LEVELS: Record<Severity, string> = { error: 'error', warning: 'warning', info: 'note' }

/** SARIF 2.1.0, for code scanning and editors. */
export function sarif(results: readonly FileResult[], view: OutputStyle, codes: CodeTable): string {
  const ids = Object.keys(codes)
  const failures = results.filter((result) => 'failure' in result)
  const problems = results.flatMap(problemsOf)
  const prints = fingerprints(problems, view)
  const locate = (path: string) => location(fromRepository(path, view))
  const run = {
    tool: { driver: { name: 'berthier', semanticVersion: pkg.version, rules: rules(codes) } },
    columnKind: 'utf16CodeUnits',
    invocations: [
      {
        executionSuccessful: failures.length === 0,
        toolExecutionNotifications: failures.map(({ failure }) => ({ level: 'error', message: { text: failure } })),
      },
    ],
    artifacts: results.flatMap((result) => ('validation' in result ? [{ location: locate(result.path) }] : [])),
    results: problems.map((problem, i) => sarifResult(problem, ids, prints[i]!, locate)),
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
    helpUri: HELP,
    defaultConfiguration: { level: LEVELS[severity] },
  }))
}

function sarifResult(
  { code, severity, message, hint, file, start, end, fix }: FileDiagnostic,
  ids: readonly string[],
  fingerprint: string,
  locate: typeof location,
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
    locations: [{ physicalLocation: { artifactLocation: locate(file), region } }],
    partialFingerprints: { 'berthier/v1': fingerprint },
    ...(fix && {
      fixes: [{ artifactChanges: [{ artifactLocation: locate(file), replacements: fix.map(replacement) }] }],
    }),
  }
}

function replacement({ range: [start, end], text }: TextEdit): object {
  return { deletedRegion: { charOffset: start, charLength: end - start }, insertedContent: { text } }
}

function location(path: string): { uri: string } {
  return { uri: path.split('/').map(encodeURIComponent).join('/') }
}
