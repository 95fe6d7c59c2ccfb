import type { Reporter } from 'vitest/node'

/**
 * Files of tests that take long and say little that shorter ones do not: `npm test` leaves them to CI, which runs everything. What is
 * here was measured; keep `npm test` below five minutes on two cores.
 */
const LONG_FILES: readonly string[] = [
  // Everything that a rulebook as a package can do, installed by npm: docs/rulebook.md is run by a shorter one.
  'test/library/rulebook-package.test.ts',
]

/** The files that this run leaves out: none in CI. */
export const leftOut: readonly string[] = process.env['BERTHIER_ALL_TESTS'] ? [] : LONG_FILES

/** Names at the end what was left out, and what runs it. */
export class LeftOut implements Reporter {
  onTestRunEnd(modules: readonly unknown[]): void {
    if (modules.length < MANY || leftOut.length === 0) return
    const files = leftOut.map((file) => `  ${file}\n`).join('')
    console.log(`Left to CI, because they take long (BERTHIER_ALL_TESTS=1 npm test runs them too):\n${files}`)
  }
}

/** Whoever runs a few files knows which. */
const MANY = 50
