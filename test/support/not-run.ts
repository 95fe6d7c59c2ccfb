import type { Reporter, TestModule } from 'vitest/node'

/** Names at the end the tests that were not run, why, and what would change that. */
export class NotRun implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = new Map<string, string[]>()
    for (const file of modules) {
      const notes = Array.from(file.children.allTests('skipped'), (one) => noteOf(one.result()))
      for (const note of new Set(notes.filter((text) => text !== undefined))) {
        const count = notes.filter((text) => text === note).length
        files.set(note, [...(files.get(note) ?? []), `  ${file.relativeModuleId} (${count})`])
      }
    }
    for (const [note, lines] of files) console.log(`Not run, because ${note}\n${lines.toSorted().join('\n')}\n`)
  }
}

const noteOf = (result: object): string | undefined =>
  'note' in result ? (result.note as string | undefined) : undefined
