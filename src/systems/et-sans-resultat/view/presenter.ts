import type { Presenter } from '../../../engine/presenter.ts'
import { type Action, type BattleState, type Event, hasHiddenUnits, isHidden } from '../rules/index.ts'
import { drag } from './drag.ts'
import { referencesOf } from './event-references.ts'
import { foresee } from './foresee.ts'
import { isUndisclosed } from './formation-summary.ts'
import { goals } from './goals.ts'
import { headline } from './headline.ts'
import { inferAction, spotOf } from './infer-action.ts'
import { inputHelp } from './input-help.ts'
import { offer } from './offers.ts'
import { describeTables } from './player-aid.ts'
import { scout } from './scouting.ts'
import { situation } from './situation.ts'
import { subjects } from './subjects.ts'
import { withheld } from './withheld.ts'

/** What a screen needs to let people play. The table lies open; what is being decided does not. */
export const presenter: Presenter<BattleState, Action> = {
  headline,
  offer,
  inferAction,
  drag,
  subjects,
  foresee,
  spotOf,
  inputHelp,
  situation,
  goals,
  withheld,
  isSecret: isHidden,
  hides: hasHiddenUnits,
  conceals,
  referencesOf,
  scout,
  aid: ({ field }) => describeTables(field.tables),
}

/** 3.1: what is chosen at once stays hidden until both have chosen; orders until they are tested. */
function conceals(state: BattleState, event: Event, viewer: number): boolean {
  if ('side' in event && event.side === state.field.sides[viewer]) return false
  if (event.kind === 'order-issued' || event.kind === 'objective-issued') return true
  if (event.kind !== 'conversion') return false
  return isUndisclosed(
    state,
    state.field.formations.findIndex(({ id }) => id === event.formation),
  )
}
