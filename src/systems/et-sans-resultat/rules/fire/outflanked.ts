import { VECTORS } from '../../../../board/table/facing.ts'
import { facingOf, hasStatus, isBattery, isOnTable, sideOfFormation, sideOfUnit } from '../queries.ts'
import { type BattleState, DEPLOYED, PLOYED } from '../state.ts'
import { squareBetween } from './arc.ts'

/**
 * 11.4: whether a formation is grand tactically outflanked: deployed enemy infantry or cavalry in order is near one of
 * its deployed units, and level with or behind the rearmost of them as the formation faces.
 */
export function isOutflanked(state: BattleState, formation: number): boolean {
  const own = deployedOf(state, formation)
  const [vx, vy] = VECTORS[facingOf(state, formation)]!
  const depth = (unit: number) => state.x[unit]! * vx + state.y[unit]! * vy
  const rearmost = Math.min(...own.map(depth))
  const reach = state.field.tables.reach.outflank
  for (let enemy = 0; enemy < state.formation.length; enemy++) {
    if (sideOfUnit(state, enemy) === sideOfFormation(state, formation) || state.stance[enemy] !== DEPLOYED) continue
    if (isBattery(state, enemy) || hasStatus(state, state.formation[enemy]!) || depth(enemy) > rearmost) continue
    if (own.some((unit) => squareBetween(state, unit, enemy) <= reach * reach)) return true
  }
  return false
}

/** 2.4: deployed infantry and cavalry and committed batteries; all on the table where there are none. */
function deployedOf(state: BattleState, formation: number): readonly number[] {
  const all: number[] = []
  const deployed: number[] = []
  for (let unit = 0; unit < state.formation.length; unit++) {
    if (state.formation[unit] !== formation || !isOnTable(state, unit)) continue
    all.push(unit)
    if (state.stance[unit] !== PLOYED) deployed.push(unit)
  }
  return deployed.length > 0 ? deployed : all
}
