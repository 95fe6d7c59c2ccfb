import { GARRISON } from '../format/index.ts'
import { stayRefusal } from './generals.ts'
import {
  admissionRefusal,
  areEnemies,
  canLead,
  groundAt,
  isGeneral,
  passageRefusal,
  standingRefusal,
} from './position.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, NOBODY } from './state.ts'

/** Whether a piece can be placed in a hex. */
export const isFree = (state: BattleState, piece: number, hex: number) => !placeRefusal(state, piece, hex)

/** Why a piece cannot come onto the board in a hex, if it cannot. */
export function placeRefusal(state: BattleState, piece: number, hex: number): Reason | undefined {
  return setUpRefusal(state, piece, hex, admissionRefusal)
}

/** Why a piece cannot be set up in a hex, if it cannot: no truce counts before the battle. */
export function setUpRefusal(
  state: BattleState,
  piece: number,
  hex: number,
  admission: typeof admissionRefusal = standingRefusal,
): Reason | undefined {
  const ground = groundAt(state, hex)
  const impassable = passageRefusal(ground)
  if (impassable) return impassable
  const general = state.leader[hex]!
  if (general !== NOBODY && areEnemies(state, piece, general)) return 'enemy-general'
  if (isGeneral(state, piece)) return stayRefusal(state, piece, hex)
  if (state.troops[hex] !== NOBODY) return 'occupied'
  if (state.field.roster.nature[piece] === GARRISON && !ground.garrison) return 'no-garrison-here'
  const forbidden = admission(state, piece, hex)
  if (forbidden) return forbidden
  return general === NOBODY || canLead(state, general, piece) ? undefined : 'foreign-general'
}
