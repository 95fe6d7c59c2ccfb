import { DIRECTIONS } from '../../board/hex-grid.ts'
import { type HexBoardPortrait, lookOf } from '../../engine/portrait.ts'
import type { HexLayout } from '../hex-layout.ts'
import { stir } from '../jitter.ts'
import { Parcels } from '../parcels.ts'
import type { Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import type { Patch } from './relief.ts'

/** Where people live who till the ground around. */
export const HOMES: ReadonlySet<string> = new Set(['town', 'farm', 'fortified', 'walled-village'])

/** Parcels on open ground, most of them around villages. */
export function drawTillage({ own }: Patch, board: HexBoardPortrait, layout: HexLayout, theme: Theme): Shape[] {
  const { grid } = layout
  const isHome = (hex: number) => HOMES.has(lookOf(board, board.ground[hex] ?? '')?.pattern ?? '')
  const parcels = new Parcels(Object.keys(board.groundNames).some((kind) => lookOf(board, kind)?.pattern === 'field'))
  for (const hex of own) {
    const [column, row] = [grid.column(hex), grid.row(hex)]
    const isNear = DIRECTIONS.some((_, direction) => isHome(grid.neighbour(hex, direction)))
    if (!Parcels.isTilled(column, row, isNear)) continue
    const [x, y] = layout.centre(hex)
    parcels.add([x + (stir(column, row, 28) - 0.5) * 8, y + (stir(column, row, 29) - 0.5) * 6], column, row)
  }
  return parcels.draw(theme)
}
