import type { BoardPortrait, Portrait } from '../../../src/engine/portrait.ts'
import { drawScene } from '../../../src/scene/draw.ts'
import { APOTHEM } from '../../../src/scene/hex-layout.ts'
import { LAYERS, type LayerId } from '../../../src/scene/shapes.ts'
import { TENTH } from '../../../src/scene/table-layout.ts'
import type { Theme } from '../../../src/scene/theme.ts'
import { drawOnSheet, type PdfSheet } from '../../render/pdf.ts'
import { type Box, type CroppableScene, crop, extentOf, makeCroppable } from './crop.ts'
import type { Measure } from './text.ts'

/** The board to put counters on: everything but pieces and legend. */
export const BOARD_LAYERS = LAYERS.filter((id) => id !== 'pieces' && id !== 'legend' && id !== 'marks')
/** The board as it looks when the battle begins. */
export const SET_UP_LAYERS = LAYERS.filter((id) => id !== 'legend' && id !== 'marks')

/** Points for each unit of a scene at which a cell is so wide: a hex from side to side, or an inch of a table. */
export const scaleFor = ({ kind }: Pick<BoardPortrait, 'kind'>, cell: number) =>
  cell / (kind === 'hex' ? 2 * APOTHEM : 10 * TENTH)

/** A map that can be drawn whole or in parts. */
export type PrintedMap = {
  readonly croppable: CroppableScene
  readonly extent: Box
  readonly width: number
  readonly height: number
}

/** The size of coordinates in units of the scene, and in points what can just be read. */
const [COORDINATE, LEGIBLE] = [7.5, 2]

/** White around the map, in units of the scene. */
const EDGE = 3

export function makeMap(portrait: Portrait, theme: Theme, layers: readonly LayerId[], measure: Measure): PrintedMap {
  const scene = drawScene(portrait, { theme, layers: new Set(layers) })
  const croppable = makeCroppable(scene, measure)
  const { left, top, right, bottom } = extentOf(croppable)
  const extent = { left: left - EDGE, top: top - EDGE, right: right + EDGE, bottom: bottom + EDGE }
  return { croppable, extent, width: extent.right - extent.left, height: extent.bottom - extent.top }
}

/** How large a map can be drawn in a space: points for each unit. */
export const scaleToFit = ({ width, height }: PrintedMap, space: { width: number; height: number }) =>
  Math.min(space.width / width, space.height / height)

/** Draws the part of a map that a window shows, the window's corner at a point. Sizes in points, from the map's corner. */
export function drawMap(
  sheet: PdfSheet,
  { croppable, extent, width, height }: PrintedMap,
  scale: number,
  at: { readonly x: number; readonly y: number },
  window = { x: 0, y: 0, width: width * scale, height: height * scale },
): void {
  const left = extent.left + window.x / scale
  const top = extent.top + window.y / scale
  const seen = { left, top, right: left + window.width / scale, bottom: top + window.height / scale }
  sheet.save()
  sheet.rect(at.x, at.y, window.width, window.height).clip()
  sheet.translate(at.x, at.y).scale(scale).translate(-left, -top)
  const { layers, ...scene } = crop(croppable, seen)
  const isLegible = COORDINATE * scale >= LEGIBLE
  drawOnSheet(sheet, { ...scene, layers: layers.filter(({ id }) => id !== 'coordinates' || isLegible) })
  sheet.restore()
}
