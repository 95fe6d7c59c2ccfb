import type { TableSize } from '../../../board/table/places.ts'
import type { Point } from '../../../board/table/point.ts'
import type { TableBoard } from '../format/index.ts'
import {
  type EsrDraft,
  type ListedUnit,
  type Roster,
  rosterOf,
  type Tables,
  tablesOf,
  tenths,
  usualFacing,
} from '../format/index.ts'

/** A draft with its table and its armies read. */
export type OpenDraft = {
  readonly draft: EsrDraft
  readonly board: TableBoard
  readonly size: TableSize
  readonly roster: Roster
  readonly tables: Tables
}

/** Opens a draft; nothing where it has no table. */
export function openDraft(data: unknown): OpenDraft | undefined {
  const draft = (data ?? {}) as EsrDraft
  const { board } = draft
  if (!board?.width || !board.height) return undefined
  const size = { width: tenths(board.width), height: tenths(board.height) }
  return { draft, board, size, roster: rosterOf(draft), tables: tablesOf(draft) }
}

/** A point as the file has it: in inches, with one decimal at most. */
export const inInches = ([x, y]: Point): [number, number] => [x / 10, y / 10]

/** Which way a unit looks where it says nothing itself. */
export const givenFacing = ({ draft }: OpenDraft, { formation, side }: Pick<ListedUnit, 'formation' | 'side'>) =>
  usualFacing(formation, draft.sides?.[side]?.edge)

/** An id that nobody has yet: the name itself, or with a number behind it. */
export function freshId(name: string, taken: ReadonlySet<string>): string {
  let id = name
  // What has such a number behind it goes on counting.
  const base = name.replace(/-\d+$/, '')
  const stem = taken.has(base) ? base : name
  for (let number = 2; taken.has(id); number++) id = `${stem}-${number}`
  return id
}

/** What a copy is called, so that nobody else is: `5th Division (copy)`, `5th Division (copy 2)`. */
export function copyName(name: string, taken: readonly string[]): string {
  const stem = name.replace(/ \(copy(?: \d+)?\)$/, '')
  let copy = `${stem} (copy)`
  for (let number = 2; taken.includes(copy); number++) copy = `${stem} (copy ${number})`
  return copy
}
