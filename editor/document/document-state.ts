import type { Diagnostic } from '../../src/scenario/diagnostic.ts'
import type { BattleChange } from '../../src/scenario/diff/change.ts'
import { type Derived, derive } from './derive.ts'
import { type History, NO_HISTORY } from './history.ts'
import type { UsedTexts } from './used-texts.ts'

export type DocumentState = Derived & {
  readonly text: string
  /** What the text says; of a text that is no YAML just now, what it said last. */
  readonly fileData: unknown
  /** The variant that is edited, by its id; nothing where it is the battle itself. */
  readonly variant: string | undefined
  /** What is different with it, in the game's words. */
  readonly differences: readonly BattleChange[]
  /** Whether the text is no YAML just now, so that the map shows what it said last. */
  readonly isBroken: boolean
  readonly history: History
  /** What the checks found last, and the text that they looked at. */
  readonly diagnostics: readonly Diagnostic[]
  readonly checkedText: string | undefined
  /** The files of definitions that it uses, as they were last read. */
  readonly used: UsedTexts | undefined
  /** The turn whose arrivals the map shows. */
  readonly turn: number
  /** What the last edit has to tell besides that it was made. */
  readonly notice: { readonly text: string; readonly isProblem: boolean } | undefined
}

/** A text that nobody has read yet. */
export function unread(text: string): DocumentState {
  return {
    text,
    fileData: undefined,
    variant: undefined,
    differences: [],
    isBroken: false,
    history: NO_HISTORY,
    diagnostics: [],
    checkedText: undefined,
    used: undefined,
    turn: 1,
    notice: undefined,
    ...derive({ fileData: undefined, turn: 1 }, []),
  }
}
