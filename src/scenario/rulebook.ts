import type { CodeTable } from './codes/index.ts'
import type { Notation, TextSection } from './convert/notation.ts'
import type { Report } from './diagnostic.ts'
import type { Compare } from './diff/change.ts'
import type { JsonSchema } from './schema/nodes.ts'
import type { Validator } from './schema/validator.ts'
import type { Scenario } from './types.gen.ts'

/** What the scenario tools need from a rulebook; the engine's `System` adds how it is played. */
export interface Rulebook {
  /** The value of `system` in a scenario file. */
  readonly id: string
  /** The rulebook's title. */
  readonly title: string
  /** The JSON Schema of its scenario files, in one piece. */
  readonly schema: JsonSchema
  /** What ajv has made of the schema. */
  readonly validator: Validator
  /**
   * The top-level keys of its scenarios that hold definitions by name, such as `nations`: files of definitions may have
   * them, and battles take them from there with `uses`. In an entry that changes another, a mapping adds to what was there, and
   * anything else replaces it.
   */
  readonly definitions?: readonly string[]
  /** The diagnostic codes that only this rulebook reports. */
  readonly codes?: CodeTable
  /**
   * Writes out what parts of a battle take from its definitions, before it is checked, drawn or played. The data fit the schema as for
   * `check`. What cannot be written out is reported, and left out as if the schema had found it wrong. Nothing changes in data that
   * are written out.
   */
  writeOut?(data: unknown, report: Report<string>): unknown
  /**
   * Finds what the schema cannot see. The data fit the schema except where something is missing:
   * a top-level key, or an entry of a list (a hole), because it was wrong and has been reported.
   * Definitions that the battle uses are among its own. A code that ends in `/unused` is not reported for them: a file of
   * definitions may have more than a battle needs.
   */
  check(data: unknown, report: Report<string>): void
  /** A small sound battle to start from, with the id `new-battle` and the title `New battle`. */
  readonly template: string
  /** A battle at a glance: who and how long. */
  summarise(scenario: Scenario): string
  /** The dice that it is played with: what each is called, and what stands on its faces. */
  readonly dice?: readonly { readonly name: string; readonly faces: readonly string[] }[]
  /** How the book prints its set-ups, if it does. */
  loadNotation?(): Promise<Notation>
  /** A battle in plain English, section by section. */
  describe?(scenario: Scenario): readonly TextSection[]
  /** Tells two battles apart in the game's words; without it only what every scenario has is told in detail. */
  loadCompare?(): Promise<Compare>
}
