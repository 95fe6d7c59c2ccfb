import type { Diagnostic, Severity } from '../../src/scenario/diagnostic.ts'
import { Lines, type Position } from '../../src/scenario/position.ts'
import type { Validation } from '../../src/scenario/validation.ts'
import { count } from '../../src/scenario/wording.ts'
import { printBugs } from '../bug.ts'
import type { Failure } from '../files/files.ts'
import { EXIT, type Io, printError } from '../io.ts'

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

/**
 * Results with those of the files of definitions that battles use: each file once, with all that any of its users found in it. A used
 * file without problems, and that nobody asked for, is not among them.
 */
export function spreadUsed(results: readonly FileResult[]): readonly FileResult[] {
  if (!results.some((result) => 'validation' in result && result.validation.used)) return results
  const found = new Map<string, { readonly text: string; readonly diagnostics: Map<string, Diagnostic> }>()
  for (const result of results) {
    for (const { path, text, diagnostics } of ('validation' in result && result.validation.used) || []) {
      if (!found.has(path)) found.set(path, { text, diagnostics: new Map() })
      for (const diagnostic of diagnostics) found.get(path)!.diagnostics.set(keyOf(diagnostic), diagnostic)
    }
  }
  const own = results.map((result): FileResult => {
    if ('failure' in result) return result
    const { used: _, ...validation } = result.validation
    const others = found.get(result.path)
    found.delete(result.path)
    if (!others) return { ...result, validation }
    const { text } = others
    const known = new Set(validation.diagnostics.map(keyOf))
    const more = [...others.diagnostics].flatMap(([key, diagnostic]) => (known.has(key) ? [] : [diagnostic]))
    return {
      ...result,
      validation: { ...validation, text, diagnostics: inOrder([...validation.diagnostics, ...more]) },
    }
  })
  const troubled = [...found].filter(([, { diagnostics }]) => diagnostics.size > 0)
  const others = troubled.map(([path, { text, diagnostics }]): FileResult => {
    return { path, validation: { kind: 'definitions', text, diagnostics: inOrder([...diagnostics.values()]) } }
  })
  return [...own, ...others]
}

const keyOf = ({ code, message, path, range }: Diagnostic) => JSON.stringify([code, message, path, range])

const inOrder = (diagnostics: readonly Diagnostic[]) =>
  diagnostics.toSorted((a, b) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0))

/** `3 battles and 1 file of definitions`. */
export function describeFiles(results: readonly FileResult[]): string {
  const read = results.filter((result) => 'validation' in result)
  const definitions = read.filter(({ validation }) => validation.kind === 'definitions').length
  const battles = count(read.length - definitions, 'battle')
  if (definitions === 0) return battles
  const others = count(definitions, 'file of definitions', 'files of definitions')
  return definitions === read.length ? others : `${battles} and ${others}`
}

/** Counts files and what was found in them and in those that they use. */
export function tally(results: readonly FileResult[]): ProblemTally {
  const read = results.filter((result) => 'validation' in result)
  const texts = read.flatMap(({ validation }) => [validation, ...(validation.used ?? [])])
  const severities = texts.flatMap(({ diagnostics }) => diagnostics.map(({ severity }) => severity))
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
  const { diagnostics, used = [] } = result.validation
  return [...diagnostics, ...used.flatMap((file) => file.diagnostics)].some(
    ({ severity }) => severity === 'error' || (failOn === 'warning' && severity === 'warning'),
  )
}

/** The exit code for a set of results: a file that cannot be read outweighs every problem, and a bug of ours all else. */
export function exitCode(results: readonly FileResult[], failOn: FailOn): number {
  if (hasBug(results)) return EXIT.internal
  if (results.some((result) => 'failure' in result)) return EXIT.usage
  return results.some((result) => fails(result, failOn)) ? EXIT.problems : EXIT.clean
}
