import { NOWHERE } from '../../../board/nowhere.ts'
import { makeDice } from '../../../engine/dice.ts'
import { rest } from './active-piece.ts'
import type { Battlefield } from './battlefield.ts'
import { takeControl } from './control.ts'
import { put } from './position.ts'
import { BattleState, GONE, HIDDEN, NOBODY, RETREAT_FIELDS, SQUARE } from './state.ts'

/** 4.0: the units stand where the scenario has them, and nothing has happened yet. */
export function deployAtStart(field: Battlefield, seed: number): BattleState {
  const state = new BattleState(field)
  const { roster, victory } = field
  const { hidden } = field.special
  state.dice.set(makeDice(seed))
  state.troops.fill(NOBODY)
  state.leader.fill(NOBODY)
  state.hex.fill(NOWHERE)
  state.card.fill(NOBODY)
  for (const who of [0, RETREAT_FIELDS]) state.retreats[who] = NOBODY
  state.winner = NOBODY
  state.explorer = NOBODY
  rest(state)
  state.turn = 1
  state.round = 1
  if (field.groundChanges) state.ground.set(field.ground)
  if (victory.needsControl) state.control.set(victory.control)
  roster.recruits.forEach((recruit, piece) => {
    const isSpare = piece >= roster.garrisons[0]
    state.elements[piece] = isSpare || recruit.fallen ? 0 : roster.elements[piece]!
    // 12.0: what it had lost before can be recovered.
    state.strength[piece] = isSpare || recruit.fallen ? 0 : roster.full[piece]!
    state.facing[piece] = recruit.facing
    state.status[piece] =
      (recruit.square ? SQUARE : 0) | (recruit.fallen ? GONE : 0) | (hidden && hidden[piece]! > 0 ? HIDDEN : 0)
    if (recruit.hex === NOWHERE) return
    put(state, piece, recruit.hex)
    takeControl(state, piece)
  })
  return state
}
