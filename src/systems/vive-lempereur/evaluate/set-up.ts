import { GENERAL, troopListOf } from '../format/index.ts'
import { type BattleState, distanceToEdge, groundAt, NOBODY, pieceToSetUp } from '../rules/index.ts'
import { worthOf, worthsOf } from './worth.ts'

/** 14.0: tiles give cover where the own line will stand, towards the front of the own zone. */
export function tileScore(state: BattleState, side: number, type: number, hex: number): number {
  const { firingAt, passable } = state.field.grounds[type]!
  const { grid, edges, deployment } = state.field
  const isOwn = deployment!.zone[hex] === side
  const forward = distanceToEdge(grid, hex, edges[side]!) / 2
  if (!passable) return isOwn ? -1 : 0
  return isOwn ? -firingAt * (1 + 0.3 * forward) : 0.5 * firingAt * forward
}

/** What an owner places himself stands like what is deployed. */
export function setUpScore(state: BattleState, side: number, hex: number): number {
  return deployScore(state, side, state.field.roster.type[pieceToSetUp(state)]!, hex)
}

/** 14.0: cover and the front rows for those who fight, room between the sectors, and generals with units. */
export function deployScore(state: BattleState, side: number, type: number, hex: number): number {
  const { grid, edges, sector, roster, scenario } = state.field
  const forward = distanceToEdge(grid, hex, edges[side]!) / 2
  const { arm, nature } = troopListOf(scenario).rows[type]!
  if (nature === GENERAL) {
    const unit = state.troops[hex]!
    return unit === NOBODY || roster.side[unit] !== side ? -5 : worthOf(worthsOf(roster), roster.row[unit]!, 3) / 4 - 2
  }
  const cover = -groundAt(state, hex).firingAt
  const wanted = arm === 'infantry' ? 4 : arm === 'artillery' ? 3.5 : 2
  let there = 0
  for (const piece of roster.forces[side]!) {
    const at = state.hex[piece]!
    if (at >= 0 && roster.fights[piece] === 1 && sector[at] === sector[hex]) there++
  }
  return 0.4 * cover - Math.abs(forward - wanted) - 0.7 * there
}
