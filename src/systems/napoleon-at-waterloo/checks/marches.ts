import { NOWHERE } from '../../../board/nowhere.ts'
import { earliestTurn } from '../../../scenario/arrivals/timing.ts'
import { entranceLists, type Recruit, type Tables } from '../format/index.ts'
import { entryCost, gaitOf, isWayOff, stepCost } from '../rules/index.ts'
import type { CheckedBattle } from './checked-battle.ts'

/**
 * The turns after which a unit can have left the board by one of the exits, with nobody in its way; Infinity if never.
 * Whoever arrives begins with its turn. Points are not saved: a step that is too dear waits for the next turn.
 */
export function turnsToLeave(
  battle: CheckedBattle,
  tables: Tables,
  recruit: Recruit,
  exits: ReadonlySet<number>,
): number {
  const { movement } = recruit
  const gait = gaitOf(battle.draft.troops, recruit.row)
  const spent = new Map<number, number>()
  const queue: { hex: number; at: number }[] = []
  const reach = (hex: number, from: number, cost: number | undefined) => {
    if (cost === undefined || cost > movement) return
    const left = movement - (from % movement)
    const at = cost <= left ? from + cost : from + left + cost
    if (at >= (spent.get(hex) ?? Infinity)) return
    spent.set(hex, at)
    queue.push({ hex, at })
  }
  begin(battle, tables, recruit, reach)
  let best = Infinity
  // Dearer ways to a hex stay in the queue, and are passed over.
  for (let next = queue.pop(); next; next = queue.sort((a, b) => b.at - a.at).pop()) {
    if (spent.get(next.hex) !== next.at || next.at >= best) continue
    // An exit costs a point more (Victory B).
    if (exits.has(next.hex) && isWayOff(battle.ground, tables, next.hex, gait)) best = Math.min(best, next.at + 1)
    for (let direction = 0; direction < 6; direction++) {
      const to = battle.ground.grid.neighbour(next.hex, direction)
      reach(to, next.at, stepCost(battle.ground, tables, next.hex, direction, gait))
    }
  }
  return Math.ceil(best / movement)
}

function begin(
  battle: CheckedBattle,
  tables: Tables,
  { hex, arrival, movement, row }: Recruit,
  reach: (hex: number, from: number, cost: number | undefined) => void,
): void {
  if (arrival === undefined) {
    if (hex !== NOWHERE) reach(hex, 0, 0)
    return
  }
  const group = battle.draft.reinforcements?.[arrival]
  if (!group) return
  for (const entrance of battle.ground.reader.quietly().set(entranceLists(group.at).flat(), [])) {
    reach(
      entrance,
      (earliestTurn(group) - 1) * movement,
      entryCost(battle.ground, tables, entrance, gaitOf(battle.draft.troops, row)),
    )
  }
}
