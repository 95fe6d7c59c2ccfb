import { NOWHERE } from '../../../board/nowhere.ts'
import { type OpenBoard, openBoard } from '../../../scenario/edit/hexes/open-board.ts'
import { enlist, type NawDraft, type Recruit } from './roster.ts'

export type OpenDraft = OpenBoard<NawDraft>

export const open = (data: unknown): OpenDraft | undefined => openBoard<NawDraft>(data)

/** Who stands on the board at the start. */
export function piecesIn({ draft, reader }: OpenDraft): Recruit[] {
  return enlist(draft, reader).filter(({ hex, arrival }) => hex !== NOWHERE && arrival === undefined)
}
