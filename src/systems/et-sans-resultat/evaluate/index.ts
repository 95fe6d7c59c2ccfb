import { type Dice, roll, WORDS } from '../../../engine/dice.ts'
import type { Evaluator } from '../../../engine/evaluator.ts'
import { type Action, type BattleState, isHidden, NO_PLAN, NOBODY, STEPS, type StepName } from '../rules/index.ts'
import { value, WON } from './value.ts'
import { weigh } from './weigh.ts'

/** What players need to know of the game. */
export const evaluator: Evaluator<BattleState, Action> = {
  won: WON,
  isSlow: true,
  value,
  weigh,
  imagine,
  span: ({ turn }) => turn,
  effort: (state) => EFFORTS[STEPS[state.step]!] ?? 0,
}

/** Plans decide most; what follows from them is over before the turn is. */
const EFFORTS: Readonly<Partial<Record<StepName, number>>> = { plans: 0.5, fire: 0.3, charges: 1, conversions: 1 }

/**
 * A game that a side may believe to be in: the dice to come are others, and what the other side has chosen in this step is
 * not known, so that it is to be chosen anew.
 */
function imagine(state: BattleState, side: number, dice: Dice): void {
  state.script = undefined
  for (let i = 0; i < state.dice.length; i++) state.dice[i] = roll(dice, WORDS) | 0
  if (!isHidden(state)) return
  state.ready[1 - side] = 0
  const step = STEPS[state.step]
  if (step === 'fire') state.field.units.forEach((unit, i) => unit.side !== side && (state.aimedAt[i] = NOBODY))
  state.field.formations.forEach((formation, i) => {
    if (formation.side === side) return
    if (step === 'plans') state.plan[i] = NO_PLAN
    if (step === 'issue' && state.orderIssued[i] === state.turn) state.newOrder[i] = NOBODY
    if (step === 'fire') {
      state.gunsAt[i] = NOBODY
      state.skirmishAt[i] = NOBODY
    }
  })
}
