import type { BattleChange } from '../src/scenario/diff/change.ts'
import type { FileResult } from './checking/results.ts'
import { EXIT } from './io.ts'

/** One of the two battles that are compared. */
export type Compared = Extract<FileResult, { validation: unknown }>

/** What `berthier diff` found out. The number of a change is its place in the list, from 1. */
export type DiffReport = {
  readonly before: Compared
  readonly after: Compared
  readonly changes: readonly BattleChange[]
  /** Keys that could not be compared because of errors. */
  readonly skipped: readonly string[]
}

/** As diff(1) has it: 0 nothing changed, 1 something did. What cannot be read is 2, and never comes to a report. */
export function diffExitCode({ changes }: DiffReport): number {
  return changes.length === 0 ? EXIT.clean : EXIT.problems
}

/** What is said where nothing changed. */
export function describeNoChange({ before, after, skipped }: DiffReport): string {
  if (before.validation.text === after.validation.text) return 'The two files are identical.'
  if (skipped.length > 0) return 'Nothing changed in the parts that could be compared.'
  const what = after.validation.kind === 'definitions' ? 'What is defined' : 'The battle'
  return `${what} is unchanged (only layout or comments differ).`
}

/** The title of a battle, where it can be read. */
export function titleOf({ path, validation }: Compared): string {
  const title = ((validation.draft ?? validation.sample) as { title?: unknown } | undefined)?.title
  return typeof title === 'string' ? title : path
}
