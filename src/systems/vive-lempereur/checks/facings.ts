import { DIRECTIONS } from '../../../board/hex-grid.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import type { BattleToCheck } from './battle-to-check.ts'

/** 6.2: a unit that is told where to look looks at a hex. */
export function checkFacings(battle: BattleToCheck): void {
  const { grid, report } = battle
  for (const { hex, type, detail, path } of battle.everybody) {
    // Whoever has no front is told of that.
    if (!detail?.facing || type === 'general' || type === 'garrison') continue
    if (grid.neighbour(hex, DIRECTIONS.indexOf(detail.facing)) !== NOWHERE) continue
    const at = [grid.label(hex)]
    const message = `The unit in ${at[0]} faces ${detail.facing}, off the board.`
    report.add({ code: 'unit/faces-off', path: [...path, 'facing'], at, message })
  }
}
