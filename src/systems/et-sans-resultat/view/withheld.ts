import type { Withheld } from '../../../engine/presenter.ts'
import { type BattleState, doneRefusal, formationThatMustPlan, NOBODY, STEPS } from '../rules/index.ts'
import { atCentre } from './hit-testing.ts'
import { doneLabel } from './offers.ts'

/** A side that may not be done yet sees who keeps it. */
export function withheld(state: BattleState, side: number): readonly Withheld[] {
  const refusal = doneRefusal(state, side)
  if (!refusal) return []
  const waiting = STEPS[state.step] === 'plans' ? formationThatMustPlan(state, side) : NOBODY
  if (waiting === NOBODY) return [{ label: doneLabel(state), reason: refusal.reason, places: [] }]
  const { place } = atCentre(state, waiting)
  const reason = `${state.field.formations[waiting]!.name} is to attack: it still needs a plan.`
  return [{ label: doneLabel(state), reason, places: place === undefined ? [] : [place] }]
}
