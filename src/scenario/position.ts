/** A place in a text as editors count it: from 1, columns in UTF-16 units, a byte-order mark not counted. */
export type Position = { readonly line: number; readonly column: number }

/** The lines of a text, for turning offsets into places that a person can find. */
export class Lines {
  readonly #text: string
  readonly #starts: number[]

  constructor(text: string) {
    this.#text = text
    this.#starts = [text.startsWith('\ufeff') ? 1 : 0]
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) this.#starts.push(at + 1)
  }

  get count(): number {
    return this.#starts.length
  }

  /** Where an offset stands. */
  at(offset: number): Position {
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: Math.max(0, offset - this.#starts[low]!) + 1 }
  }

  /** The text of a line, counted from 1, without its line break. */
  text(line: number): string {
    const end = line < this.count ? this.#starts[line]! - 1 : this.#text.length
    const text = this.#text.slice(this.#starts[line - 1], end)
    return text.endsWith('\r') ? text.slice(0, -1) : text
  }
}
