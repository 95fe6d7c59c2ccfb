import type { Path, Report } from '../diagnostic.ts'

/** A unit with its name, and what else tells it from others: its side, its type, its numbers. */
export type NamedUnit = { readonly name: string | undefined; readonly counter: string; readonly path: Path }

/** No two units are alike in everything that players see of them. */
export function checkUnitNames(units: readonly NamedUnit[], report: Report): void {
  const seen = new Set<string>()
  for (const { name, counter, path } of units) {
    if (name === undefined) continue
    const key = JSON.stringify([counter, name.toLowerCase()])
    if (seen.has(key))
      report.add({ code: 'unit/same-name', path, message: `Another ${counter} is called ${name}, too.` })
    seen.add(key)
  }
}
