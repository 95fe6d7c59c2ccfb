import { type Lettering, letterWidth } from './lettering.ts'
import type { Letter, Point, Rect } from './shapes.ts'

/**
 * A line to write along: points close to each other, from the left to the right, how far along each lies, and where the line
 * leads just before it. Each is asked for again and again, as names are tried in many places.
 */
export type Guide = {
  readonly points: readonly Point[]
  readonly lengths: readonly number[]
  readonly length: number
  readonly headings: readonly Heading[]
}

/** A direction: in degrees from the level, and as a vector of length 1. */
type Heading = { readonly turn: number; readonly cos: number; readonly sin: number }

/** How far apart the points of a guide are. */
const STEP = 6

/** Guides along a course of points, without its corners, each so far to its right; turned so that it is read from the south. */
export function guidesAlong(course: readonly Point[], asides: readonly number[]): Guide[] {
  const [first, last] = [course[0], course.at(-1)]
  const isBackward =
    first && last && (last[0] < first[0] - 4 || (Math.abs(last[0] - first[0]) <= 4 && last[1] > first[1]))
  const way = smooth(isBackward ? course.toReversed() : course)
  return asides.map((aside) => {
    const points: Point[] = []
    const lengths: number[] = []
    let length = 0
    for (let i = 0; i < way.length; i++) {
      const [from, to] = [way[Math.max(0, i - 2)]!, way[Math.min(way.length - 1, i + 2)]!]
      const share = aside / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1)
      const x = way[i]![0] - (to[1] - from[1]) * share
      const y = way[i]![1] + (to[0] - from[0]) * share
      if (i > 0) length += Math.hypot(x - points[i - 1]![0], y - points[i - 1]![1])
      points.push([x, y])
      lengths.push(length)
    }
    return { points, lengths, length, headings: points.map((_, i) => headingBefore(i, points)) }
  })
}

function headingBefore(i: number, points: readonly Point[]): Heading {
  const [from, to] = [points[Math.max(0, i - 2)]!, points[Math.min(points.length - 1, i + 1)]!]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dy) || 1
  return { turn: (Math.atan2(dy, dx) * 180) / Math.PI, cos: dx / long, sin: dy / long }
}

/**
 * The letters of a text along a guide from so far on, and how much that costs; nothing where it bends too much to be read, or
 * costs more than there is to spend.
 */
export function lettersAlong(
  text: string,
  guide: Guide,
  from: number,
  { size, lettering, spacing }: { readonly size: number; readonly lettering: Lettering; readonly spacing: number },
  costOf: (box: Rect) => number,
  most: number,
): { readonly letters: readonly Letter[]; readonly boxes: readonly Rect[]; readonly cost: number } | undefined {
  const found: Letter[] = []
  const boxes: Rect[] = []
  const { points, lengths, headings } = guide
  let [along, cost, before] = [from, 0, Number.NaN]
  let i = Math.max(1, firstBeyond(from, lengths))
  for (const letter of text) {
    const own = letterWidth(letter, size, lettering)
    const middle = along + own / 2
    while (i < points.length - 1 && lengths[i]! < middle) i++
    const share = (middle - lengths[i - 1]!) / (lengths[i]! - lengths[i - 1]! || 1)
    const [a, b] = [points[i - 1]!, points[i]!]
    const [x, y] = [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
    const { turn, cos, sin } = headings[i]!
    const change = Number.isNaN(before) ? 0 : Math.abs(turn - before)
    if (change > SHARPEST || Math.abs(turn) > STEEPEST) return undefined
    before = turn
    const box = { x: x - size * 0.4, y: y - size * 0.45, width: size * 0.8, height: size * 0.9 }
    cost += change * BEND + costOf(box)
    if (cost >= most) return undefined
    // The line goes through the middle of small letters.
    const down = size * 0.24
    found.push([x - (cos * own) / 2 - sin * down, y - (sin * own) / 2 + cos * down, turn])
    boxes.push(box)
    along += own + spacing
  }
  return { letters: found, boxes, cost }
}

/** The first of ascending numbers that is not below a limit, or the last. */
function firstBeyond(limit: number, ascending: readonly number[]): number {
  let [low, high] = [0, ascending.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ascending[middle]! < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** How bad a bend of a degree is. */
const BEND = 0.3
/** From letter to letter, and from the level. */
const [SHARPEST, STEEPEST] = [16, 88]

/** Whether each letter of a text is one character, so that it can be placed by itself: Latin, Greek and Cyrillic. */
export const isPlaceable = (text: string) => /^[\u0020-\u02af\u0370-\u052f\u1e00-\u1eff\u2010-\u2027]*$/.test(text)

/** Points close to each other along a course, its bends evened out as a hand does that letters a map. */
function smooth(course: readonly Point[]): Point[] {
  const dense: Point[] = []
  for (let i = 1; i < course.length; i++) {
    const [[ax, ay], [bx, by]] = [course[i - 1]!, course[i]!]
    const steps = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / STEP))
    for (let n = i === 1 ? 0 : 1; n <= steps; n++)
      dense.push([ax + ((bx - ax) * n) / steps, ay + ((by - ay) * n) / steps])
  }
  const reach = 7
  return dense.map((_, i) => {
    const near = Math.min(reach, i, dense.length - 1 - i)
    let x = 0
    let y = 0
    for (let k = i - near; k <= i + near; k++) {
      x += dense[k]![0]
      y += dense[k]![1]
    }
    return [x / (2 * near + 1), y / (2 * near + 1)]
  })
}
