import { configDefaults, defineConfig } from 'vitest/config'
import { fastModules } from './test/support/fast-modules.ts'
import { LeftOut, leftOut } from './test/support/long-files.ts'
import { NotRun } from './test/support/not-run.ts'
import { retries, SecondTry } from './test/support/second-try.ts'
import { SlowFirst } from './test/support/slow-first.ts'
import { SlowestFiles } from './test/support/slowest-files.ts'

export default defineConfig({
  plugins: [fastModules()],
  test: {
    include: ['{src,cli,editor,test}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOut],
    setupFiles: ['test/support/setup.ts'],
    reporters: ['default', new SlowestFiles(), new NotRun(), new SecondTry(), new LeftOut()],
    // Tests that run the built CLI or a language server start processes; on a busy machine that takes seconds.
    testTimeout: 60_000,
    // And what a page shows may come seconds late; Vitest would give up after one.
    expect: { poll: { timeout: 20_000 } },
    retry: retries,
    // Files share what they import and the compiler has made fast: no test leaves anything behind that another could meet.
    isolate: false,
    // Vitest leaves a core free, which on two cores is half of them.
    maxWorkers: '100%',
    sequence: { sequencer: SlowFirst },
  },
})
