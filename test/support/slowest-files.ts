import type { Reporter, TestModule } from 'vitest/node'

const SHOWN = 10

/** Prints at the end which files of tests took longest: where the time goes is where to look for it. */
export class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (modules.length <= SHOWN) return
    const timed = modules.map((module) => ({
      file: module.relativeModuleId,
      took: module.diagnostic().duration,
    }))
    const slowest = timed.toSorted((a, b) => b.took - a.took).slice(0, SHOWN)
    const all = timed.reduce((sum, { took }) => sum + took, 0)
    console.log(`\nThe ${SHOWN} slowest of ${modules.length} files, of ${seconds(all)} in all:`)
    for (const { file, took } of slowest) console.log(`  ${seconds(took).padStart(8)}  ${file}`)
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
