import type { PositionExporter } from '../../../../engine/position-exporter.ts'
import type { Action, BattleState } from '../../rules/index.ts'
import { writeBattle } from './battle.ts'
import { beginsCase, writeCase } from './case.ts'

/** Writes positions of this system down. */
export const positionExporter: PositionExporter<BattleState, Action> = { writeBattle, beginsCase, writeCase }
