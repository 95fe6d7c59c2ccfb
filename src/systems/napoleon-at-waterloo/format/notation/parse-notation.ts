import type { NotationBattle, NotationText } from '../../../../scenario/convert/notation.ts'
import { type NotationLine, splitLines } from '../../../../scenario/convert/notation-lines.ts'
import { noSetUp } from '../../../../scenario/convert/notation-parts.ts'
import { parseHeading } from './headings.ts'
import { NotationDraft } from './notation-draft.ts'
import { parseUnitLine } from './unit-lines.ts'

/** Reads the set-ups of a text in lists such as the book's. */
export function parseNotation(text: string): NotationText {
  const battles = splitBattles(splitLines(text))
  if (battles.length > 0) return { battles: battles.map(parseBattle), diagnostics: [] }
  return noSetUp('Infantry 7-4: 0914; 1517.')
}

type BattleLines = { readonly title: NotationLine | undefined; readonly lines: NotationLine[] }

/** A battle begins with a heading that is none of a set-up's own. */
function splitBattles(lines: readonly NotationLine[]): BattleLines[] {
  const battles: BattleLines[] = []
  for (const line of lines) {
    const isTitle = line.level > 0 && !parseHeading(line)
    if (isTitle || battles.length === 0) battles.push({ title: isTitle ? line : undefined, lines: [] })
    if (!isTitle) battles.at(-1)!.lines.push(line)
  }
  return battles.filter(
    ({ lines: own }) =>
      own.some((line) => parseHeading(line)?.kind === 'side') && own.some((line) => parseUnitLine(line.text)),
  )
}

function parseBattle({ title, lines }: BattleLines): NotationBattle {
  const draft = new NotationDraft()
  for (const line of lines) draft.read(line)
  draft.settle(title ?? lines[0]!)
  return {
    title: title?.text.replace(/:$/, ''),
    data: draft.data(),
    remarks: draft.remarks(),
    diagnostics: draft.diagnostics.toSorted((a, b) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0)),
  }
}
