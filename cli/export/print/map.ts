import type { BoardPortrait, Portrait } from '../../../src/engine/portrait.ts'
import { drawScene } from '../../../src/scene/draw.ts'
import { APOTHEM } from '../../../src/scene/hex-layout.ts'
import { lasting } from '../../../src/scene/lasting.ts'
import { type BoardLayout, layoutOf } from '../../../src/scene/layout.ts'
import { LAYERS, type LayerId, type Rect, touch } from '../../../src/scene/shapes.ts'
import { boundsOf } from '../../../src/scene/table/curves.ts'
import { surveyOf } from '../../../src/scene/table/survey.ts'
import { TENTH } from '../../../src/scene/table-layout.ts'
import type { Theme } from '../../../src/scene/theme.ts'
import { drawOnSheet } from '../../render/pdf.ts'
import type { PdfSheet } from '../../render/pdf-sheet.ts'
import { type Box, type CroppableScene, comesInto, crop, extentOf, makeCroppable } from './crop.ts'
import type { Measure } from './text.ts'

/** The board as it looks when the battle begins. */
const SET_UP_LAYERS = new Set(LAYERS.filter((id) => id !== 'legend' && id !== 'marks'))

/** Points for each unit of a scene at which a cell is so wide: a hex from side to side, or an inch of a table. */
export const scaleFor = ({ kind }: Pick<BoardPortrait, 'kind'>, cell: number) =>
  cell / (kind === 'hex' ? 2 * APOTHEM : 10 * TENTH)

/** A map that can be drawn whole or in parts. */
export type PrintedMap = {
  readonly croppable: CroppableScene
  readonly extent: Box
  readonly width: number
  readonly height: number
  readonly isTable: boolean
  /** Where on a table there is more than open ground. */
  readonly plots: readonly Rect[]
}

/** The size of coordinates in units of the scene, and in points what can just be read. */
const [COORDINATE, LEGIBLE] = [7.5, 2]

/** White around the map, in units of the scene. */
const EDGE = 3

/** The border of a map of hexes, which is part of its paper. */
const BORDER = 10

function joined(box: Box, air: number, layout: BoardLayout): Box {
  const { x, y, width, height } = layout.frame(air)
  return {
    left: Math.min(box.left, x),
    top: Math.min(box.top, y),
    right: Math.max(box.right, x + width),
    bottom: Math.max(box.bottom, y + height),
  }
}

/** The maps of a battle: for its cover, as it begins, and the board to put counters on. */
export type PrintedMaps = { readonly cover: PrintedMap; readonly setUp: PrintedMap; readonly board: PrintedMap }

export function makeMaps(portrait: Portrait, theme: Theme, measure: Measure): PrintedMaps {
  const draw = (shown: Portrait, layers: ReadonlySet<LayerId>) =>
    makeCroppable(drawScene(shown, { theme, layers }), measure)
  const all = draw(portrait, SET_UP_LAYERS)
  // Names stand elsewhere where no pieces are in their way, and the weather of the first turn passes.
  const bare = new Map(draw(lasting(portrait), new Set(['areas', 'names'])).layers.map((layer) => [layer.id, layer]))
  const keep = (layers: CroppableScene['layers']) => makeMap(portrait, { ...all, layers })
  return {
    cover: keep(all.layers.filter(({ id }) => id !== 'coordinates')),
    setUp: keep(all.layers),
    board: keep(all.layers.filter(({ id }) => id !== 'pieces').map((layer) => bare.get(layer.id) ?? layer)),
  }
}

function makeMap(portrait: Portrait, croppable: CroppableScene): PrintedMap {
  const isTable = portrait.board.kind === 'table'
  const { left, top, right, bottom } = joined(extentOf(croppable), isTable ? 0 : BORDER, layoutOf(portrait.board))
  const extent = { left: left - EDGE, top: top - EDGE, right: right + EDGE, bottom: bottom + EDGE }
  const [width, height] = [extent.right - extent.left, extent.bottom - extent.top]
  const plots = portrait.board.kind === 'table' ? surveyOf(portrait.board).plots : []
  return { croppable, extent, width, height, isTable, plots: plots.map(({ outline }) => boundsOf(outline)) }
}

/** How large a map can be drawn in a space: points for each unit. */
export const scaleToFit = ({ width, height }: PrintedMap, space: { width: number; height: number }) =>
  Math.min(space.width / width, space.height / height)

/** Whether a window of a map shows more than open ground; every hex is something to play on. */
export function hasContent(
  { croppable, extent, isTable, plots }: PrintedMap,
  scale: number,
  window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): boolean {
  if (!isTable) return true
  const left = extent.left + window.x / scale
  const top = extent.top + window.y / scale
  const seen = { left, top, right: left + window.width / scale, bottom: top + window.height / scale }
  const shown = { x: left, y: top, width: window.width / scale, height: window.height / scale }
  if (plots.some((plot) => touch(plot, shown))) return true
  return crop(croppable, seen).layers.some(
    ({ id, shapes }) => CONTENT.has(id) && shapes.some((shape) => shape.kind !== 'path' || comesInto(shape.d, seen)),
  )
}

const CONTENT: ReadonlySet<LayerId> = new Set(['water', 'roads', 'buildings', 'hexsides', 'areas', 'names'])

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
