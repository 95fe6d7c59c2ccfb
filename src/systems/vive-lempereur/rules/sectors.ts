import { NOWHERE } from '../../../board/nowhere.ts'
import type { BattleState } from './state.ts'

export const ALL_SECTORS: readonly number[] = [0, 1, 2]

/** 4.2: whether a side has no combat unit in one of the sectors. */
export function hasEmptySector(state: BattleState, side: number, sectors = ALL_SECTORS): boolean {
  const { roster, sector } = state.field
  let held = 0
  for (let piece = 0; piece < roster.size; piece++) {
    const hex = state.hex[piece]!
    if (hex !== NOWHERE && roster.side[piece] === side && roster.fights[piece] === 1) held |= 1 << sector[hex]!
  }
  for (const one of sectors) if ((held & (1 << one)) === 0) return true
  return false
}
