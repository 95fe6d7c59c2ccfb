import { NOWHERE } from '../../../board/nowhere.ts'
import { ZONE_STOPS } from './allowance.ts'
import { generalOf, isGeneral, isInEnemyZone } from './position.ts'
import { type BattleState, NOBODY, ORDERED } from './state.ts'

/** The piece acts: by an order, or on arrival without one. */
export function activate(state: BattleState, piece: number, posted: boolean): void {
  rest(state)
  state.status[piece]! |= ORDERED
  state.active = piece
  state.posted = posted ? 1 : 0
  state.side = state.field.roster.side[piece]!
  state.byRoad = 1
  // 6.2: who arrives next to an enemy has entered his zone of control, and stops there.
  const isHeld = posted && !isGeneral(state, piece) && isInEnemyZone(state, state.hex[piece]!, state.side)
  state.stopped = isHeld ? ZONE_STOPS : 0
  state.startHex = state.hex[piece]!
  state.path[0] = state.hex[piece]!
  state.startFacing = state.facing[piece]!
  state.riding = !isGeneral(state, piece) && generalOf(state, piece) !== NOBODY ? 1 : 0
}

/** Nobody acts: nothing of the last order is left, so that equal positions are equal states. */
export function rest(state: BattleState): void {
  state.active = NOBODY
  state.posted = 0
  state.steps = 0
  state.byRoad = 0
  state.stopped = 0
  state.faced = 0
  state.halted = 0
  state.startHex = NOWHERE
  state.startFacing = 0
  state.path.fill(NOWHERE)
  state.riding = 0
  state.pursued = NOBODY
  state.pursuit = 0
  state.vacated = NOWHERE
  state.reacting = 0
}
