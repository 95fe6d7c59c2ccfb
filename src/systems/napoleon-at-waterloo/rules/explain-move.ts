import { NOWHERE } from '../../../board/nowhere.ts'
import type { Breakdown, Modifier } from '../../../engine/system.ts'
import { ARTILLERY, NO_ARM } from './battlefield.ts'
import { findWay, Reach } from './reach.ts'
import type { BattleState } from './state.ts'
import { terrainRule } from './terrain-rules.ts'
import { chanceToBreak, weakGroundAt } from './weak-ground.ts'
import { isInEnemyZone } from './zones.ts'

/** The movement points of the cheapest way, hex by hex; NOWHERE is off the board by an exit. */
export function explainMove(state: BattleState, to: number): Breakdown {
  const piece = state.active
  const reach = to === NOWHERE ? Reach.of(state.field).search(state, piece) : findWay(state, piece, to)
  const modifiers: Modifier[] = []
  const { field } = state
  const { enter, leave } = field.charts.zones
  let hex = to
  if (hex === NOWHERE) {
    modifiers.push({ rule: 'Victory exit', what: 'off the board', add: 1 })
    hex = exitHexOf(state, reach)
    if (leave > 0 && isInEnemyZone(state, hex, state.side)) {
      modifiers.push({ rule: 'Zones 2', what: 'leaving a zone', add: leave })
    }
  }
  while (hex !== NOWHERE && hex !== state.hex[piece]) {
    const from = reach.before(hex)
    const label = field.grid.label(hex)
    const direction = from === NOWHERE ? -1 : field.hexes.directionTo(from, hex)
    const crossing = field.sideTables.cost?.[from * 6 + direction] ?? 0
    const gait = field.gait[piece]!
    const ground = direction < 0 ? field.entryOf[gait]![hex]! : field.stepsOf[gait]![from * 6 + direction]! - crossing
    const before = modifiers.length
    if (enter > 0 && isInEnemyZone(state, hex, state.side)) {
      modifiers.push({ rule: 'Zones 1', what: `entering a zone in ${label}`, add: enter })
    }
    if (leave > 0 && from !== NOWHERE && isInEnemyZone(state, from, state.side)) {
      modifiers.push({ rule: 'Zones 2', what: `leaving a zone for ${label}`, add: leave })
    }
    const rule = terrainRule(field, hex)
    modifiers.push({ rule: direction < 0 ? 'Set-up Prussians' : rule, what: label, add: ground })
    // Whatever else the step takes, a hexside does: its cost, or all that is left.
    const told = modifiers.slice(before).reduce((sum, { add }) => sum + add, 0)
    const rest = reach.costTo(hex) - (from === NOWHERE ? 0 : reach.costTo(from)) - told
    if (rest > 0) modifiers.push({ rule: 'Hexsides cross', what: `crossing into ${label}`, add: rest })
    hex = from
  }
  modifiers.reverse()
  const value = modifiers.reduce((sum, { add }) => sum + add, 0)
  return { base: 0, modifiers, value, chances: chancesOnTheWay(state, to, reach) }
}

/** Own rules: whether the ground holds on the way; it is tried wherever it is weak. */
function chancesOnTheWay(state: BattleState, to: number, reach: Reach): Breakdown['chances'] {
  const { holds } = oddsOnTheWay(state, to, reach)
  const arrives = { result: 'gets there', chance: holds }
  return holds === 1 ? [arrives] : [arrives, { result: 'the ground breaks', chance: 1 - holds }]
}

/** The exit by which it is cheapest to leave. */
function exitHexOf(state: BattleState, reach: Reach): number {
  const exits = state.field.exits[state.side as 0 | 1]
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.found[i]!
    const leaving = isInEnemyZone(state, hex, state.side) ? state.field.charts.zones.leave : 0
    if (exits[hex] === 1 && reach.costTo(hex) + leaving + 1 === reach.exit) return hex
  }
  return state.hex[state.active]!
}

/** Own rules: how likely the active piece is to come through to a hex, and not to be lost on the way, over weak ground. */
export function oddsOfMove(state: BattleState, to: number): { readonly holds: number; readonly survives: number } {
  return oddsOnTheWay(state, to, findWay(state, state.active, to))
}

function oddsOnTheWay(state: BattleState, to: number, reach: Reach): { holds: number; survives: number } {
  const piece = state.active
  const { special, arm, strength } = state.field
  let [holds, survives] = [1, 1]
  if (!special.weakAt || arm[piece] === NO_ARM) return { holds, survives }
  for (let hex = to; hex !== NOWHERE && hex !== state.hex[piece]; hex = reach.before(hex)) {
    const weak = weakGroundAt(state, hex)
    if (!weak) continue
    const chance = chanceToBreak(state, hex)
    holds *= 1 - chance
    if ((arm[piece] === ARTILLERY ? weak.gunsLose : weak.loses) >= strength[piece]!) survives *= 1 - chance
  }
  return { holds, survives }
}
