import { NOWHERE } from '../../../board/nowhere.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import type { Offer } from '../../../engine/presenter.ts'
import { ARTILLERY, CAVALRY, INFANTRY } from '../format/index.ts'
import { nameOf } from '../text/index.ts'
import { asPhrase } from './action-notation.ts'
import { type Action, choiceOf, detailOf, makeAction, sideOf } from './actions.ts'
import { activate } from './active-piece.ts'
import { COORDINATED_ATTACK, GRAND_CHARGE, INFANTRY_MANOEUVRE, isAutomatic } from './cards.ts'
import type { Decision } from './decision.ts'
import { emitDice, emitForgone, emitOrder } from './emit-events.ts'
import type { Events } from './events.ts'
import { isInReserve } from './keep-time.ts'
import { isGeneral } from './position.ts'
import type { Reason } from './reasons.ts'
import {
  ACT,
  type BattleState,
  FLAG_FACE,
  GENERAL_FACE,
  NO_FACE,
  NOBODY,
  ORDER_FACES,
  ORDERED,
  REACT,
  REACTED,
} from './state.ts'

const FACES = ORDER_FACES.length
/** 5.1: command dice for order cards; automatic cards order without. */
export function rollCommandDice(state: BattleState, events: Events): void {
  const { cards, commandDie, commandFaces } = state.field.charts
  state.commandDice.fill(0)
  state.sectorOrders.fill(0)
  for (let side = 0; side < 2; side++) {
    const card = state.card[side]!
    // With an order card nobody reads it: it is what a charge would have.
    state.ordersLeft[side] = Math.min(cards.units[isAutomatic(card) ? card : GRAND_CHARGE]!, state.field.roster.size)
    if (card === NOBODY || isAutomatic(card)) continue
    for (let i = 0; i < cards.dice[card]!; i++) {
      state.commandDice[side * FACES + commandFaces[rollDie(state, commandDie)]!]!++
    }
    emitDice(state, events, side)
  }
}

export const [GIVE_ORDER, PASS] = [6, 7] as const
/** The detail of an order to a general himself; below it stands the face of the die. */
const TO_GENERAL = 8
const orderBy = (hex: number, detail: number, side: number): Action => makeAction(GIVE_ORDER, hex, detail, side)
/** The face of the die that an order is given by. */
export const faceOf = (order: Action) => detailOf(order) & ~TO_GENERAL
const isToGeneral = (order: Action) => (detailOf(order) & TO_GENERAL) !== 0

/** Who an order is for, or NOBODY. */
export function orderedPiece(state: BattleState, order: Action): number {
  return (isToGeneral(order) ? state.leader : state.troops)[choiceOf(order)]!
}

/** Why a piece cannot be ordered by a face of the dice (NO_FACE: by an automatic card or in an exercise), if it cannot. */
function orderRefusal(state: BattleState, side: number, piece: number, face: number): Reason | undefined {
  const refusal = pieceRefusal(state, side, piece)
  if (refusal) return refusal
  if ((facesFor(state, side, piece) & (1 << face)) !== 0) return undefined
  const card = state.card[side]!
  if (state.exercise === 1) return 'no-such-die'
  if (isAutomatic(card)) return automaticRefusal(state, side, piece, card) ?? 'no-such-die'
  const sector = state.field.sector[state.hex[piece]!]!
  if (card === COORDINATED_ATTACK) {
    return isSectorFull(state, side, sector) ? 'sector-full' : 'no-such-die'
  }
  return face !== GENERAL_FACE && sector !== state.cardSector[side] ? 'wrong-sector' : 'no-such-die'
}

/** 5.1: the faces that can order a piece, one bit each: its arm, a flag, or a general's for generals and whom they lead. */
function facesFor(state: BattleState, side: number, piece: number): number {
  if (state.exercise === 1) return 1 << NO_FACE
  const card = state.card[side]!
  if (isAutomatic(card)) return automaticRefusal(state, side, piece, card) ? 0 : 1 << NO_FACE
  const { commandDice } = state
  const { arm } = state.field.roster
  const hex = state.hex[piece]!
  const sector = state.field.sector[hex]!
  const dice = side * FACES
  let faces = 0
  if (card === COORDINATED_ATTACK && isSectorFull(state, side, sector)) return 0
  const isGeneralPiece = isGeneral(state, piece)
  if (card === COORDINATED_ATTACK || sector === state.cardSector[side]) {
    if (!isGeneralPiece && commandDice[dice + arm[piece]!]! > 0) faces |= 1 << arm[piece]!
    if (commandDice[dice + FLAG_FACE]! > 0) faces |= 1 << FLAG_FACE
  }
  if (commandDice[dice + GENERAL_FACE]! > 0 && (isGeneralPiece || state.leader[hex] !== NOBODY)) {
    faces |= 1 << GENERAL_FACE
  }
  return faces
}

/** 3.1: whether a coordinated attack orders nobody more in a sector. */
function isSectorFull(state: BattleState, side: number, sector: number): boolean {
  return state.sectorOrders[side * 3 + sector]! >= state.field.charts.cards.perSector[COORDINATED_ATTACK]!
}

/** Whether a piece takes orders at all now. */
export function pieceRefusal(state: BattleState, side: number, piece: number): Reason | undefined {
  if (piece === NOBODY || state.field.roster.side[piece] !== side) return 'nobody-there'
  if ((state.status[piece]! & ORDERED) !== 0) return 'ordered-already'
  if ((state.status[piece]! & REACTED) !== 0) return 'has-reacted'
  if (state.field.roster.recruits[piece]!.heldUntil > state.turn) return 'held-back'
  if (isInReserve(state, piece)) return 'in-reserve'
  return undefined
}

/** 3.2: what the automatic cards order. */
export function automaticRefusal(state: BattleState, side: number, piece: number, card: number): Reason | undefined {
  const arm = card === INFANTRY_MANOEUVRE ? INFANTRY : card === GRAND_CHARGE ? CAVALRY : ARTILLERY
  if (state.field.roster.arm[piece] !== arm) return 'wrong-arm'
  if (state.ordersLeft[side]! <= 0) return 'no-more-orders'
  const sector = state.field.sector[state.hex[piece]!]
  return card === INFANTRY_MANOEUVRE && sector !== state.cardSector[side] ? 'wrong-sector' : undefined
}

/** The face that an order is given by where the player does not say: the own arm's, then a general's, then a flag. */
function cheapestFace(state: BattleState, side: number, piece: number): number {
  for (let face = 0; face <= NO_FACE; face++) if (!orderRefusal(state, side, piece, face)) return face
  return NO_FACE
}

/** Whether a side has an order to give. */
export function hasOrder(state: BattleState, side: number): boolean {
  if (state.passed[side] === 1) return false
  const pieces = state.field.roster.bySide[side]!
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!
    if (state.hex[piece] === NOWHERE || pieceRefusal(state, side, piece)) continue
    if (facesFor(state, side, piece) !== 0) return true
  }
  return false
}

/** Gives a legal order: the die is spent and the piece is about to act. */
function giveOrder(state: BattleState, piece: number, face: number, events: Events): void {
  const side = state.field.roster.side[piece]!
  state.side = side
  if (face !== NO_FACE) {
    state.commandDice[side * FACES + face]!--
    state.sectorOrders[side * 3 + state.field.sector[state.hex[piece]!]!]!++
  } else state.ordersLeft[side]!--
  emitOrder(state, events, piece, face)
  activate(state, piece, false)
}

function listOrders(state: BattleState, side: number, out: Action[]): void {
  const pieces = state.field.roster.bySide[side]!
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!
    if (state.hex[piece] === NOWHERE || pieceRefusal(state, side, piece)) continue
    const faces = facesFor(state, side, piece)
    if (faces === 0) continue
    const detail = isGeneral(state, piece) ? TO_GENERAL : 0
    for (let face = 0; face <= NO_FACE; face++) {
      if ((faces & (1 << face)) !== 0) out.push(orderBy(state.hex[piece]!, detail | face, side))
    }
  }
}

const refusalOf = (state: BattleState, action: Action) =>
  orderRefusal(state, sideOf(action), orderedPiece(state, action), faceOf(action))

/** A side orders a unit, or a general himself. */
export const orderDecision: Decision = {
  kinds: [GIVE_ORDER],
  verbs: ['order'],
  words: ['by', ...ORDER_FACES],
  choices: 'hexes',
  details: (TO_GENERAL | NO_FACE) + 1,
  notNow: 'no-orders-now',
  list: listOrders,
  refusal: refusalOf,
  // While an order is carried out, what stands against the next one anyway matters more than the moment.
  laterRefusal: (state, action) =>
    state.decision === ACT || state.decision === REACT ? refusalOf(state, action) : undefined,
  carryOut: (state, action, events) => giveOrder(state, orderedPiece(state, action), faceOf(action), events),
  format(state, action) {
    const by = ORDER_FACES[faceOf(action)]
    const whom = `${isToGeneral(action) ? 'general ' : ''}${state.field.grid.label(choiceOf(action))}`
    return `order ${whom}${by === undefined ? '' : ` by ${by}`}`
  },
  parse(state, side, text) {
    const [verb, ...words] = text.split(' ')
    return verb === 'order' ? parseOrder(state, words, side) : undefined
  },
  offer: offerOrder,
  infer(state, side, hex) {
    const toGeneral = state.troops[hex] === NOBODY ? TO_GENERAL : 0
    const piece = toGeneral === 0 ? state.troops[hex]! : state.leader[hex]!
    return piece === NOBODY ? undefined : orderBy(hex, cheapestFace(state, side, piece) | toGeneral, side)
  },
}

/** `D5`, `general D5`, `D5 by flag`. */
function parseOrder(state: BattleState, words: readonly string[], side: number): Action | undefined {
  const toGeneral = words[0] === 'general'
  const [label = '', by, face] = toGeneral ? words.slice(1) : words
  const hex = state.field.grid.find(label)
  if (hex === NOWHERE) return undefined
  const piece = toGeneral ? state.leader[hex]! : state.troops[hex]!
  const owner = piece === NOBODY ? side : state.field.roster.side[piece]!
  let die = cheapestFace(state, owner, piece)
  if (by !== undefined) {
    die = ORDER_FACES.findIndex((one) => one === face)
    if (by !== 'by' || die < 0) return undefined
  }
  return orderBy(hex, die | (toGeneral ? TO_GENERAL : 0), owner)
}

function offerOrder(state: BattleState, action: Action): Offer {
  const [side, face, place] = [sideOf(action), faceOf(action), choiceOf(action)]
  const piece = orderedPiece(state, action)
  const who = piece === NOBODY ? '' : nameOf(state, piece)
  const led = !isToGeneral(action) && state.leader[place] !== NOBODY ? ' with its general' : ''
  const label = `${who}${led} in ${state.field.grid.label(place)}`
  if (face === NO_FACE) {
    const left =
      state.exercise === 1 ? '' : ` (${Math.min(state.ordersLeft[side]!, state.field.roster.bySide[side]!.length)})`
    return { kind: 'choose', group: `Order${left}`, label, place, piece }
  }
  const dice = state.commandDice[side * FACES + face]!
  const group = `Order by ${ORDER_FACES[face]} (${dice === 1 ? '1 die' : `${dice} dice`})`
  return { kind: 'choose', group, label, place, piece }
}

/** A side gives no more orders this round. */
export const passDecision: Decision = {
  ...asPhrase(PASS, 'pass'),
  thirdPerson: 'passes',
  notNow: 'no-orders-now',
  list: (_, side, out) => void out.push(makeAction(PASS, 0, 0, side)),
  refusal: () => undefined,
  carryOut(state, action, events) {
    state.passed[sideOf(action)] = 1
    emitForgone(state, events, 'pass', sideOf(action))
  },
  format(state, action) {
    const isOpenToBoth = state.exercise === 1 && state.passed[0] === 0 && state.passed[1] === 0
    return isOpenToBoth ? `${state.field.sides[sideOf(action)]} passes` : 'pass'
  },
  offer: () => ({ kind: 'other', group: 'Or', label: 'Pass: no more orders this round' }),
}
