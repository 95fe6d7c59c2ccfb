import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { makeDice } from '../../../engine/dice.ts'
import type { Scenario } from '../../../scenario/types.gen.ts'
import type { NapoleonAtWaterlooScenario } from '../format/index.ts'
import { type Battlefield, compile } from './battlefield.ts'
import { beginBattle, settle } from './sequence.ts'
import { put } from './stacks.ts'
import { BattleState, HIDDEN, NOBODY } from './state.ts'

/** The beginning of a battle, up to its first decision. */
export function setup(scenario: Scenario, seed: number): BattleState {
  const state = deploy(battlefieldOf(scenario as NapoleonAtWaterlooScenario), seed)
  beginBattle(state, undefined)
  settle(state, undefined)
  return state
}

/** Games of one scenario share its tables. */
const battlefieldOf = memoize(compile)

/** Set-up: the units stand where the scenario has them, and nothing has happened yet. */
export function deploy(field: Battlefield, seed: number): BattleState {
  const state = new BattleState(field)
  state.dice.set(makeDice(seed))
  state.top.fill(NOBODY)
  state.below.fill(NOBODY)
  state.hex.fill(NOWHERE)
  state.turn = 1
  state.active = NOBODY
  state.victor = NOBODY
  state.full = NOWHERE
  state.demoralised = NOBODY
  state.winner = NOBODY
  state.control.set(field.victory.control)
  field.recruits.forEach(({ hex }, piece) => {
    if (hex !== NOWHERE) put(state, piece, hex)
    if (field.special.hidden && field.special.hidden[piece]! > 0) state.status[piece]! |= HIDDEN
  })
  return state
}
