import { GARRISON } from '../format/index.ts'
import { stayRefusal } from './generals.ts'
import { admissionRefusal, areEnemies, canLead, groundAt, isGeneral, passageRefusal } from './position.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, NOBODY } from './state.ts'

/** Whether a piece can be placed in a hex. */
export const isFree = (state: BattleState, piece: number, hex: number) => !placeRefusal(state, piece, hex)

/** Why a piece cannot be placed in a hex, if it cannot. */
export function placeRefusal(state: BattleState, piece: number, hex: number): Reason | undefined {
  const ground = groundAt(state, hex)
  const impassable = passageRefusal(ground)
  if (impassable) return impassable
  const general = state.leader[hex]!
  if (general !== NOBODY && areEnemies(state, piece, general)) return 'enemy-general'
  if (isGeneral(state, piece)) return stayRefusal(state, piece, hex)
  if (state.troops[hex] !== NOBODY) return 'occupied'
  if (state.field.roster.nature[piece] === GARRISON && !ground.garrison) return 'no-garrison-here'
  const forbidden = admissionRefusal(state, piece, hex)
  if (forbidden) return forbidden
  return general === NOBODY || canLead(state, general, piece) ? undefined : 'foreign-general'
}
