import type { Path, Range } from '../diagnostic.ts'

/** What was read last. */
type Read = { readonly start: number; readonly end: number }

/** Where the entries of a list or a mapping stand: of each the key's beginning and end, if it has one, and the value's. */
class Entries {
  readonly #keys: string[] | undefined
  readonly #spans: number[] = []

  constructor(isList: boolean) {
    this.#keys = isList ? undefined : []
  }

  /** Adds the entry of a list whose value was read last. */
  add({ start, end }: Read): void {
    this.#spans.push(-1, -1, start, end)
  }

  /** Adds the entry of a mapping whose value was read last. */
  addKey(key: string, { start, end }: Read, keyStart: number, keyEnd: number): void {
    this.#keys!.push(key)
    this.#spans.push(keyStart, keyEnd, start, end)
  }

  find(step: string | number, target: 'key' | 'value'): Range | undefined {
    const at = 4 * (this.#keys ? this.#keys.indexOf(String(step)) : Number(step))
    const from = target === 'key' && this.#spans[at] !== -1 ? at : at + 2
    const [start, end] = [this.#spans[from], this.#spans[from + 1]]
    return at < 0 || start === undefined || end === undefined ? undefined : [start, end]
  }
}

/** Where each piece of data stands in the text that it was read from. */
export class Places {
  readonly #entries = new Map<unknown, Entries>()
  #data: unknown
  #whole: Range = [0, 0]
  #length = 0

  /** The entries of a list or a mapping that is about to be read. */
  open(collection: object): Entries {
    const entries = new Entries(Array.isArray(collection))
    this.#entries.set(collection, entries)
    return entries
  }

  /** Everything has been read. */
  close(data: unknown, { start, end }: Read, length: number): void {
    this.#data = data
    this.#whole = [start, end]
    this.#length = length
  }

  /** Where a path leads, or as far along it as there is something; the key, if that is wanted and the last step led to one. */
  locate(path: Path, target: 'key' | 'value' = 'value'): Range {
    let value = this.#data
    let range = this.#whole
    for (const step of path) {
      // Behind a word or a number there is nothing. What is not there is looked for where it should be.
      const found = this.#entries.get(value)?.find(step, target)
      if (!found) break
      range = found
      value = (value as Readonly<Record<string | number, unknown>>)[step]
    }
    // The last line may lack its end.
    return [range[0], Math.min(range[1], this.#length)]
  }
}
