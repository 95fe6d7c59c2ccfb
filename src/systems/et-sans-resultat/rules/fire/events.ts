import type { GameEvent, Modifier } from '../../../../engine/system.ts'
import { sayModifiers } from '../command/events.ts'
import type { Events } from '../decision.ts'
import { placeOf, who, whole } from '../events.ts'
import { type BattleState, CLASSES } from '../state.ts'

/** Fire, assessments and what they do, as events and as sentences. */

export type Weapon = 'guns' | 'skirmishers'

/** The guns or the skirmishers of a formation fire; `points` are theirs alone. */
export function noteFire(
  state: BattleState,
  events: Events,
  formation: number,
  target: number,
  weapon: Weapon,
  points: number,
  intense: boolean,
): void {
  const at = state.field.formations[target]!.id
  events?.push({ kind: 'fire', ...whole(state, formation), weapon, target: at, points, intense })
}

/** What all the fire at a formation comes to. */
export function noteScore(
  state: BattleState,
  events: Events,
  target: number,
  points: number,
  dice: number,
  total: number,
): void {
  events?.push({ kind: 'score', ...whole(state, target), points, dice, total })
}

export function noteFireMission(
  state: BattleState,
  events: Events,
  formation: number,
  target: number,
  assessments: number,
): void {
  const at = state.field.formations[target]!.id
  events?.push({ kind: 'fire-mission', ...whole(state, formation), target: at, assessments })
}

export function noteAssessment(
  state: BattleState,
  events: Events,
  formation: number,
  modifiers: readonly Modifier[],
  dice: number,
  total: number,
  row: string,
): void {
  if (!events) return
  events.push({
    kind: 'assessment',
    ...whole(state, formation),
    dice,
    modifiers: sayModifiers(modifiers),
    total,
    result: row,
  })
}

/** The roll of an irregular or impetuous unit; it does what its nature is on at most `limit`. */
export function noteReaction(
  state: BattleState,
  events: Events,
  unit: number,
  dice: number,
  limit: number,
  result: 'evade' | 'attack' | 'stand',
): void {
  events?.push({ kind: 'reaction', ...who(state, unit), dice, limit, result })
}

/** The die for batteries that retire, and how many do. */
export function noteBatteriesRetire(
  state: BattleState,
  events: Events,
  formation: number,
  die: number,
  batteries: number,
): void {
  events?.push({ kind: 'batteries-retire', ...whole(state, formation), die, batteries })
}

export function noteBatteryRetires(state: BattleState, events: Events, battery: number): void {
  events?.push({ kind: 'battery-retires', ...who(state, battery), from: placeOf(state.x[battery]!, state.y[battery]!) })
}

export function noteFatigue(
  state: BattleState,
  events: Events,
  formation: number,
  kind: number,
  markers: number,
): void {
  events?.push({ kind: 'fatigue', ...whole(state, formation), class: CLASSES[kind]!, markers })
}

/** Too much fatigue for so many deployed units; what becomes of the formation is told as its status. */
export function noteStatusCheck(
  state: BattleState,
  events: Events,
  formation: number,
  fatigue: number,
  deployed: number,
): void {
  events?.push({ kind: 'status-check', ...whole(state, formation), fatigue, deployed })
}

/** What is said of each of them. */
export const SENTENCES: Readonly<Record<string, (event: GameEvent, state: BattleState) => string>> = {
  fire: (event, state) =>
    `${formationOf(event, state)}: ${event['weapon']} fire${event['intense'] === true ? ' intensely' : ''} at ${nameOf(state, event['target'])}, ${points(event)}`,
  score: (event, state) =>
    `${formationOf(event, state)} is under fire: ${event['points']} + dice ${event['dice']} = ${event['total']}`,
  'fire-mission': (event, state) =>
    `${formationOf(event, state)} concentrates on ${nameOf(state, event['target'])}: ${event['assessments'] === 1 ? 'one assessment more' : `${event['assessments']} assessments more`}`,
  assessment: (event, state) => `${formationOf(event, state)} is assessed: ${sum(event)} (${event['result']})`,
  reaction: (event, state) =>
    `${unitOf(event, state)} rolls ${event['dice']} against ${event['limit']}: ${REACTIONS[String(event['result'])]}`,
  'batteries-retire': (event, state) =>
    `${formationOf(event, state)}: die ${event['die']}, ${event['batteries']} of its batteries retire`,
  'battery-retires': (event, state) => `${unitOf(event, state)} goes to reserve from ${event['from']}`,
  fatigue: (event, state) => `${formationOf(event, state)}: ${event['markers']} fatigue for its ${event['class']}`,
  'status-check': (event, state) =>
    `${formationOf(event, state)} is spent: fatigue ${event['fatigue']} on ${event['deployed']} deployed units`,
}

const points = (event: GameEvent) => (event['points'] === 1 ? '1 point' : `${event['points']} points`)

const REACTIONS: Readonly<Record<string, string>> = {
  evade: 'it evades',
  attack: 'it attacks unbidden',
  stand: 'it stands',
}

/** `dice 7, leadership +2, fatigue 3 -3 = 6`. */
const sum = (event: GameEvent) =>
  event['modifiers'] === ''
    ? `dice ${event['dice']}`
    : `dice ${event['dice']}, ${event['modifiers']} = ${event['total']}`

const nameOf = ({ field }: BattleState, formation: unknown) =>
  field.formations.find(({ id }) => id === formation)?.name ?? String(formation)

const formationOf = (event: GameEvent, state: BattleState) => nameOf(state, event['formation'])

const unitOf = (event: GameEvent, { field }: BattleState) =>
  field.units.find(({ id }) => id === event['unit'])?.name ?? String(event['unit'])
