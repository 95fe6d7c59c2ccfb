import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import type { Breakdown, Modifier } from '../../../engine/system.ts'
import { ARTILLERY, CAVALRY, INFANTRY } from '../format/index.ts'
import { nameOf } from '../text/index.ts'
import { parseAt } from './action-notation.ts'
import { type Action, choiceOf, makeAction } from './actions.ts'
import { mayUseRoadBonus } from './allowance.ts'
import { isBeaten } from './breaking.ts'
import { BOMBARDMENT, orderingCard } from './cards.ts'
import { Chances, percentBeside } from './chances.ts'
import { attack, capped, describeEffect, effectFor, hitsFor, outcomeFor } from './combat.ts'
import type { Decision } from './decision.ts'
import { baseValue, fireValue } from './fire-value.ts'
import { settlePursuit } from './generals.ts'
import { mayShockAcross } from './hexsides.ts'
import { isHiddenPiece } from './hidden-units.ts'
import { areEnemies, groundAt, isGeneral, unitRow } from './position.ts'
import type { Reason } from './reasons.ts'
import { sees } from './sight.ts'
import { type BattleState, ENTERED_BUILDING, FIRED, NOBODY, SQUARE } from './state.ts'
import { isUnderTruce } from './truce.ts'
import { chanceToBreak } from './weak-ground.ts'
import { gunLimit, misfireOf } from './weather.ts'

export const FIRE = 10
const fireAt = (hex: number, side: number): Action => makeAction(FIRE, hex, 0, side)

/** Why the active unit cannot fire at a hex, if it cannot. */
export function fireRefusal(state: BattleState, target: number): Reason | undefined {
  const unit = state.active
  return fireReadinessRefusal(state, unit) ?? movedRefusal(state, unit) ?? aimRefusal(state, unit, target)
}

/** Why a unit that can fire cannot do so at a hex, if it cannot. */
export function aimRefusal(state: BattleState, unit: number, target: number): Reason | undefined {
  return targetRefusal(state, unit, target) ?? closestRefusal(state, unit, target)
}

/** Whether the unit can fire at all where it stands. */
export function fireReadinessRefusal(state: BattleState, unit: number): Reason | undefined {
  if (isGeneral(state, unit)) return 'cannot-attack'
  if ((state.status[unit]! & FIRED) !== 0) return 'has-fired'
  if (state.halted === 1) return 'is-halted'
  return groundRefusal(state, unit)
}

/** 8.0, 8.4, 8.5: ground from which no fire, or no shock, is possible. */
export function groundRefusal(state: BattleState, unit: number): Reason | undefined {
  const ground = groundAt(state, state.hex[unit]!)
  const arm = state.field.roster.arm[unit]
  if (ground.building && arm === CAVALRY) return 'cavalry-in-building'
  if ((state.status[unit]! & ENTERED_BUILDING) !== 0) return 'entered-building'
  if (arm !== ARTILLERY) return undefined
  if (ground.building && state.field.options.artilleryInBuildings === 'silent') return 'guns-in-building'
  if (ground.gunsFire) return undefined
  return ground.key === 'stream' || ground.key === 'marsh' ? 'guns-in-water' : 'guns-silent'
}

/** 6.0: whether the unit has moved too far to fire. */
export function movedRefusal(state: BattleState, unit: number): Reason | undefined {
  const { steps } = state
  if (steps === 0) return undefined
  const isGun = state.field.roster.arm[unit] === ARTILLERY
  if (orderingCard(state) === BOMBARDMENT) return 'guns-moved'
  const { movesAndFires } = unitRow(state, unit)
  if (steps <= movesAndFires) return undefined
  if (movesAndFires > 0 && state.byRoad === 1 && steps === movesAndFires + 1 && mayUseRoadBonus(state)) return undefined
  return isGun && movesAndFires === 0 ? 'guns-moved' : 'moved-too-far'
}

/** 7.1, 7.3, 7.4: range, facing and sight. */
function targetRefusal(state: BattleState, unit: number, target: number): Reason | undefined {
  const { roster, tables } = state.field
  const enemy = state.troops[target]!
  if (enemy === NOBODY) {
    const general = state.leader[target]!
    return general !== NOBODY && areEnemies(state, unit, general) ? 'lone-general' : 'no-target'
  }
  if (!areEnemies(state, unit, enemy)) return 'no-target'
  const { truces, hidden } = state.field.special
  if (truces !== undefined && isUnderTruce(state, roster.side[unit]!, target)) return 'truce'
  if (hidden !== undefined && isHiddenPiece(state, enemy)) return 'is-hidden'
  const from = state.hex[unit]!
  const arm = roster.arm[unit]
  const range = tables.distance(from, target)
  if (
    range > rangeOf(state, unit) ||
    (state.field.sky !== undefined && arm === ARTILLERY && range > gunLimit(state, target))
  )
    return 'out-of-range'
  if (groundAt(state, target).building) {
    if (arm === CAVALRY) return 'target-in-building'
    if (arm === INFANTRY && range > 1) return 'building-too-far'
  }
  if (!firesAllRound(state, unit)) {
    if (!tables.isInFront(from, state.facing[unit]!, target)) return 'not-in-front'
    if (range === 1 && tables.directionTo(from, target) !== state.facing[unit]) return 'not-facing'
  }
  if (arm === CAVALRY) return shockRefusal(state, from, target)
  if (range === 1) return undefined
  return sees(state, unit, target) ? undefined : 'out-of-sight'
}

/** Whether cavalry in a hex may shock a neighbour. */
export function shockRefusal(state: BattleState, from: number, target: number): Reason | undefined {
  if (isBeaten(state, state.field.roster.side[state.active]!)) return 'is-beaten'
  return mayShockAcross(state, from, target) ? startArcRefusal(state, target) : 'side-bars-shock'
}

/** 7.3: cavalry shocks only what was in its frontal arc when it began to move. */
function startArcRefusal(state: BattleState, target: number): Reason | undefined {
  const { tables } = state.field
  return tables.isInFront(state.startHex, state.startFacing, target) ? undefined : 'not-in-front-at-start'
}

/** 7.3: infantry and garrisons fire at the closest enemy that they see in front: in the book range 2 gives way to range 1. */
function closestRefusal(state: BattleState, unit: number, target: number): Reason | undefined {
  const { tables } = state.field
  const from = state.hex[unit]!
  const range = tables.distance(from, target)
  if (range === 1 || unitRow(state, unit).choosesTarget) return undefined
  const allRound = firesAllRound(state, unit)
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const next = tables.neighbours[from * 6 + direction]!
    const enemy = next < 0 ? NOBODY : state.troops[next]!
    if (enemy === NOBODY || !areEnemies(state, unit, enemy)) continue
    if (allRound || tables.isInFront(from, state.facing[unit]!, next)) return 'closer-target'
  }
  return range > 2 && hasCloserInSight(state, unit, range, allRound) ? 'closer-target' : undefined
}

/** Whether a unit that fires farther than the book's infantry sees an enemy in front who is nearer than so far. */
function hasCloserInSight(state: BattleState, unit: number, range: number, allRound: boolean): boolean {
  const { roster, tables } = state.field
  const from = state.hex[unit]!
  return roster.bySide[1 - roster.side[unit]!]!.some((enemy) => {
    const hex = state.hex[enemy]!
    if (hex === NOWHERE || state.troops[hex] !== enemy || tables.distance(from, hex) >= range) return false
    return (allRound || tables.isInFront(from, state.facing[unit]!, hex)) && sees(state, unit, hex)
  })
}

/** 7.3, 8.3: how far a unit fires; guns on a hill one hex further. */
export function rangeOf(state: BattleState, unit: number): number {
  const { fire } = unitRow(state, unit)
  if (state.field.roster.arm[unit] !== ARTILLERY) return fire.length
  const hex = state.hex[unit]!
  const range = fire.length + groundAt(state, hex).extraRange
  return state.field.sky === undefined ? range : Math.min(range, gunLimit(state, hex))
}

/** 7.1: units in buildings and squares need no facing. */
function firesAllRound(state: BattleState, unit: number): boolean {
  return (state.status[unit]! & SQUARE) !== 0 || groundAt(state, state.hex[unit]!).building
}

/** Every enemy that the active unit can fire at. */
function listTargets(state: BattleState, side: number, out: Action[]): void {
  const unit = state.active
  if (fireReadinessRefusal(state, unit) ?? movedRefusal(state, unit)) return
  const { roster, tables } = state.field
  const distances = tables.distancesFrom(state.hex[unit]!)
  const range = rangeOf(state, unit)
  const enemies = roster.bySide[1 - side]!
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i]!
    const hex = state.hex[enemy]!
    if (hex === NOWHERE || isGeneral(state, enemy)) continue
    if (distances[hex]! <= range && !aimRefusal(state, unit, hex)) out.push(fireAt(hex, side))
  }
}

/** Every result of the d10 and the d6, after the loss cap (7.3) and 10.1 F and G; a general's fate is not in it. */
function explainFire(state: BattleState, target: number): Breakdown {
  const unit = state.active
  const enemy = state.troops[target]!
  if (enemy === NOBODY) return { base: 0, modifiers: [], value: 0, chances: [] }
  const modifiers: Modifier[] = []
  const value = fireValue(state, unit, target, modifiers)
  const results = new Chances()
  const misfire = misfireOf(state, unit) / 6
  if (misfire > 0) results.add('misfires', misfire)
  // Own rules: the ground is tried before the unit suffers anything.
  const breaks = state.field.roster.arm[unit] === ARTILLERY ? chanceToBreak(state, target, 'fire') : 0
  if (breaks > 0) results.add('the ground breaks', breaks)
  for (let die = 1; die <= 10; die++) {
    const hits = hitsFor(value, die)
    for (let effectDie = 1; effectDie <= 6; effectDie++) {
      const effect = outcomeFor(state, enemy, capped(state, unit, effectFor(state.field.charts, hits, effectDie)), unit)
      results.add(describeEffect(effect, state.elements[enemy]!), ((1 - misfire) * (1 - breaks)) / 60)
    }
  }
  return { base: baseValue(state, unit, target), modifiers, value, chances: results.list() }
}

/** The active unit fires, or shocks. */
export const fireDecision: Decision = {
  kinds: [FIRE],
  verbs: ['fire'],
  words: ['shock'],
  choices: 'hexes',
  notNow: 'no-order',
  list: listTargets,
  refusal: (state, action) => fireRefusal(state, choiceOf(action)),
  carryOut(state, action, events) {
    settlePursuit(state, events)
    attack(state, choiceOf(action), events)
  },
  explain: (state, action) => explainFire(state, choiceOf(action)),
  format: (state, action) => `fire ${state.field.grid.label(choiceOf(action))}`,
  parse(state, side, text) {
    const [, label] = /^(?:fire|shock) (\S+)$/.exec(text) ?? []
    return parseAt(state, FIRE, label, 0, side)
  },
  offer(state, action) {
    const place = choiceOf(action)
    const isShock = state.field.roster.arm[state.active] === CAVALRY
    return {
      kind: 'attack',
      group: isShock ? 'Shock' : 'Fire at',
      label: `${nameOf(state, state.troops[place]!)} in ${state.field.grid.label(place)}`,
      note: `${percentBeside(explainFire(state, place), 'no effect')} effect`,
      place,
      from: state.hex[state.active]!,
    }
  },
  infer(state, side, hex) {
    const there = state.troops[hex]!
    const isSeen = there !== NOBODY && state.field.roster.side[there] !== side && !isHiddenPiece(state, there)
    return isSeen ? fireAt(hex, side) : undefined
  },
}
