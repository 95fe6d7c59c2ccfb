import { type OpenBoard, openBoard } from '../../../scenario/edit/hexes/open-board.ts'
import type { Draft } from '../checks/battle.ts'

export type OpenDraft = OpenBoard<Draft>

export const open = (data: unknown): OpenDraft | undefined => openBoard<Draft>(data)
