import { formatFacing } from '../../../../board/table/facing.ts'
import { formatPoint } from '../../text/index.ts'
import {
  commanderFacts,
  type Displacement,
  formationFacts,
  type OfCommander,
  type OfFormation,
  type OfUnit,
  pointOfUnit,
  squareOf,
  unitFacts,
} from '../event-facts.ts'
import type { Events } from '../events.ts'
import {
  type BattleState,
  CLASSES,
  type ClassName,
  EDGES,
  type EdgeName,
  NOBODY,
  RESERVE,
  ROUTED,
  STANCES,
  type StanceName,
} from '../state.ts'

/** Straight moves that are not part of a march. */
export type StraightMove = 'withdrawal' | 'evasion' | 'retirement' | 'breakthrough' | 'impetuous-attack'

/** What happens on the move (7), to those who arrive (13.4), and when formations ploy and deploy (8). */
export type MovementEvent =
  | (OfUnit &
      (
        | (Displacement & { readonly kind: 'move'; readonly facing: string; readonly spent: number })
        | { readonly kind: 'contact'; readonly enemy: string }
        | { [Kind in StraightMove]: Displacement & { readonly kind: Kind } }[StraightMove]
        | { readonly kind: 'left-table'; readonly piece: number; readonly from: string; readonly edge: EdgeName }
        | (Counted &
            Displacement & { readonly kind: 'rout' /** 12.9: it had no room to retire. */; readonly cornered?: true })
        | (Counted & { readonly kind: 'removed'; readonly from: string; readonly wasRouted: boolean })
        | (Counted & { readonly kind: 'unit-arrives' })
        | { readonly kind: 'change'; readonly stance: StanceName; readonly place: string; readonly facing: string }
      ))
  | (OfFormation &
      (
        | { readonly kind: 'arrival'; readonly entry: string; readonly place: string }
        | { readonly kind: 'arrival-waits' }
        | { readonly kind: 'entrance'; readonly die: number }
        | (PloyRoll & { readonly kind: 'ploy-roll'; readonly rush: boolean })
        | { readonly kind: 'recovery'; readonly class: ClassName; readonly markers: number }
      ))
  | (OfCommander &
      ((Displacement & { readonly kind: 'ride' }) | { readonly kind: 'general-arrives'; readonly place: string }))

export type PloyRoll = {
  readonly roll: number
  readonly modifiers: string
  readonly total: number
  /** How many may change if all do so where they stand, and how many whose ground and arm do not count. */
  readonly units: number
  readonly otherwise: number
}

/** Who is lost or comes, for the books: the unit by its place in the list, and the inch where it is. */
type Counted = { readonly piece: number; readonly square: string }

const counted = (state: BattleState, unit: number): Counted => ({
  piece: unit,
  square: squareOf(state, state.x[unit]!, state.y[unit]!),
})

/** A unit that has marched with its formation, and not off the table. */
export function emitMarch(
  state: BattleState,
  events: Events,
  unit: number,
  fromX: number,
  fromY: number,
  spent: number,
): void {
  const hasMoved = state.x[unit] !== fromX || state.y[unit] !== fromY
  if (!events || !hasMoved || state.stance[unit]! >= RESERVE) return
  const to = pointOfUnit(state, unit)
  events.push({
    kind: 'move',
    ...unitFacts(state, unit),
    from: formatPoint(fromX, fromY),
    to,
    facing: formatFacing(state.facing[unit]!),
    spent,
  })
}

/** A unit has moved into contact with an enemy, if with any. */
export function emitContact(state: BattleState, events: Events, unit: number, enemy: number): void {
  if (enemy !== NOBODY)
    events?.push({ kind: 'contact', ...unitFacts(state, unit), enemy: state.field.units[enemy]!.id })
}

/** A commander who has ridden somewhere else. */
export function emitRide(state: BattleState, events: Events, commander: number, fromX: number, fromY: number): void {
  const [x, y] = [state.commanderX[commander]!, state.commanderY[commander]!]
  if (!events || (x === fromX && y === fromY)) return
  const to = formatPoint(x, y)
  events.push({ kind: 'ride', ...commanderFacts(state, commander), from: formatPoint(fromX, fromY), to })
}

export function emitStraight(
  state: BattleState,
  events: Events,
  kind: StraightMove,
  unit: number,
  fromX: number,
  fromY: number,
): void {
  events?.push({ kind, ...unitFacts(state, unit), from: formatPoint(fromX, fromY), to: pointOfUnit(state, unit) })
}

/** A unit that goes off the table. */
export function emitLeft(state: BattleState, events: Events, unit: number, edge: number): void {
  if (!events) return
  const from = pointOfUnit(state, unit)
  events.push({ kind: 'left-table', ...unitFacts(state, unit), piece: unit, from, edge: EDGES[edge]! })
}

export function emitRout(
  state: BattleState,
  events: Events,
  unit: number,
  x: number,
  y: number,
  isCornered: boolean,
): void {
  if (!events) return
  const from = pointOfUnit(state, unit)
  const way = { from, to: formatPoint(x, y), ...(isCornered && { cornered: true as const }) }
  events.push({ kind: 'rout', ...unitFacts(state, unit), ...counted(state, unit), ...way })
}

export function emitRemoval(state: BattleState, events: Events, unit: number): void {
  if (!events) return
  const from = pointOfUnit(state, unit)
  const wasRouted = state.stance[unit] === ROUTED
  events.push({ kind: 'removed', ...unitFacts(state, unit), ...counted(state, unit), from, wasRouted })
}

export function emitArrival(state: BattleState, events: Events, formation: number, entry: number): void {
  const { id, at } = state.field.entries[entry]!
  events?.push({ kind: 'arrival', ...formationFacts(state, formation), entry: id, place: formatPoint(...at) })
}

/** A unit of a column that comes on. */
export function emitUnitArrives(state: BattleState, events: Events, unit: number): void {
  events?.push({ kind: 'unit-arrives', ...unitFacts(state, unit), ...counted(state, unit) })
}

/** 14.7: the die that decides where a column comes in. */
export function emitEntrance(state: BattleState, events: Events, formation: number, die: number): void {
  events?.push({ kind: 'entrance', ...formationFacts(state, formation), die })
}

export function emitGeneralArrives(state: BattleState, events: Events, commander: number): void {
  if (!events) return
  const place = formatPoint(state.commanderX[commander]!, state.commanderY[commander]!)
  events.push({ kind: 'general-arrives', ...commanderFacts(state, commander), place })
}

/** Whoever is due has to wait: the enemy, or a friend, is where he should come on. */
export function emitWaiting(state: BattleState, events: Events, formation: number): void {
  events?.push({ kind: 'arrival-waits', ...formationFacts(state, formation) })
}

export function emitPloyRoll(
  state: BattleState,
  events: Events,
  formation: number,
  rush: boolean,
  roll: PloyRoll,
): void {
  events?.push({ kind: 'ploy-roll', ...formationFacts(state, formation), rush, ...roll })
}

export function emitChange(state: BattleState, events: Events, unit: number): void {
  if (!events) return
  const [place, facing] = [pointOfUnit(state, unit), formatFacing(state.facing[unit]!)]
  events.push({ kind: 'change', ...unitFacts(state, unit), stance: STANCES[state.stance[unit]!]!, place, facing })
}

export function emitRecovery(
  state: BattleState,
  events: Events,
  formation: number,
  kind: number,
  markers: number,
): void {
  events?.push({ kind: 'recovery', ...formationFacts(state, formation), class: CLASSES[kind]!, markers })
}
