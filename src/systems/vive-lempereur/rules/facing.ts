import { DIRECTIONS, degreesOf } from '../../../board/hex-grid.ts'
import { type Action, choiceOf, makeAction } from './actions.ts'
import type { Decision } from './decision.ts'
import { emitFacing } from './emit-events.ts'
import { settlePursuit } from './generals.ts'
import type { Reason } from './reasons.ts'
import type { BattleState } from './state.ts'

export const FACE = 9
const face = (direction: number, side: number): Action => makeAction(FACE, direction, 0, side)

/** 6.2.13: an ordered unit may turn, at the end of its move or before it fires. */
function faceRefusal(state: BattleState): Reason | undefined {
  if (state.field.roster.fights[state.active] === 0) return 'no-facing'
  return state.faced === 1 ? 'has-faced' : undefined
}

/** The active unit turns. */
export const faceDecision: Decision = {
  kinds: [FACE],
  verbs: ['face'],
  choices: DIRECTIONS.length,
  notNow: 'no-order',
  list(state, side, out) {
    if (faceRefusal(state)) return
    for (let direction = 0; direction < DIRECTIONS.length; direction++) out.push(face(direction, side))
  },
  refusal: faceRefusal,
  carryOut(state, action, events) {
    settlePursuit(state, events)
    state.facing[state.active] = choiceOf(action)
    state.faced = 1
    emitFacing(state, events, state.active)
  },
  format: (_, action) => `face ${DIRECTIONS[choiceOf(action)]}`,
  parse(_, side, text) {
    const direction = DIRECTIONS.findIndex((one) => text === `face ${one}`)
    return direction < 0 ? undefined : face(direction, side)
  },
  offer(state, action) {
    const direction = choiceOf(action)
    const from = state.hex[state.active]!
    return { kind: 'turn', group: 'Face', label: DIRECTIONS[direction]!, direction: degreesOf(direction), from }
  },
}
