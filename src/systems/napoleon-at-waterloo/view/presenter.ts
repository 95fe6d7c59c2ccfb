import type { Presenter } from '../../../engine/presenter.ts'
import type { Action, BattleState } from '../rules/index.ts'
import { describeTables } from '../text/index.ts'
import { headline } from './headline.ts'
import { inferAction } from './infer-action.ts'
import { offer } from './offers.ts'
import { reconnoitre } from './scouting.ts'
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
