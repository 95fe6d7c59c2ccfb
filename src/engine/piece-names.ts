/** A piece that a player can call by its name, and what stands for it in an action: `Picton` is `1007 6-4`. */
export type NamedPiece = { readonly name: string | undefined; readonly called: () => string }

/** A text with what stands for pieces in the place of their names; or the name that several pieces have. */
export type Resolved = { readonly text: string } | { readonly ambiguous: string; readonly number: number }

/**
 * Puts what actions call pieces by in the place of their names, the longest names first. Capitals do not count, but a word
 * of the notation, as it is written, means itself: an id, a verb, a kind of unit. So does what looks like a place or a counter.
 */
export function resolveNames(text: string, pieces: Iterable<NamedPiece>, notation: ReadonlySet<string>): Resolved {
  const byName = new Map<string, NamedPiece[]>()
  for (const piece of pieces) {
    const name = piece.name?.toLowerCase()
    if (name === undefined || PLACE_OR_COUNTER.test(name) || !text.toLowerCase().includes(name)) continue
    byName.set(name, [...(byName.get(name) ?? []), piece])
  }
  let parts: readonly Part[] = [{ words: text }]
  for (const [name, named] of [...byName].toSorted(([a], [b]) => b.length - a.length)) {
    const whole = new RegExp(`(?<![\\p{L}\\p{N}/-])${escape(name)}(?![\\p{L}\\p{N}/-])`, 'giu')
    const cut = parts.flatMap((part) => cutOut(part, whole, notation, named[0]!))
    if (cut.length === parts.length) continue
    if (named.length > 1) return { ambiguous: named[0]!.name!, number: named.length }
    parts = cut
  }
  return { text: parts.map(({ words, called }) => words ?? called).join('') }
}

/** `D5`, `0417`, `5-4`. */
const PLACE_OR_COUNTER = /^[a-z]{0,2}\d+(-\d+)?$/

/** Words as they were written, or what stands for a name. */
type Part = { readonly words: string; readonly called?: never } | { readonly words?: never; readonly called: string }

function cutOut(part: Part, name: RegExp, notation: ReadonlySet<string>, piece: NamedPiece): Part[] {
  if (part.words === undefined) return [part]
  const pieces: Part[] = []
  let at = 0
  for (const { 0: found, index } of part.words.matchAll(name)) {
    if (notation.has(found)) continue
    pieces.push({ words: part.words.slice(at, index) }, { called: piece.called() })
    at = index + found.length
  }
  return [...pieces, { words: part.words.slice(at) }]
}

function escape(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
