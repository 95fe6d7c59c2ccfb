import type { News } from '../../../engine/news.ts'
import type { Outcome } from '../../../engine/system.ts'
import type { Area } from '../format/index.ts'
import type { CombatEvent } from './combat/events.ts'
import type { CommandEvent } from './command/events.ts'
import { formationFacts, type OfFormation } from './event-facts.ts'
import type { FireEvent } from './fire/events.ts'
import type { MovementEvent } from './movement/events.ts'
import { isOnTable, unitsOf } from './queries.ts'
import { type BattleState, STEPS, type StepName } from './state.ts'

/** Whatever can happen in a battle. */
export type Event = CourseEvent | CommandEvent | MovementEvent | FireEvent | CombatEvent
export type EventKind = Event['kind']
export type EventOf<Kind extends EventKind> = Extract<Event, { readonly kind: Kind }>

/** What happened, where somebody wants to know; nothing is built where nobody does. */
export type Events = Event[] | undefined

/** The course of a battle: time, areas that change hands (13.1), formations that are gone (2.8), and the end. */
type CourseEvent =
  | { readonly kind: 'turn'; readonly turn: number }
  | { readonly kind: 'step'; readonly step: StepName }
  /** 14.7: what is told of reinforcements, reserves and withdrawals. */
  | ({ readonly kind: 'news'; readonly side: string } & News)
  /** Formations that leave, with the ids of those of their units that were on the table. */
  | (OfFormation & { readonly kind: 'called-away'; readonly units: string })
  | ({ readonly kind: 'weather' } & News)
  | ({ readonly kind: 'happening'; readonly message?: string } & News)
  | { readonly kind: 'control'; readonly side: string; readonly area: string }
  /** Victory points that a side has scored, or lost again, and what it has in all. */
  | {
      readonly kind: 'points'
      readonly side: string
      readonly points: number
      readonly total: number
      readonly reason: string
    }
  /** 14.10 to 14.15: weak ground that is tried, an army that breaks, a truce that ends, units that are placed or seen, guns off the table. */
  | {
      readonly kind: 'ground-tried'
      readonly feature: string
      readonly name: string
      readonly die: number
      readonly breaks: boolean
    }
  | { readonly kind: 'army-broken'; readonly side: string }
  | { readonly kind: 'truce-ends'; readonly side: string; readonly areas: string }
  | { readonly kind: 'set-up'; readonly unit: string; readonly name: string; readonly x: number; readonly y: number }
  | { readonly kind: 'seen'; readonly unit: string; readonly name: string }
  | { readonly kind: 'dissolved'; readonly formation: string; readonly name: string }
  | { readonly kind: 'end'; readonly side?: string; readonly level: string; readonly reason: string }

export function emitTurn({ turn }: BattleState, events: Events): void {
  events?.push({ kind: 'turn', turn })
}

/** A step in which nothing has happened is passed over in silence. */
export function emitStep(state: BattleState, events: Events): void {
  if (events?.at(-1)?.kind === 'step') events.pop()
  events?.push({ kind: 'step', step: STEPS[state.step]! })
}

export function emitNews({ field }: BattleState, events: Events, side: number, news: News | undefined): void {
  if (news) events?.push({ kind: 'news', side: field.sides[side]!, ...news })
}

export function emitCalledAway(state: BattleState, events: Events, formation: number): void {
  if (!events) return
  const units = unitsOf(state, formation).filter((unit) => isOnTable(state, unit))
  const ids = units.map((unit) => state.field.units[unit]!.id).join(' ')
  events.push({ kind: 'called-away', ...formationFacts(state, formation), units: ids })
}

export function emitWeather(events: Events, news: News): void {
  events?.push({ kind: 'weather', ...news })
}

/** An event, and what players are told of it once it happens. */
export function emitHappening(events: Events, news: News, message: string | undefined): void {
  const told = message !== undefined && news.result === 'now' ? { message: message.trim() } : {}
  events?.push({ kind: 'happening', ...news, ...told })
}

/** 14.15: a die for weak ground. */
export function emitGroundTried(
  events: Events,
  { id, name }: { readonly id: string; readonly name: string },
  die: number,
  breaks: boolean,
): void {
  events?.push({ kind: 'ground-tried', feature: id, name, die, breaks })
}

export function emitArmyBroken({ field }: BattleState, events: Events, side: number): void {
  events?.push({ kind: 'army-broken', side: field.sides[side]! })
}

export function emitTruceEnds(
  { field }: BattleState,
  events: Events,
  { side, areas }: { readonly side: number; readonly areas: readonly Area[] },
): void {
  events?.push({ kind: 'truce-ends', side: field.sides[side]!, areas: areas.map(({ name }) => name).join(', ') })
}

export function emitSetUp({ field, x, y }: BattleState, events: Events, unit: number): void {
  const { id, name } = field.units[unit]!
  events?.push({ kind: 'set-up', unit: id, name, x: x[unit]!, y: y[unit]! })
}

export function emitSeen({ field }: BattleState, events: Events, unit: number): void {
  const { id, name } = field.units[unit]!
  events?.push({ kind: 'seen', unit: id, name })
}

/** A draw has no side. */
export function emitEnd(state: BattleState, end: Outcome | undefined, events: Events): void {
  if (!events || !end) return
  const { winner, level, reason } = end
  events.push({ kind: 'end', ...(winner !== undefined && { side: state.field.sides[winner]! }), level, reason })
}
