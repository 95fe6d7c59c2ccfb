import { fileURLToPath } from 'node:url'
import { installed } from './files/installation.ts'
import type { Io } from './io.ts'
import { visible, visibleLines } from './output/terminal.ts'

/** What the system refuses, such as one file more than may be open, is no bug, wherever it happens. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'errno' in error
}

/** What an exception says that nobody foresaw. */
export function messageOfBug(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Where such an exception comes from. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? String(error.stack) : ''
}

/** Shows where bugs are, or says how to see that. */
export function printBugs(stacks: readonly string[], io: Io): void {
  if (stacks.length === 0) return
  const rulebook = stacks.map(foreignFile).find((file) => file !== undefined)
  const culprit = rulebook === undefined ? 'berthier' : `the rulebook ${visible(rulebook)}`
  if (!io.env['BERTHIER_DEBUG'])
    io.stderr.write(`This is a bug in ${culprit}. Run it again with BERTHIER_DEBUG=1 for details.\n`)
  else for (const stack of stacks) io.stderr.write(`${visibleLines(stack)}\n`)
}

/** The file that an exception was thrown in, Node's own apart, if it is none of ours: then it is a rulebook's. */
function foreignFile(stack: string): string | undefined {
  const path = /^\s+at (?:.*\(|async )?(file:\/\/\/[^)]+?|\/[^)]+?|[a-z]:\\[^)]+?):\d+:\d+\)?$/im.exec(stack)?.[1]
  const file = path?.startsWith('file:') ? fileURLToPath(path) : path
  return file === undefined || file.startsWith(installed('')) ? undefined : file
}
