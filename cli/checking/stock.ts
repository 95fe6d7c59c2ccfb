/** Files that several threads check, each once. How many are taken stands in memory that they share, so that none waits for another. */
export class Stock {
  readonly paths: readonly string[]
  readonly #taken: Int32Array<SharedArrayBuffer>

  /** `taken` is what another thread has of the same files. */
  constructor(paths: readonly string[], taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))) {
    this.paths = paths
    this.#taken = taken
  }

  /** What another thread makes its stock of. */
  get shared(): SharedStock {
    return { paths: this.paths, taken: this.#taken }
  }

  /** The next file that nobody has taken. */
  take(): { readonly index: number; readonly path: string } | undefined {
    const index = Atomics.add(this.#taken, 0, 1)
    const path = this.paths[index]
    return path === undefined ? undefined : { index, path }
  }
}

/** A stock as one thread sends it to another. */
export type SharedStock = { readonly paths: readonly string[]; readonly taken: Int32Array<SharedArrayBuffer> }
