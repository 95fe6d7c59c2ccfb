import { NOWHERE } from '../../../board/nowhere.ts'
import type { Offer } from '../../../engine/presenter.ts'
import { ARMS } from '../format/catalog.ts'
import {
  type Action,
  ADVANCE_TO,
  ALSO,
  DECLARE_ON,
  DEFEND_AS,
  DONE,
  EXIT,
  hexOf,
  JOIN,
  kindOf,
  LOSE,
  MOVE_TO,
  ORDER_UNIT,
  PASS,
  PUSH,
  pieceOf,
  REMOVE,
  RESOLVE,
  RETREAT_TO,
  STAND,
  WITHDRAW_GUN,
} from '../rules/actions.ts'
import { nameOf } from '../rules/events.ts'
import { explain } from '../rules/explain.ts'
import { type BattleState, BOMBARDMENT, PHASES } from '../rules/state.ts'
import { sayUnitWaiting } from '../rules/unit-names.ts'

/** How an action is offered on a screen. */
export function offer(state: BattleState, action: Action): Offer {
  const [kind, piece, hex] = [kindOf(action), pieceOf(action), hexOf(action)]
  const label = () => state.field.grid.label(hex)
  const from = state.hex[piece] ?? NOWHERE
  switch (kind) {
    case ORDER_UNIT:
      return from === NOWHERE
        ? { kind: 'other', group: 'Bring in', label: sayUnitWaiting(state, piece) }
        : { kind: 'choose', group: 'Move', label: whoWhere(state, piece), place: from, piece }
    case MOVE_TO:
      return {
        kind: 'move',
        group: 'Move to',
        label: label(),
        note: points(state, action),
        place: hex,
        ...active(state),
      }
    case EXIT:
      return { kind: 'other', group: 'Or', label: 'Leave the board', note: points(state, action) }
    case DONE:
      return { kind: 'other', group: 'Or', label: 'Stay where you are' }
    case PASS:
      return { kind: 'other', group: 'Or', label: `End the ${PHASES[state.phase]}` }
    case REMOVE:
      return { kind: 'choose', group: 'Remove', label: whoWhere(state, piece), place: from, piece }
    case DECLARE_ON: {
      const verb = state.phase === BOMBARDMENT ? 'Bombard' : 'Attack'
      const group = `${verb} ${label()} with`
      return { kind: 'attack', group, label: whoWhere(state, piece), ...odds(state, action), place: hex, from, piece }
    }
    case JOIN:
      return {
        kind: 'choose',
        group: 'Join with',
        label: whoWhere(state, piece),
        ...odds(state, action),
        place: from,
        piece,
      }
    case ALSO:
      return { kind: 'attack', group: 'Attack as well', label: label(), ...odds(state, action), place: hex }
    case RESOLVE:
      return { kind: 'other', group: 'Or', label: `Fight as ${ARMS[piece]}`, ...odds(state, action) }
    case DEFEND_AS:
      return { kind: 'other', group: 'Defend', label: `as ${ARMS[piece]}`, note: modifier(state, action) }
    case LOSE:
      return { kind: 'choose', group: 'Pay with', label: whoWhere(state, piece), place: from, piece }
    case WITHDRAW_GUN:
      return { kind: 'choose', group: 'Withdraw', label: whoWhere(state, piece), place: from, piece }
    case STAND:
      return { kind: 'other', group: 'Or', label: 'The guns stand' }
    case RETREAT_TO:
      return {
        kind: 'retreat',
        group: `${whoWhere(state, piece)} retreats to`,
        label: label(),
        place: hex,
        from,
        piece,
      }
    case PUSH:
      return {
        kind: 'retreat',
        group: `${whoWhere(state, piece)} is bumped out to`,
        label: label(),
        place: hex,
        from,
        piece,
      }
    case ADVANCE_TO:
      return { kind: 'move', group: `Advance to ${label()}`, label: whoWhere(state, piece), place: hex, from, piece }
    default:
      return { kind: 'other', group: 'Or', label: 'Nobody advances' }
  }
}

/** A unit and where it is; of several with the same numbers, which. */
export function whoWhere(state: BattleState, piece: number): string {
  const hex = state.hex[piece]!
  return hex === NOWHERE
    ? nameOf(state, piece)
    : `${nameOf(state, piece)} in ${state.field.grid.label(hex)}${twin(state, piece)}`
}

function twin(state: BattleState, piece: number): string {
  const alike: number[] = []
  for (let other = state.top[state.hex[piece]!]!; other >= 0; other = state.below[other]!) {
    if (nameOf(state, other) === nameOf(state, piece)) alike.push(other)
  }
  return alike.length > 1 ? ` #${alike.indexOf(piece) + 1}` : ''
}

/** Whoever moves, where it is on the board. */
function active(state: BattleState): Pick<Offer, 'from' | 'piece'> {
  const from = state.hex[state.active] ?? NOWHERE
  return from === NOWHERE ? {} : { from, piece: state.active }
}

function points(state: BattleState, action: Action): string {
  const { value } = explain(state, action)!
  return value === 1 ? '1 point' : `${value} points`
}

/** `3-1, 50 % DE`: the column, and the likeliest result. */
function odds(state: BattleState, action: Action): { readonly note: string; readonly mark: string } {
  const { said, chances } = explain(state, action)!
  const likeliest = chances.reduce((best, one) => (one.chance > best.chance ? one : best))
  const mark = said!.value
  return { note: `${mark}, ${Math.round(likeliest.chance * 100)} % ${likeliest.result}`, mark }
}

function modifier(state: BattleState, action: Action): string {
  const { modifiers } = explain(state, action)!
  const add = modifiers.find(({ to }) => to === 'die')?.add ?? 0
  return `${add < 0 ? '−' : '+'}${Math.abs(add)} on the die`
}
