import { NOWHERE } from '../../../board/nowhere.ts'
import { rollDie } from '../../../engine/flat-memory.ts'
import type { GameEvent } from '../../../engine/system.ts'
import { COMMAND_DIE, COMMAND_FACES } from '../format/dice.ts'
import { ARTILLERY, CAVALRY, GENERAL, INFANTRY } from '../format/roster.ts'
import { GIVE_ORDER, makeAction, PASS, TO_GENERAL } from './actions.ts'
import { ZONE_STOPS } from './allowance.ts'
import { BOMBARDMENT, COORDINATED_ATTACK, GRAND_CHARGE, INFANTRY_MANOEUVRE, isAutomatic } from './cards.ts'
import { noteDice, noteOrder } from './events.ts'
import { generalOf, isGeneral, isInEnemyZone } from './position.ts'
import { ReadyPieces } from './ready-pieces.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, FLAG_FACE, GENERAL_FACE, NO_FACE, NOBODY, ORDER_FACES, ORDERED, REACTED } from './state.ts'

const FACES = ORDER_FACES.length
/** 3.1: dice of an order card, and units that a coordinated attack orders in a sector. */
const [SECTOR_DICE, COORDINATED_DICE, ORDERS_A_SECTOR] = [5, 6, 2] as const
/** 3.2: units that infantry manoeuvre and grand charge order. */
const AUTOMATIC_ORDERS = 5

/** 5.1: command dice for order cards; automatic cards order without. */
export function rollCommandDice(state: BattleState, events: GameEvent[] | undefined): void {
  state.commandDice.fill(0)
  state.sectorOrders.fill(0)
  for (let side = 0; side < 2; side++) {
    const card = state.card[side]!
    state.ordersLeft[side] = card === BOMBARDMENT ? state.field.roster.size : AUTOMATIC_ORDERS
    if (card === NOBODY || isAutomatic(card)) continue
    const dice = card === COORDINATED_ATTACK ? COORDINATED_DICE : SECTOR_DICE
    for (let i = 0; i < dice; i++) state.commandDice[side * FACES + COMMAND_FACES[rollDie(state, COMMAND_DIE)]!]!++
    noteDice(state, events, side)
  }
}

/** Why a piece cannot be ordered by a face of the dice (NO_FACE: by an automatic card or in an exercise), if it cannot. */
export function orderRefusal(state: BattleState, side: number, piece: number, face: number): Reason | undefined {
  const refusal = pieceRefusal(state, side, piece)
  if (refusal) return refusal
  if ((facesFor(state, side, piece) & (1 << face)) !== 0) return undefined
  const card = state.card[side]!
  if (state.exercise === 1) return 'no-such-die'
  if (isAutomatic(card)) return automaticRefusal(state, side, piece, card) ?? 'no-such-die'
  const sector = state.field.sector[state.hex[piece]!]!
  if (card === COORDINATED_ATTACK) {
    return state.sectorOrders[side * 3 + sector]! >= ORDERS_A_SECTOR ? 'sector-full' : 'no-such-die'
  }
  return face !== GENERAL_FACE && sector !== state.cardSector[side] ? 'wrong-sector' : 'no-such-die'
}

/** 5.1: the faces that can order a piece, one bit each: its arm, a flag, or a general's for generals and whom they lead. */
function facesFor(state: BattleState, side: number, piece: number): number {
  if (state.exercise === 1) return 1 << NO_FACE
  const card = state.card[side]!
  if (isAutomatic(card)) return automaticRefusal(state, side, piece, card) ? 0 : 1 << NO_FACE
  const { commandDice } = state
  const { arm, type } = state.field.roster
  const hex = state.hex[piece]!
  const sector = state.field.sector[hex]!
  const dice = side * FACES
  let faces = 0
  if (card === COORDINATED_ATTACK) {
    if (state.sectorOrders[side * 3 + sector]! >= ORDERS_A_SECTOR) return 0
  }
  const isGeneralPiece = type[piece] === GENERAL
  if (card === COORDINATED_ATTACK || sector === state.cardSector[side]) {
    if (!isGeneralPiece && commandDice[dice + arm[piece]!]! > 0) faces |= 1 << arm[piece]!
    if (commandDice[dice + FLAG_FACE]! > 0) faces |= 1 << FLAG_FACE
  }
  if (commandDice[dice + GENERAL_FACE]! > 0 && (isGeneralPiece || state.leader[hex] !== NOBODY)) {
    faces |= 1 << GENERAL_FACE
  }
  return faces
}

/** Whether a piece takes orders at all now. */
function pieceRefusal(state: BattleState, side: number, piece: number): Reason | undefined {
  if (piece === NOBODY || state.field.roster.side[piece] !== side) return 'nobody-there'
  if ((state.status[piece]! & ORDERED) !== 0) return 'ordered-already'
  if ((state.status[piece]! & REACTED) !== 0) return 'has-reacted'
  if (state.field.roster.recruits[piece]!.heldUntil > state.turn) return 'held-back'
  return undefined
}

/** 3.2: what the automatic cards order. */
function automaticRefusal(state: BattleState, side: number, piece: number, card: number): Reason | undefined {
  const arm = card === INFANTRY_MANOEUVRE ? INFANTRY : card === GRAND_CHARGE ? CAVALRY : ARTILLERY
  if (state.field.roster.arm[piece] !== arm) return 'wrong-arm'
  if (state.ordersLeft[side]! <= 0) return 'no-more-orders'
  const sector = state.field.sector[state.hex[piece]!]
  return card === INFANTRY_MANOEUVRE && sector !== state.cardSector[side] ? 'wrong-sector' : undefined
}

/** The face that an order is given by where the player does not say: the own arm's, then a general's, then a flag. */
export function cheapestFace(state: BattleState, side: number, piece: number): number {
  for (let face = 0; face <= NO_FACE; face++) if (!orderRefusal(state, side, piece, face)) return face
  return NO_FACE
}

export function listOrders(state: BattleState, side: number, out: number[]): void {
  if (state.passed[side] === 1) return
  const pieces = state.field.roster.bySide[side]!
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!
    if (state.hex[piece] === NOWHERE || pieceRefusal(state, side, piece)) continue
    const faces = facesFor(state, side, piece)
    if (faces === 0) continue
    const detail = isGeneral(state, piece) ? TO_GENERAL : 0
    for (let face = 0; face <= NO_FACE; face++) {
      if ((faces & (1 << face)) !== 0) out.push(makeAction(GIVE_ORDER, state.hex[piece], detail | face, side))
    }
  }
  out.push(makeAction(PASS, 0, 0, side))
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
export function giveOrder(state: BattleState, piece: number, face: number, events: GameEvent[] | undefined): void {
  const side = state.field.roster.side[piece]!
  state.side = side
  if (face !== NO_FACE) {
    state.commandDice[side * FACES + face]!--
    state.sectorOrders[side * 3 + state.field.sector[state.hex[piece]!]!]!++
  } else state.ordersLeft[side]!--
  noteOrder(state, events, piece, face)
  activate(state, piece, false)
}

/** The piece acts: by an order, or on arrival without one. */
export function activate(state: BattleState, piece: number, posted: boolean): void {
  rest(state)
  state.status[piece]! |= ORDERED
  state.active = piece
  state.posted = posted ? 1 : 0
  state.side = state.field.roster.side[piece]!
  state.byRoad = 1
  // 6.2: who arrives next to an enemy has entered his zone of control, and stops there.
  const isHeld = posted && !isGeneral(state, piece) && isInEnemyZone(state, state.hex[piece]!, state.side)
  state.stopped = isHeld ? ZONE_STOPS : 0
  state.startHex = state.hex[piece]!
  state.path[0] = state.hex[piece]!
  state.startFacing = state.facing[piece]!
  state.riding = !isGeneral(state, piece) && generalOf(state, piece) !== NOBODY ? 1 : 0
}

/** Nobody acts: nothing of the last order is left, so that equal positions are equal states. */
export function rest(state: BattleState): void {
  state.active = NOBODY
  state.posted = 0
  state.steps = 0
  state.byRoad = 0
  state.stopped = 0
  state.faced = 0
  state.halted = 0
  state.startHex = NOWHERE
  state.startFacing = 0
  state.path.fill(NOWHERE)
  state.riding = 0
  state.pursued = NOBODY
  state.pursuit = 0
  state.vacated = NOWHERE
  state.reacting = 0
}

/**
 * 5.1: who orders first. The exploration's winner where the battle says so (14.0); who plays an automatic card against
 * an order card; otherwise who can give more orders, and the side listed first where both can give as many.
 */
export function firstToOrder(state: BattleState): number {
  const automatic = [0, 1].map((side) => isAutomatic(state.card[side]!))
  if (automatic[0] !== automatic[1]) return automatic[0] ? 0 : 1
  return countOrders(state, 1) > countOrders(state, 0) ? 1 : 0
}

/** How many orders a side can give now: the best way to spend its dice (5.1). */
function countOrders(state: BattleState, side: number): number {
  const { roster, sector } = state.field
  const card = state.card[side]!
  const ready = new ReadyPieces()
  let automatic = 0
  for (const piece of roster.bySide[side]!) {
    if (state.hex[piece] === NOWHERE || pieceRefusal(state, side, piece)) continue
    if (isAutomatic(card)) automatic += automaticRefusal(state, side, piece, card) ? 0 : 1
    else ready.add(sector[state.hex[piece]!]!, roster.arm[piece]!, generalOf(state, piece) !== NOBODY)
  }
  if (isAutomatic(card)) return Math.min(automatic, state.ordersLeft[side]!)
  const dice = state.commandDice.subarray(side * FACES, side * FACES + FACES)
  return card === COORDINATED_ATTACK ? ready.countCoordinated(dice) : ready.countInSector(dice, state.cardSector[side]!)
}
