import type { Diagnostic } from './diagnostic.ts'
import type { Scenario } from './types.gen.ts'

/** What is known of a scenario file once it has been read. */
export type Validation = {
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
  /** What the file says, sound or not; absent where it is not even YAML. */
  readonly data?: unknown
  /** What is sound of the data, wrong entries taken out; absent where no rulebook could be chosen. */
  readonly draft?: unknown
  /** The battle; absent where the file has errors. */
  readonly scenario?: Scenario
}
