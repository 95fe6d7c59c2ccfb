import type { HexGrid } from '../../src/board/hex-grid.ts'
import { hexBeyond, plainSide, sideLabel } from '../../src/board/hex-sides.ts'
import { NOWHERE } from '../../src/board/nowhere.ts'
import { SIDE_KINDS } from '../../src/scenario/hexsides/kinds.ts'
import type { Chance } from './chance.ts'

/** Hexsides of all kinds, here and there: rivers with gaps and loose ends, bridges on what water there is, slopes both ways. */
export function generateHexsides(
  chance: Chance,
  grid: HexGrid,
  own: readonly string[],
): Record<string, string[]> | undefined {
  const sides = Array.from({ length: grid.size * 6 }, (_, side) => side).filter(
    (side) => hexBeyond(grid, side) !== NOWHERE && plainSide(grid, side) === side,
  )
  const chosen = chance.some(sides, chance.between(1, Math.max(1, Math.floor(sides.length / 3))))
  const kinds = [...SIDE_KINDS.filter((kind) => kind !== 'bridge' && kind !== 'ford'), ...own]
  const hexsides: Record<string, string[]> = {}
  const put = (kind: string, side: number) => (hexsides[kind] ??= []).push(sideLabel(grid, side))
  for (const side of chosen) {
    const kind = chance.pick(kinds)
    const isTurned = chance.once(2)
    put(kind, isTurned ? hexBeyond(grid, side) * 6 + ((side + 3) % 6) : side)
    if ((kind === 'river' || kind === 'stream') && chance.once(4)) put(chance.pick(['bridge', 'ford'] as const), side)
  }
  return chosen.length > 0 ? hexsides : undefined
}
