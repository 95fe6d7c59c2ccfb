import { kindRow } from '../format/index.ts'
import type { BattleState } from '../rules/index.ts'

/** What a piece is called in the log: its own name, or its numbers and kind. */
export function nameOf(state: BattleState, piece: number): string {
  const { name, row, strength, movement } = state.field.recruits[piece]!
  const values = `${strength}-${movement} ${row.name.toLowerCase()}`
  return name === undefined ? values : `${name} (${values})`
}

/** What players call the arm or kind as which is attacked or defended. */
export function modeName({ field }: BattleState, mode: number): string {
  return kindRow(field.scenario.troops, field.modes.names[mode]!).name.toLowerCase()
}
