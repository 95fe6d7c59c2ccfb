import { NOWHERE } from '../../../board/nowhere.ts'
import { TERRAINS } from '../catalog.ts'
import { WOODS, WOODS_ROAD } from '../ground.ts'
import type { Recruit } from '../roster.ts'
import type { Battle } from './battle.ts'

/** The movement points to enter a hex from outside the board; undefined where nobody may. */
export function entryCost(battle: Battle, hex: number): number | undefined {
  return costOf(battle, hex, false)
}

/**
 * The turns after which a unit can have left the board by one of the exits, with nobody in its way; Infinity if never.
 * Whoever arrives begins with its turn. Points are not saved: a step that is too dear waits for the next turn.
 */
export function turnsToLeave(battle: Battle, recruit: Recruit, exits: ReadonlySet<number>): number {
  const { movement } = recruit
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
  begin(battle, recruit, reach)
  let best = Infinity
  // Dearer ways to a hex stay in the queue, and are passed over.
  for (let next = queue.pop(); next; next = queue.sort((a, b) => b.at - a.at).pop()) {
    if (spent.get(next.hex) !== next.at || next.at >= best) continue
    // An exit costs a point more (Victory B).
    if (exits.has(next.hex)) best = Math.min(best, next.at + 1)
    const { grid, roads } = battle.ground
    for (let direction = 0; direction < 6; direction++) {
      const to = grid.neighbour(next.hex, direction)
      const byRoad = (roads[next.hex]! & (1 << direction)) !== 0
      if (to !== NOWHERE) reach(to, next.at, costOf(battle, to, byRoad))
    }
  }
  return Math.ceil(best / movement)
}

function begin(
  battle: Battle,
  { hex, arrival, movement }: Recruit,
  reach: (hex: number, from: number, cost: number | undefined) => void,
): void {
  if (arrival === undefined) {
    if (hex !== NOWHERE) reach(hex, 0, 0)
    return
  }
  const group = battle.draft.reinforcements?.[arrival]
  if (!group) return
  for (const entrance of battle.ground.reader.quietly().set(group.at, [])) {
    reach(entrance, (group.turn - 1) * movement, entryCost(battle, entrance))
  }
}

/** Woods are entered along their road by a row of their own. */
function costOf({ ground, tables }: Battle, hex: number, byRoad: boolean): number | undefined {
  const terrain = ground.terrain[hex]!
  return tables?.terrain[TERRAINS[terrain === WOODS_ROAD && !byRoad ? WOODS : terrain]!].move
}
