import type { Placement } from '../types.gen.ts'
import { formatDetails } from '../unit-details.ts'
import { parseDetails } from './details.ts'
import { printedName } from './nations.ts'

/** A piece of a list of hexes: a unit's place, or what could not be read and where it stands. */
export type HexItem =
  | { readonly placement: Placement; readonly hex: string; readonly from: number; readonly to: number }
  | { readonly wrong: string; readonly what: 'hex' | 'detail'; readonly from: number; readonly to: number }

/** Whether a text begins with a hex, as the rest of a list that was broken into lines does. */
export function beginsWithHex(text: string): boolean {
  return /^(?:in |at )?[a-z]{1,2} ?\d{1,3}\b/i.test(text)
}

/** Reads `D5; E4, F5 e G4.`: separators, small words and the last full stop do not matter. */
export function scanHexes(text: string, start: number): HexItem[] {
  const items: HexItem[] = []
  let at = start
  while (at < text.length) {
    const skipped = match(/[\s;,.&+]+|(?:(?:e|and|et|und|y|in|at|hex(?:es)?)\b(?=\s+[a-z]|\s*[.;,)]?\s*$))/iy)
    if (skipped !== undefined) continue
    const from = at
    const hex = match(/[a-z]{1,2} ?\d{1,3}(?![\w-])/iy)
    if (hex === undefined) {
      const wrong = match(/[^\s;,]+/y) ?? ''
      items.push({ wrong: wrong.replace(/\.$/, ''), what: 'hex', from, to: at })
      continue
    }
    const label = hex.toUpperCase().replace(' ', '')
    const to = at
    const brackets = match(/ ?\((?:[^()"]|"(?:[^"\\]|\\.)*")*\)/y)
    const details = brackets === undefined ? {} : parseDetails(brackets.trim().slice(1, -1))
    if (details) {
      const placement = Object.keys(details).length === 0 ? label : { at: label, ...details }
      items.push({ placement, hex: label, from, to })
    } else items.push({ wrong: brackets!.trim(), what: 'detail', from: at - brackets!.trim().length, to: at })
  }
  return items

  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0]
    at += found?.length ?? 0
    return found
  }
}

/** Writes `D5; E4 (facing NE).` */
export function formatHexes(placements: readonly Placement[]): string {
  const items = placements.map((placement) =>
    typeof placement === 'string' ? placement : `${placement.at}${formatDetails(placement, printedName)}`,
  )
  return `${items.join('; ')}.`
}
