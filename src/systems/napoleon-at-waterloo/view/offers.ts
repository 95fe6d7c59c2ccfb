import { NOWHERE } from '../../../board/nowhere.ts'
import type { Offer } from '../../../engine/presenter.ts'
import { type NawResult, RESULT_NAMES } from '../format/index.ts'
import {
  type Action,
  ADVANCE_TO,
  ALSO,
  type BattleState,
  BOMBARD,
  BOMBARDMENT,
  DECLARE_ON,
  DEFEND_AS,
  DONE,
  EXIT,
  formatUnitWaiting,
  game,
  hexOf,
  JOIN,
  kindOf,
  LOSE,
  MOVE_TO,
  ORDER_UNIT,
  PASS,
  PHASES,
  PLACE,
  PUSH,
  pieceOf,
  pieceToSetUp,
  REMOVE,
  RESOLVE,
  RETREAT_TO,
  STAND,
  STAY,
  TRIGGER,
  WAIT,
  WITHDRAW_GUN,
} from '../rules/index.ts'
import { modeName, nameOf } from '../text/index.ts'

/** How an action is offered on a screen; what has no words of its own is offered as it is written. */
export function offer(state: BattleState, action: Action): Offer {
  const [piece, hex] = [pieceOf(action), hexOf(action)]
  const from = state.hex[piece] ?? NOWHERE
  const offered = OFFERS[kindOf(action)]?.({ state, action, piece, hex, from, label: state.field.grid.label(hex) })
  return offered ?? or(game.format(state, action))
}

/** An action, taken apart. */
type Choice = {
  readonly state: BattleState
  readonly action: Action
  readonly piece: number
  readonly hex: number
  /** Where the piece is. */
  readonly from: number
  readonly label: string
}

/** `Vichery (4-4 #2)`; without a name its values alone. */
function nameWaiting(state: BattleState, piece: number): string {
  const { name } = state.field.recruits[piece]!
  const values = formatUnitWaiting(state, piece)
  return name === undefined ? values : `${name} (${values})`
}

const OFFERS: Readonly<Record<number, (choice: Choice) => Offer>> = {
  [ORDER_UNIT]: (choice) =>
    choice.from === NOWHERE
      ? { kind: 'other', group: 'Bring in', label: nameWaiting(choice.state, choice.piece) }
      : chooseUnit('Move', choice),
  [MOVE_TO]: ({ state, action, label, hex }) => {
    return { kind: 'move', group: 'Move to', label, note: points(state, action), place: hex, ...active(state) }
  },
  [EXIT]: ({ state, action }) => ({ ...or('Leave the board'), note: points(state, action) }),
  [DONE]: () => or('Stay where you are'),
  [TRIGGER]: ({ state, piece }) => {
    const { name, timing } = state.field.happenings[piece]!
    const note = timing.chance === 0 ? {} : { note: `on ${timing.chance} or more` }
    return { kind: 'other', group: 'Bring about', label: name, ...note }
  },
  [BOMBARD]: ({ state, action, piece, hex, label }) => {
    const group = state.field.special.batteries![piece]!.name
    return { kind: 'attack', group, label: `Fire at ${label}`, ...odds(state, action), place: hex }
  },
  [PLACE]: ({ state, hex, label }) => {
    return { kind: 'place', group: `Set up ${nameOf(state, pieceToSetUp(state))}`, label, place: hex }
  },
  [WAIT]: () => or('Not this turn'),
  [PASS]: ({ state }) => or(`End the ${PHASES[state.phase]}`),
  [REMOVE]: (choice) => chooseUnit('Remove', choice),
  [DECLARE_ON]: ({ state, action, piece, hex, from, label }) => {
    const group = `${state.phase === BOMBARDMENT ? 'Bombard' : 'Attack'} ${label} with`
    return { kind: 'attack', group, label: whoWhere(state, piece), ...odds(state, action), place: hex, from, piece }
  },
  [JOIN]: (choice) => ({ ...chooseUnit('Join with', choice), ...odds(choice.state, choice.action) }),
  [ALSO]: ({ state, action, hex, label }) => {
    return { kind: 'attack', group: 'Attack as well', label, ...odds(state, action), place: hex }
  },
  [RESOLVE]: ({ state, action, piece }) => {
    const label = state.field.isAdvanced ? `Fight as ${modeName(state, piece)}` : 'Fight'
    return { kind: 'other', group: 'Fight', label, isMain: true, ...odds(state, action) }
  },
  [DEFEND_AS]: ({ state, action, piece }) => {
    return { kind: 'other', group: 'Defend', label: `as ${modeName(state, piece)}`, note: modifier(state, action) }
  },
  [LOSE]: (choice) => chooseUnit('Pay with', choice),
  [WITHDRAW_GUN]: (choice) => chooseUnit('Withdraw', choice),
  [STAND]: () => or('The guns stand'),
  [RETREAT_TO]: (choice) => driveUnit('retreats to', choice),
  [PUSH]: (choice) => driveUnit('is displaced to', choice),
  [ADVANCE_TO]: ({ state, piece, hex, from, label }) => {
    return { kind: 'move', group: `Advance to ${label}`, label: whoWhere(state, piece), place: hex, from, piece }
  },
  [STAY]: () => or('Do not advance'),
}

const or = (label: string): Offer => ({ kind: 'other', group: 'Or', label })

const chooseUnit = (group: string, { state, piece, from }: Choice): Offer => {
  return { kind: 'choose', group, label: whoWhere(state, piece), place: from, piece }
}

const driveUnit = (how: string, { state, piece, hex, from, label }: Choice): Offer => {
  return { kind: 'retreat', group: `${whoWhere(state, piece)} ${how}`, label, place: hex, from, piece }
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
  const { value } = game.explain(state, action)!
  return value === 1 ? '1 point' : `${value} points`
}

/** `3-1, 50 % defenders eliminated`: the column, and the likeliest result. */
function odds(state: BattleState, action: Action): { readonly note: string; readonly mark: string } {
  const { said, chances } = game.explain(state, action)!
  const likeliest = chances.reduce((best, one) => (one.chance > best.chance ? one : best))
  const mark = said!.value
  return { note: `${mark}, ${Math.round(likeliest.chance * 100)} % ${nameResult(likeliest.result)}`, mark }
}

/** A result of the combat table in words. */
export const nameResult = (result: string): string => RESULT_NAMES[result as NawResult] ?? result

function modifier(state: BattleState, action: Action): string {
  const { modifiers } = game.explain(state, action)!
  const add = modifiers.find(({ to }) => to === 'die')?.add ?? 0
  return `${add < 0 ? '−' : '+'}${Math.abs(add)} on the die`
}
