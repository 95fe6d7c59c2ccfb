import { DIRECTIONS } from '../board/hex-grid.ts'
import { NOWHERE } from '../board/nowhere.ts'
import { type HexBoardPortrait, lookOf } from '../engine/portrait.ts'
import { coursesOf, pathThrough, type Way } from './courses.ts'
import { tinted } from './ground/washes.ts'
import type { HexLayout } from './hex-layout.ts'
import { box, lines, type Point, type Shape } from './shapes.ts'
import { curveThrough, ribbon, swelling } from './table/curves.ts'
import type { Theme } from './theme.ts'

/** How far water strays from the middle of a side. */
export const WATER_SWAY = 8
/** Roads are laid out, but the land is not. */
export const ROAD_SWAY = 2.5

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
  const courses = coursesOf(board.waters, board, layout, WATER_SWAY)
  const strokes = board.waters.map(({ wide }, i): Shape[] => {
    const course = courses[i]!
    const width = wide ? 18 : 7.5
    const { water, waterEdge } = tinted(theme, lookOf(board, wide ? 'river' : 'stream'))
    const springs = wide ? [] : springsOf(board.waters[i]!, course, board, layout)
    if (springs.length > 0) {
      const line = curveThrough(course, false)
      const band = (across: number) => lines(ribbon(line, across, swelling(springs)))
      return [
        { kind: 'path', d: band(width + 2), fill: waterEdge },
        { kind: 'path', d: band(width), fill: water },
      ]
    }
    const d = pathThrough(course)
    return [
      { kind: 'path', d, stroke: waterEdge, width: width + 2 },
      { kind: 'path', d, stroke: water, width },
    ]
  })
  // All banks first: where waters meet, no bank lies across.
  return [...pools, ...strokes.map(([bank]) => bank!), ...strokes.flatMap((shapes) => shapes.slice(1))]
}

/** Where a brook begins or ends on dry land: neither at the edge of the board nor in other water. */
function springsOf(own: Way, course: readonly Point[], board: HexBoardPortrait, layout: HexLayout): Point[] {
  const patternOf = (hex: number) => lookOf(board, board.ground[hex] ?? '')?.pattern ?? ''
  const isWet = (hex: number) => STILL.has(patternOf(hex)) || FLOWING.has(patternOf(hex))
  const isSpring = (hex: number | undefined) => {
    if (hex === undefined || STILL.has(patternOf(hex))) return false
    const around = DIRECTIONS.map((_, direction) => layout.grid.neighbour(hex, direction))
    return (
      !around.some((near) => near === NOWHERE || (isWet(near) && !own.hexes.includes(near))) &&
      !board.waters.some((other) => other !== own && other.hexes.includes(hex))
    )
  }
  return [
    ...(isSpring(own.hexes[0]) ? course.slice(0, 1) : []),
    ...(isSpring(own.hexes.at(-1)) ? course.slice(-1) : []),
  ]
}

const FLOWING: ReadonlySet<string> = new Set(['stream', 'river'])
const STILL: ReadonlySet<string> = new Set(['lake', 'ice', 'marsh', 'bog'])

/** Roads, edges first, so that they join without lines across. */
export function drawRoads(board: HexBoardPortrait, layout: HexLayout, theme: Theme): Shape[] {
  const d = coursesOf(board.roads, board, layout, ROAD_SWAY).map(pathThrough).join('')
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
