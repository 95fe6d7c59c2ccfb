import { FRONT } from '../../../../board/table/facing.ts'
import type { Point } from '../../../../board/table/point.ts'
import type { Events } from '../events.ts'
import { sectorOf, squareBetween } from '../fire/arc.ts'
import { tire } from '../fire/fatigue.ts'
import { isEngaged, recordContact } from '../movement/contact.ts'
import { breakThrough, retireUnit } from '../movement/retreat.ts'
import { remove, rout } from '../movement/rout.ts'
import { isBattery, isCavalry, isRunning, sideOfUnit } from '../queries.ts'
import { type BattleState, DEPLOYED, INFANTRY, NOBODY, ROUTED } from '../state.ts'
import type { Fight } from './modifiers.ts'

/** What becomes of the loser of a fight. */
export type Defeat = 'retire' | 'rout' | 'removed'

/**
 * Carries out a decided fight: the margin is that of the attackers, below 0 where they lost. All attackers share a
 * defeat (12.2). Gives the enemy that a breakthrough has run into; NOBODY where there is none.
 */
export function carryOutResult(state: BattleState, fight: Fight, margin: number, events: Events): number {
  const { attackers, lead, defender } = fight
  const by = Math.abs(margin)
  const [winner, beaten] = margin > 0 ? [lead, defender] : [defender, lead]
  const losers = margin > 0 ? [defender] : attackers
  const place: Point = [state.x[beaten]!, state.y[beaten]!]
  const areHeld = losers.map((loser) => isSupported(state, loser))
  losers.forEach((loser, i) => lose(state, loser, winner, by, areHeld[i]!, events))
  return win(state, { winner, beaten, losers, by, place }, events)
}

/** Whether a unit that wins by so much breaks through: guns and routed units stay, and infantry holds against cavalry. */
export function breaksThrough(state: BattleState, winner: number, beaten: number, by: number): boolean {
  if (by < state.field.tables.combat.breakthrough || isBattery(state, winner)) return false
  if (state.stance[winner] === ROUTED) return false
  if (!state.field.units[winner]!.troop.breaksThrough) return false
  return !(state.field.units[winner]!.class === INFANTRY && isCavalry(state, beaten))
}

/** What a unit that has lost by so much does, held up by a friend (12.8) or not. */
export function defeatOf(state: BattleState, unit: number, by: number, isHeld: boolean): Defeat {
  const { removed, rout: routed, supported } = state.field.tables.combat
  if (by >= removed) return 'removed'
  if (by >= routed) return 'rout'
  return by >= supported && !isHeld && !isCavalry(state, unit) ? 'rout' : 'retire'
}

/** 12.8: whether a friend near its flank or rear gives a unit a hold: deployed, in order, and free. */
export function isSupported(state: BattleState, unit: number): boolean {
  const reach = state.field.tables.reach.support
  for (let friend = 0; friend < state.formation.length; friend++) {
    if (state.stance[friend] !== DEPLOYED || sideOfUnit(state, friend) !== sideOfUnit(state, unit)) continue
    if (squareBetween(state, unit, friend) > reach * reach || isRunning(state, state.formation[friend]!)) continue
    if (sectorOf(state, unit, friend) !== FRONT && !isEngaged(state, friend)) return true
  }
  return false
}

function lose(state: BattleState, unit: number, winner: number, by: number, isHeld: boolean, events: Events): void {
  const { retireFatigue, routFatigue } = state.field.tables.combat
  const formation = state.formation[unit]!
  const defeat = defeatOf(state, unit, by, isHeld)
  const markers = defeat !== 'retire' ? routFatigue : isCavalry(state, unit) ? retireFatigue : 0
  state.losses[formation]!++
  tire(state, formation, markers, events, state.field.units[unit]!.class)
  if (defeat === 'removed') remove(state, unit, events)
  else if (defeat === 'rout') rout(state, unit, events)
  // 12.9: whoever has no room to retire routs; so do routed units (2.2), who have nowhere else to go.
  else if (state.stance[unit] === ROUTED || !retireUnit(state, unit, winner, events))
    rout(state, unit, events, state.stance[unit] !== ROUTED)
}

/** Who has won, against whom and by how much, and where the one stood who rolled for the losers. */
type Victory = {
  readonly winner: number
  readonly beaten: number
  readonly losers: readonly number[]
  readonly by: number
  readonly place: Point
}

/**
 * 12.10: the winner breaks through or holds; cavalry that wins narrowly is tired by it. Those whom he has just beaten
 * and caught up with are no new contact.
 */
function win(state: BattleState, { winner, beaten, losers, by, place }: Victory, events: Events): number {
  const { winFatigue } = state.field.tables.combat
  if (breaksThrough(state, winner, beaten, by)) {
    const met = breakThrough(state, winner, place, events).filter((enemy) => !losers.includes(enemy))
    return recordContact(state, winner, met)
  }
  if (isCavalry(state, winner)) {
    tire(state, state.formation[winner]!, winFatigue, events, state.field.units[winner]!.class)
  }
  return NOBODY
}
