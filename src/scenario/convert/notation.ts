import type { Diagnostic, Path } from '../diagnostic.ts'
import type { Scenario } from '../types.gen.ts'

/** How a rulebook prints its set-ups: what `convert` reads and writes as `notation`. */
export interface Notation {
  parse(text: string): NotationText
  format(scenario: Scenario): WrittenNotation | UnwritableBattle
}

/** What a text in the notation holds. */
export type NotationText = {
  readonly battles: readonly NotationBattle[]
  /** About what belongs to no battle. */
  readonly diagnostics: readonly Diagnostic[]
}

/** One battle of a text. Its data fit the schema unless a diagnostic is an error; the title may be wanting. */
export type NotationBattle = {
  readonly title: string | undefined
  readonly data: Readonly<Record<string, unknown>>
  /** What is missing or was assumed: comments for the file. */
  readonly remarks: readonly Remark[]
  readonly diagnostics: readonly Diagnostic[]
}

/** A comment before a key; an empty path is the top of the file. */
export type Remark = { readonly path: Path; readonly comment: string }

/** A set-up in the notation, and the names of what the notation cannot say. */
export type WrittenNotation = { readonly text: string; readonly omitted: readonly string[] }

/** Why a battle has no set-up to write. */
export type UnwritableBattle = { readonly impossible: string }

/** A part of a battle in plain English, for sheets and panels. Every text in it is plain, never markup. */
export type TextSection = {
  readonly heading: string
  readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  readonly sentences?: readonly string[]
}
