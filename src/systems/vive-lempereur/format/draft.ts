import { makeGrid } from '../../../scenario/checks/hexes.ts'
import { Report } from '../../../scenario/diagnostic.ts'
import { type OpenBoard, openBoard } from '../../../scenario/edit/hexes/open-board.ts'
import { kinOf } from '../../../scenario/likeness.ts'
import { nationsOfSide } from '../../../scenario/nations.ts'
import { withoutHoles } from '../../../scenario/schema/prune.ts'
import { type Fragment, fillDefaults } from './fill-defaults.ts'
import { troopRow, type UnitType } from './troop-list.ts'
import type { NationId, ViveLempereurScenario } from './types.gen.ts'

/** A scenario whose wrong parts have been taken out: any top-level key may be missing. */
export type ScenarioDraft = Partial<ViveLempereurScenario>

/** A draft with its board laid open, so that hexes can be found on it. */
export type OpenDraft = OpenBoard<ScenarioDraft>

export const openDraft = (data: unknown): OpenDraft | undefined => openBoard<ScenarioDraft>(data)

/** The nations of a side, the first of them first. */
export function nationsIn(draft: ScenarioDraft, side: string): NationId[] {
  return nationsOfSide(draft.sides, side)
}

/** Whose unit of a type is that names no nation: of the one that its type names, if it fights for the side, or else of its first. */
export function usualNation(draft: ScenarioDraft, side: string, type: UnitType): NationId | undefined {
  const nations = nationsIn(draft, side)
  const { nation } = troopRow(draft, type)
  return nation !== undefined && nations.includes(nation) ? nation : nations[0]
}

/** Whether a side may have the troops that the sheet names after a nation: it has that nation, or one like it. */
export function mayField(draft: ScenarioDraft, side: string, home: NationId): boolean {
  return nationsIn(draft, side).some((nation) => kinOf(draft.nations, nation).includes(home))
}

/** A scenario that can be compiled, out of one with mistakes; nothing where there is not even a board. */
export function completeDraft(draft: unknown): ViveLempereurScenario | undefined {
  const { board, ...rest } = draft as Fragment
  if (!board || !makeGrid(board.columns ?? '', board.rows ?? 0, new Report())) return undefined
  return fillDefaults({ ...withoutHoles(rest), board: withoutHoles(board) })
}
