import { mix } from '../../board/colours.ts'
import { jitter } from '../jitter.ts'
import { lines, type Point, type Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { type Depths, depthAt, linesAt, sound } from './contours.ts'
import { softPath, walk } from './curves.ts'
import { type Drawn, drawnAround } from './drawn.ts'
import type { Plot } from './plants.ts'

/** A slope from one contour to the next is at least so wide, and there are no more of them. */
const [SLOPE, MOST] = [17, 4]
/** Hachures are so far apart along a contour. */
const HACHURES = 4.6

/** Hills as steps of colour, with hachures down their slopes as engravers drew them. */
export function drawHill({ outline }: Plot, theme: Theme): Drawn[] {
  const depths = sound(outline)
  const steps = Math.max(1, Math.min(MOST, Math.floor(depths.deepest / SLOPE)))
  const slope = depths.deepest / (steps + 0.35)
  const levels = Array.from({ length: steps }, (_, i) => (i === 0 ? [outline] : linesAt(depths, i * slope)))
  return levels.flatMap((contours, i) => {
    const d = contours.map((contour) => softPath(contour, true)).join('')
    const colour = mix(theme.hill[0], theme.hill[2], i / MOST)
    const tint: Shape = { kind: 'path', d, fill: mix(theme.paper, colour, 0.85) }
    const long = Math.min(slope * 0.62, 13)
    const strokes = contours.map((contour) => hachures(contour, depths, i * slope, long)).join('')
    const width = i === 0 ? 0.85 : 0.7
    return drawnAround(outline, 2, tint, { kind: 'path', d: strokes, stroke: theme.contour, width, opacity: 0.8 })
  })
}

/** Short strokes from a contour uphill, as if by hand; none at the tips of a ridge, where they would cross. */
function hachures(contour: readonly Point[], depths: Depths, level: number, length: number): string {
  const steps = walk([...contour, contour[0]!], HACHURES)
  // Uphill is to the side on which it is deeper.
  const depth = ({ at, turn }: (typeof steps)[number], side: number) => depthAt(depths, ahead(at, turn + side, 3))
  const side = steps[0] && depth(steps[0], 90) < depth(steps[0], -90) ? -90 : 90
  const chance = jitter(steps.length)
  return steps
    .map(({ at, turn }) => {
      const [lean, from, far] = [(chance() - 0.5) * 9, chance() * 1.6, length * (0.55 + chance() * 0.45)]
      const end = ahead(at, turn + side + lean, far)
      if (depthAt(depths, end) < level + far * UPHILL) return ''
      return lines([ahead(at, turn + side + lean, from), end], false)
    })
    .join('')
}

/** A stroke has to gain so much of its length in height. */
const UPHILL = 0.72

const ahead = ([x, y]: Point, degrees: number, far: number): Point => [
  x + Math.cos((degrees * Math.PI) / 180) * far,
  y + Math.sin((degrees * Math.PI) / 180) * far,
]
