import type { TextEdit } from '../../src/scenario/diagnostic.ts'

/** One thing that was done to the document, with its way back. */
export type Step = {
  /** In words, as the history lists it: `Paint woods`. */
  readonly label: string
  readonly edits: readonly TextEdit[]
  readonly inverse: readonly TextEdit[]
  /** What the text says before and after; nothing where it is no YAML, or nobody has read it yet. */
  readonly before: unknown
  readonly after: unknown
  /** Steps in a row with the same mark are one, as with letters that are typed. */
  readonly mark?: string
}

/** What was done, the last at the end, and what was taken back, the next to be done again at the end. */
export type History = { readonly done: readonly Step[]; readonly undone: readonly Step[] }

export const NO_HISTORY: History = { done: [], undone: [] }

/** Older steps than this are forgotten. */
const MOST = 1000

/** With one step more; what was taken back can no longer be done again. */
export function record({ done }: History, step: Step): History {
  return { done: [...done.slice(-MOST + 1), step], undone: [] }
}

/** One step back. */
export function takeBack({ done, undone }: History): History {
  const last = done.at(-1)
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone }
}

/** One step forward. */
export function doAgain({ done, undone }: History): History {
  const next = undone.at(-1)
  return next ? { done: [...done, next], undone: undone.slice(0, -1) } : { done, undone }
}
