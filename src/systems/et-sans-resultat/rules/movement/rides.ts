import { memoize } from '../../../../board/memoize.ts'
import { placeAfter, type Walk, walkThrough } from '../../../../board/table/line-walk.ts'
import { type Point, squaredDistance } from '../../../../board/table/point.ts'
import { ALLOWANCE } from '../../format/index.ts'
import type { Battlefield } from '../battlefield.ts'
import { costOn, type Gait, gaitOfGenerals, isBarred, isInDense, marksUnder } from './rates.ts'

/** How commanders get where they are needed: straight, or by roads and around their bends (3.7). */

/** What ends a ride: being there, or what stops it on the way. */
type RideEnd = 'there' | 'points' | 'dense' | 'ground'

/** How far somebody gets on a way, in steps, and what it has cost him. */
type Ride = { readonly walk: Walk; readonly step: number; readonly spent: number; readonly end: RideEnd }

/** 7.1, 7.3: a ride through some points as far as the points of a turn, the edge of dense ground or closed ground let it. */
export function ride(field: Battlefield, points: readonly Point[], allowance = ALLOWANCE): Ride {
  const { ground } = field
  const gait = gaitOfGenerals(field)
  const walk = walkThrough(points)
  let [step, spent] = [0, 0]
  let wasDense = isInDense(gait, marksUnder(ground, ...points[0]!))
  while (step < walk.steps) {
    const marks = marksUnder(ground, ...placeAfter(walk, step + 1))
    if (isBarred(gait, marks)) return { walk, step, spent, end: 'ground' }
    const cost = costOn(gait, marks)
    if (spent + cost > allowance) return { walk, step, spent, end: 'points' }
    step++
    spent += cost
    const isDense = isInDense(gait, marks)
    if (isDense !== wasDense && step < walk.steps) return { walk, step, spent, end: 'dense' }
    wasDense = isDense
  }
  return { walk, step, spent, end: 'there' }
}

/** The quickest ways from a place: to each other place one, cut where a turn ends. */
export function waysFrom(field: Battlefield, from: Point): (to: Point) => Point[] {
  const roads = roadsOf(field)
  const { cost, previous } = reach(field, roads, from)
  return (to) => {
    let [least, last] = [legCost(field, from, to), -1]
    for (const point of nearestPoints(roads, to)) {
      if (cost[point]! >= least) continue
      const whole = cost[point]! + legCost(field, roads.points[point]!, to)
      if (whole < least) [least, last] = [whole, point]
    }
    const way: Point[] = [to]
    for (let point = last; point >= 0; point = previous[point]!) way.unshift(roads.points[point]!)
    return cutShort(field, straighten([from, ...way]))
  }
}

/** 3.7: the most legs of a ride. */
export const MOST_LEGS = 8

/** A way without its first point, as far as somebody gets on it. */
function cutShort(field: Battlefield, points: readonly Point[]): Point[] {
  const legs = points.slice(0, MOST_LEGS + 1)
  const { walk, step, end } = ride(field, legs)
  if (end === 'there') return legs.slice(1)
  // The way to a point on the way is walked a little otherwise: it is rounded to tenths.
  for (let back = step; back > 0; back--) {
    const passed = legs.filter((_, i) => i > 0 && walk.distances[i]! * walk.steps < back * walk.distances.at(-1)!)
    const cut = [...passed, placeAfter(walk, back)]
    if (ride(field, [points[0]!, ...cut]).end === 'there') return cut
  }
  return [points[0]!]
}

/** Leaves out the points that lie on the straight between those before and after them. */
function straighten(points: readonly Point[]): Point[] {
  const kept: Point[] = [points[0]!]
  let from = 0
  for (let to = 2; to < points.length; to++) {
    const isStraight = points.slice(from + 1, to).every((point) => isOnLine(points[from]!, points[to]!, point))
    if (isStraight) continue
    from = to - 1
    kept.push(points[from]!)
  }
  kept.push(points.at(-1)!)
  return kept
}

/** Within a tenth of the line through two points. */
function isOnLine([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): boolean {
  const across = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
  return across * across <= (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
}

/** Points of roads are so far apart at most, in tenths; where those of two roads are so near, the roads meet. */
const [SPACED, MEETING] = [10, 6]
/** From so many of the nearest points of roads somebody gets onto them, or off. */
const NEAREST = 6

type Link = { readonly to: number; readonly cost: number }
type Roads = { readonly points: readonly Point[]; readonly links: readonly (readonly Link[])[] }

const roadsOf = memoize((field: Battlefield): Roads => {
  const points: Point[] = []
  const links: Link[][] = []
  const link = (a: number, b: number) => {
    const cost = legCost(field, points[a]!, points[b]!)
    links[a]!.push({ to: b, cost })
    links[b]!.push({ to: a, cost })
  }
  for (const { kind, line } of field.ground.features) {
    if (!line || (kind !== 'road' && kind !== 'poor-road')) continue
    const first = points.length
    for (const point of spaced(line).filter(([x, y]) => field.ground.isOnTable(x, y))) {
      const place = points.push(point) - 1
      links.push([])
      if (place > first) link(place - 1, place)
      for (let other = 0; other < first; other++) {
        if (squaredDistance(points[other]!, point) <= MEETING * MEETING) link(other, place)
      }
    }
  }
  return { points, links }
})

/** The points of a line, and others between them. */
function spaced(line: readonly Point[]): Point[] {
  const found: Point[] = [line[0]!]
  for (let i = 1; i < line.length; i++) {
    const walk = walkThrough([line[i - 1]!, line[i]!])
    for (let step = SPACED; step < walk.steps; step += SPACED) found.push(placeAfter(walk, step))
    found.push(line[i]!)
  }
  return found
}

/** What a straight ride costs: a turn more for each time that dense ground halts it; endless where it is closed. */
function legCost(field: Battlefield, from: Point, to: Point): number {
  const { ground } = field
  const gait: Gait = gaitOfGenerals(field)
  const walk = walkThrough([from, to])
  let spent = 0
  let wasDense = isInDense(gait, marksUnder(ground, ...from))
  for (let step = 1; step <= walk.steps; step++) {
    const marks = marksUnder(ground, ...placeAfter(walk, step))
    if (isBarred(gait, marks)) return Number.POSITIVE_INFINITY
    const isDense = isInDense(gait, marks)
    spent += costOn(gait, marks) + (isDense === wasDense ? 0 : ALLOWANCE)
    wasDense = isDense
  }
  return spent
}

function nearestPoints({ points }: Roads, to: Point): number[] {
  const best: { place: number; square: number }[] = []
  points.forEach((point, place) => {
    const square = squaredDistance(point, to)
    if (best.length === NEAREST && square >= best.at(-1)!.square) return
    best.push({ place, square })
    best.sort((a, b) => a.square - b.square || a.place - b.place)
    if (best.length > NEAREST) best.pop()
  })
  return best.map(({ place }) => place)
}

/** What each point of the roads costs from a place, and by which point one gets there: -1 for straight from it. */
function reach(field: Battlefield, roads: Roads, from: Point): { cost: number[]; previous: number[] } {
  const { points, links } = roads
  const cost: number[] = points.map(() => Number.POSITIVE_INFINITY)
  const previous = points.map(() => -1)
  for (const place of nearestPoints(roads, from)) cost[place] = legCost(field, from, points[place]!)
  const isDone = new Uint8Array(points.length)
  for (;;) {
    let nearest = -1
    for (let place = 0; place < points.length; place++) {
      if (isDone[place] === 0 && cost[place]! < (cost[nearest] ?? Number.POSITIVE_INFINITY)) nearest = place
    }
    if (nearest < 0) return { cost, previous }
    isDone[nearest] = 1
    for (const { to, cost: leg } of links[nearest]!) {
      if (cost[nearest]! + leg >= cost[to]!) continue
      cost[to] = cost[nearest]! + leg
      previous[to] = nearest
    }
  }
}
