import type { Presenter } from '../../engine/presenter.ts'
import type { Action } from './actions.ts'
import { makeTables } from './aid/tables.ts'
import { isHidden } from './deployment.ts'
import { reconnoitre } from './draft/scout.ts'
import { headline } from './headline.ts'
import { meant } from './meant.ts'
import { refer } from './refer.ts'
import { offer } from './show.ts'
import { situation } from './situation.ts'
import { type BattleState, CARD, DEPLOYMENT, HAND } from './state.ts'

/** What a screen needs to let people play. */
export const presenter: Presenter<BattleState, Action> = {
  headline,
  offer,
  meant,
  situation,
  isSecret: (state) => state.decision === HAND || state.decision === CARD || deploysUnseen(state),
  conceals: (state, event, viewer) =>
    deploysUnseen(state) && event.kind === 'deployed' && event['side'] !== state.field.sides[viewer],
  refer,
  scout: (state, hex) => (deploysUnseen(state) ? undefined : reconnoitre(state, hex)),
  aid: (state) => makeTables(state.field),
}

/** 14.0: both deploy at once, and neither sees the other's units before all are placed. */
const deploysUnseen = (state: BattleState) => state.decision === DEPLOYMENT && isHidden(state)
