import type { Path } from '../../scenario/diagnostic.ts'

/** Thrown where a case does not hold: what is wrong in a sentence, and line by line what was expected and what is. */
export class Failed extends Error {
  readonly details: readonly string[]
  /** Where in the file, if that is nearer than the line of play. */
  readonly path: Path | undefined

  constructor(message: string, details: readonly string[] = [], path?: Path) {
    super(message)
    this.details = details
    this.path = path
  }
}
