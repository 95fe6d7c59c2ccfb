import type { Io } from './io.ts'
import { visibleLines } from './terminal.ts'

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
  if (!io.env['BERTHIER_DEBUG'])
    io.stderr.write('This is a bug in berthier. Run it again with BERTHIER_DEBUG=1 for details.\n')
  else for (const stack of stacks) io.stderr.write(`${visibleLines(stack)}\n`)
}
