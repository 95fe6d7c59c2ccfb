import type { TextEdit } from '../../src/scenario/diagnostic.ts'
import { differenceOf } from '../../src/scenario/edit/text-difference.ts'
import { applyEdits, invertEdits } from '../../src/scenario/edit/text-edits.ts'

/** One thing that was done to the document, with its way back. */
export type HistoryStep = {
  /** In words, as the history lists it: `Paint woods`. */
  readonly label: string
  readonly edits: readonly TextEdit[]
  readonly inverse: readonly TextEdit[]
  /** What the text says before and after; nothing where it is no YAML, or nobody has read it yet. */
  readonly before: unknown
  readonly after: unknown
  /** Steps in a row with the same mark are one, as with letters that are typed. */
  readonly mark?: string | undefined
}

/** What was done, the last at the end, and what was taken back, the next to be done again at the end. */
export type History = { readonly done: readonly HistoryStep[]; readonly undone: readonly HistoryStep[] }

export const NO_HISTORY: History = { done: [], undone: [] }

/** Older steps than this are forgotten. */
const MOST = 1000

/**
 * With one step more, made on this text; what was taken back can no longer be done again. Where it has the mark of the
 * last, both are one, and none where they come to nothing.
 */
export function record({ done, undone }: History, step: HistoryStep, text: string): History {
  const last = done.at(-1)
  const joins = step.mark !== undefined && step.mark === last?.mark && undone.length === 0
  if (!joins) return { done: [...done.slice(-MOST + 1), step], undone: [] }
  const earlier = done.slice(0, -1)
  const [from, to] = [applyEdits(text, last.inverse), applyEdits(text, step.edits)]
  if (from === to) return { done: earlier, undone: [] }
  const edits = [differenceOf(from, to)]
  return { done: [...earlier, { ...step, edits, inverse: invertEdits(from, edits), before: last.before }], undone: [] }
}

/** What comes next is a step of its own, whatever its mark. */
export function endRun(history: History): History {
  const last = history.done.at(-1)
  if (last?.mark === undefined) return history
  return { ...history, done: [...history.done.slice(0, -1), { ...last, mark: undefined }] }
}

/** One step back. */
export function stepBack({ done, undone }: History): History {
  const last = done.at(-1)
  return last ? { done: done.slice(0, -1), undone: [...undone, last] } : { done, undone }
}

/** One step forward. */
export function stepForward({ done, undone }: History): History {
  const next = undone.at(-1)
  return next ? { done: [...done, next], undone: undone.slice(0, -1) } : { done, undone }
}

/** What has happened between two moments, for the ear; nothing where somebody goes on typing. */
export function describeChange(before: History, now: History): string | undefined {
  const [last, earlier] = [now.done.at(-1), before.done.at(-1)]
  if (last === earlier) return undefined
  if (now.undone.length > before.undone.length) return `Undone: ${now.undone.at(-1)!.label}`
  if (last && before.undone.includes(last)) return `Redone: ${last.label}`
  const goesOn = now.done.length === before.done.length && earlier?.mark !== undefined && earlier.label === last?.label
  return goesOn || now.done.length < before.done.length ? undefined : last?.label
}
