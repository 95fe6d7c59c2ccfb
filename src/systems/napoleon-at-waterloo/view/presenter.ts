import type { Presenter } from '../../../engine/presenter.ts'
import { reconnoitre } from '../edit/scout.ts'
import type { Action } from '../rules/actions.ts'
import type { BattleState } from '../rules/state.ts'
import { describeTables } from '../text/describe.ts'
import { headline } from './headline.ts'
import { inferAction } from './infer-action.ts'
import { offer } from './offers.ts'
import { situation } from './situation.ts'

/** What a screen needs to let people play: everything lies open. */
export const presenter: Presenter<BattleState, Action> = {
  headline,
  offer,
  inferAction,
  situation,
  isSecret: () => false,
  conceals: () => false,
  scout: reconnoitre,
  aid: ({ field }) => describeTables(field.scenario),
}
