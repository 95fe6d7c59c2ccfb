import { mix } from '../../board/colours.ts'
import { DIRECTIONS } from '../../board/hex-grid.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import { type HexBoardPortrait, lookOf } from '../../engine/portrait.ts'
import type { HexLayout } from '../hex-layout.ts'
import { stir } from '../jitter.ts'
import { type Point, round, type Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import type { Patch } from './relief.ts'

/** Where people live who till the ground around. */
const HOMES: ReadonlySet<string> = new Set(['town', 'farm', 'fortified', 'walled-village'])
/** How many of the hexes beside homes are tilled, and of all others. */
const [NEAR, FAR] = [0.8, 0.16]
/** How wide a strip is. */
const STRIP = 6.5
/** The ways that strips lie: along the sides of hexes, and across. */
const WAYS: readonly Point[] = [
  [1, 0],
  [0.5, 0.866],
  [0.5, -0.866],
  [0, 1],
]

/**
 * Pale strips of ploughland on open ground, most of them around villages, as old maps have them. They mean nothing; so there
 * are none where fields are ground that does.
 */
export function drawTillage({ own }: Patch, board: HexBoardPortrait, layout: HexLayout, theme: Theme): Shape[] {
  if (Object.keys(board.groundNames).some((kind) => lookOf(board, kind)?.pattern === 'field')) return []
  const { grid } = layout
  const isHome = (hex: number) => HOMES.has(lookOf(board, board.ground[hex] ?? '')?.pattern ?? '')
  let [strips, furrows] = ['', '']
  for (const hex of own) {
    const [column, row] = [grid.column(hex), grid.row(hex)]
    const chance = stir(column, row, 21)
    if (chance > NEAR) continue
    const around = DIRECTIONS.map((_, direction) => grid.neighbour(hex, direction))
    // Nothing is tilled beyond the edge of the board.
    if (around.includes(NOWHERE) || (chance > FAR && !around.some(isHome))) continue
    const [ux, uy] = WAYS[Math.floor(stir(column, row, 22) * WAYS.length)]!
    const count = 3 + Math.floor(stir(column, row, 23) * 3)
    const [cx, cy] = layout.centre(hex)
    const [x, y] = [cx + (stir(column, row, 24) - 0.5) * 18, cy + (stir(column, row, 25) - 0.5) * 14 + 3]
    for (let i = 0; i < count; i++) {
      const half = 10 + stir(column + i, row, 26) * 7
      const off = (i - count / 2) * STRIP
      const [ax, ay] = [x - uy * off - ux * half, y + ux * off - uy * half]
      const along = `l${round(2 * half * ux)} ${round(2 * half * uy)}`
      if (i % 2 === 0)
        strips += `M${round(ax)} ${round(ay)}${along}l${round(-uy * STRIP)} ${round(ux * STRIP)}l${round(-2 * half * ux)} ${round(-2 * half * uy)}Z`
      for (const share of i % 2 === 0 ? [0, 1] : [0.33, 0.67])
        furrows += `M${round(ax - uy * STRIP * share)} ${round(ay + ux * STRIP * share)}${along}`
    }
  }
  return [
    { kind: 'path', d: strips, fill: mix(theme.paper, theme.field, 0.45) },
    { kind: 'path', d: furrows, stroke: mix(theme.paper, theme.grid, 0.6), width: 0.7 },
  ]
}
