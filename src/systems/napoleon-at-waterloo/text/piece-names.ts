import { KINDS } from '../format/index.ts'
import type { BattleState } from '../rules/index.ts'

/** What a piece is called in the log: its own name, or its numbers and kind. */
export function nameOf(state: BattleState, piece: number): string {
  const { name, kind, strength, movement } = state.field.recruits[piece]!
  const values = `${strength}-${movement} ${KINDS[kind].name.toLowerCase()}`
  return name === undefined ? values : `${name} (${values})`
}
