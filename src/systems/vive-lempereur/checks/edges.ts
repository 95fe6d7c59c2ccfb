import { checkFronts } from '../../../scenario/checks/edges.ts'
import { holdsGround } from '../format/index.ts'
import { distanceToEdge } from '../rules/index.ts'
import type { BattleToCheck } from './battle-to-check.ts'

/** 6.2.1, 10.1: units face away from their own edge and retreat towards it. */
export function checkOwnFronts(battle: BattleToCheck): void {
  const { draft, report, sides } = battle
  const [one, other] = sides.map((id) => ({ id, edge: draft.sides?.[id]?.edge ?? '' }))
  if (!one || !other || report.hasErrors('sides') || !report.isComplete('units')) return
  checkFronts([one, other], (side, whose) => meanDistance(battle, side, whose), 2, report)
}

/** How far a side's combat units are from the edge of a side, in half hexes. */
function meanDistance({ draft, grid, units }: BattleToCheck, side: string, whose: string): number | undefined {
  const edge = draft.sides?.[whose]?.edge
  const own = units.filter((unit) => unit.side === side && holdsGround(draft, unit.type))
  if (!edge || own.length === 0) return undefined
  return own.reduce((sum, { hex }) => sum + distanceToEdge(grid, hex, edge), 0) / own.length
}
