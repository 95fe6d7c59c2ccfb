import { NOWHERE } from '../../../board/nowhere.ts'
import type { Breakdown } from '../../../engine/system.ts'
import { asPhrase, parseAt } from './action-notation.ts'
import { choiceOf, makeAction } from './actions.ts'
import { passThrough, takeControl } from './control.ts'
import type { Decision } from './decision.ts'
import { distanceToEdge } from './edge-distance.ts'
import { emitCaptured, emitRetreat } from './emit-events.ts'
import type { Events } from './events.ts'
import { settlePursuit, stayRefusal } from './generals.ts'
import { mayRetreatAcross } from './hexsides.ts'
import { loseElements } from './losses.ts'
import { areEnemies, canLead, eliminate, generalOf, groundAt, isAdmitted, isGeneral, lift, put } from './position.ts'
import { type BattleState, ENTERED_BUILDING, NOBODY, RETREAT_FIELDS, RETREATED, SQUARE } from './state.ts'
import { breakOnEntry } from './weak-ground.ts'

export const RETREAT_TO = 17
const IGNORE = 18

/** What is known of a retreat: who, how many hexes, whether it may be ignored, from where, and with which facing. */
const [WHO, HEXES, MAY_IGNORE, ATTACKER, FACING] = [0, 1, 2, 3, 4] as const

/** In the place of MAY_IGNORE: the first hex is behind it. */
const BEGUN = 2

/** A unit or a lone general has to retreat, after those who have to already. */
export function mustRetreat(
  state: BattleState,
  piece: number,
  hexes: number,
  mayIgnore: boolean,
  attacker: number,
  facing: number,
): void {
  const slot = state.retreats[WHO] === NOBODY ? 0 : RETREAT_FIELDS
  state.retreats[slot + WHO] = piece
  state.retreats[slot + HEXES] = hexes
  state.retreats[slot + MAY_IGNORE] = mayIgnore ? 1 : 0
  state.retreats[slot + ATTACKER] = attacker
  state.retreats[slot + FACING] = facing
}

/** 9.4.2: a general gives way to a unit that enters his hex: away from it, as if he faced it. */
export function startFlight(state: BattleState, general: number, hex: number, direction: number, events: Events): void {
  // Whoever was pursued before has got away, or not.
  if (state.pursued !== general) {
    settlePursuit(state, events)
    state.pursuit = 0
  }
  // His place in the hex now belongs to the unit's own general, or to nobody.
  if (state.leader[hex] === general) state.leader[hex] = NOBODY
  state.pursued = general
  mustRetreat(state, general, 1, false, state.hex[state.active]!, (direction + 3) % 6)
}

/** Who has to retreat now, or NOBODY. */
export const retreating = (state: BattleState) => state.retreats[WHO]!

/** Whether the retreat may be ignored (10.1 E). */
export const mayIgnore = (state: BattleState) => state.retreats[MAY_IGNORE] === 1

/** 10.1: where the retreat can lead: straight back, or else to the better of the hexes beside it. */
function retreatHexes(state: BattleState): readonly number[] {
  const piece = retreating(state)
  const hex = state.hex[piece]!
  const { neighbours } = state.field.tables
  const back = state.retreats[FACING]! + 3
  const ways = (...directions: number[]) =>
    directions.flatMap((direction) => {
      const side = hex * 6 + (direction % 6)
      return isOpen(state, piece, neighbours[side]!) && mayRetreatAcross(state, piece, side) ? [neighbours[side]!] : []
    })
  const behind = ways(back)
  if (behind.length > 0) return behind
  const beside = ways(back + 5, back + 1)
  return beside.length < 2 ? beside : preferred(state, piece, beside)
}

/** 10.1 A: not off the map, not into impassable ground, not where another unit is. */
function isOpen(state: BattleState, piece: number, hex: number): boolean {
  if (hex === NOWHERE || !groundAt(state, hex).passable) return false
  const unit = state.troops[hex]!
  const general = state.leader[hex]!
  if (general !== NOBODY && areEnemies(state, piece, general)) return false
  if (isGeneral(state, piece)) return !stayRefusal(state, piece, hex)
  if (unit !== NOBODY || !isAdmitted(state, piece, hex)) return false
  if (general === NOBODY) return true
  return generalOf(state, piece) === NOBODY && canLead(state, general, piece)
}

/** 10.1: away from enemies, then towards the own edge, then to friends. What remains equal the owner chooses. */
function preferred(state: BattleState, piece: number, hexes: readonly number[]): readonly number[] {
  const { roster, grid } = state.field
  const side = roster.side[piece]!
  const edge = roster.edge[piece]!
  const priorities: ((hex: number) => number)[] = [
    (hex) => Number(isInEnemyReach(state, hex, side)),
    (hex) => distanceToEdge(grid, hex, edge),
    (hex) => Number(!hasFriendBeside(state, hex, piece)),
  ]
  for (const priority of priorities) {
    const [a, b] = [priority(hexes[0]!), priority(hexes[1]!)]
    if (a !== b) return [a < b ? hexes[0]! : hexes[1]!]
  }
  return hexes
}

/** Next to an enemy unit of any kind, garrisons included. */
function isInEnemyReach(state: BattleState, hex: number, side: number): boolean {
  return hasBeside(state, hex, (unit) => state.field.roster.side[unit] !== side)
}

function hasFriendBeside(state: BattleState, hex: number, piece: number): boolean {
  return hasBeside(state, hex, (unit) => unit !== piece && !areEnemies(state, unit, piece))
}

function hasBeside(state: BattleState, hex: number, fits: (unit: number) => boolean): boolean {
  const { neighbours } = state.field.tables
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    const unit = neighbours[i] === NOWHERE ? NOBODY : state.troops[neighbours[i]!]!
    if (unit !== NOBODY && fits(unit)) return true
  }
  return false
}

/** Carries on with the retreat as far as nobody has to choose. Says whether somebody has to. */
export function continueRetreat(state: BattleState, events: Events): boolean {
  const hexes = retreatHexes(state)
  if (hexes.length === 0) {
    if (mayIgnore(state)) ignoreRetreat(state, events)
    else blockRetreat(state, events)
    return false
  }
  if (hexes.length > 1 || mayIgnore(state)) return true
  retreatTo(state, hexes[0]!, events)
  return false
}

/** 10.1 B, C: who cannot retreat loses an element and stays; a general has only himself to lose. */
function blockRetreat(state: BattleState, events: Events): void {
  const piece = retreating(state)
  const [hexes, attacker, facing] = [state.retreats[HEXES]!, state.retreats[ATTACKER]!, state.retreats[FACING]!]
  if (state.retreats[MAY_IGNORE] === BEGUN) faceAttacker(state, piece)
  endRetreat(state)
  emitRetreat(state, events, piece, 'blocked', state.hex[piece]!)
  takeControl(state, piece, events)
  if (!isGeneral(state, piece)) {
    const general = generalOf(state, piece)
    const isKilled = loseElements(state, piece, 1, events)
    // 9.4.4: what is left of the retreat is the general's.
    if (state.elements[piece] === 0 && general !== NOBODY && !isKilled) {
      mustRetreat(state, general, hexes, false, attacker, facing)
    }
    return
  }
  emitCaptured(state, events, piece)
  eliminate(state, piece)
}

function ignoreRetreat(state: BattleState, events: Events): void {
  const piece = retreating(state)
  emitRetreat(state, events, piece, 'ignored', state.hex[piece]!)
  endRetreat(state)
}

/** Retreats one hex. A unit takes its general along, and a square breaks up. */
function retreatTo(state: BattleState, hex: number, events: Events): void {
  const piece = retreating(state)
  const from = state.hex[piece]!
  const general = isGeneral(state, piece) ? NOBODY : generalOf(state, piece)
  const wasSquare = (state.status[piece]! & SQUARE) !== 0
  lift(state, piece)
  put(state, piece, hex)
  if (general !== NOBODY) {
    lift(state, general)
    put(state, general, hex)
  }
  // A charge that is thrown back no longer concerns those that it came next to.
  if (piece === state.active) state.reacting = 0
  if (isGeneral(state, piece)) {
    if (state.pursued === piece) state.pursuit++
  } else {
    state.status[piece] = (state.status[piece]! | RETREATED) & ~SQUARE
    if (groundAt(state, hex).building) state.status[piece] |= ENTERED_BUILDING
  }
  state.retreats[MAY_IGNORE] = BEGUN
  state.retreats[HEXES]!--
  const isLast = state.retreats[HEXES] === 0
  if (isLast) {
    faceAttacker(state, piece)
    endRetreat(state)
  }
  emitRetreat(state, events, piece, 'retreats', from, general, wasSquare)
  if (isLast) takeControl(state, piece, events)
  else passThrough(state, piece, events)
  if (!state.field.special.weakAt) return
  breakOnEntry(state, piece, events)
  // Who is lost on the way goes no farther.
  if (state.hex[piece] === NOWHERE && retreating(state) === piece) endRetreat(state)
}

/** 10.0: in the end the unit faces the enemy that attacked it. */
function faceAttacker(state: BattleState, piece: number): void {
  if (!isGeneral(state, piece)) state.facing[piece] = facingTowards(state, piece, state.retreats[ATTACKER]!)
}

function endRetreat(state: BattleState): void {
  state.retreats.copyWithin(0, RETREAT_FIELDS)
  state.retreats[RETREAT_FIELDS + WHO] = NOBODY
}

/** The hexside that points most nearly at a hex; between two the one that needs no turning, or else the first. */
function facingTowards(state: BattleState, unit: number, target: number): number {
  const { grid } = state.field
  const from = state.hex[unit]!
  const x = 3 * (grid.column(target) - grid.column(from))
  const height = (hex: number) => 2 * grid.row(hex) - (grid.column(hex) % 2)
  const y = height(target) - height(from)
  // Real proportions: a column is √3/2 as far as a hex is high, so that squares keep to whole numbers.
  const score = (direction: number) => NORMALS[direction]![0] * x + NORMALS[direction]![1] * y
  let best = state.facing[unit]!
  for (let direction = 0; direction < 6; direction++) if (score(direction) > score(best)) best = direction
  return best
}

/** The directions of the hexsides in the stretched coordinates of lines: scalar products stay exact. */
const NORMALS = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
] as const

/** 10.1: a retreat leads where it leads, without dice. */
const certain = (result: string): Breakdown => ({ base: 0, modifiers: [], value: 0, chances: [{ result, chance: 1 }] })

/** Who has to retreat goes back one hex. */
export const retreatDecision: Decision = {
  kinds: [RETREAT_TO],
  verbs: ['retreat'],
  choices: 'hexes',
  notNow: 'no-retreat-now',
  list(state, side, out) {
    for (const hex of retreatHexes(state)) out.push(makeAction(RETREAT_TO, hex, 0, side))
  },
  refusal: (state, action) => (retreatHexes(state).includes(choiceOf(action)) ? undefined : 'no-retreat-there'),
  carryOut: (state, action, events) => retreatTo(state, choiceOf(action), events),
  explain: (state, action) => certain(`retreats to ${state.field.grid.label(choiceOf(action))}`),
  format: (state, action) => `retreat ${state.field.grid.label(choiceOf(action))}`,
  parse(state, side, text) {
    const [, label] = /^retreat (\S+)$/.exec(text) ?? []
    return parseAt(state, RETREAT_TO, label, 0, side)
  },
  offer(state, action) {
    const place = choiceOf(action)
    const from = state.hex[retreating(state)]!
    return { kind: 'retreat', group: 'Retreat to', label: state.field.grid.label(place), place, from }
  },
  infer: (_, side, hex) => makeAction(RETREAT_TO, hex, 0, side),
}

/** 10.1 E: who may stays. */
export const ignoreDecision: Decision = {
  ...asPhrase(IGNORE, 'ignore'),
  notNow: 'no-retreat-now',
  list(state, side, out) {
    if (mayIgnore(state)) out.push(makeAction(IGNORE, 0, 0, side))
  },
  refusal: (state) => (mayIgnore(state) ? undefined : 'must-retreat'),
  carryOut: (state, _, events) => ignoreRetreat(state, events),
  explain: () => certain('stays'),
  offer: (state) => ({ kind: 'other', group: 'Or', label: 'Stand your ground', from: state.hex[retreating(state)]! }),
}
