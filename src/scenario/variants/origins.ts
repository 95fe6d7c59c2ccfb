import type { Path } from '../diagnostic.ts'
import type { OverlayTrace } from '../overlay.ts'

type Step = string | number

/**
 * Where in a file the parts of a composed battle are said. A part is where its container is, unless something else is known of it: so
 * what the variants leave alone need not be visited.
 */
export class Origins {
  readonly #elsewhere = new Map<object, Map<Step, Path>>()

  /** What is known of the entries of a container holds for the one that takes its place. */
  succeed(before: object, after: object): void {
    const known = this.#elsewhere.get(before)
    if (known) this.#elsewhere.set(after, new Map(known))
  }

  /** An entry is said in another place than its container. */
  take(container: object, step: Step, path: Path): void {
    const known = this.#elsewhere.get(container)
    if (known) known.set(step, path)
    else this.#elsewhere.set(container, new Map([[step, path]]))
  }

  /** Where an entry is said, if its container is said at `where`. */
  step(container: unknown, step: Step, where: Path): Path {
    return this.#elsewhere.get(container as object)?.get(step) ?? [...where, step]
  }

  /** Where a path of the composed data leads in the file. */
  find(data: unknown, path: Path): Path {
    let where: Path = []
    let value = data
    for (const step of path) {
      where = this.step(value, step, where)
      value = (value as Readonly<Record<Step, unknown>> | null | undefined)?.[step]
    }
    return where
  }

  /** Takes down where an overlay comes from, which is said in the file at `from`. */
  trace(from: Path): OverlayTrace {
    return {
      merged: (there, both) => this.succeed(there, both),
      taken: (both, key, path) => this.take(both, key, [...from, ...path]),
    }
  }
}
