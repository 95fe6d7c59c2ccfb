import { type BattleState, countBroken, LEVELS, middleOf, outcome, REMOVED, STEPS } from '../rules/index.ts'
import { aimsOf } from './aims.ts'
import { distance, formationStrength, worthOfUnit } from './formation-strength.ts'

/** A battle that is won. */
export const WON = 10

/** What is held, who is broken, and how much is left to fight with, ours less theirs. */
export function value(state: BattleState, side: number): number {
  if (STEPS[state.step] === 'over') {
    const winner = outcome(state)?.winner
    return winner === undefined ? 0 : winner === side ? WON : -WON
  }
  const { areas, broken, score } = aimsOf(state.field)
  const { scoreboard } = state.field
  let total = (countBroken(state, 1 - side) - countBroken(state, side)) * broken
  // What is scored already; what a place still promises is in its worth.
  if (scoreboard.awards.length > 0) {
    const lead = scoreboard.score(state.memory, side) - scoreboard.score(state.memory, 1 - side)
    total += (LEVELS.length * lead) / score
  }
  areas.forEach((worth, area) => {
    const owner = state.owner[area]
    if (owner === side) total += worth
    else if (owner === 1 - side) total -= worth
  })
  return total + strengthOf(state, side) - strengthOf(state, 1 - side)
}

/** What a side can still fight with, as a share of what it began with, and how near it is to what it wants. */
function strengthOf(state: BattleState, side: number): number {
  const { units, formations, areas } = state.field
  const aims = aimsOf(state.field)
  let [left, all] = [0, 0]
  units.forEach((unit, i) => {
    if (unit.side !== side) return
    const worth = worthOfUnit(state, i)
    all += worth
    if (state.stance[i] !== REMOVED) left += worth
  })
  let [fit, near] = [0, 0]
  formations.forEach((formation, i) => {
    const body = formation.side === side ? formationStrength(state, i) : undefined
    if (!body) return
    fit += body.isSpent ? 0 : body.power
    areas.forEach(({ ring, centre }, area) => {
      near += (aims.areas[area]! * body.power) / (100 + distance(body.centre, centre ?? middleOf(ring)))
    })
  })
  return all === 0 ? 0 : (2 * left + 2 * fit + 20 * near) / all
}
