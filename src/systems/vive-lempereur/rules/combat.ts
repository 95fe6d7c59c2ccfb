import { rollDie } from '../../../engine/flat-memory.ts'
import { ARTILLERY, CAVALRY, D6, D10, EFFECT_DICE, type Effect, type Tables } from '../format/index.ts'
import { flees } from './breaking.ts'
import { emitShot } from './emit-events.ts'
import type { Events } from './events.ts'
import { fireValue } from './fire-value.ts'
import { revealAt } from './hidden-units.ts'
import { releaseByAttack } from './keep-time.ts'
import { loseElements } from './losses.ts'
import { generalOf, groundAt, unitRow } from './position.ts'
import { mustRetreat } from './retreat.ts'
import { type BattleState, FIRED, NOBODY, SQUARE } from './state.ts'
import { breakUnderFire } from './weak-ground.ts'
import { misfires } from './weather.ts'

const NO_EFFECT: Effect = { losses: 0, retreat: 0 }

/** 9.0: hits for a fire value and a roll of the d10: one for each full ten, and one more if the rest is not exceeded. */
export function hitsFor(value: number, die: number): number {
  if (value <= 0) return 0
  return Math.floor(value / 10) + (die <= value % 10 ? 1 : 0)
}

/** 9.1: the effect of hits for a roll of the d6. */
export function effectFor({ effects, mostHits }: Tables, hits: number, die: number): Effect {
  return hits === 0 ? NO_EFFECT : effects[(Math.min(hits, mostHits) - 1) * EFFECT_DICE + die - 1]!
}

/** What an effect does to a unit of so many elements, in words. */
export function describeEffect({ losses, retreat }: Effect, elements: number): string {
  if (losses >= elements) return 'eliminated'
  const loss = losses === 0 ? '' : losses === 1 ? '1 loss' : `${losses} losses`
  const back = retreat === 0 ? '' : `retreat ${retreat}`
  return [loss, back].filter(Boolean).join(', ') || 'no effect'
}

/** The active unit fires at, or shocks, the unit in a hex. */
export function attack(state: BattleState, target: number, events: Events): void {
  const unit = state.active
  const enemy = state.troops[target]!
  state.status[unit]! |= FIRED
  revealAt(state, state.hex[unit]!, events)
  releaseByAttack(state, enemy, events)
  if (misfires(state, unit, target, events)) return
  const effect = rollEffect(state, unit, target, events)
  recordVacated(state, unit, target)
  if (state.field.special.weakAt) breakUnderFire(state, unit, target, events)
  // Who went down with the ground suffers nothing more.
  if (state.troops[target] === enemy) suffer(state, enemy, effect, unit, events)
}

/** 7.3: whose hex the unit may take if he leaves it. */
export function recordVacated(state: BattleState, unit: number, target: number): void {
  const isBeside = state.field.tables.distance(state.hex[unit]!, target) === 1
  if (isBeside && unitRow(state, unit).advances) state.vacated = target
}

/** Rolls for fire; nothing is lost yet, so that two units can strike at once (9.3). */
export function rollEffect(state: BattleState, unit: number, target: number, events: Events): Effect {
  const value = fireValue(state, unit, target)
  const die = rollDie(state, D10) + 1
  const hits = hitsFor(value, die)
  const effectDie = hits > 0 ? rollDie(state, D6) + 1 : 0
  const effect = capped(state, unit, effectFor(state.field.charts, hits, effectDie))
  if (events) {
    const enemy = state.troops[target]!
    emitShot(state, events, unit, target, {
      enemy,
      value,
      die,
      hits,
      effectDie,
      ...outcomeFor(state, enemy, effect, unit),
    })
  }
  return effect
}

/** 7.3: infantry causes no more losses than it has elements left. */
export function capped(state: BattleState, unit: number, effect: Effect): Effect {
  if (!unitRow(state, unit).lossesLimited) return effect
  return { losses: Math.min(effect.losses, state.elements[unit]!), retreat: effect.retreat }
}

/**
 * What an effect really comes to for a unit: 10.1 F and G turn a retreat into a loss, and garrisons, and whoever stands like them, never retreat (6.0).
 * Generals that fall are not yet thought of.
 */
export function outcomeFor(state: BattleState, enemy: number, effect: Effect, unit: number): Effect {
  if (unitRow(state, enemy).retreats === 'stands') return { losses: effect.losses, retreat: 0 }
  if (effect.retreat === 0 || !turnsRetreatIntoLoss(state, enemy, unit)) return effect
  // Who is destroyed anyway has nothing more to lose: the retreat is left for his general (9.4.4).
  if (effect.losses >= state.elements[enemy]!) return effect
  const more = state.field.options.retreatLoss === 'hex' ? effect.retreat : 1
  return capped(state, unit, { losses: effect.losses + more, retreat: 0 })
}

/** 10.1 F: squares under fire from the next hex; G: artillery under fire or shock from it. */
function turnsRetreatIntoLoss(state: BattleState, enemy: number, unit: number): boolean {
  const { roster, tables, options } = state.field
  const { retreats } = unitRow(state, enemy)
  if (unit === NOBODY || retreats === 'stands') return false
  if (tables.distance(state.hex[enemy]!, state.hex[unit]!) !== 1) return false
  if (retreats === 'loses') {
    return options.gunsAtCloseRange === 'lose' || !mayIgnoreRetreat(state, enemy, state.hex[enemy]!)
  }
  return (state.status[enemy]! & SQUARE) !== 0 && roster.arm[unit] !== CAVALRY
}

/** 9.1, 9.4, 10.1: a unit takes an effect of another, or of NOBODY on the map, from a hex. Retreats are left to be carried out. */
export function suffer(
  state: BattleState,
  enemy: number,
  effect: Effect,
  unit: number,
  events: Events,
  from = state.hex[unit]!,
): void {
  const losesGround = turnsRetreatIntoLoss(state, enemy, unit)
  const stands = unitRow(state, enemy).retreats === 'stands'
  const { losses, retreat } = outcomeFor(state, enemy, effect, unit)
  const hex = state.hex[enemy]!
  const facing = state.facing[enemy]!
  const general = generalOf(state, enemy)
  const killed = loseElements(state, enemy, losses, events)
  const isGone = state.elements[enemy] === 0
  if (isGone) {
    // 9.4.4: what is left of the retreat is the general's, also where the garrison around him would not have retreated.
    const left = stands ? effect.retreat : retreat
    if (general !== NOBODY && !killed && left > 0) mustRetreat(state, general, left, false, from, facing)
    return
  }
  if (killed && losesGround) {
    // 9.4 with 10.1 F and G: one hex more to retreat is one hex more to lose for.
    const more = effect.retreat === 0 || state.field.options.retreatLoss === 'hex' ? losses + 1 : losses
    loseElements(state, enemy, capped(state, unit, { losses: more, retreat: 0 }).losses - losses, events)
    return
  }
  const hexes = losesGround || stands ? 0 : retreat + (killed ? 1 : 0)
  if (hexes === 0) return
  const isFleeing = flees(state, state.field.roster.side[enemy]!)
  const mayIgnore = !killed && !isFleeing && mayIgnoreRetreat(state, enemy, hex)
  mustRetreat(state, enemy, hexes + (isFleeing ? 1 : 0), mayIgnore, from, facing)
}

/** 10.1 E, 7.3.17: squares, units in buildings, and infantry and cavalry with a general; guns only where the battle says so. */
function mayIgnoreRetreat(state: BattleState, unit: number, hex: number): boolean {
  if ((state.status[unit]! & SQUARE) !== 0 || groundAt(state, hex).building) return true
  if (state.leader[hex] === NOBODY) return false
  const { roster, options } = state.field
  return unitRow(state, unit).led || (roster.arm[unit] === ARTILLERY && options.gunsWithGeneral === 'may-ignore')
}
