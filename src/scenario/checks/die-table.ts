import type { Path, Report } from '../diagnostic.ts'

/** Every result from `low` to `high` stands in a die table exactly once; keys are `4` or `1-3`. */
export function checkDieTable(keys: readonly string[], low: number, high: number, path: Path, report: Report): void {
  if (!report.isComplete(...path)) return
  const seen = new Set<number>()
  for (const key of keys) {
    const [from = 0, to = from] = key.split('-').map(Number)
    if (to < from) {
      report.add({ code: 'dice/table', path: [...path, key], target: 'key', message: `${key} runs backwards.` })
      return
    }
    for (let result = from; result <= to; result++) {
      if (seen.has(result)) {
        report.add({
          code: 'dice/table',
          path: [...path, key],
          target: 'key',
          message: `${result} is in the table twice.`,
        })
        return
      }
      seen.add(result)
    }
  }
  const missing = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter((result) => !seen.has(result))
  if (missing.length > 0) {
    report.add({
      code: 'dice/table',
      path,
      target: 'key',
      message: `The table has no entry for ${missing.join(', ')}.`,
    })
  }
}
