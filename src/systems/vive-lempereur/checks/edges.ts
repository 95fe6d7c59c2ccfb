import { distanceToEdge } from '../rules/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'
import { holdsGround } from './sectors.ts'

/** 6.2.1, 10.1: units face away from their own edge and retreat towards it, so the enemy had better not be there. */
export function checkFronts(battle: BattleToCheck): void {
  const { draft, report, sides } = battle
  const [first, second] = sides
  if (first === undefined || second === undefined || report.hasErrors('sides') || !report.isComplete('units')) return
  if (!isBehindEnemy(battle, first, second) || !isBehindEnemy(battle, second, first)) return
  const [a, b] = [draft.sides?.[first]?.edge, draft.sides?.[second]?.edge]
  report.add({
    code: 'side/swapped-edges',
    path: ['sides', first, 'edge'],
    message: `${first} has the ${a} edge and ${second} the ${b} edge, but each stands nearer to the other's: both face away from the enemy and retreat through it.`,
    hint: 'Exchange the edges.',
  })
}

/** Whether a side's units are on average a hex or more farther from its own edge than the enemy's are. */
function isBehindEnemy(battle: BattleToCheck, side: string, enemy: string): boolean {
  const own = meanDistance(battle, side, side)
  const foes = meanDistance(battle, enemy, side)
  return own !== undefined && foes !== undefined && own >= foes + 2
}

/** How far a side's combat units are from the edge of a side, in half hexes. */
function meanDistance({ draft, grid, units }: BattleToCheck, side: string, whose: string): number | undefined {
  const edge = draft.sides?.[whose]?.edge
  const own = units.filter((unit) => unit.side === side && holdsGround(unit.type))
  if (!edge || own.length === 0) return undefined
  return own.reduce((sum, { hex }) => sum + distanceToEdge(grid, hex, edge), 0) / own.length
}
