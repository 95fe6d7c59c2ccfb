import type { Presenter } from '../../../engine/presenter.ts'
import {
  type Action,
  type BattleState,
  CARD,
  DEPLOYMENT,
  decisionOf,
  type Event,
  HAND,
  hasHiddenPieces,
  isHidden,
  steps,
} from '../rules/index.ts'
import { referencesOf } from '../text/index.ts'
import { playerAid } from './aid/tables.ts'
import { cardOf, revealedBy } from './card-faces.ts'
import { goals } from './goals.ts'
import { headline } from './headline.ts'
import { scoutPosition } from './scouting.ts'
import { situation } from './situation.ts'

/** What a screen needs to let people play. */
export const presenter: Presenter<BattleState, Action> = {
  headline,
  offer: (state, action) => ({ ...decisionOf(action).offer(state, action), ...cardOf(state, action) }),
  inferAction(state, side, hex) {
    for (const decision of steps[state.decision]!.decisions) {
      const action = decision.infer?.(state, side, hex)
      if (action !== undefined) return action
    }
    return undefined
  },
  situation,
  goals,
  isSecret: (state) => state.decision === HAND || state.decision === CARD || deploysUnseen(state),
  hides: hasHiddenPieces,
  conceals: (state, event: Event, viewer) =>
    deploysUnseen(state) && event.kind === 'deployed' && event.side !== state.field.sides[viewer],
  referencesOf: (state, event: Event) => ({ ...referencesOf(state, event), ...revealedBy(state, event) }),
  scout: (state, hex, viewer) => (deploysUnseen(state) ? undefined : scoutPosition(state, hex, viewer)),
  aid: (state) => playerAid(state.field),
}

/** 14.0: both deploy at once, and neither sees the other's units before all are placed. */
const deploysUnseen = (state: BattleState) => state.decision === DEPLOYMENT && isHidden(state)
