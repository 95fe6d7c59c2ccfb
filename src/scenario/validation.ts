import type { Diagnostic } from './diagnostic.ts'
import type { Scenario } from './types.gen.ts'
import type { Entries } from './uses/uses-context.ts'
import type { VariantSummary } from './variants/variant.ts'

/** A scenario file, or a file of definitions, once it has been checked. */
export type Validation = {
  /** Told of files that are no battles. */
  readonly kind?: 'definitions'
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
  /** What the file says, sound or not; absent where it is not even YAML. */
  readonly data?: unknown
  /** What is sound of the data, wrong entries taken out and used definitions put in; absent where no rulebook could be chosen. */
  readonly draft?: unknown
  /** Of definitions: the rulebook's smallest battle with what is sound of them, to compare them by. */
  readonly sample?: unknown
  /** The battle, with all definitions that it uses; absent where the file or one that it uses has errors. */
  readonly scenario?: Scenario
  /** The files of definitions that it uses, directly or not. */
  readonly used?: readonly UsedFile[]
  /** What these files define together, as far as it is sound. */
  readonly definitions?: Entries
  /** The variants that the battle can be played with. */
  readonly variants?: readonly VariantSummary[]
}

/** A file of definitions that a battle uses, with its diagnostics. */
export type UsedFile = {
  readonly path: string
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
}
