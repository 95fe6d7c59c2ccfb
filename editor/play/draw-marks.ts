import type { Offer } from '../../src/engine/presenter.ts'
import { coveredBy, rectAround } from '../../src/scene/covered.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'
import type { BoardParts } from '../../src/scene/parts.ts'
import { grown, overlap, type Point, type Rect } from '../../src/scene/shapes.ts'
import { FONT } from '../../src/scene/svg.ts'
import type { Pen } from '../canvas/pen.ts'
import { coloursOf } from './colours.ts'

/** Odds are left out where a place is too small for them. */
const SMALLEST_NOTES = 0.45
/** The pale edge of a mark, and a hair of air, in pixels. */
const EDGE = 2.5
/** Smaller letters cannot be read, larger ones are not needed. */
const [SMALLEST, LARGEST] = [9, 14] as const

/** Writes the odds of attacks beside their targets, each on a ground of its own, and over no counter where there is room elsewhere. */
export function drawMarks(pen: Pen, parts: BoardParts, offers: ReadonlyMap<number, Offer>): void {
  if (pen.camera.k < SMALLEST_NOTES) return
  const { layout } = parts
  const marks: Rect[] = []
  for (const [place, { note, mark: text = note }] of offers) {
    const centre = layout.centre(place)
    if (text === undefined || !pen.isInSight(centre)) continue
    const size = Math.max(SMALLEST, Math.min(LARGEST, 12 * pen.camera.k))
    pen.context.font = `bold ${size}px "${FONT}", sans-serif`
    const width = (pen.context.measureText(text).width + size * 0.7 + 2 * EDGE) / pen.camera.k
    const height = (size * 1.35 + 2 * EDGE) / pen.camera.k
    const near = grown(rectAround(centre, 0, 0), FARTHEST * layout.halfWidth + width)
    const taken = [...parts.pieces(near).flatMap(coveredBy), ...marks]
    const box = placeMark({ width, height }, centre, layout, taken)
    marks.push(box)
    drawMark(pen, text, size, box)
  }
}

/** How far out a mark is tried, in halves of a place, and in which directions: as multiples of the half width and height. */
const DISTANCES = [1, 1.35, 1.7, 2.1, 2.6]
const FARTHEST = 2.6
const DIRECTIONS: readonly Point[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0.75, -0.8],
  [-0.75, -0.8],
  [0.75, 0.8],
  [-0.75, 0.8],
]

/** Where a mark covers the least of what is there, and then as near to its place as can be. */
export function placeMark(
  { width, height }: Pick<Rect, 'width' | 'height'>,
  [x, y]: Point,
  { halfWidth, halfHeight }: Pick<BoardLayout, 'halfWidth' | 'halfHeight'>,
  taken: readonly Rect[],
): Rect {
  let [best, least] = [rectAround([x, y - halfHeight], width, height), Number.POSITIVE_INFINITY]
  for (const away of DISTANCES) {
    for (const [dx, dy] of DIRECTIONS) {
      const box = rectAround([x + dx * away * halfWidth, y + dy * away * halfHeight], width, height)
      const covered = taken.reduce((sum, one) => sum + overlap(box, one), 0)
      if (covered < least) [best, least] = [box, covered]
    }
  }
  return best
}

function drawMark(pen: Pen, text: string, size: number, box: Rect): void {
  const { context } = pen
  const { bad: colour } = coloursOf(pen)
  const { x, y, width: across, height: down } = grown(box, -EDGE / pen.camera.k)
  const [width, height] = [across * pen.camera.k, down * pen.camera.k]
  const [left, top] = pen.at([x, y])
  context.font = `bold ${size}px "${FONT}", sans-serif`
  context.beginPath()
  context.roundRect(left, top, width, height, height / 2)
  pen.stroke(colour, 1)
  pen.fill(colour, 1)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = pen.theme.halo
  context.fillText(text, left + width / 2, top + height / 2 + size * 0.06)
}
