import { formatFacing } from '../../../../board/table/facing.ts'
import type { GameEvent } from '../../../../engine/system.ts'
import { ALLOWANCE } from '../../format/tables.ts'
import type { Events } from '../decision.ts'
import { placeOf, squareOf, who, whole } from '../events.ts'
import type { BattleState } from '../state.ts'
import { CLASSES, EDGES, ROUTED, STANCES } from '../state.ts'

/** What happens on the move, as events and as sentences. */

/** Straight moves that are not part of a march. */
export type StraightMove = 'withdrawal' | 'evasion' | 'retirement' | 'breakthrough' | 'impetuous-attack'

/** Who is lost or comes, for the books. */
const counted = (state: BattleState, unit: number) => ({
  piece: unit,
  square: squareOf(state, state.x[unit]!, state.y[unit]!),
})

/** A unit that has marched with its formation; `contact` where it has moved into an enemy. */
export function noteMarch(
  state: BattleState,
  events: Events,
  unit: number,
  fromX: number,
  fromY: number,
  spent: number,
): void {
  if (!events) return
  const to = placeOf(state.x[unit]!, state.y[unit]!)
  events.push({
    kind: 'move',
    ...who(state, unit),
    from: placeOf(fromX, fromY),
    to,
    facing: formatFacing(state.facing[unit]!),
    spent,
  })
}

/** A unit has moved into contact with an enemy. */
export function noteContactMade(state: BattleState, events: Events, unit: number, enemy: number): void {
  events?.push({ kind: 'contact', ...who(state, unit), enemy: state.field.units[enemy]!.id })
}

export function noteRide(state: BattleState, events: Events, commander: number, fromX: number, fromY: number): void {
  if (!events) return
  const { id, side } = state.field.commanders[commander]!
  const to = placeOf(state.commanderX[commander]!, state.commanderY[commander]!)
  events.push({ kind: 'ride', side: state.field.sides[side]!, commander: id, from: placeOf(fromX, fromY), to })
}

export function noteStraight(
  state: BattleState,
  events: Events,
  kind: StraightMove,
  unit: number,
  fromX: number,
  fromY: number,
): void {
  events?.push({ kind, ...who(state, unit), from: placeOf(fromX, fromY), to: placeOf(state.x[unit]!, state.y[unit]!) })
}

/** A unit that goes off the table. */
export function noteLeft(state: BattleState, events: Events, unit: number, edge: number): void {
  if (!events) return
  const from = placeOf(state.x[unit]!, state.y[unit]!)
  events.push({ kind: 'left-table', ...who(state, unit), piece: unit, from, edge: EDGES[edge]! })
}

export function noteRout(state: BattleState, events: Events, unit: number, x: number, y: number): void {
  if (!events) return
  const from = placeOf(state.x[unit]!, state.y[unit]!)
  events.push({ kind: 'rout', ...who(state, unit), ...counted(state, unit), from, to: placeOf(x, y) })
}

export function noteRemoval(state: BattleState, events: Events, unit: number): void {
  if (!events) return
  const from = placeOf(state.x[unit]!, state.y[unit]!)
  const wasRouted = state.stance[unit] === ROUTED
  events.push({ kind: 'removed', ...who(state, unit), ...counted(state, unit), from, wasRouted })
}

export function noteArrival(state: BattleState, events: Events, formation: number, entry: number): void {
  const { id, at } = state.field.entries[entry]!
  events?.push({ kind: 'arrival', ...whole(state, formation), entry: id, place: placeOf(...at) })
}

/** A unit of a column that comes on. */
export function noteUnitArrives(state: BattleState, events: Events, unit: number): void {
  events?.push({ kind: 'unit-arrives', ...who(state, unit), ...counted(state, unit) })
}

export function noteGeneralArrives(state: BattleState, events: Events, commander: number): void {
  if (!events) return
  const { id, side } = state.field.commanders[commander]!
  const place = placeOf(state.commanderX[commander]!, state.commanderY[commander]!)
  events.push({ kind: 'general-arrives', side: state.field.sides[side]!, commander: id, place })
}

/** Whoever is due has to wait: the enemy, or a friend, is where he should come on. */
export function noteWaiting(state: BattleState, events: Events, formation: number): void {
  events?.push({ kind: 'arrival-waits', ...whole(state, formation) })
}

export type PloyRoll = {
  readonly roll: number
  readonly modifiers: string
  readonly total: number
  /** How many may change if all do so where they stand, and how many whose ground and arm do not count. */
  readonly units: number
  readonly otherwise: number
}

export function notePloyRoll(
  state: BattleState,
  events: Events,
  formation: number,
  rush: boolean,
  roll: PloyRoll,
): void {
  events?.push({ kind: 'ploy-roll', ...whole(state, formation), rush, ...roll })
}

export function noteChange(state: BattleState, events: Events, unit: number): void {
  if (!events) return
  const [place, facing] = [placeOf(state.x[unit]!, state.y[unit]!), formatFacing(state.facing[unit]!)]
  events.push({ kind: 'change', ...who(state, unit), stance: STANCES[state.stance[unit]!]!, place, facing })
}

export function noteRecovery(
  state: BattleState,
  events: Events,
  formation: number,
  kind: number,
  markers: number,
): void {
  events?.push({ kind: 'recovery', ...whole(state, formation), class: CLASSES[kind]!, markers })
}

/** What is said of each of them. */
export const SENTENCES: Readonly<Record<string, (event: GameEvent, state: BattleState) => string>> = {
  move: (event, state) =>
    `${unitOf(event, state)} marches ${way(event)}, facing ${event['facing']} (${event['spent']} of ${ALLOWANCE} points)`,
  'unit-arrives': (event, state) => `${unitOf(event, state)} is in the column`,
  contact: (event, state) => `${unitOf(event, state)} is in contact with ${nameOfUnit(state, event['enemy'])}`,
  ride: (event, state) => `${commanderOf(event, state)} rides ${way(event)}`,
  withdrawal: (event, state) => `${unitOf(event, state)} draws back ${way(event)}`,
  evasion: (event, state) => `${unitOf(event, state)} evades ${way(event)}`,
  retirement: (event, state) => `${unitOf(event, state)} retires ${way(event)}`,
  breakthrough: (event, state) => `${unitOf(event, state)} breaks through ${way(event)}`,
  'impetuous-attack': (event, state) => `${unitOf(event, state)} goes at the enemy unbidden ${way(event)}`,
  'left-table': (event, state) =>
    `${unitOf(event, state)} leaves the table by the ${event['edge']} edge, from ${event['from']}`,
  rout: (event, state) => `${unitOf(event, state)} routs to the reformation area at ${event['to']}`,
  removed: (event, state) => `${unitOf(event, state)} is lost at ${event['from']}`,
  arrival: (event, state) => `${formationOf(event, state)} arrives at ${event['place']}`,
  'general-arrives': (event, state) => `${commanderOf(event, state)} arrives at ${event['place']}`,
  'arrival-waits': (event, state) => `${formationOf(event, state)} cannot come onto the table yet`,
  'ploy-roll': (event, state) =>
    `${formationOf(event, state)} changes formation${event['rush'] === true ? ' in a rush' : ''}: ${sum(event)}, ${changesOf(event)}`,
  change: (event, state) =>
    `${unitOf(event, state)} is ${event['stance']} at ${event['place']}, facing ${event['facing']}`,
  recovery: (event, state) =>
    `${formationOf(event, state)} recovers: ${event['markers']} fatigue of its ${event['class']} less`,
}

const way = (event: GameEvent) => `${event['from']} → ${event['to']}`

/** `7 +2 leadership -1 thirds = 8`. */
const sum = (event: GameEvent) =>
  event['modifiers'] === '' ? `${event['roll']}` : `${event['roll']} ${event['modifiers']} = ${event['total']}`

/** 8.3: `2 units, otherwise 3`: those who deploy into other ground, or only their cavalry, may be more or fewer. */
const changesOf = ({ units, otherwise }: GameEvent) =>
  `${units} units${units === otherwise ? '' : `, otherwise ${otherwise}`}`

const nameOfUnit = ({ field }: BattleState, id: unknown) =>
  field.units.find((unit) => unit.id === id)?.name ?? String(id)

const unitOf = (event: GameEvent, state: BattleState) => nameOfUnit(state, event['unit'])

const formationOf = (event: GameEvent, { field }: BattleState) =>
  field.formations.find(({ id }) => id === event['formation'])?.name ?? String(event['formation'])

const commanderOf = (event: GameEvent, { field }: BattleState) =>
  field.commanders.find(({ id }) => id === event['commander'])?.name ?? String(event['commander'])
