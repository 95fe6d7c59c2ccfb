import type { CaseFile } from '../src/engine/cases/case-file.ts'
import { type Evidence, evidenceOf } from '../src/engine/cases/clauses.ts'
import { missingForRule, type RuleCoverage } from '../src/engine/cases/coverage.ts'
import type { CaseFailure } from '../src/engine/cases/run-case.ts'
import type { Severity } from '../src/scenario/diagnostic.ts'
import { Lines, type Position } from '../src/scenario/position.ts'
import { type FileResult, hasBug } from './checking/results.ts'
import type { Failure } from './files/files.ts'
import { EXIT } from './io.ts'

/** A case that was played, with its place in the file; where it does not hold, why, and at which place. */
export type CaseResult = {
  readonly rules: readonly string[]
  readonly title: string
  readonly evidence: Evidence
  readonly start: Position
  readonly failure?: Omit<CaseFailure, 'path'> & { readonly start: Position; readonly end: Position }
}

/** What is known of a case file after its cases were played. */
export type CaseFileResult =
  | (Exclude<FileResult, Failure> & { readonly system: string | undefined; readonly cases: readonly CaseResult[] })
  | Failure

/** The rules of a system with their clauses, each with its number of cases. */
export type SystemCoverage = { readonly system: string; readonly rules: readonly RuleCoverage[] }

/** Everything that a run of `berthier cases` has to show. */
export type CasesReport = {
  readonly files: readonly CaseFileResult[]
  /** Only where it was asked for. */
  readonly coverage?: readonly SystemCoverage[]
}

/** The numbers that every format closes with. */
export type CaseTally = {
  readonly files: number
  readonly cases: number
  readonly failed: number
  /** Mistakes in the files, for which cases could not be played. */
  readonly mistakes: number
  /** What is probably not meant so; the cases were played all the same. */
  readonly warnings: number
  readonly unreadable: number
}

/** Puts cases that were played, and why they failed, in their places. */
export function locateCases(
  { text, cases, locate }: CaseFile,
  failures: readonly (CaseFailure | undefined)[],
): CaseResult[] {
  const lines = new Lines(text)
  return cases.map(({ rules, title, play, path }, i) => {
    const result = { rules, title, evidence: evidenceOf(play), start: lines.at(locate([...path, 'title'])?.[0] ?? 0) }
    const failure = failures[i]
    if (!failure) return result
    const { path: place, ...rest } = failure
    const [start, end] = locate(place) ?? [0, 0]
    return { ...result, failure: { ...rest, start: lines.at(start), end: lines.at(end) } }
  })
}

export function tallyCases({ files }: CasesReport): CaseTally {
  const read = files.filter((file) => 'cases' in file)
  const cases = read.flatMap((file) => file.cases)
  return {
    files: read.length,
    cases: cases.length,
    failed: cases.filter(({ failure }) => failure).length,
    mistakes: countDiagnostics(read, (severity) => severity === 'error'),
    warnings: countDiagnostics(read, (severity) => severity !== 'error'),
    unreadable: files.length - read.length,
  }
}

/** How many diagnostics of some severities files have. */
export function countDiagnostics(
  files: readonly Exclude<FileResult, Failure>[],
  counts: (severity: Severity) => boolean,
): number {
  return files.flatMap(({ validation }) => validation.diagnostics).filter(({ severity }) => counts(severity)).length
}

/** A file that is no sound case file outweighs cases that fail, and a bug of ours all else. */
export function casesExitCode(report: CasesReport): number {
  if (hasBug(report.files)) return EXIT.internal
  const { failed, mistakes, unreadable } = tallyCases(report)
  if (mistakes + unreadable > 0) return EXIT.usage
  const hasGaps = report.coverage?.some(({ rules }) => rules.some((rule) => missingForRule(rule).length > 0)) ?? false
  return failed > 0 || hasGaps ? EXIT.problems : EXIT.clean
}
