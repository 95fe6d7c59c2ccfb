import { parseClock } from '../../../../scenario/clock.ts'
import type { NapoleonAtWaterlooScenario, NawDemoralisation } from '../types.gen.ts'

/** What a line of its own says of the battle; sides by their names as written. */
export type Facts = {
  edition?: NapoleonAtWaterlooScenario['edition']
  date?: string
  turns?: number
  clock?: NapoleonAtWaterlooScenario['clock']
  columns?: string
  rows?: number
  stacking?: number
  demoralisation?: NawDemoralisation
  exits: Map<string, string[]>
}

/** Takes a fact out of a line; says whether it was one. */
export function parseFact(text: string, facts: Facts): boolean {
  const line = text.replace(/\.$/, '')
  for (const [pattern, take] of FACTS) {
    const found = pattern.exec(line)
    if (!found) continue
    take(facts, found.slice(1))
    return true
  }
  return false
}

/** `a, b and c` as a list. */
export const splitList = (text: string) => text.split(/\s*(?:,|\band\b)\s*/).filter((part) => part !== '')

const FACTS: readonly (readonly [RegExp, (facts: Facts, parts: string[]) => void])[] = [
  [/^Edition: (standard|advanced)$/i, (facts, [word]) => (facts.edition = word!.toLowerCase() as 'standard')],
  [/^Date: (\d{4}-\d\d-\d\d)$/i, (facts, [date]) => (facts.date = date!)],
  [/^(?:Game-)?Turns: (\d{1,3})$/i, (facts, [turns]) => (facts.turns = Number(turns))],
  [/^Clock: (from \d\d:\d\d, \d{1,4} minutes a turn)$/i, (facts, [text]) => (facts.clock = parseClock(text!))],
  [
    /^Map: columns ([A-Z]{1,2}-[A-Z]{1,2}|\d\d-\d\d), rows (\d{1,3})$/i,
    (facts, [columns, rows]) => Object.assign(facts, { columns: columns!.toUpperCase(), rows: Number(rows) }),
  ],
  [/^Stacking: (\d{1,2})$/i, (facts, [limit]) => (facts.stacking = Number(limit))],
  [/^Exits of the ([^:]+): (.+)$/i, (facts, [side, hexes]) => facts.exits.set(side!, splitList(hexes!))],
  [
    /^Demorali[sz]ation: (\d{1,4}) points; ([^;]+)(?:; never ([^;]+))?$/i,
    (facts, [points, sides, spares]) => {
      facts.demoralisation = {
        points: Number(points),
        sides: splitList(sides!),
        ...(spares && { spares: splitList(spares.toLowerCase()) }),
      }
    },
  ],
]
