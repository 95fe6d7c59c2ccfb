import type { Outcome } from '../../../engine/system.ts'
import { isInArea } from '../format/index.ts'
import { NO_VICTORY } from '../text/index.ts'
import { unmakeFormation } from './command/split.ts'
import { freeSuperior } from './command/status.ts'
import { type Tally, tallyOf, WORLD } from './conditions.ts'
import type { Events } from './events.ts'
import { remove } from './movement/rout.ts'
import { hasStatus, isBattery, isOnTable, sideOfUnit, unitsOf } from './queries.ts'
import { type BattleState, COUNTS_BROKEN, DEPLOYED, GONE, GRAND_BATTERY, NOBODY, OFF, REMOVED, STEPS } from './state.ts'
import { LEVELS } from './victory-plan.ts'

/** 13.1: an area belongs to the last side that was alone inside with deployed infantry or cavalry in order. */
export function countControl(state: BattleState, events: Events): void {
  const { areas, sides, units } = state.field
  const inside = areas.map(() => [0, 0])
  for (let unit = 0; unit < units.length; unit++) {
    if (!isOnTable(state, unit)) continue
    const isInOrder =
      state.stance[unit] === DEPLOYED && !isBattery(state, unit) && !hasStatus(state, state.formation[unit]!)
    // Whoever is inside keeps the enemy from it; only troops in order take it.
    areas.forEach((area, i) => {
      if (isInArea(area, state.x[unit]!, state.y[unit]!)) inside[i]![sideOfUnit(state, unit)]! |= isInOrder ? 3 : 1
    })
  }
  inside.forEach((by, area) => {
    const taker = by.findIndex((presence, side) => presence === 3 && by[1 - side] === 0)
    if (taker < 0 || taker === state.owner[area]) return
    state.owner[area] = taker
    events?.push({ kind: 'control', side: sides[taker]!, area: areas[area]!.name })
  })
}

/** 2.8: a formation whose infantry and cavalry are all gone or routed is gone, and counts as broken; not a grand battery. */
export function dissolveSpent(state: BattleState, events: Events): void {
  const { formations } = state.field
  formations.forEach(({ name, id, isSpare }, formation) => {
    const bits = state.formationBits[formation]!
    const isGone = (bits & GONE) !== 0
    if ((bits & GRAND_BATTERY) !== 0 || (isGone && !isSpare)) return
    const units = unitsOf(state, formation)
    if (isSpare && units.length === 0) return
    const fighting = units.filter((unit) => !isBattery(state, unit))
    // Guns alone, detached or listed so, have no others to lose: they stay while one of them is committed.
    const areGuns = fighting.length === 0
    // Those who have not arrived are still to come.
    if ((areGuns ? units : fighting).some((unit) => isOnTable(state, unit) || state.stance[unit] === OFF)) return
    freeSuperior(state, formation)
    // Its guns go with it; those of a detachment that was nothing else are in reserve with the others again.
    if (!(areGuns && isSpare)) {
      for (const unit of units) if (state.stance[unit] !== REMOVED) remove(state, unit, events)
    }
    if (isSpare) giveBack(state, formation, units)
    else state.formationBits[formation] = bits | GONE | COUNTS_BROKEN
    if (isGone) return
    events?.push({ kind: 'dissolved', formation: id, name })
  })
}

/** The dead of a detachment are those of the formation that it was made from, and another can be made in its place. */
function giveBack(state: BattleState, formation: number, units: readonly number[]): void {
  const parent = state.parent[formation]!
  for (const unit of units) state.formation[unit] = parent
  unmakeFormation(state, formation, parent)
}

/** How the battle would end if it did now, with such a tally: the winner, or NOBODY in a draw, and his level. */
export function endingNow(tally: Tally): { readonly winner: number; readonly level: number } {
  const line = lineThatHolds({ ...tally, isForeseen: true }, true)
  if (line < 0) return { winner: NOBODY, level: LEVELS.length }
  const { side, level } = tally.state.field.goals[line]!
  return { winner: side, level }
}

/** 13.2: the first line that holds decides; those at the end only after the last turn. */
export function decide(state: BattleState, events: Events): void {
  const { conditions, goals, scenario, scoreboard, sides } = state.field
  const tally = tallyOf(state)
  conditions.noteMoves(WORLD, tally)
  conditions.noteTurn(WORLD, tally)
  const isLast = state.turn === scenario.turns
  scoreboard.noteTurn(WORLD, tally, isLast, ({ side, points, total, reason }) =>
    events?.push({ kind: 'points', side: sides[side]!, points, total, reason }),
  )
  const line = lineThatHolds(tally, isLast)
  if (line < 0) return
  const { side, level } = goals[line]!
  state.winner = side
  state.level = level
  state.reason = line
}

function lineThatHolds(tally: Tally, isLast: boolean): number {
  const { conditions, goals } = tally.state.field
  return goals.findIndex(
    ({ check, when }) => (check === 'end-of-turn' || isLast) && conditions.holds(WORLD, tally, when),
  )
}

/** How the battle ended; nothing while it goes on. */
export function outcome(state: BattleState): Outcome | undefined {
  if (STEPS[state.step] !== 'over') return undefined
  if (state.winner === NOBODY) return { winner: undefined, level: 'draw', reason: NO_VICTORY }
  return { winner: state.winner, level: LEVELS[state.level]!, reason: reasonOf(state.reason) }
}

/** What the outcome says of a line of the victory conditions, counted from 0. */
export const reasonOf = (line: number) => `victory condition ${line + 1}`
