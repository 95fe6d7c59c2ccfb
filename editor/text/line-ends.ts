/**
 * A text as the editor holds it, where every line end is one sign, whatever the file has. Places of the one are found in
 * the other, so that the file's own line ends stay, even where they are mixed.
 */
export class LineEnds {
  /** The text with bare line feeds. */
  readonly shown: string
  /** Where each line end of two signs begins in the text. */
  readonly #pairs: readonly number[]

  constructor(text: string) {
    this.#pairs = Array.from(text.matchAll(/\r\n/g), ({ index }) => index)
    this.shown = text.replace(/\r\n?/g, '\n')
  }

  /** Where a place of the text is shown. */
  toShown(offset: number): number {
    return offset - this.#countPairs((pair) => pair < offset)
  }

  /** The place of the text that is shown there. */
  toText(shown: number): number {
    return shown + this.#countPairs((pair, before) => pair - before < shown)
  }

  /** How many come first of all, while they are such. */
  #countPairs(isBefore: (pair: number, before: number) => boolean): number {
    let [low, high] = [0, this.#pairs.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(this.#pairs[middle]!, middle)) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** What is put in for a part of the text that is shown. */
type Typed = { readonly from: number; readonly to: number; readonly insert: string }

/** The text after what was typed where it is shown; a new line ends as those around it do. */
export function typedInto(text: string, typed: readonly Typed[]): string {
  const ends = new LineEnds(text)
  const parts: string[] = []
  let copied = 0
  for (const { from, to, insert } of typed) {
    const [start, end] = [ends.toText(from), ends.toText(to)]
    parts.push(text.slice(copied, start), insert.includes('\n') ? withEnds(text, start, end, insert) : insert)
    copied = end
  }
  return parts.join('') + text.slice(copied)
}

/** What is put in between two places of the text, its lines ended as those around it. */
function withEnds(text: string, start: number, end: number, insert: string): string {
  const own = endAt(text, start)
  // A bare return and the bare feed beside it would be one line end instead of two.
  const joins =
    (own === '\n' && insert.startsWith('\n') && text[start - 1] === '\r') ||
    (own === '\r' && insert.endsWith('\n') && text[end] === '\n')
  return insert.replaceAll('\n', joins ? '\r\n' : own)
}

/** How the line at a place ends; the last line has no end, and takes that of the one before it. */
function endAt(text: string, offset: number): string {
  const own = /\r\n?|\n/.exec(text.slice(offset))?.[0]
  return own ?? text.match(/\r\n?|\n/g)?.at(-1) ?? '\n'
}
