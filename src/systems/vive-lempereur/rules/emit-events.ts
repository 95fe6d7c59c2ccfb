import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import type { Score } from '../../../engine/conditions/points.ts'
import type { News } from '../../../engine/news.ts'
import type { Outcome } from '../../../engine/system.ts'
import { CARDS } from '../format/index.ts'
import { nameOf } from '../text/index.ts'
import { TERRAIN_MASK } from './battlefield.ts'
import type { Happening } from './event-plan.ts'
import type { Event, EventOf, Events } from './events.ts'
import { objectivesOf } from './objectives.ts'
import { type BattleState, NOBODY, ORDER_FACES, SQUARE } from './state.ts'

// Facts are added by `Object.assign`: to spread an event is 30 times as slow. Those that do not apply are false.

/** What a shot comes to; the d6 is 0 where nothing hit (9.1). */
type ShotResult = Pick<EventOf<'fire'>, 'enemy' | 'value' | 'die' | 'hits' | 'losses' | 'retreat'> & {
  readonly effectDie: number
}

/** What a piece does or suffers: every event about one begins so. */
function who<Kind extends Event['kind']>(kind: Kind, state: BattleState, piece: number) {
  return { kind, side: state.field.sides[state.field.roster.side[piece]!]!, unit: nameOf(state, piece), piece }
}

/** The same, with the hex that the piece is in. */
function whoWhere<Kind extends Event['kind']>(kind: Kind, state: BattleState, piece: number) {
  const { grid, roster, sides } = state.field
  const [side, hex] = [sides[roster.side[piece]!]!, grid.label(state.hex[piece]!)]
  return { kind, side, unit: nameOf(state, piece), piece, hex }
}

/** The side that a unit faces; generals and garrisons face none. */
function front(state: BattleState, piece: number) {
  return state.field.roster.fights[piece] === 1 && { facing: DIRECTIONS[state.facing[piece]!]! }
}

const isSquare = (state: BattleState, piece: number) => (state.status[piece]! & SQUARE) !== 0

export function emitTime({ turn, round }: BattleState, events: Events): void {
  events?.push({ kind: 'time', turn, round })
}

export function emitTile(state: BattleState, events: Events, side: number, type: number, hex: number): void {
  if (!events) return
  const { sides, grid } = state.field
  events.push({ kind: 'tile', side: sides[side]!, terrain: state.field.grounds[type]!.key, hex: grid.label(hex) })
}

export function emitExploration(state: BattleState, events: Events, first: number, second: number): void {
  if (!events) return
  const won = first !== second && { side: state.field.sides[state.explorer]! }
  events.push({ kind: 'exploration', ...won, first, second })
}

export function emitDeployed(state: BattleState, events: Events, piece: number): void {
  if (events) events.push(newcomer('deployed', state, piece))
}

/** What is seen of a piece that comes onto the board. */
function newcomer<Kind extends Event['kind']>(kind: Kind, state: BattleState, piece: number) {
  const elements = state.elements[piece]!
  return Object.assign(whoWhere(kind, state, piece), front(state, piece), { elements, square: isSquare(state, piece) })
}

export function emitArrivalDie(
  state: BattleState,
  events: Events,
  side: number,
  die: 'flag' | 'type' | 'entrance',
  face: string | number,
): void {
  events?.push({ kind: 'arrival-die', side: state.field.sides[side]!, die, face })
}

export function emitArrival(state: BattleState, events: Events, piece: number): void {
  if (events) events.push(newcomer('arrival', state, piece))
}

export function emitNews(state: BattleState, events: Events, side: number, news: News | undefined): void {
  if (news) events?.push({ kind: 'news', side: state.field.sides[side]!, ...news })
}

export function emitWeather(state: BattleState, events: Events, news: News, change: number): void {
  const { hexes } = state.field.scenario.weather![change]!
  events?.push({ kind: 'weather', ...news, ...(hexes && { where: hexes.join(', ') }) })
}

export function emitHappening(state: BattleState, events: Events, { id, side, message }: Happening, news: News): void {
  const whose = side >= 0 && { side: state.field.sides[side]! }
  const told = message !== undefined && news.result === 'now' && { message: message.trim() }
  events?.push({ kind: 'event', id, ...whose, ...news, ...told })
}

export function emitGround(state: BattleState, events: Events, hex: number): void {
  const { grid, grounds } = state.field
  events?.push({ kind: 'ground', hex: grid.label(hex), ground: grounds[state.ground[hex]! & TERRAIN_MASK]!.key })
}

export function emitBreak(
  state: BattleState,
  events: Events,
  hex: number,
  name: string,
  die: number,
  breaks: boolean,
): void {
  events?.push({ kind: 'break', hex: state.field.grid.label(hex), name, die, breaks })
}

export function emitSeen(state: BattleState, events: Events, piece: number): void {
  if (events && state.hex[piece] !== NOWHERE) events.push(whoWhere('seen', state, piece))
}

export function emitBombard(
  state: BattleState,
  events: Events,
  { side, name }: { readonly side: number; readonly name: string },
  target: number,
  shot: Omit<ShotResult, 'enemy'>,
): void {
  if (!events) return
  const { effectDie, ...rest } = shot
  const { sides, grid } = state.field
  const where = { target: grid.label(target), enemy: state.troops[target]! }
  const die = effectDie > 0 && { effectDie }
  events.push(Object.assign({ kind: 'bombard' as const, side: sides[side]!, name }, where, rest, die))
}

export function emitBroken(state: BattleState, events: Events, side: number): void {
  events?.push({ kind: 'broken', side: state.field.sides[side]! })
}

/** The truces that end with the beginning of this turn. */
export function emitTruces({ field, turn, memory }: BattleState, events: Events): void {
  for (const { side, timing } of field.special.truces ?? []) {
    const isOverNow = (timing.row < 0 ? timing.turn : memory[timing.row]) === turn
    if (isOverNow && turn > 1) events?.push({ kind: 'truce-over', side: field.sides[side]! })
  }
}

export function emitEngulfed(state: BattleState, events: Events, piece: number): void {
  if (events) events.push({ ...whoWhere('engulfed', state, piece), losses: state.elements[piece]! })
}

export function emitMisfire(state: BattleState, events: Events, piece: number, target: number, die: number): void {
  if (!events) return
  const { grid } = state.field
  const where = { from: grid.label(state.hex[piece]!), target: grid.label(target), enemy: state.troops[target]! }
  events.push(Object.assign(who('misfire', state, piece), where, { die }))
}

export function emitWithdrawal(state: BattleState, events: Events, piece: number): void {
  if (events) events.push(whoWhere('withdrawal', state, piece))
}

export function emitNobody(state: BattleState, events: Events, side: number, why: string): void {
  events?.push({ kind: 'nobody', side: state.field.sides[side]!, why })
}

export function emitCard(state: BattleState, events: Events, side: number, card: number, sector: number): void {
  if (!events) return
  const where = sector !== NOBODY && { sector: state.field.sectorNames[sector]! }
  events.push({ kind: 'card', side: state.field.sides[side]!, card: CARDS[card]!, ...where })
}

export function emitDice(state: BattleState, events: Events, side: number): void {
  if (!events) return
  const faces = ORDER_FACES.flatMap((face, i) =>
    Array.from({ length: state.commandDice[side * ORDER_FACES.length + i]! }, () => face),
  )
  events.push({ kind: 'dice', side: state.field.sides[side]!, faces: faces.join(' ') })
}

export function emitFirst(state: BattleState, events: Events, die: number): void {
  events?.push({ kind: 'first', side: state.field.sides[state.first]!, ...(die > 0 && { die }) })
}

export function emitOrder(state: BattleState, events: Events, piece: number, face: number): void {
  if (!events) return
  const by = ORDER_FACES[face]
  events.push(Object.assign(whoWhere('order', state, piece), by !== undefined && { by }))
}

/** What a side does without: its orders, its reactions, a reinforcement. */
export function emitForgone(
  state: BattleState,
  events: Events,
  kind: 'pass' | 'decline' | 'hold-back' | 'wait',
  side: number,
): void {
  events?.push({ kind, side: state.field.sides[side]! })
}

export function emitMove(
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
  events.push(Object.assign(way('move', state, piece, from, general), left, stays))
}

/** From where a piece has come to where it is, and with whom. */
function way<Kind extends Event['kind']>(kind: Kind, state: BattleState, piece: number, from: number, general: number) {
  const { grid, roster, sides } = state.field
  const [side, to] = [sides[roster.side[piece]!]!, grid.label(state.hex[piece]!)]
  const step = { kind, side, unit: nameOf(state, piece), piece, from: grid.label(from), to }
  return general === NOBODY ? step : Object.assign(step, { general })
}

export function emitFacing(state: BattleState, events: Events, piece: number): void {
  if (events) events.push(Object.assign(whoWhere('face', state, piece), front(state, piece)))
}

export function emitFormation(state: BattleState, events: Events, piece: number): void {
  if (events) events.push(Object.assign(whoWhere('formation', state, piece), { square: isSquare(state, piece) }))
}

export function emitShot(state: BattleState, events: Event[], piece: number, target: number, shot: ShotResult): void {
  const { grid } = state.field
  const { effectDie, ...rest } = shot
  const where = { from: grid.label(state.hex[piece]!), target: grid.label(target) }
  events.push(Object.assign(who('fire', state, piece), where, rest, effectDie > 0 && { effectDie }))
}

export function emitLoss(state: BattleState, events: Events, piece: number, losses: number): void {
  if (events) events.push(Object.assign(whoWhere('loss', state, piece), { losses, left: state.elements[piece]! }))
}

export function emitGeneral(
  state: BattleState,
  events: Events,
  general: number,
  losses: number,
  die: number,
  killed: boolean,
): void {
  if (events) events.push(Object.assign(whoWhere('general', state, general), { losses, die, killed }))
}

export function emitCapture(
  state: BattleState,
  events: Events,
  general: number,
  value: number,
  die: number,
  captured: boolean,
): void {
  if (events) events.push(Object.assign(whoWhere('capture', state, general), { value, die, captured }))
}

export function emitCaptured(state: BattleState, events: Events, general: number): void {
  if (events) events.push(whoWhere('captured', state, general))
}

export function emitRetreat(
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
  const retreat = Object.assign(who('retreat', state, piece), { how, from: grid.label(from) }, to, company)
  events.push(Object.assign(retreat, front(state, piece), breaksSquare && { breaksSquare }))
}

export function emitAdvance(state: BattleState, events: Events, piece: number, from: number, general: number): void {
  if (events) events.push(way('advance', state, piece, from, general))
}

export function emitStay(state: BattleState, events: Events, piece: number): void {
  if (events) events.push(whoWhere('stay', state, piece))
}

export function emitReaction(
  state: BattleState,
  events: Events,
  piece: number,
  faces: readonly string[],
  success: boolean,
): void {
  if (!events) return
  const dice = { dice: faces.length, faces: faces.join(' ') }
  events.push(
    Object.assign(whoWhere('reaction', state, piece), dice, { success }, front(state, piece), {
      square: isSquare(state, piece),
    }),
  )
}

export function emitReactionFire(
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
  events.push(Object.assign(who('reaction-fire', state, piece), { from, target, enemy, die, losses, halts }))
}

export function emitRally(
  state: BattleState,
  events: Events,
  piece: number,
  faces: readonly string[],
  recovered: number,
): void {
  if (!events) return
  const dice = { dice: faces.length, faces: faces.join(' ') }
  events.push(Object.assign(whoWhere('rally', state, piece), dice, { recovered, elements: state.elements[piece]! }))
}

/** A hex that a victory asks for has changed hands. `before` is who controlled it. */
export function emitControl(state: BattleState, events: Events, hex: number, before: number): void {
  if (!events) return
  const now = state.control[hex]!
  if (now === before || !objectivesOf(state.field).has(hex)) return
  events.push({ kind: 'control', side: state.field.sides[now]!, hex: state.field.grid.label(hex) })
}

export function emitEnd(state: BattleState, events: Event[], { winner, level, reason }: Outcome): void {
  events.push({ kind: 'end', ...(winner !== undefined && { side: state.field.sides[winner]! }), level, reason })
}

export function emitPoints(state: BattleState, events: Event[], { side, points, total, reason }: Score): void {
  events.push({ kind: 'points', side: state.field.sides[side]!, points, total, reason })
}
