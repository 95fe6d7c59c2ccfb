import { scaleLinear } from 'd3-scale'
import type { PointFigures } from '../victory-points.ts'
import { type Drawing, draw, path, text, title } from './drawing.ts'

const [ROW, TOP, AXIS] = [58, 8, 26] as const

/** The victory points of each side: from the least to the most a line, half of the games a box, and the median across it. */
export function pointsChart({ sides }: PointFigures, names: readonly string[], width: number): Drawing {
  const most = Math.max(1, ...sides.map((spread) => spread.most))
  const x = scaleLinear([0, most], [14, width - 14]).nice(6)
  const bottom = TOP + sides.length * ROW
  const rules = x
    .ticks(6)
    .filter(Number.isInteger)
    .map((tick) => [
      draw('path', { class: 'rule', d: path`M${x(tick)} ${TOP}V${bottom}` }),
      text('tick', x(tick), bottom + 18, String(tick)),
    ])
  const boxes = sides.map(({ least, lowerQuarter, median, upperQuarter, most: greatest }, side) => {
    const middle = TOP + side * ROW + ROW / 2
    const words = `${names[side]}: ${least} to ${greatest} points, half of the games ${lowerQuarter} to ${upperQuarter}, median ${median}`
    const box = {
      x: x(lowerQuarter),
      y: middle - 14,
      width: Math.max(2, x(upperQuarter) - x(lowerQuarter)),
      height: 28,
    }
    return [
      draw('path', { class: `curve c${side}`, d: path`M${x(least)} ${middle}H${x(greatest)}` }),
      draw('rect', { class: `s${side} l0`, ...box }, title(words)),
      draw('path', { class: 'whisker', d: path`M${x(median)} ${middle - 18}V${middle + 18}` }),
    ]
  })
  return draw(
    'svg',
    { class: 'chart', viewBox: `0 0 ${width} ${bottom + AXIS}`, role: 'img' },
    title('Victory points of each side'),
    rules,
    boxes,
  )
}
