import type { TimelineStep } from './game-timeline.ts'

type Line = Pick<TimelineStep['lines'][number], 'text' | 'reference'>

/** So many lines are read one by one. */
const FEW = 2

/** The lines of an action in short: many that are told in one digest are one line, where the first of them stood. */
export function digestLines(lines: readonly Line[]): readonly Line[] {
  return lines.flatMap((line) => {
    const digest = line.reference?.digest
    const all = digest === undefined ? [] : lines.filter(({ reference }) => reference?.digest === digest)
    if (all.length <= FEW) return [line]
    if (all[0] !== line) return []
    const places = all.flatMap(({ reference }) => reference?.places ?? [])
    return [{ text: `${digest} (${all.length})`, reference: { ...line.reference, places, dice: [] } }]
  })
}
