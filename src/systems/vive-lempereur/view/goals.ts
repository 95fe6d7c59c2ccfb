import { NOWHERE } from '../../../board/nowhere.ts'
import { progressOf } from '../../../engine/conditions/progress.ts'
import type { Goal } from '../../../engine/presenter.ts'
import { describeVictory } from '../format/index.ts'
import { ALL_SECTORS, type BattleState, unitsLost, WORLD } from '../rules/index.ts'
import { namesOf } from '../text/index.ts'

/** 4.2: how near each side is to each victory condition of the battle, and to the victories of every battle. */
export function goals(state: BattleState): Goal[] {
  const { scenario, victory } = state.field
  const names = namesOf(scenario)
  const own = victory.goals.map(({ side, level, when }, i) => ({
    side,
    level,
    text: describeVictory(scenario.victory[i]!, names),
    ...progressOf(WORLD, state, when.tree),
  }))
  return [...own, ...[0, 1].flatMap((side) => generalGoals(state, side))]
}

/** An enemy sector without a combat unit wins at once; fewer units lost win at the end. */
function generalGoals(state: BattleState, side: number): Goal[] {
  const { general } = state.field.victory
  const enemies = fewestInSector(state, 1 - side)
  const [own, theirs] = [unitsLost(state, side), unitsLost(state, 1 - side)]
  return [
    ...(general.has('sector-victory')
      ? [
          {
            side,
            level: 'decisive',
            text: `A sector without enemy units wins at once: ${enemies} left in the emptiest. (4.2)`,
            share: 1 / (1 + enemies),
            counts: [],
          },
        ]
      : []),
    ...(general.has('marginal-victory')
      ? [
          {
            side,
            level: 'marginal',
            text: `Fewer units lost at the end: ${own} lost, the enemy ${theirs}. (4.2)`,
            share: own + theirs === 0 ? 0.5 : theirs / (own + theirs),
            counts: [],
          },
        ]
      : []),
  ]
}

/** How many combat units a side has in the sector where it has the fewest. */
function fewestInSector(state: BattleState, side: number): number {
  const { roster, sector } = state.field
  const counts = ALL_SECTORS.map(() => 0)
  for (let piece = 0; piece < roster.size; piece++) {
    const hex = state.hex[piece]!
    if (hex !== NOWHERE && roster.side[piece] === side && roster.fights[piece] === 1) counts[sector[hex]!]!++
  }
  return Math.min(...counts)
}
