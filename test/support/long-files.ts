import type { Reporter } from 'vitest/node'

/**
 * Files of tests that take long and go deeper where shorter ones go over the same ground: `npm test` leaves them to CI, which runs
 * everything. What is here was measured; keep `npm test` below five minutes on two cores.
 */
const LONG_FILES: readonly string[] = [
  // The package: what a rulebook as one can do, installed by npm; each step of its page; types for every way of importing the library.
  'test/docs/rulebook-page.test.ts',
  'test/library/api.test.ts',
  'test/library/rulebook-package.test.ts',
  'test/project/package.test.ts',

  // Faults: killed workers, lost servers, outside writers, hundreds of connections, hostile bytes.
  'cli/edit/untrusted-connections.test.ts',
  'cli/queue/queue.test.ts',
  'cli/safe-file/outside-writer.test.ts',
  'cli/simulate/trouble.test.ts',
  'test/cli/bad-input.test.ts',
  'test/cli/nasty-input.test.ts',
  'test/cli/soak.test.ts',
  'test/editor/drafts.test.ts',
  'test/editor/safety.test.ts',
  'test/project/browser.test.ts',

  // Many games: the strength of players, the same game in other engines, statistics over thousands of runs.
  'cli/commands/merge.test.ts',
  'cli/commands/prove.test.ts',
  'cli/commands/tournament.test.ts',
  'cli/commands/verify.test.ts',
  'src/analysis/whole-table-game.test.ts',
  'src/balance/sequential/sequential-test.test.ts',
  'src/balance/sequential/stopped-estimate.test.ts',
  'test/cli/prove-workflow.test.ts',
  'test/engine/balance-report.test.ts',
  'test/engine/balance.test.ts',
  'test/engine/determinism.test.ts',
  'test/engine/players.test.ts',
  'test/engine/second-engine.test.ts',
  'test/et-sans-resultat/position-export.test.ts',
  'test/napoleon-at-waterloo/events.test.ts',
  'test/napoleon-at-waterloo/presenter.test.ts',
  'test/vive-lempereur/events.test.ts',
  'test/vive-lempereur/position-export.test.ts',

  // Every battle printed, other people's programs, and two parsers held to each other.
  'cli/export/pdf.test.ts',
  'cli/export/vassal.test.ts',
  'src/scenario/plain-yaml/agreement.test.ts',
  'test/cli/action.test.ts',
  'test/cli/yaml-language-server.test.ts',

  // Whole sessions in a browser.
  'test/editor/accessibility.test.ts',
  'test/editor/advice.test.ts',
  'test/editor/analysis.test.ts',
  'test/editor/authoring.test.ts',
  'test/editor/balance.test.ts',
  'test/editor/canvas-table.test.ts',
  'test/editor/coalition.test.ts',
  'test/editor/drama.test.ts',
  'test/editor/keyboard.test.ts',
  'test/editor/play-page.test.ts',
  'test/editor/playtest.test.ts',
  'test/editor/pointers.test.ts',
  'test/editor/stacks.test.ts',
  'test/editor/table-play.test.ts',
  'test/editor/table.test.ts',
  'test/editor/used-files.test.ts',
]

/** Whoever names a file, or a part of its path, wants it. */
const words = process.argv.slice(2).filter((word) => word !== 'run' && !word.startsWith('-'))

/** The files that this run leaves out: none in CI. */
export const leftOut: readonly string[] = process.env['BERTHIER_ALL_TESTS']
  ? []
  : LONG_FILES.filter((file) => !words.some((word) => file.includes(word)))

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
