import type { Diagnostic, Severity } from '../src/scenario/diagnostic.ts'
import { Lines, type Position } from '../src/scenario/position.ts'
import type { Validation } from '../src/scenario/validation.ts'
import { count } from '../src/scenario/wording.ts'
import { printBugs } from './bug.ts'
import type { Failure } from './files.ts'
import { EXIT, type Io, printError } from './io.ts'

/** What is known of a file after checking it: what was found in it, or why it could not be read. */
export type FileResult = { readonly path: string; readonly validation: Validation } | Failure

/** The numbers that every format closes with. */
export type ProblemTally = {
  readonly files: number
  readonly errors: number
  readonly warnings: number
  readonly infos: number
  readonly unreadable: number
}

/** A diagnostic with its file and its place in it; files that are not text have no places. */
export type FileDiagnostic = Diagnostic & { readonly file: string; readonly start?: Position; readonly end?: Position }

/** The worst severity that `--fail-on` lets pass is the one below it. */
export const FAIL_ON = ['error', 'warning'] as const

export type FailOn = (typeof FAIL_ON)[number]

/** Says on standard error which files could not be read, or why nothing came of them. */
export function printFailures(results: readonly FileResult[], io: Io): void {
  const failures = results.filter((result) => 'failure' in result)
  for (const { failure } of failures) printError(io, failure)
  printBugs(
    failures.flatMap(({ bug }) => bug ?? []),
    io,
  )
}

/** Whether a bug of ours is to blame for one of the files. */
export function hasBug(results: readonly object[]): boolean {
  return results.some((result) => 'bug' in result)
}

/** The diagnostics of a file, each with its place. */
export function problemsOf(result: FileResult): readonly FileDiagnostic[] {
  if ('failure' in result) return []
  const { diagnostics, text } = result.validation
  const lines = diagnostics.length > 0 ? new Lines(text) : undefined
  return diagnostics.map((diagnostic) => ({
    ...diagnostic,
    file: result.path,
    ...(diagnostic.range && lines && { start: lines.at(diagnostic.range[0]), end: lines.at(diagnostic.range[1]) }),
  }))
}

/** Counts files and what was found in them. */
export function tally(results: readonly FileResult[]): ProblemTally {
  const read = results.filter((result) => 'validation' in result)
  const severities = read.flatMap(({ validation }) => validation.diagnostics.map(({ severity }) => severity))
  const number = (wanted: Severity) => severities.filter((severity) => severity === wanted).length
  return {
    files: read.length,
    errors: number('error'),
    warnings: number('warning'),
    infos: number('info'),
    unreadable: results.length - read.length,
  }
}

/** `2 errors, 1 warning`, or `no problems`. */
export function describeTally({ errors, warnings, infos }: Omit<ProblemTally, 'files' | 'unreadable'>): string {
  const parts = [errors && count(errors, 'error'), warnings && count(warnings, 'warning'), infos && `${infos} info`]
  return parts.filter(Boolean).join(', ') || 'no problems'
}

/** Whether a file has something that the caller wants to fail on. */
export function fails(result: FileResult, failOn: FailOn): boolean {
  if ('failure' in result) return true
  return result.validation.diagnostics.some(
    ({ severity }) => severity === 'error' || (failOn === 'warning' && severity === 'warning'),
  )
}

/** The exit code for a set of results: a file that cannot be read outweighs every problem, and a bug of ours all else. */
export function exitCode(results: readonly FileResult[], failOn: FailOn): number {
  if (hasBug(results)) return EXIT.internal
  if (results.some((result) => 'failure' in result)) return EXIT.usage
  return results.some((result) => fails(result, failOn)) ? EXIT.problems : EXIT.clean
}
