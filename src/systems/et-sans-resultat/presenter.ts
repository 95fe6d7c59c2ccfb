import type { Presenter } from '../../engine/presenter.ts'
import type { GameEvent } from '../../engine/system.ts'
import type { Action } from './actions.ts'
import { describeTables } from './aid.ts'
import { isHidden } from './sequence.ts'
import { offer } from './show.ts'
import { headline, situation } from './situation.ts'
import type { BattleState } from './state.ts'

/** What a screen needs to let people play. The table lies open; what is being decided does not. */
export const presenter: Presenter<BattleState, Action> = {
  headline,
  offer,
  meant: () => undefined,
  situation,
  isSecret: isHidden,
  // 3.1: what is chosen at once stays hidden until both have chosen; orders until they are tested.
  conceals: (state, event, viewer) => isOrder(event) && event['side'] !== state.field.sides[viewer],
  aid: ({ field }) => describeTables(field.tables),
}

const isOrder = ({ kind }: GameEvent) => kind === 'order-issued' || kind === 'objective-issued'
