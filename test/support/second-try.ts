import type { Reporter, TestModule } from 'vitest/node'

/**
 * Tests of these folders wait for browsers, servers and killed processes, which a busy machine may keep from answering in time.
 * CI tries them a second time, so that one stalled process does not reject a day's work. Anything else gives the same result
 * every time: if it passes only the second time, the run fails.
 */
const WAITING = /^(?:test\/(?:editor|cli|library|project)|cli\/(?:edit|queue|safe-file|simulate|lsp))\//

/** How often a failed test is tried again: only in CI, where nobody is there to run it again. */
export const retries = process.env['BERTHIER_ALL_TESTS'] ? 1 : 0

/** Names at the end the tests that passed only the second time. Whoever reads it should find out why. */
export class SecondTry implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const found = modules.flatMap((file) =>
      Array.from(file.children.allTests('passed'))
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => ({ file: file.relativeModuleId, title: test.fullName })),
    )
    if (found.length === 0) return
    const lines = found.map(({ file, title }) => `  ${file} > ${title}\n`).join('')
    console.log(`\nPassed only the second time:\n${lines}`)
    const unexpected = found.filter(({ file }) => !WAITING.test(file))
    if (unexpected.length === 0) return
    console.error(`${unexpected.length} of them wait for nothing outside, and must pass every time.`)
    process.exitCode = 1
  }
}
