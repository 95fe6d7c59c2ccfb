import { NOWHERE } from '../../board/hex-grid.ts'
import type { GameEvent } from '../../engine/system.ts'
import { GIVE_ORDER, makeAction, PASS, TO_GENERAL } from './actions.ts'
import { ZONE_STOPS } from './allowance.ts'
import { BOMBARDMENT, COORDINATED_ATTACK, GRAND_CHARGE, INFANTRY_MANOEUVRE, isAutomatic } from './cards.ts'
import { COMMAND_DIE, COMMAND_FACES } from './dice.ts'
import { noteDice, noteOrder } from './events.ts'
import { generalOf, isGeneral, isInEnemyZone } from './position.ts'
import type { Reason } from './reasons.ts'
import { ARTILLERY, CAVALRY, INFANTRY } from './roster.ts'
import {
  type BattleState,
  FLAG_FACE,
  GENERAL_FACE,
  NO_FACE,
  NOBODY,
  ORDER_FACES,
  ORDERED,
  REACTED,
  rollDie,
} from './state.ts'

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
    if (isAutomatic(card)) continue
    const dice = card === COORDINATED_ATTACK ? COORDINATED_DICE : SECTOR_DICE
    for (let i = 0; i < dice; i++) state.commandDice[side * FACES + COMMAND_FACES[rollDie(state, COMMAND_DIE)]!]!++
    noteDice(state, events, side)
  }
}

/** Why a piece cannot be ordered by a face of the dice (NO_FACE: by an automatic card or in an exercise), if it cannot. */
export function orderRefusal(state: BattleState, side: number, piece: number, face: number): Reason | undefined {
  const refusal = pieceRefusal(state, side, piece)
  if (refusal) return refusal
  if (state.exercise === 1) return face === NO_FACE ? undefined : 'no-such-die'
  const card = state.card[side]!
  if (isAutomatic(card)) return face === NO_FACE ? automaticRefusal(state, side, piece, card) : 'no-such-die'
  if (face >= FACES || state.commandDice[side * FACES + face]! <= 0) return 'no-such-die'
  const sector = state.field.sector[state.hex[piece]!]!
  if (card === COORDINATED_ATTACK) {
    if (state.sectorOrders[side * 3 + sector]! >= ORDERS_A_SECTOR) return 'sector-full'
  } else if (face !== GENERAL_FACE && sector !== state.cardSector[side]) return 'wrong-sector'
  return faceFits(state, piece, face) ? undefined : 'no-such-die'
}

/** Whether a piece takes orders at all now. */
function pieceRefusal(state: BattleState, side: number, piece: number): Reason | undefined {
  if (piece === NOBODY || state.field.roster.side[piece] !== side || state.hex[piece] === NOWHERE) return 'nobody-there'
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

/** 5.1: a flag orders anybody, a general's face generals and whom they lead, the others their arm. */
function faceFits(state: BattleState, piece: number, face: number): boolean {
  if (face === FLAG_FACE) return true
  if (face === GENERAL_FACE) return isGeneral(state, piece) || generalOf(state, piece) !== NOBODY
  return state.field.roster.arm[piece] === face
}

/** The face that an order is given by where the player does not say: the own arm's, then a general's, then a flag. */
export function cheapestFace(state: BattleState, side: number, piece: number): number {
  for (let face = 0; face <= NO_FACE; face++) if (!orderRefusal(state, side, piece, face)) return face
  return NO_FACE
}

export function listOrders(state: BattleState, side: number, out: number[]): void {
  if (state.passed[side] === 1) return
  const [first, last] = facesOf(state, side)
  for (let piece = 0; piece < state.field.roster.size; piece++) {
    if (state.hex[piece] === NOWHERE || pieceRefusal(state, side, piece)) continue
    const detail = isGeneral(state, piece) ? TO_GENERAL : 0
    for (let face = first; face <= last; face++) {
      if (!orderRefusal(state, side, piece, face))
        out.push(makeAction(GIVE_ORDER, state.hex[piece], detail | face, side))
    }
  }
  out.push(makeAction(PASS, 0, 0, side))
}

/** Whether a side has an order to give. */
export function hasOrder(state: BattleState, side: number): boolean {
  if (state.passed[side] === 1) return false
  const [first, last] = facesOf(state, side)
  for (let piece = 0; piece < state.field.roster.size; piece++) {
    if (state.hex[piece] === NOWHERE || pieceRefusal(state, side, piece)) continue
    for (let face = first; face <= last; face++) if (!orderRefusal(state, side, piece, face)) return true
  }
  return false
}

function facesOf(state: BattleState, side: number): readonly [number, number] {
  return state.exercise === 1 || isAutomatic(state.card[side]!) ? [NO_FACE, NO_FACE] : [0, FLAG_FACE]
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
  state.status[piece]! |= ORDERED
  state.active = piece
  state.posted = posted ? 1 : 0
  state.side = state.field.roster.side[piece]!
  state.steps = 0
  state.byRoad = 1
  // 6.2: who arrives next to an enemy has entered his zone of control, and stops there.
  const isHeld = posted && !isGeneral(state, piece) && isInEnemyZone(state, state.hex[piece]!, state.side)
  state.stopped = isHeld ? ZONE_STOPS : 0
  state.faced = 0
  state.halted = 0
  state.startHex = state.hex[piece]!
  state.path[0] = state.hex[piece]!
  state.startFacing = state.facing[piece]!
  state.riding = !isGeneral(state, piece) && generalOf(state, piece) !== NOBODY ? 1 : 0
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

/** How many orders a side can give now: the best way to spend its dice. */
function countOrders(state: BattleState, side: number): number {
  const pieces: number[] = []
  for (let piece = 0; piece < state.field.roster.size; piece++) {
    if (state.hex[piece] !== NOWHERE && !pieceRefusal(state, side, piece)) pieces.push(piece)
  }
  const card = state.card[side]!
  if (isAutomatic(card)) {
    const number = pieces.filter((piece) => !automaticRefusal(state, side, piece, card)).length
    return Math.min(number, state.ordersLeft[side]!)
  }
  const dice: number[] = []
  for (let face = 0; face < FACES; face++) {
    for (let i = 0; i < state.commandDice[side * FACES + face]!; i++) dice.push(face)
  }
  const fits = (face: number, piece: number) => !orderRefusal(state, side, piece, face)
  return card === COORDINATED_ATTACK ? countCoordinated(state, dice, pieces, fits) : countMatching(dice, pieces, fits)
}

type Fits = (face: number, piece: number) => boolean

/** The most dice that can be spent on different pieces: augmenting paths. */
function countMatching(dice: readonly number[], pieces: readonly number[], fits: Fits): number {
  const spent = new Map<number, number>()
  const spend = (die: number, seen: Set<number>): boolean =>
    pieces.some((piece) => {
      if (seen.has(piece) || !fits(dice[die]!, piece)) return false
      seen.add(piece)
      const other = spent.get(piece)
      if (other !== undefined && !spend(other, seen)) return false
      spent.set(piece, die)
      return true
    })
  return dice.filter((_, die) => spend(die, new Set())).length
}

/** The same with two orders a sector: every way to send the dice to sectors. */
function countCoordinated(state: BattleState, dice: readonly number[], pieces: readonly number[], fits: Fits): number {
  const bySector = [0, 1, 2].map((sector) => pieces.filter((piece) => state.field.sector[state.hex[piece]!] === sector))
  const sent: number[][] = [[], [], []]
  const best = (die: number): number => {
    if (die === dice.length) return 0
    let most = best(die + 1)
    for (let sector = 0; sector < 3; sector++) {
      const here = sent[sector]!
      if (here.length >= ORDERS_A_SECTOR) continue
      here.push(dice[die]!)
      if (countMatching(here, bySector[sector]!, fits) === here.length) most = Math.max(most, 1 + best(die + 1))
      here.pop()
    }
    return most
  }
  return best(0)
}
