import { NOWHERE } from '../../../board/nowhere.ts'
import type { Score } from '../../../engine/conditions/points.ts'
import type { News } from '../../../engine/news.ts'
import type { Outcome } from '../../../engine/system.ts'
import type { NawResult } from '../format/index.ts'
import { nameOf } from '../text/index.ts'
import type { Happening } from './event-plan.ts'
import type { Battery } from './special-plan.ts'
import { ATTACKING, type BattleState, PHASES } from './state.ts'
import { attackStrength, countedAttack, countedDefence, defenceStrength } from './strengths.ts'

/** What happens, as events from which a position can be followed. `piece` is who does or suffers it, by number. */
export type Event =
  | { readonly kind: 'turn'; readonly turn: number }
  /** Victory points that a side has scored, or lost again, and what it has in all. */
  | {
      readonly kind: 'points'
      readonly side: string
      readonly points: number
      readonly total: number
      readonly reason: string
    }
  | OfSide<'phase', { readonly phase: Phase }>
  /** A side ends its phase. */
  | OfSide<'pass'>
  | OfPiece<'move', Way & { readonly cost: number }>
  | OfPiece<'arrival', { readonly hex: string; readonly cost: number }>
  /** A piece that leaves the board; `exited` are the combat units of its side that have. */
  | OfPiece<'exit', { readonly from: string; readonly exited: number }>
  | OfSide<'attack', Attack>
  /** A piece that is destroyed. It is still on the board, and its points are not yet counted. */
  | OfPiece<'loss', { readonly hex: string; readonly strength: number; readonly why: Loss }>
  /** One hex back; `displacement` by another that falls back into its hex. */
  | OfPiece<'retreat', Way>
  | OfPiece<'displacement', Way>
  | OfPiece<'advance', Way>
  /** Units that are expected, released or called away: what is heard of them as their side begins to move. */
  | OfSide<'news', News>
  /** The die that decides where a group enters. */
  | OfSide<'entrance', { readonly group: string; readonly die: number }>
  /** A piece that leaves the battle. */
  | OfPiece<'withdrawal', { readonly from: string }>
  /** The weather changes in all hexes, or in some; or a die has put that off. */
  | ({ readonly kind: 'weather'; readonly where?: string } & News)
  /** Wet muskets: a unit of an attack that does not fire. */
  | OfPiece<'misfire', { readonly hex: string; readonly die: number }>
  /** An event of the battle happens, or a die has put it off. */
  | ({ readonly kind: 'event'; readonly id: string; readonly side?: string; readonly message?: string } & News)
  /** Hexes become another kind of ground. */
  | { readonly kind: 'ground'; readonly hexes: string; readonly ground: string }
  /** Weak ground is tried by a die: it breaks, or holds. */
  | {
      readonly kind: 'break'
      readonly hex: string
      readonly name: string
      readonly die: number
      readonly breaks: boolean
    }
  /** A hidden unit is seen. */
  | OfPiece<'seen', { readonly hex: string }>
  /** Guns off the map fire. */
  | OfSide<'bombard', Bombardment>
  /** An army is broken; a truce of a side is over. */
  | OfSide<'broken'>
  | OfSide<'truce-over'>
  /** A unit that its owner places. */
  | OfPiece<'placed', { readonly hex: string }>
  /** A side brings no event about this turn. */
  | OfSide<'wait'>
  | OfSide<'demoralised', { readonly lost: number }>
  /** The end of the battle. A draw has no `side`. */
  | { readonly kind: 'end'; readonly side?: string; readonly level: string; readonly reason: string }

/** The events of a kind. */
export type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>

/** What happened, where somebody wants to know; nothing is built where nobody does. */
export type Events = Event[] | undefined

/** How a unit is lost. */
export type Loss = 'combat' | 'exchange' | 'no retreat' | 'excess' | 'ground'

type OfSide<Kind extends string, Facts = unknown> = { readonly kind: Kind; readonly side: string } & Facts

/** What a piece does or suffers: its name, and its number. */
type OfPiece<Kind extends string, Facts> = OfSide<Kind, { readonly unit: string; readonly piece: number }> & Facts

type Way = { readonly from: string; readonly to: string }

type Phase = (typeof PHASES)[number]

/** A combat, with everybody in it: strengths as the counters have them, odds after all that changes them. */
type Attack = {
  readonly phase: Phase
  /** By their numbers, and by hexes. */
  readonly attackers: string
  readonly targets: string
  readonly attack: number
  readonly defence: number
  /** What they count for, where the weather, morale, the ground or a kind of troops makes that another number. */
  readonly countedAttack?: number
  readonly countedDefence?: number
  readonly odds: string
  /** In the advanced game: the modes of both, and what they add to the die. */
  readonly mode?: string
  readonly against?: string
  readonly modifier?: number
  readonly die: number
  readonly result: NawResult
}

/** The fire of guns off the map at a hex. */
type Bombardment = {
  readonly name: string
  readonly target: string
  readonly fire: number
  readonly defence: number
  readonly odds: string
  readonly die: number
  readonly result: NawResult
}

/** What a combat comes to: the column and die of the table, and the result. */
type Roll = { readonly column: number; readonly die: number; readonly modifier: number; readonly result: NawResult }

function who(state: BattleState, piece: number) {
  return { side: state.field.sides[state.field.side[piece]!]!, unit: nameOf(state, piece), piece }
}

/** From where a piece has come to where it is. */
function way(state: BattleState, piece: number, from: number) {
  const { grid } = state.field
  return { ...who(state, piece), from: grid.label(from), to: grid.label(state.hex[piece]!) }
}

export function emitTurn({ turn }: BattleState, events: Events): void {
  events?.push({ kind: 'turn', turn })
}

export function emitPhase(state: BattleState, events: Events): void {
  events?.push({ kind: 'phase', side: state.field.sides[state.side]!, phase: PHASES[state.phase]! })
}

export function emitPass(state: BattleState, events: Events): void {
  events?.push({ kind: 'pass', side: state.field.sides[state.side]! })
}

export function emitMove(state: BattleState, events: Events, piece: number, from: number, cost: number): void {
  if (events) events.push({ kind: 'move', ...way(state, piece, from), cost })
}

export function emitArrival(state: BattleState, events: Events, piece: number, cost: number): void {
  if (!events) return
  events.push({ kind: 'arrival', ...who(state, piece), hex: state.field.grid.label(state.hex[piece]!), cost })
}

export function emitExit(state: BattleState, events: Events, piece: number, from: number): void {
  if (!events) return
  events.push({
    kind: 'exit',
    ...who(state, piece),
    from: state.field.grid.label(from),
    exited: state.exited[state.side]!,
  })
}

export function emitNews(state: BattleState, events: Events, news: News | undefined, side = state.side): void {
  if (news) events?.push({ kind: 'news', side: state.field.sides[side]!, ...news })
}

export function emitEntrance(state: BattleState, events: Events, group: string, die: number): void {
  events?.push({ kind: 'entrance', side: state.field.sides[state.side]!, group, die })
}

export function emitHappening(state: BattleState, events: Events, { id, side, message }: Happening, news: News): void {
  const whose = side >= 0 && { side: state.field.sides[side]! }
  const told = message !== undefined && news.result === 'now' && { message: message.trim() }
  events?.push({ kind: 'event', id, ...whose, ...news, ...told })
}

export function emitWeather(state: BattleState, events: Events, news: News, change: number): void {
  const { hexes } = state.field.scenario.weather![change]!
  events?.push({ kind: 'weather', ...news, ...(hexes && { where: hexes.join(', ') }) })
}

export function emitMisfire(state: BattleState, events: Events, piece: number, die: number): void {
  events?.push({ kind: 'misfire', ...who(state, piece), hex: state.field.grid.label(state.hex[piece]!), die })
}

export function emitGround(events: Events, hexes: string, ground: string): void {
  events?.push({ kind: 'ground', hexes, ground })
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
  if (state.hex[piece] === NOWHERE) return
  events?.push({ kind: 'seen', ...who(state, piece), hex: state.field.grid.label(state.hex[piece]!) })
}

export function emitPlaced(state: BattleState, events: Events, piece: number): void {
  events?.push({ kind: 'placed', ...who(state, piece), hex: state.field.grid.label(state.hex[piece]!) })
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

export function emitBombard(
  state: BattleState,
  events: Events,
  { side, name, fire }: Battery,
  target: number,
  { column, die, result }: Omit<Roll, 'modifier'>,
): void {
  if (!events) return
  const { sides, grid, charts } = state.field
  const facts = { name, target: grid.label(target), fire, defence: defenceStrength(state), odds: charts.odds[column]! }
  events.push({ kind: 'bombard', side: sides[side]!, ...facts, die, result })
}

export function emitWait(state: BattleState, events: Events): void {
  events?.push({ kind: 'wait', side: state.field.sides[state.side]! })
}

/** A piece that is still on the board. */
export function emitWithdrawal(state: BattleState, events: Events, piece: number): void {
  events?.push({ kind: 'withdrawal', ...who(state, piece), from: state.field.grid.label(state.hex[piece]!) })
}

export function emitAttack(state: BattleState, events: Events, { column, die, modifier, result }: Roll): void {
  if (!events) return
  const { field } = state
  const [attack, defence] = [attackStrength(state), defenceStrength(state)]
  const [forAttack, forDefence] = [countedAttack(state), countedDefence(state)]
  const attackers = [...state.status.keys()].filter((piece) => (state.status[piece]! & ATTACKING) !== 0)
  events.push({
    kind: 'attack',
    side: field.sides[state.side]!,
    phase: PHASES[state.phase]!,
    attackers: attackers.join(' '),
    targets: Array.from(state.target.subarray(0, state.targets), (hex) => field.grid.label(hex)).join(' '),
    attack,
    defence,
    ...(forAttack !== attack && { countedAttack: forAttack }),
    ...(forDefence !== defence && { countedDefence: forDefence }),
    odds: field.charts.odds[column]!,
    ...(field.isAdvanced && {
      mode: field.modes.names[state.mode]!,
      against: field.modes.names[state.defence]!,
      modifier,
    }),
    die,
    result,
  })
}

export function emitLoss(state: BattleState, events: Events, piece: number, why: Loss): void {
  if (!events) return
  const { grid, strength } = state.field
  const hex = grid.label(state.hex[piece]!)
  events.push({ kind: 'loss', ...who(state, piece), hex, strength: strength[piece]!, why })
}

export function emitRetreat(state: BattleState, events: Events, piece: number, from: number, bumped: boolean): void {
  if (events) events.push({ kind: bumped ? 'displacement' : 'retreat', ...way(state, piece, from) })
}

export function emitAdvance(state: BattleState, events: Events, piece: number, from: number): void {
  if (events) events.push({ kind: 'advance', ...way(state, piece, from) })
}

export function emitDemoralised(state: BattleState, events: Events, side: number): void {
  events?.push({ kind: 'demoralised', side: state.field.sides[side]!, lost: state.lost[side]! })
}

export function emitEnd(state: BattleState, events: Event[], { winner, level, reason }: Outcome): void {
  events.push({ kind: 'end', ...(winner !== undefined && { side: state.field.sides[winner]! }), level, reason })
}

export function emitPoints(state: BattleState, events: Event[], { side, points, total, reason }: Score): void {
  events.push({ kind: 'points', side: state.field.sides[side]!, points, total, reason })
}
