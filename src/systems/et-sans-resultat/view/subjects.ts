import { pointOf } from '../../../board/table/places.ts'
import type { Subject } from '../../../engine/presenter.ts'
import {
  type Action,
  type BattleState,
  canPlan,
  canRide,
  commanderPlace,
  doneRefusal,
  HOLD,
  MARCH,
  NO_PLAN,
  NOBODY,
  plansOf,
  ridesOf,
  rideTo,
  STEPS,
} from '../rules/index.ts'
import { planningFor, ridingOf } from './headline.ts'
import { at, atCentre } from './hit-testing.ts'
import { marchTo } from './infer-action.ts'
import { bestAssaults } from './move-offers.ts'

/** 3.1, 3.4, 3.7: a side plans for its formations and commanders in any order, and as often as it likes until it is done. */
export function subjects(state: BattleState, side: number): readonly Subject<Action>[] {
  if (STEPS[state.step] !== 'plans') return []
  const { formations, commanders } = state.field
  return [
    ...formations.flatMap((_, formation) => (canPlan(state, formation, side) ? [formationOf(state, formation)] : [])),
    ...commanders.flatMap((_, commander) => (canRide(state, commander, side) ? [commanderOf(state, commander)] : [])),
  ]
}

function formationOf(state: BattleState, formation: number): Subject<Action> {
  const { name, side } = state.field.formations[formation]!
  const plan = state.plan[formation]!
  return {
    name,
    ...(plan !== NO_PLAN && { decided: plan === HOLD ? 'holds' : plan === MARCH ? 'marches' : 'attacks the enemy' }),
    ...atCentre(state, formation),
    headline: planningFor(state, formation),
    list: () => [...bestAssaults(state, plansOf(state, formation)), ...ending(state, side)],
    inferAction: (place) => marchTo(state, formation, pointOf(state.field.ground, place)),
  }
}

function commanderOf(state: BattleState, commander: number): Subject<Action> {
  const { name, side } = state.field.commanders[commander]!
  const [x, y] = [state.goX[commander]!, state.goY[commander]!]
  const own = commanderPlace(state, commander)
  const isStaying = own?.[0] === x && own[1] === y
  return {
    name,
    ...(x !== NOBODY && { decided: isStaying ? 'stays' : 'rides' }),
    ...at(state, own),
    headline: ridingOf(state, commander),
    list: () => [...ridesOf(state, commander), ...ending(state, side)],
    inferAction: (place) => rideTo(state, commander, pointOf(state.field.ground, place)),
  }
}

/** A side that may be done can be so whomever it looks at. */
const ending = (state: BattleState, side: number): Action[] =>
  doneRefusal(state, side) ? [] : [{ kind: 'done', side }]
