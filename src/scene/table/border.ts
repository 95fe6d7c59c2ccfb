import { mix } from '../../board/colours.ts'
import { box, type Rect, round, type Shape } from '../shapes.ts'
import { type TableLayout, TENTH } from '../table-layout.ts'
import type { Theme } from '../theme.ts'

/** Marks and numbers lie so many tenths apart: six inches. */
const STEP = 60
/** The border has a light line, and around it a band in black and white by which inches are counted. */
const [BAND, AWAY] = [4, 2.5]
/** How wide it is in all: roads lead through it. */
export const BORDER = BAND + AWAY
/** How large the crosses are where the lines of six inches meet. */
const CROSS = 5
const NUMBER_SIZE = 9

/** Small crosses every six inches to judge distances by, and the border of the map. */
export function drawBorder(layout: TableLayout, theme: Theme): Shape[] {
  const frame = layout.frame(0)
  const line = mix(theme.ink, theme.paper, 0.25)
  const [across, up] = [steps(layout.width), steps(layout.height)]
  const crosses = across.flatMap((x) =>
    up.map((y) => {
      const [px, py] = [frame.x + x, frame.y + frame.height - y]
      return `M${px - CROSS} ${py}h${2 * CROSS}M${px} ${py - CROSS}v${2 * CROSS}`
    }),
  )
  return [
    ...(crosses.length > 0
      ? [{ kind: 'path' as const, d: crosses.join(''), stroke: theme.faint, width: 0.7, opacity: 0.7 }]
      : []),
    { kind: 'path', d: outline(frame), stroke: line, width: 0.9 },
    { kind: 'path', d: bandOf(layout), fill: line },
    { kind: 'path', d: outline(layout.frame(AWAY)) + outline(layout.frame(BORDER)), stroke: line, width: 0.7 },
  ]
}

/** Inches along all edges, outside the border. */
export function drawInches(layout: TableLayout, theme: Theme): Shape[] {
  const { x, y, width, height } = layout.frame(BORDER)
  const own = layout.frame(0)
  const write = (left: number, top: number, length: number): Shape => ({
    kind: 'text',
    x: left,
    y: top,
    text: String(Math.round(length / TENTH) / 10),
    size: NUMBER_SIZE,
    fill: theme.faint,
    anchor: 'middle',
  })
  return [
    ...steps(layout.width).flatMap((at) => [write(own.x + at, y - 3.5, at), write(own.x + at, y + height + 10, at)]),
    ...steps(layout.height).flatMap((at) => [
      write(x - 8.5, own.y + own.height - at + 3.2, at),
      write(x + width + 8.5, own.y + own.height - at + 3.2, at),
    ]),
  ]
}

/** Every other six inches of the band are dark; those on opposite edges alike. */
function bandOf(layout: TableLayout): string {
  const { x, y, width, height } = layout.frame(0)
  const pieces = (length: number) => {
    const ends = [0, ...steps(length), length]
    return ends.slice(1).flatMap((end, i) => (i % 2 === 0 ? [[ends[i]!, end - ends[i]!] as const] : []))
  }
  const bar = (left: number, top: number, wide: number, high: number) =>
    `M${round(left)} ${round(top)}h${round(wide)}v${round(high)}h${round(-wide)}Z`
  return [
    ...pieces(width).flatMap(([at, long]) =>
      [y - AWAY - BAND, y + height + AWAY].map((top) => bar(x + at, top, long, BAND)),
    ),
    ...pieces(height).flatMap(([at, long]) =>
      [x - AWAY - BAND, x + width + AWAY].map((left) => bar(left, y + height - at - long, BAND, long)),
    ),
  ].join('')
}

const outline = ({ x, y, width, height }: Rect) => box([x + width / 2, y + height / 2], width, height)

/** Where six inches, twelve and so on end along an edge, its own end left out. */
const steps = (length: number) =>
  Array.from({ length: Math.max(0, Math.ceil(length / (STEP * TENTH)) - 1) }, (_, i) => (i + 1) * STEP * TENTH)
