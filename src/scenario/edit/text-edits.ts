import type { TextEdit } from '../diagnostic.ts'

/** The text after edits, which are in order and do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = []
  let copied = 0
  for (const { range, text: replacement } of edits) {
    parts.push(text.slice(copied, range[0]), replacement)
    copied = range[1]
  }
  return parts.join('') + text.slice(copied)
}

/** The edits that lead back, from the text after edits to the text before them. */
export function invertEdits(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  let shift = 0
  return edits.map(({ range: [start, end], text: replacement }) => {
    const from = start + shift
    shift += replacement.length - (end - start)
    return { range: [from, from + replacement.length], text: text.slice(start, end) }
  })
}
