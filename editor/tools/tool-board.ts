import { TENTH } from '../../src/scene/table-layout.ts'
import { gridOf } from '../document/board.ts'
import type { DocumentState } from '../document/document-state.ts'
import type { ScenarioDocument } from '../document/scenario-document.ts'
import type { ViewStore } from '../view/view-state.ts'
import type { TableDesk, ToolBoard } from './tool.ts'

/** How far a hand may miss what it means on a table, in pixels of the page: a finger is thicker than a mouse. */
const [MISS, FINGER] = [9, 18] as const

/** The board under the hand, looked at so near that a unit of the picture has `k` pixels. */
export function toolBoardOf(state: DocumentState, k: number, isFinger = false): ToolBoard | undefined {
  const board = state.portrait?.board
  if (board?.kind === 'table')
    return { kind: 'table', size: board, near: Math.max(1, (isFinger ? FINGER : MISS) / (k * TENTH)) }
  const grid = gridOf(state)
  return grid && { kind: 'hex', grid }
}

/** The table on the desk, for what is done to it without a hand. */
export function tableDeskOf({
  document,
  view,
}: {
  readonly document: ScenarioDocument
  readonly view: ViewStore
}): Omit<TableDesk, 'near'> | undefined {
  const board = document.state.portrait?.board
  return board?.kind === 'table' ? { document, view, size: board } : undefined
}
