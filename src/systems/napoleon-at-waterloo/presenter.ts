import type { Presenter } from '../../engine/presenter.ts'
import type { Action } from './actions.ts'
import { describeTables } from './describe.ts'
import { reconnoitre } from './draft/scout.ts'
import { headline } from './headline.ts'
import { meant } from './meant.ts'
import { offer } from './show.ts'
import { situation } from './situation.ts'
import type { BattleState } from './state.ts'

/** What a screen needs to let people play: everything lies open. */
export const presenter: Presenter<BattleState, Action> = {
  headline,
  offer,
  meant,
  situation,
  isSecret: () => false,
  conceals: () => false,
  scout: reconnoitre,
  aid: ({ field }) => describeTables(field.scenario),
}
