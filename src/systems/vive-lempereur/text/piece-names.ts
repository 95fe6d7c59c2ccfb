import { UNITS } from '../format/catalog.ts'
import type { BattleState } from '../rules/state.ts'

const SINGULAR: Readonly<Record<string, string>> = { Generals: 'General', Garrisons: 'Garrison' }

/** What a piece is called: its own name, or its type's. */
export function nameOf(state: BattleState, piece: number): string {
  const { name, type } = state.field.roster.recruits[piece]!
  const { name: plural } = UNITS[type]
  return name ?? SINGULAR[plural] ?? plural
}
