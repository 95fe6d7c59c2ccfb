import type { Path, Report } from '../diagnostic.ts'

/** A unit with its name, and what else tells it from others. */
export type NamedUnit = {
  readonly name: string | undefined
  /** All that players see of it besides: its side, its type, its numbers. */
  readonly counter: string
  /** Those among whom its name should be the only one, whatever is on their counters; nothing for leaders, who share names with their troops. */
  readonly army: string | undefined
  readonly path: Path
}

/** No two units are alike in everything that players see of them, and no two of an army have one name. */
export function checkUnitNames(units: readonly NamedUnit[], report: Report): void {
  const alike = new Set<string>()
  const owners = new Map<string, string>()
  for (const { name, counter, army, path } of units) {
    if (name === undefined) continue
    const [mark, called] = [keyOf(counter, name), keyOf(army ?? counter, name)]
    const owner = owners.get(called)
    const other = alike.has(mark) ? `Another ${counter}` : owner === undefined ? undefined : `The ${owner}`
    if (other !== undefined) report.add({ code: 'unit/same-name', path, message: `${other} is called ${name}, too.` })
    alike.add(mark)
    if (owner === undefined) owners.set(called, counter)
  }
}

const keyOf = (whose: string, name: string) => JSON.stringify([whose, name.toLowerCase()])
