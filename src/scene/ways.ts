import { type HexBoardPortrait, lookOf } from '../engine/portrait.ts'
import { tinted } from './ground/washes.ts'
import { APOTHEM, type HexLayout } from './hex-layout.ts'
import { jitter } from './jitter.ts'
import { box, type Point, point, type Shape } from './shapes.ts'
import type { Theme } from './theme.ts'

/** Brooks and rivers: soft curves through the sides of the hexes, so that they join; and single hexes of water. */
export function drawWaters(
  board: HexBoardPortrait,
  layout: HexLayout,
  theme: Theme,
  within: readonly number[],
): Shape[] {
  const onCourse = new Set(board.waters.flatMap(({ hexes }) => hexes))
  const pools = within.flatMap((hex): Shape[] => {
    const look = lookOf(board, board.ground[hex] ?? '')
    if ((look?.pattern !== 'stream' && look?.pattern !== 'river') || onCourse.has(hex)) return []
    const { water, waterEdge } = tinted(theme, look)
    return [{ kind: 'path', d: layout.outline(hex, 8), fill: water, stroke: waterEdge, width: 1 }]
  })
  const courses = board.waters.flatMap(({ hexes, wide }): Shape[] => {
    const d = curve(hexes, layout, 9)
    const width = wide ? 20 : 8
    const { water, waterEdge } = tinted(theme, lookOf(board, wide ? 'river' : 'stream'))
    return [
      { kind: 'path', d, stroke: waterEdge, width: width + 2 },
      { kind: 'path', d, stroke: water, width },
      { kind: 'path', d, stroke: waterEdge, width: 0.7, dash: [7, 9], opacity: 0.7 },
    ]
  })
  return [...pools, ...courses]
}

/** Roads, edges first, so that they join without lines across. */
export function drawRoads(board: HexBoardPortrait, layout: HexLayout, theme: Theme): Shape[] {
  const d = board.roads.map(({ hexes }) => curve(hexes, layout, 0)).join('')
  if (d === '') return []
  return [
    { kind: 'path', d, stroke: theme.roadEdge, width: 7.5 },
    { kind: 'path', d, stroke: theme.road, width: 5 },
  ]
}

/** Bridges lie along the road that crosses, or across the water. */
export function drawBridges(
  board: HexBoardPortrait,
  layout: HexLayout,
  theme: Theme,
  within: readonly number[],
): Shape[] {
  return within.flatMap((hex): Shape[] => {
    const look = lookOf(board, board.ground[hex] ?? '')
    if (look?.pattern !== 'bridge') return []
    const { road, roadEdge } = tinted(theme, look)
    const [x, y] = layout.centre(hex)
    const turn = angleOf(board.roads, hex, layout) ?? (angleOf(board.waters, hex, layout) ?? 0) + 90
    const planks = [-12, -6, 0, 6, 12].map((at) => `M${at} -7v14`).join('')
    return [
      {
        kind: 'group',
        x,
        y,
        turn,
        shapes: [
          { kind: 'path', d: box([0, 0], 34, 15), fill: road, stroke: theme.rampart, width: 1.2 },
          { kind: 'path', d: planks, stroke: roadEdge, width: 1 },
          { kind: 'path', d: 'M-19 -8.5h38M-19 8.5h38', stroke: theme.rampart, width: 2.2 },
        ],
      },
    ]
  })
}

/** How a path runs through a hex, in degrees. */
function angleOf(paths: readonly { readonly hexes: readonly number[] }[], hex: number, layout: HexLayout) {
  for (const { hexes } of paths) {
    const i = hexes.indexOf(hex)
    if (i < 0 || hexes.length < 2) continue
    const [[ax, ay], [bx, by]] = [
      layout.centre(hexes[Math.max(0, i - 1)]!),
      layout.centre(hexes[Math.min(hexes.length - 1, i + 1)]!),
    ]
    return (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
  }
  return undefined
}

/** A curve from the first hex to the last through the middles of the sides between them; `sway` bends it in the hexes. */
function curve(hexes: readonly number[], layout: HexLayout, sway: number): string {
  const at = (hex: number): Point => {
    const [x, y] = layout.centre(hex)
    const chance = jitter(layout.grid.column(hex), layout.grid.row(hex), 6)
    return [x + (chance() - 0.5) * 2 * sway, y + (chance() - 0.5) * 2 * sway]
  }
  const [first, last] = [hexes[0], hexes.at(-1)]
  if (first === undefined || last === undefined || hexes.length < 2) return ''
  const start = edgeBeyond(first, hexes[1]!, layout)
  let d = start ? `M${point(start)}L${point(at(first))}` : `M${point(at(first))}`
  for (let i = 1; i < hexes.length; i++) {
    const middle = layout.between(hexes[i - 1]!, hexes[i]!)
    d += i === 1 ? `L${point(middle)}` : `Q${point(at(hexes[i - 1]!))} ${point(middle)}`
  }
  const end = edgeBeyond(last, hexes.at(-2)!, layout)
  return `${d}${end ? `Q${point(at(last))} ${point(end)}` : `L${point(at(last))}`}`
}

/** A path that ends at the edge of the board leads on to the edge. */
function edgeBeyond(hex: number, before: number, layout: HexLayout): Point | undefined {
  const onward = layout.grid.directionOff(hex, before)
  if (onward === undefined) return undefined
  const [x, y] = layout.centre(hex)
  const angle = ((onward * 60 - 90) * Math.PI) / 180
  return [x + Math.cos(angle) * APOTHEM, y + Math.sin(angle) * APOTHEM]
}
