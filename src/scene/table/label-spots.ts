import type { NameStyle } from '../labels.ts'
import type { Point, Rect } from '../shapes.ts'
import { boundsOf } from './curves.ts'
import { depthIn } from './rings.ts'
import { widthIn } from './text-width.ts'

/** What is to be written: its lines in one style, and below them perhaps another in its own. */
export type Label = {
  readonly lines: readonly string[]
  readonly style: NameStyle
  readonly foot?: { readonly text: string; readonly style: NameStyle }
}

/** Where a label could be: its middle, how it is turned, and how much worse that is than the best place. */
export type Spot = { readonly at: Point; readonly turn: number; readonly cost: number }

/** Lines lie so far apart, in sizes of their letters. */
const LEADING = 1.15

export const sizeOf = ({ lines, style, foot }: Label) => ({
  width: Math.max(...lines.map((line) => widthIn(style, line)), foot ? widthIn(foot.style, foot.text) : 0),
  height: (lines.length + (foot ? 1 : 0)) * style.size * LEADING,
})

/** The room that a label takes; turned, as a chain of small boxes. */
export function boxesOf(label: Label, { at: [x, y], turn }: Spot): Rect[] {
  const { width, height } = sizeOf(label)
  if (turn === 0) return [{ x: x - width / 2, y: y - height / 2, width, height }]
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const count = Math.ceil(width / height)
  return Array.from({ length: count }, (_, i) => {
    const along = ((i + 0.5) / count - 0.5) * width
    return { x: x + cos * along - height / 2, y: y + sin * along - height / 2, width: height, height }
  })
}

/** Where the middle of each line is written. */
export function linesOf({ lines, style, foot }: Label, { at: [x, y] }: Spot) {
  const all = [...lines.map((text) => ({ text, style })), ...(foot ? [foot] : [])]
  return all.map((line, i) => {
    const at: Point = [x, y + (i - (all.length - 1) / 2) * style.size * LEADING]
    return { ...line, at }
  })
}

/** Beside a box: below, above, to the right and left, and at its corners. */
export function spotsAround(label: Label, box: Rect, gap = 2): Spot[] {
  const { width, height } = sizeOf(label)
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2]
  const [across, up] = [(box.width + width) / 2 + gap + 1, (box.height + height) / 2 + gap]
  const places: [number, number][] = [
    ...([
      [0, up],
      [0, -up],
      [across, 0],
      [-across, 0],
      [across * 0.6, up],
      [-across * 0.6, up],
    ] as [number, number][]),
    ...([
      [across * 0.6, -up],
      [-across * 0.6, -up],
      [across, up * 0.7],
      [-across, up * 0.7],
    ] as [number, number][]),
    ...([
      [across, -up * 0.7],
      [-across, -up * 0.7],
      [0, up * 1.5],
      [0, -up * 1.5],
    ] as [number, number][]),
    ...([
      [across * 1.3, 0],
      [-across * 1.3, 0],
    ] as [number, number][]),
  ]
  return places.map(([dx, dy], i) => ({ at: [cx + dx, cy + dy], turn: 0, cost: i * 14 }))
}

/** Inside an outline, best in its midst; along it, where it is long and narrow. */
export function spotsInside(label: Label, outline: readonly Point[]): Spot[] {
  const { width } = sizeOf(label)
  const ring = outline.filter((_, i) => i % 3 === 0)
  const bounds = boundsOf(outline)
  const middle: Point = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2]
  const { turn, isLong } = axisOf(outline)
  const turns = isLong && Math.abs(turn) > 8 && Math.abs(turn) < 50 ? [turn, 0] : [0]
  const steps = 8
  return turns.flatMap((own, rank) =>
    Array.from({ length: (steps + 1) ** 2 }, (_, i): Spot => {
      const at: Point = [
        bounds.x + ((i % (steps + 1)) / steps) * bounds.width,
        bounds.y + (Math.floor(i / (steps + 1)) / steps) * bounds.height,
      ]
      const [dx, dy] = [Math.cos((own * Math.PI) / 180), Math.sin((own * Math.PI) / 180)]
      const ends = [-0.5, 0, 0.5].map((share): Point => [at[0] + share * dx * width, at[1] + share * dy * width])
      const out = ends.reduce((sum, end) => sum + Math.max(0, 4 - depthIn(ring, end)), 0) / ends.length
      const away = Math.hypot(at[0] - middle[0], at[1] - middle[1])
      return { at, turn: own, cost: away * 0.8 + out * width * 0.4 + rank * 60 }
    }),
  )
}

/** The direction in which an outline is longest, in degrees from the east, and whether it is much longer than wide. */
function axisOf(outline: readonly Point[]): { turn: number; isLong: boolean } {
  const mean = (axis: 0 | 1) => outline.reduce((sum, at) => sum + at[axis], 0) / outline.length
  const [mx, my] = [mean(0), mean(1)]
  let [xx, yy, xy] = [0, 0, 0]
  for (const [x, y] of outline) {
    xx += (x - mx) ** 2
    yy += (y - my) ** 2
    xy += (x - mx) * (y - my)
  }
  const spread = Math.hypot((xx - yy) / 2, xy)
  const [long, short] = [(xx + yy) / 2 + spread, (xx + yy) / 2 - spread]
  return { turn: (Math.atan2(2 * xy, xx - yy) / 2) * (180 / Math.PI), isLong: long > 4 * short }
}
