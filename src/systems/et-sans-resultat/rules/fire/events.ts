import type { Modifier } from '../../../../engine/system.ts'
import {
  formationFacts,
  formatModifiers,
  type OfFormation,
  type OfUnit,
  pointOfUnit,
  type RollFacts,
  unitFacts,
} from '../event-facts.ts'
import type { Events } from '../events.ts'
import { type BattleState, CLASSES, type ClassName } from '../state.ts'

export type Weapon = 'guns' | 'skirmishers'
/** What an irregular or impetuous unit does. */
export type Reaction = 'evade' | 'attack' | 'stand'

/** Fire (9), assessments (11) and what comes of them. */
export type FireEvent =
  | (OfFormation &
      (
        | {
            readonly kind: 'fire'
            readonly weapon: Weapon
            readonly target: string
            readonly points: number
            readonly intense: boolean
          }
        | { readonly kind: 'score'; readonly points: number; readonly dice: number; readonly total: number }
        | { readonly kind: 'bombardment'; readonly guns: string; readonly points: number }
        | { readonly kind: 'misfire'; readonly die: number; readonly hasFailed: boolean }
        | { readonly kind: 'fire-mission'; readonly target: string; readonly assessments: number }
        | (RollFacts & { readonly kind: 'assessment'; readonly result: string })
        | { readonly kind: 'batteries-retire'; readonly die: number; readonly batteries: number }
        | { readonly kind: 'fatigue'; readonly class: ClassName; readonly markers: number }
        | { readonly kind: 'status-check'; readonly fatigue: number; readonly deployed: number }
      ))
  | (OfUnit &
      (
        | { readonly kind: 'reaction'; readonly dice: number; readonly limit: number; readonly result: Reaction }
        | { readonly kind: 'battery-retires'; readonly from: string }
      ))

/** The guns or the skirmishers of a formation fire; `points` are theirs alone. */
export function emitFire(
  state: BattleState,
  events: Events,
  formation: number,
  target: number,
  weapon: Weapon,
  points: number,
  intense: boolean,
): void {
  const at = state.field.formations[target]!.id
  events?.push({ kind: 'fire', ...formationFacts(state, formation), weapon, target: at, points, intense })
}

/** What all the fire at a formation comes to. */
export function emitScore(
  state: BattleState,
  events: Events,
  target: number,
  points: number,
  dice: number,
  total: number,
): void {
  events?.push({ kind: 'score', ...formationFacts(state, target), points, dice, total })
}

/** 14.12: guns off the table fire at a formation. */
export function emitBombardment(
  state: BattleState,
  events: Events,
  guns: string,
  target: number,
  points: number,
): void {
  events?.push({ kind: 'bombardment', ...formationFacts(state, target), guns, points })
}

/** 14.8: the die for wet muskets. */
export function emitMisfire(
  state: BattleState,
  events: Events,
  formation: number,
  die: number,
  hasFailed: boolean,
): void {
  events?.push({ kind: 'misfire', ...formationFacts(state, formation), die, hasFailed })
}

export function emitFireMission(
  state: BattleState,
  events: Events,
  formation: number,
  target: number,
  assessments: number,
): void {
  const at = state.field.formations[target]!.id
  events?.push({ kind: 'fire-mission', ...formationFacts(state, formation), target: at, assessments })
}

export function emitAssessment(
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
    ...formationFacts(state, formation),
    dice,
    modifiers: formatModifiers(modifiers),
    total,
    result: row,
  })
}

/** The roll of an irregular or impetuous unit; it does what its nature is on at most `limit`. */
export function emitReaction(
  state: BattleState,
  events: Events,
  unit: number,
  dice: number,
  limit: number,
  result: Reaction,
): void {
  events?.push({ kind: 'reaction', ...unitFacts(state, unit), dice, limit, result })
}

/** The die for batteries that retire, and how many do. */
export function emitBatteriesRetire(
  state: BattleState,
  events: Events,
  formation: number,
  die: number,
  batteries: number,
): void {
  events?.push({ kind: 'batteries-retire', ...formationFacts(state, formation), die, batteries })
}

export function emitBatteryRetires(state: BattleState, events: Events, battery: number): void {
  events?.push({ kind: 'battery-retires', ...unitFacts(state, battery), from: pointOfUnit(state, battery) })
}

export function emitFatigue(
  state: BattleState,
  events: Events,
  formation: number,
  kind: number,
  markers: number,
): void {
  if (markers > 0)
    events?.push({ kind: 'fatigue', ...formationFacts(state, formation), class: CLASSES[kind]!, markers })
}

/** Too much fatigue for so many deployed units; what becomes of the formation is told as its status. */
export function emitStatusCheck(
  state: BattleState,
  events: Events,
  formation: number,
  fatigue: number,
  deployed: number,
): void {
  events?.push({ kind: 'status-check', ...formationFacts(state, formation), fatigue, deployed })
}
