import { DIRECTIONS } from '../../board/hex-grid.ts'
import { NOWHERE } from '../../board/nowhere.ts'
import { type HexBoardPortrait, lookOf } from '../../engine/portrait.ts'
import { APOTHEM, type HexLayout, NEAT } from '../hex-layout.ts'
import { furlongsIn, Parcels } from '../parcels.ts'
import { grown, type Point, type Shape } from '../shapes.ts'
import { boundsOf, distance } from '../table/curves.ts'
import type { Theme } from '../theme.ts'
import type { Patch } from './relief.ts'

/** Where people live who till the ground around. */
export const HOMES: ReadonlySet<string> = new Set(['town', 'farm', 'fortified', 'walled-village'])

/** The furlongs of a hex, and the fields of its village, lie so near its centre. */
export const TILLED = 66

/** Parcels on open ground, most of them around villages. */
export function drawTillage({ own }: Patch, board: HexBoardPortrait, layout: HexLayout, theme: Theme): Shape[] {
  if (own.length === 0 || !theme.hasTillage) return []
  const { grid } = layout
  const hasFields = Object.keys(board.groundNames).some((kind) => lookOf(board, kind)?.pattern === 'field')
  const isHome = (hex: number) => HOMES.has(lookOf(board, board.ground[hex] ?? '')?.pattern ?? '')
  const isNear = (hex: number, middle: Point) =>
    DIRECTIONS.map((_, direction) => grid.neighbour(hex, direction)).some(
      (near) => isHome(near) && distance(layout.centre(near), middle) < TILLED,
    )
  const parcels = new Parcels(hasFields, layout.frame(NEAT))
  const open = new Set(own)
  for (const furlong of furlongsIn(grown(boundsOf(own.map((hex) => layout.centre(hex))), TILLED))) {
    const hex = hexOf(furlong.middle, layout)
    if (open.has(hex) && Parcels.isTilled(furlong, isNear(hex, furlong.middle))) parcels.add(furlong)
  }
  return parcels.draw(theme)
}

/** The hex that a furlong belongs to by its middle: at the edge of the board, that beside which it lies. */
function hexOf([x, y]: Point, layout: HexLayout): number {
  const beside: readonly Point[] = [[x, y], [x, y + APOTHEM], [x, y - APOTHEM], [x + APOTHEM, y], [x - APOTHEM, y]] // biome-ignore format: points
  const found = beside.map((at) => layout.at(at)).find((hex) => hex !== NOWHERE)
  return found !== undefined && distance(layout.centre(found), [x, y]) < TILLED ? found : NOWHERE
}
