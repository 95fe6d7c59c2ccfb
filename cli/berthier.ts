#!/usr/bin/env node
// Imports no file: where the program cannot be loaded, a sentence has to be possible all the same.
import process from 'node:process'

try {
  await import('./start.ts')
} catch (error) {
  if (!(error instanceof Error && 'syscall' in error)) throw error
  const tooMany = 'too many files are open; close some, or raise the limit (ulimit -n)'
  const reason = /^(EMFILE|ENFILE):/.test(error.message) ? tooMany : error.message
  process.stderr.write(`berthier: cannot start: ${reason}\n`)
  process.exitCode = 2
}
