import type { NotationLine } from '../../../../scenario/convert/notation-lines.ts'
import { parseHeading } from './headings.ts'
import { parseUnitLine } from './unit-lines.ts'

/** The lines of one battle of a text, its title apart. */
export type BattleLines = { readonly title: NotationLine | undefined; readonly lines: readonly NotationLine[] }

/** The battles of a text, and the runs of lines that belong to none. */
export type SplitText = {
  readonly battles: readonly BattleLines[]
  readonly outside: readonly (readonly NotationLine[])[]
}

/** Finds the set-ups in a text, be it one battle or a chapter: wherever a heading of a side has unit lines below it. */
export function splitBattles(lines: readonly NotationLine[]): SplitText {
  const starts = findTitles(lines)
  const battles: BattleLines[] = []
  const outside: NotationLine[][] = []
  let before = 0
  for (const [i, start] of starts.entries()) {
    const end = Math.min(endOf(lines, start), starts[i + 1] ?? lines.length)
    const body = lines.slice(start + 1, end)
    if (!body.some((line) => parseUnitLine(line.text))) continue
    if (start > before) outside.push(lines.slice(before, start))
    battles.push({ title: lines[start], lines: body })
    before = end
  }
  if (before < lines.length) outside.push(lines.slice(before))
  return { battles, outside }
}

/** Where the titles stand that headings of sides belong to; -1 for a set-up without a title. */
function findTitles(lines: readonly NotationLine[]): number[] {
  const starts = new Set<number>()
  /** The last heading of each level that is none of a set-up's own. */
  const last: number[] = []
  for (const [i, line] of lines.entries()) {
    const heading = parseHeading(line)
    if (heading?.kind === 'side') {
      const level = line.level || 7
      const higher = Math.max(-1, ...last.slice(0, level).filter((at) => at >= 0))
      const title = higher >= 0 ? higher : (last[level] ?? -1)
      starts.add(title >= 0 ? title : firstLineAsTitle(lines, i))
    } else if (!heading && line.level > 0) last[line.level] = i
  }
  return [...starts].sort((a, b) => a - b)
}

/** Without any # the first line is the title, if it is a short one with nothing else to say. */
function firstLineAsTitle(lines: readonly NotationLine[], heading: number): number {
  const [first] = lines
  return heading > 0 && first?.level === 0 && isTitle(first) ? 0 : -1
}

function isTitle(line: NotationLine): boolean {
  return line.text.length <= 60 && !/[:;]/.test(line.text) && !parseHeading(line)
}

/** A battle goes on to the next heading that stands as high as its title. */
function endOf(lines: readonly NotationLine[], start: number): number {
  const level = lines[start]?.level || 6
  for (let i = start + 1; i < lines.length; i++) {
    const line = lines[i]!
    if (line.level > 0 && line.level <= level && !parseHeading(line)) return i
  }
  return lines.length
}
