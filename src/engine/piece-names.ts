/** A piece that a player can call by its name, and what stands for it in an action: `Picton` is `1007 6-4`. */
export type NamedPiece = { readonly name: string | undefined; readonly called: () => string }

/** A text with what stands for pieces in the place of their names; or the name that several pieces have. */
export type Resolved = { readonly text: string } | { readonly ambiguous: string; readonly number: number }

/**
 * Puts what actions call pieces by in the place of their names, the longest names first. Capitals do not count, but a word
 * that is an id itself, as it is written, means whoever has that id.
 */
export function resolveNames(text: string, pieces: Iterable<NamedPiece>, ids: ReadonlySet<string> = NO_IDS): Resolved {
  const byName = new Map<string, NamedPiece[]>()
  for (const piece of pieces) {
    const name = piece.name?.toLowerCase()
    if (name === undefined || !text.toLowerCase().includes(name)) continue
    byName.set(name, [...(byName.get(name) ?? []), piece])
  }
  let parts: readonly Part[] = [{ words: text }]
  for (const [name, named] of [...byName].toSorted(([a], [b]) => b.length - a.length)) {
    const whole = new RegExp(`(?<![\\p{L}\\p{N}/-])${escape(name)}(?![\\p{L}\\p{N}/-])`, 'giu')
    const found = parts.flatMap(({ words }) => words?.match(whole) ?? [])
    if (found.every((words) => ids.has(words))) continue
    if (named.length > 1) return { ambiguous: named[0]!.name!, number: named.length }
    parts = parts.flatMap((part) => (part.words === undefined ? [part] : cut(part.words, whole, named[0]!.called())))
  }
  return { text: parts.map(({ words, called }) => words ?? called).join('') }
}

const NO_IDS: ReadonlySet<string> = new Set()

/** Words as they were written, or what stands for a name. */
type Part = { readonly words: string; readonly called?: never } | { readonly words?: never; readonly called: string }

function cut(words: string, name: RegExp, called: string): Part[] {
  return words
    .split(name)
    .flatMap((piece, i): Part[] => (i === 0 ? [{ words: piece }] : [{ called }, { words: piece }]))
}

function escape(name: string): string {
  return name.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
}
