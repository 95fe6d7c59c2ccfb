import { NOWHERE } from '../../../board/nowhere.ts'
import type { Refusal } from '../../../engine/system.ts'
import { ARMS } from '../format/catalog.ts'
import {
  ACTION_KINDS,
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
  makeAction,
  ORDER_UNIT,
  PASS,
  PUSH,
  pieceOf,
  REMOVE,
  RESOLVE,
  RETREAT_TO,
  STAND,
  STAY,
  WITHDRAW_GUN,
} from './actions.ts'
import { attackModes } from './capability.ts'
import { reasonAgainst } from './judge.ts'
import { refusalFor } from './reasons.ts'
import { mustGo } from './retreat.ts'
import { decidersOf } from './sequence.ts'
import { type BattleState, DECLARATION, NOBODY } from './state.ts'
import { findUnits, sayUnit, sayUnitWaiting, withoutNames } from './unit-names.ts'

/** An action as a player says it. */
export function write(state: BattleState, action: Action): string {
  const [kind, piece] = [kindOf(action), pieceOf(action)]
  const hex = () => state.field.grid.label(hexOf(action))
  const unit = () => sayUnit(state, piece)
  switch (kind) {
    case ORDER_UNIT:
      return state.hex[piece] === NOWHERE ? `bring ${sayUnitWaiting(state, piece)}` : `order ${unit()}`
    case DECLARE_ON:
      return `declare ${hex()} with ${unit()}`
    case MOVE_TO:
    case ALSO:
      return `${ACTION_KINDS[kind]} ${hex()}`
    case REMOVE:
    case JOIN:
    case LOSE:
    case WITHDRAW_GUN:
      return `${ACTION_KINDS[kind]} ${unit()}`
    case RETREAT_TO:
    case PUSH:
    case ADVANCE_TO:
      return `${ACTION_KINDS[kind]} ${unit()} to ${hex()}`
    case RESOLVE:
      return hasModes(state) ? `resolve as ${ARMS[piece]}` : 'resolve'
    case DEFEND_AS:
      return `defend as ${ARMS[piece]}`
    default:
      return ACTION_KINDS[kind] ?? 'nothing'
  }
}

/** Whether the attacker has several modes to choose from. */
function hasModes(state: BattleState): boolean {
  const modes = state.decision === DECLARATION ? attackModes(state) : 0
  return (modes & (modes - 1)) !== 0
}

/** Words that say an action without more. */
const PLAIN: Readonly<Record<string, number>> = { exit: EXIT, done: DONE, pass: PASS, stand: STAND, stay: STAY }

/** What is said of a unit, what of a hex, and what of both. */
const OF_UNIT: Readonly<Record<string, number>> = {
  order: ORDER_UNIT,
  bring: ORDER_UNIT,
  remove: REMOVE,
  join: JOIN,
  lose: LOSE,
  withdraw: WITHDRAW_GUN,
}
const OF_HEX: Readonly<Record<string, number>> = { move: MOVE_TO, also: ALSO }
const OF_BOTH: Readonly<Record<string, number>> = { retreat: RETREAT_TO, push: PUSH, advance: ADVANCE_TO }

/** The action that a player means: one step, one unit. What cannot be understood is refused without a rule. */
export function read(state: BattleState, said: string): Action | Refusal {
  const resolved = withoutNames(state, said)
  if ('ambiguous' in resolved) {
    return { rule: '', reason: `${resolved.number} units are called ${resolved.ambiguous}: say in which hex.` }
  }
  const { text } = resolved
  const [verb = '', ...words] = text.trim().split(/[\s,]+/)
  const side = decidersOf(state)[0] ?? 0
  const missing = words.find((word) => isHex(word) && state.field.grid.find(word) === NOWHERE)
  if (missing !== undefined) {
    return { ...refusalFor('not-on-board', state.field.isAdvanced), reason: `There is no hex ${missing}.` }
  }
  if (PLAIN[verb] !== undefined && words.length === 0) return makeAction(PLAIN[verb], side)
  if (OF_HEX[verb] !== undefined && words.length === 1 && isHex(words[0]!)) {
    return makeAction(OF_HEX[verb], side, 0, state.field.grid.find(words[0]!))
  }
  if (OF_UNIT[verb] !== undefined) {
    const kind = OF_UNIT[verb]
    return choose(state, findUnits(state, words, verb === 'bring'), text, (piece) => [makeAction(kind, side, piece)])
  }
  if (OF_BOTH[verb] !== undefined) return readWay(state, text, OF_BOTH[verb], words, side)
  if (verb === 'declare' || verb === 'attack') return readAttack(state, text, words, side)
  if (verb === 'resolve' || verb === 'defend') return readMode(state, text, verb, words, side)
  return misunderstood(text)
}

const isHex = (word: string) => /^([A-Z]{1,2}[1-9]\d{0,2}|\d{4})$/.test(word)

/** `1010 5-4 to 1011`; `to` and what follows it may be left out where it is clear, and so may the unit that retreats. */
function readWay(
  state: BattleState,
  text: string,
  kind: number,
  words: readonly string[],
  side: number,
): Action | Refusal {
  const at = words.indexOf('to')
  const isHexOnly = at < 0 && kind !== ADVANCE_TO && words.length === 1
  const units = isHexOnly ? [...state.hex.keys()].filter((piece) => mustGo(state, piece, kind)) : undefined
  const found = units ?? findUnits(state, at < 0 ? words : words.slice(0, at), false)
  const label = isHexOnly ? words[0]! : at < 0 ? undefined : words[at + 1]
  if ((label !== undefined && !isHex(label)) || (at >= 0 && words.length > at + 2)) return misunderstood(text)
  const hexes = label === undefined ? state.vacant.subarray(0, state.vacated) : [state.field.grid.find(label)]
  return choose(state, found, text, (piece) => Array.from(hexes, (hex) => makeAction(kind, side, piece, hex)))
}

/** `1010 with 0909 5-4`. */
function readAttack(state: BattleState, text: string, words: readonly string[], side: number): Action | Refusal {
  const [label = '', preposition, ...unit] = words
  if (!isHex(label) || preposition !== 'with') return misunderstood(text)
  const hex = state.field.grid.find(label)
  return choose(state, findUnits(state, unit, false), text, (piece) => [makeAction(DECLARE_ON, side, piece, hex)])
}

/** `as cavalry`; an attacker who has nothing to choose need not say it. */
function readMode(
  state: BattleState,
  text: string,
  verb: string,
  words: readonly string[],
  side: number,
): Action | Refusal {
  const kind = verb === 'resolve' ? RESOLVE : DEFEND_AS
  if (words.length === 0 && kind === RESOLVE) {
    if (hasModes(state))
      return { rule: '', reason: `${JSON.stringify(text)} leaves open as what: infantry or cavalry.` }
    const modes = state.decision === DECLARATION ? attackModes(state) : 1
    return makeAction(kind, side, 31 - Math.clz32(modes))
  }
  const arm = ARMS.findIndex((one) => one === words[1])
  if (words[0] !== 'as' || words.length > 2 || arm < 0) return misunderstood(text)
  return makeAction(kind, side, arm)
}

/** Of several units the one that can do it is meant; where several can that are not alike, the player has to say which. */
function choose(
  state: BattleState,
  units: readonly number[] | undefined,
  text: string,
  makeActions: (piece: number) => readonly Action[],
): Action | Refusal {
  if (!units) return misunderstood(text)
  if (units.length === 0) {
    return refusalFor(text.startsWith('bring') ? 'cannot-arrive' : 'nobody-there', state.field.isAdvanced)
  }
  const all = units.flatMap(makeActions)
  const legal = all.filter((action) => reasonAgainst(state, action) === undefined)
  const [first = NOBODY, ...others] = legal.length > 0 ? legal : all.slice(0, 1)
  if (first === NOBODY) return misunderstood(text)
  const words = sayKind(state, pieceOf(first))
  const isClear = others.every((other) => sayKind(state, pieceOf(other)) === words && hexOf(other) === hexOf(first))
  return isClear
    ? first
    : { rule: '', reason: `${JSON.stringify(text)} could mean ${legal.length} units or hexes: say which.` }
}

/** What tells units apart that are in the same place. */
function sayKind(state: BattleState, piece: number): string {
  const { strength, movement, kind, name = '' } = state.field.recruits[piece]!
  return `${state.hex[piece]} ${strength}-${movement} ${kind} ${name}`
}

function misunderstood(text: string): Refusal {
  return { rule: '', reason: `${JSON.stringify(text)} is no action, or names what does not exist.` }
}
