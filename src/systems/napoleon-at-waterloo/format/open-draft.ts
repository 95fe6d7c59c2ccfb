import { NOWHERE } from '../../../board/nowhere.ts'
import { type OpenBoard, openBoard } from '../../../scenario/edit/hexes/open-board.ts'
import { type Draft, enlist, type Recruit } from './roster.ts'

export type OpenDraft = OpenBoard<Draft>

export const open = (data: unknown): OpenDraft | undefined => openBoard<Draft>(data)

/** Who stands on the board at the start. */
export function piecesIn({ draft, reader }: OpenDraft): Recruit[] {
  return enlist(draft, reader).filter(({ hex, arrival }) => hex !== NOWHERE && arrival === undefined)
}
