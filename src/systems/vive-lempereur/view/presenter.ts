import type { Presenter } from '../../../engine/presenter.ts'
import { reconnoitre } from '../edit/scout.ts'
import type { Action } from '../rules/actions.ts'
import { isHidden } from '../rules/deployment.ts'
import { type BattleState, CARD, DEPLOYMENT, HAND } from '../rules/state.ts'
import { refer } from '../text/event-references.ts'
import { makeTables } from './aid/tables.ts'
import { headline } from './headline.ts'
import { meant } from './infer-action.ts'
import { offer } from './offers.ts'
import { situation } from './situation.ts'

/** What a screen needs to let people play. */
export const presenter: Presenter<BattleState, Action> = {
  headline,
  offer,
  inferAction: meant,
  situation,
  isSecret: (state) => state.decision === HAND || state.decision === CARD || deploysUnseen(state),
  conceals: (state, event, viewer) =>
    deploysUnseen(state) && event.kind === 'deployed' && event['side'] !== state.field.sides[viewer],
  referencesOf: refer,
  scout: (state, hex) => (deploysUnseen(state) ? undefined : reconnoitre(state, hex)),
  aid: (state) => makeTables(state.field),
}

/** 14.0: both deploy at once, and neither sees the other's units before all are placed. */
const deploysUnseen = (state: BattleState) => state.decision === DEPLOYMENT && isHidden(state)
