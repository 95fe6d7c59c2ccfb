import type { PositionExporter } from '../../../../engine/position-exporter.ts'
import type { Action, BattleState } from '../../rules/index.ts'
import { exportBattle } from './battle.ts'
import { beginsCase, exportCase } from './case.ts'

/** Writes positions of this system down. */
export const positionExporter: PositionExporter<BattleState, Action> = {
  writeBattle: exportBattle,
  beginsCase,
  writeCase: exportCase,
}
