import type { Point } from '../../../src/scene/shapes.ts'
import type { Pen } from '../../canvas/pen.ts'

/** The radius of a mark, in pixels of the page. */
const SIZE = 7

/** Each point of the picture as a ring, with a line to the disc where it belongs; pairs are numbered. */
export function drawAligning(pen: Pen, points: readonly Point[]): void {
  const { context, theme } = pen
  for (const [i, point] of points.entries()) {
    const [x, y] = pen.at(point)
    const isPicture = i % 2 === 0
    const target = isPicture ? points[i + 1] : undefined
    if (target) {
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(...pen.at(target))
      pen.stroke(theme.mark, 1.5, [4, 4])
    }
    context.beginPath()
    context.arc(x, y, SIZE, 0, 2 * Math.PI)
    if (!isPicture) pen.fill(theme.mark, 1)
    pen.stroke(theme.mark, 2)
    pen.write(String(Math.floor(i / 2) + 1), [x, y - SIZE - 9], 13)
  }
}
