import { stir } from './jitter.ts'
import { lines, type Point, type Shape } from './shapes.ts'
import type { Theme } from './theme.ts'

/** A way of water: straight from point to point, or from the first to the third, bent towards the second. */
export type Reach = { readonly points: readonly Point[]; readonly isCurved: boolean }

/** From stroke to stroke, and from the water to the first of the bank. */
const GAP = 3.6
const CLEAR = 2

/** Strokes down to water of a width on both banks, as gorges are drawn. */
export function drawBanks(reaches: readonly Reach[], width: number, theme: Theme): Shape[] {
  const near = width / 2 + CLEAR
  const strokes = reaches.flatMap(walk).flatMap(({ at: [x, y], across: [nx, ny] }) =>
    [-1, 1].map((bank) => {
      const far = near + 3 + 4 * stir(Math.round(x), Math.round(y), 23 + bank)
      return lines([[x + bank * nx * near, y + bank * ny * near], [x + bank * nx * far, y + bank * ny * far]], false) // biome-ignore format: points
    }),
  )
  return [{ kind: 'path', d: strokes.join(''), stroke: theme.contour, width: 1.1 }]
}

type Step = { readonly at: Point; readonly across: Point }

function walk({ points, isCurved }: Reach): Step[] {
  if (isCurved) return curve(points as readonly [Point, Point, Point])
  return points.slice(1).flatMap((to, i) => curve([points[i]!, halfway(points[i]!, to), to]))
}

/** Steps along a quadratic curve, and the direction across it at each. */
function curve([[ax, ay], [bx, by], [cx, cy]]: readonly [Point, Point, Point]): Step[] {
  const count = Math.max(1, Math.round(Math.hypot(cx - ax, cy - ay) / GAP))
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const s = 1 - t
    const [dx, dy] = [s * (bx - ax) + t * (cx - bx), s * (by - ay) + t * (cy - by)]
    const length = Math.hypot(dx, dy) || 1
    return {
      at: [s * s * ax + 2 * s * t * bx + t * t * cx, s * s * ay + 2 * s * t * by + t * t * cy],
      across: [-dy / length, dx / length],
    }
  })
}

const halfway = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]
