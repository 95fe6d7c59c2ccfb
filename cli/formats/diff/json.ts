import { tally } from '../../checking/results.ts'
import { type Compared, type DiffReport, titleOf } from '../../diff-report.ts'
import { formatJson } from '../format-json.ts'

/**
 * For programs. `version` rises when a key changes its meaning or goes; a new key does not raise it. Places are hexes
 * and ranges as scenarios write them, or points of a table such as `20.7,10.2`.
 */
export function json({ before, after, changes, skipped }: DiffReport): string {
  const value = {
    version: 1,
    before: describe(before),
    after: describe(after),
    changes: changes.map(({ part, kind, text, before: was, after: is }, i) => ({
      number: i + 1,
      part,
      kind,
      text,
      before: was,
      after: is,
    })),
    skipped,
  }
  return formatJson(value)
}

function describe(file: Compared): object {
  const { errors, warnings } = tally([file])
  return { source: file.path, title: titleOf(file), errors, warnings }
}
