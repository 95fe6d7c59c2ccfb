import { DIRECTIONS } from '../../../board/hex-grid.ts'
import type { GameEvent, Outcome } from '../../../engine/system.ts'
import { CARDS, SECTORS, TERRAIN_TYPES } from '../format/catalog.ts'
import { unitRow } from './position.ts'
import { type BattleState, NOBODY, ORDER_FACES, SQUARE } from './state.ts'
import { objectivesOf } from './victory.ts'

/**
 * What happens, as events from which a position can be followed. `piece` is who does or suffers it, by number; `general`
 * is whoever goes along with a unit, `garrison` who stays behind, `enemy` who is fired at. A fact that does not apply is
 * left out. Nothing is built where nobody collects events.
 */
export type Events = GameEvent[] | undefined

/** What a shot comes to. */
type Shot = {
  readonly enemy: number
  readonly value: number
  readonly die: number
  readonly hits: number
  /** 9.1: the d6, or 0 where nothing hit. */
  readonly effectDie: number
  readonly losses: number
  readonly retreat: number
}

const SINGULAR: Readonly<Record<string, string>> = { Generals: 'General', Garrisons: 'Garrison' }

/** What a piece is called in the log: its own name, or its type's. */
export function nameOf(state: BattleState, piece: number): string {
  const { name } = unitRow(state, piece)
  return state.field.roster.recruits[piece]!.name ?? SINGULAR[name] ?? name
}

/** Adds facts to an event that is being made; those that do not apply are false. To spread it is 30 times as slow. */
function add(event: Facts, ...more: readonly (Facts | false)[]): GameEvent {
  return Object.assign(event, ...more)
}
type Facts = GameEvent | Omit<GameEvent, 'kind'>

/** What a piece does or suffers: every event about one begins so. */
function who(kind: string, state: BattleState, piece: number) {
  return { kind, side: state.field.sides[state.field.roster.side[piece]!]!, unit: nameOf(state, piece), piece }
}

/** The same, with the hex that the piece is in. */
function whoWhere(kind: string, state: BattleState, piece: number) {
  const { grid, roster, sides } = state.field
  const [side, hex] = [sides[roster.side[piece]!]!, grid.label(state.hex[piece]!)]
  return { kind, side, unit: nameOf(state, piece), piece, hex }
}

/** The side that a unit faces; generals and garrisons face none. */
function front(state: BattleState, piece: number) {
  return state.field.roster.fights[piece] === 1 && { facing: DIRECTIONS[state.facing[piece]!]! }
}

const isSquare = (state: BattleState, piece: number) => (state.status[piece]! & SQUARE) !== 0

export function noteTime({ turn, round }: BattleState, events: Events): void {
  events?.push({ kind: 'time', turn, round })
}

export function noteTile(state: BattleState, events: Events, side: number, type: number, hex: number): void {
  if (!events) return
  const { sides, grid } = state.field
  events.push({ kind: 'tile', side: sides[side]!, terrain: TERRAIN_TYPES[type]!, hex: grid.label(hex) })
}

/** 14.0: the dice of the side listed first and of the other one. `side` has won. */
export function noteExploration(state: BattleState, events: Events, first: number, second: number): void {
  if (!events) return
  const won = first !== second && { side: state.field.sides[state.explorer]! }
  events.push({ kind: 'exploration', ...won, first, second })
}

export function noteDeployed(state: BattleState, events: Events, piece: number): void {
  if (events) events.push(newcomer('deployed', state, piece))
}

/** What is seen of a piece that comes onto the board. */
function newcomer(kind: string, state: BattleState, piece: number) {
  const elements = state.elements[piece]!
  return add(whoWhere(kind, state, piece), front(state, piece), { elements, square: isSquare(state, piece) })
}

/** A die for a reinforcement that is due: whether one comes, which one, and where. */
export function noteArrivalDie(
  state: BattleState,
  events: Events,
  side: number,
  die: 'flag' | 'type' | 'entrance',
  face: string | number,
): void {
  events?.push({ kind: 'arrival-die', side: state.field.sides[side]!, die, face })
}

export function noteArrival(state: BattleState, events: Events, piece: number): void {
  if (events) events.push(newcomer('arrival', state, piece))
}

export function noteNobody(state: BattleState, events: Events, side: number, why: string): void {
  events?.push({ kind: 'nobody', side: state.field.sides[side]!, why })
}

/** Of a card only some have a sector. */
export function noteCard(state: BattleState, events: Events, side: number, card: number, sector: number): void {
  if (!events) return
  const where = sector !== NOBODY && { sector: SECTORS[sector]! }
  events.push({ kind: 'card', side: state.field.sides[side]!, card: CARDS[card]!, ...where })
}

export function noteDice(state: BattleState, events: Events, side: number): void {
  if (!events) return
  const faces = ORDER_FACES.flatMap((face, i) =>
    Array.from({ length: state.commandDice[side * ORDER_FACES.length + i]! }, () => face),
  )
  events.push({ kind: 'dice', side: state.field.sides[side]!, faces: faces.join(' ') })
}

/** Who gives the first order of a round; by a die where one was rolled. */
export function noteFirst(state: BattleState, events: Events, die: number): void {
  events?.push({ kind: 'first', side: state.field.sides[state.first]!, ...(die > 0 && { die }) })
}

export function noteOrder(state: BattleState, events: Events, piece: number, face: number): void {
  if (!events) return
  const by = ORDER_FACES[face]
  events.push(add(whoWhere('order', state, piece), by !== undefined && { by }))
}

/** What a side does without: its orders, its reactions, a reinforcement. */
export function noteForgone(
  state: BattleState,
  events: Events,
  kind: 'pass' | 'decline' | 'hold-back',
  side: number,
): void {
  events?.push({ kind, side: state.field.sides[side]! })
}

/** A step that was taken. `general` rides along; `garrison` stays, and `elements` are left to the unit. */
export function noteMove(
  state: BattleState,
  events: Events,
  piece: number,
  from: number,
  leaving?: string,
  general = NOBODY,
  garrison = NOBODY,
): void {
  if (!events) return
  const left = leaving !== undefined && { leaving }
  const stays = garrison !== NOBODY && { garrison, elements: state.elements[piece]! }
  events.push(add(way('move', state, piece, from, general), left, stays))
}

/** From where a piece has come to where it is, and with whom. */
function way(kind: string, state: BattleState, piece: number, from: number, general: number) {
  const { grid, roster, sides } = state.field
  const [side, to] = [sides[roster.side[piece]!]!, grid.label(state.hex[piece]!)]
  const step = { kind, side, unit: nameOf(state, piece), piece, from: grid.label(from), to }
  return general === NOBODY ? step : add(step, { general })
}

export function noteFacing(state: BattleState, events: Events, piece: number): void {
  if (events) events.push(add(whoWhere('face', state, piece), front(state, piece)))
}

export function noteFormation(state: BattleState, events: Events, piece: number): void {
  if (events) events.push(add(whoWhere('formation', state, piece), { square: isSquare(state, piece) }))
}

/** Fire, or the shock of cavalry. Losses and retreat are what the dice come to; what comes of it is told by itself. */
export function noteShot(state: BattleState, events: GameEvent[], piece: number, target: number, shot: Shot): void {
  const { grid } = state.field
  const { effectDie, ...rest } = shot
  const where = { from: grid.label(state.hex[piece]!), target: grid.label(target) }
  events.push(add(who('fire', state, piece), where, rest, effectDie > 0 && { effectDie }))
}

export function noteLoss(state: BattleState, events: Events, piece: number, losses: number): void {
  if (events) events.push(add(whoWhere('loss', state, piece), { losses, left: state.elements[piece]! }))
}

export function noteGeneral(
  state: BattleState,
  events: Events,
  general: number,
  losses: number,
  die: number,
  killed: boolean,
): void {
  if (events) events.push(add(whoWhere('general', state, general), { losses, die, killed }))
}

/** 9.4.2: the die for a general who has fled. He is still on the board. */
export function noteCapture(
  state: BattleState,
  events: Events,
  general: number,
  value: number,
  die: number,
  captured: boolean,
): void {
  if (events) events.push(add(whoWhere('capture', state, general), { value, die, captured }))
}

/** 10.1 C: a general who has nowhere to go. He is still on the board. */
export function noteCaptured(state: BattleState, events: Events, general: number): void {
  if (events) events.push(whoWhere('captured', state, general))
}

/** One hex of a retreat, or none: then it is `blocked` or `ignored`. `general` goes along. */
export function noteRetreat(
  state: BattleState,
  events: Events,
  piece: number,
  how: 'retreats' | 'blocked' | 'ignored',
  from: number,
  general = NOBODY,
  breaksSquare = false,
): void {
  if (!events) return
  const { grid } = state.field
  const to = how === 'retreats' && { to: grid.label(state.hex[piece]!) }
  const company = general !== NOBODY && { general }
  const retreat = add(who('retreat', state, piece), { how, from: grid.label(from) }, to, company)
  events.push(add(retreat, front(state, piece), breaksSquare && { breaksSquare }))
}

export function noteAdvance(state: BattleState, events: Events, piece: number, from: number, general: number): void {
  if (events) events.push(way('advance', state, piece, from, general))
}

export function noteStay(state: BattleState, events: Events, piece: number): void {
  if (events) events.push(whoWhere('stay', state, piece))
}

/** 9.3: the special dice for a reaction, and how the unit stands after it. */
export function noteReaction(
  state: BattleState,
  events: Events,
  piece: number,
  faces: readonly string[],
  success: boolean,
): void {
  if (!events) return
  const dice = { dice: faces.length, faces: faces.join(' ') }
  events.push(
    add(whoWhere('reaction', state, piece), dice, { success }, front(state, piece), { square: isSquare(state, piece) }),
  )
}

/** 9.3: the fire of artillery at a charge: it hits once, and the d6 says what that does. */
export function noteReactionFire(
  state: BattleState,
  events: Events,
  piece: number,
  die: number,
  losses: number,
  halts: boolean,
): void {
  if (!events) return
  const enemy = state.active
  const [from, target] = [piece, enemy].map((one) => state.field.grid.label(state.hex[one]!)) as [string, string]
  events.push(add(who('reaction-fire', state, piece), { from, target, enemy, die, losses, halts }))
}

export function noteRally(
  state: BattleState,
  events: Events,
  piece: number,
  faces: readonly string[],
  recovered: number,
): void {
  if (!events) return
  const dice = { dice: faces.length, faces: faces.join(' ') }
  events.push(add(whoWhere('rally', state, piece), dice, { recovered, elements: state.elements[piece]! }))
}

/** A hex that a victory asks for has changed hands. `before` is who controlled it. */
export function noteControl(state: BattleState, events: Events, hex: number, before: number): void {
  if (!events) return
  const now = state.control[hex]!
  if (now === before || !objectivesOf(state.field).has(hex)) return
  events.push({ kind: 'control', side: state.field.sides[now]!, hex: state.field.grid.label(hex) })
}

/** The end of the battle. A draw has no `side`. */
export function noteEnd(state: BattleState, events: GameEvent[], { winner, level, reason }: Outcome): void {
  events.push({ kind: 'end', ...(winner !== undefined && { side: state.field.sides[winner]! }), level, reason })
}
