import { memoize } from '../../board/memoize.ts'
import { type GroundLook, lookOf, type TableBoardPortrait } from '../../engine/portrait.ts'
import { layoutOf } from '../layout.ts'
import type { Point, Rect } from '../shapes.ts'
import { type TableLayout, TENTH } from '../table-layout.ts'
import { curveThrough, distance, winding } from './curves.ts'
import type { Plot } from './plants.ts'
import { clip, depthIn, distanceTo } from './rings.ts'

/** A road or a watercourse in the picture: many points, and how wide it is to be drawn. */
export type Course = {
  readonly name: string | undefined
  readonly line: readonly Point[]
  /** The same led on beyond the edge, where it ends there: to be cut off at the border of the map. */
  readonly led: readonly Point[]
  /** Those of its ends that lie on the table; others lead off it. */
  readonly ends: readonly Point[]
  readonly width: number
}

/** What lies on a table, in the picture: all that can be known of it without colours. */
export type Survey = {
  readonly frame: Rect
  readonly plots: readonly (Plot & GroundLook & { readonly name: string | undefined })[]
  readonly roads: readonly Course[]
  readonly lanes: readonly Course[]
  /** `ground` is how wide a water is in the rules: what is wet around it. At its springs it begins. */
  readonly waters: readonly (Course & { readonly ground: number; readonly springs: readonly Point[] })[]
  readonly bridges: readonly {
    readonly at: Point
    readonly turn: number
    readonly length: number
    readonly width: number
  }[]
}

/** Rulebooks make roads and brooks as wide as what stands on them; on a map they are so narrow. */
const [ROAD, LANE, BROOK] = [0.32, 0.3, 0.22]
/** How far courses are led beyond the edge: further than any of them is wide. */
const BEYOND = 100

/** A table as it is in pictures: worked out once, however often it is drawn. */
export const surveyOf = memoize((board: TableBoardPortrait) => survey(board, layoutOf(board)))

export function survey(board: TableBoardPortrait, layout: TableLayout): Survey {
  const course = (
    { name, points, width }: Omit<TableBoardPortrait['waters'][number], 'wide'>,
    share: number,
    isBrook = false,
  ): Course => {
    const corners = points.map((point) => layout.on(point))
    const line = curveThrough(isBrook ? winding(corners) : corners, false)
    return { name, ...led(line, layout), width: width * TENTH * share }
  }
  const roads = board.roads.filter(({ isPoor }) => !isPoor).map((road) => course(road, ROAD))
  const lanes = board.roads.filter(({ isPoor }) => isPoor).map((road) => course(road, LANE))
  const plots = board.patches.flatMap(({ ground, name, ring }) => {
    const look = lookOf(board, ground)
    if (!look) return []
    const corners = ring.map((corner) => layout.on(corner))
    // A soft outline may bulge over the edge.
    return [{ ...look, name, corners, outline: clip(curveThrough(corners, true), layout.frame(0)) }]
  })
  const streams = board.waters.map((water) => ({
    ...course(water, water.wide ? 1 : BROOK, !water.wide),
    ground: water.width * TENTH,
  }))
  const ponds = plots.filter(({ pattern }) => pattern === 'river' || pattern === 'stream')
  const waters = streams.map((water) => {
    const others = streams.filter((other) => other !== water)
    const springs = water.ends.filter(
      (end) =>
        ponds.every(({ outline }) => depthIn(outline, end) < -NEAR) &&
        others.every(({ line }) => distanceTo(line, end) > NEAR),
    )
    return { ...water, springs }
  })
  return {
    frame: layout.frame(0),
    plots,
    roads,
    lanes,
    waters,
    bridges: board.bridges.map(({ at, facing }) => {
      const place = layout.on(at)
      const road = nearest([...roads, ...lanes], place)
      const water = nearest(waters, place)
      return {
        at: road?.at ?? place,
        turn: road?.turn ?? facing - 90,
        length: (water?.course.width ?? 0) + 13,
        width: road?.course.width ?? 6,
      }
    }),
  }
}

/** No road is further from its bridge, and no brook from the water that it comes out of. */
const NEAR = 40

/** Which course comes nearest to a place, where it does, and in which direction it goes there. */
function nearest(courses: readonly Course[], place: Point) {
  let [best, least]: [{ course: Course; at: Point; turn: number } | undefined, number] = [undefined, NEAR]
  for (const course of courses) {
    for (let i = 1; i < course.line.length; i++) {
      const [from, to] = [course.line[i - 1]!, course.line[i]!]
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const along = ((place[0] - from[0]) * dx + (place[1] - from[1]) * dy) / (dx * dx + dy * dy || 1)
      const share = Math.max(0, Math.min(1, along))
      const at: Point = [from[0] + share * dx, from[1] + share * dy]
      if (distance(at, place) >= least) continue
      least = distance(at, place)
      best = { course, at, turn: (Math.atan2(dy, dx) * 180) / Math.PI }
    }
  }
  return best
}

/** Leads a line that ends at the edge through it. */
function led(line: readonly Point[], layout: TableLayout): Pick<Course, 'line' | 'led' | 'ends'> {
  const { x, y, width, height } = layout.frame(0)
  const isAtEdge = ([px, py]: Point) => px <= x + 1 || py <= y + 1 || px >= x + width - 1 || py >= y + height - 1
  const onward = (from: Point | undefined, to: Point | undefined): Point[] => {
    if (!from || !to || !isAtEdge(to)) return []
    const length = distance(from, to) || 1
    return [[to[0] + ((to[0] - from[0]) / length) * BEYOND, to[1] + ((to[1] - from[1]) / length) * BEYOND]]
  }
  return {
    line,
    led: [...onward(line[1], line[0]), ...line, ...onward(line.at(-2), line.at(-1))],
    ends: [line[0], line.at(-1)].filter((end) => end !== undefined).filter((end) => !isAtEdge(end)),
  }
}
