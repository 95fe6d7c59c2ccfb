import { box, disc, lines, type Point, round } from '../shapes.ts'
import type { OwnPattern } from './washes.ts'

/** A mark that is repeated all over a piece of ground: lines, and what is filled below them. */
type Mark = { readonly line?: string; readonly area?: string }

export type Motif = {
  /** How far apart the marks are, and how wide a mark reaches. */
  readonly spacing: number
  readonly reach: number
  /** What people have laid out stands in rows. */
  readonly inRows?: boolean
  readonly width: number
  readonly dash?: readonly number[]
  /** What is filled is water, or else a darker shade of the ground. */
  readonly hasPools?: boolean
  readonly draw: (at: Point, chance: () => number) => Mark
}

const turned = ([x, y]: Point, angle: number, points: readonly Point[]) => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return points.map(([px, py]): Point => [x + px * cos - py * sin, y + px * sin + py * cos])
}

/** Patterns that are no more than a fill with marks. */
export const MOTIFS: Readonly<Partial<Record<OwnPattern, Motif>>> = {
  // Long cracks that fork.
  ice: {
    spacing: 25,
    reach: 14,
    width: 0.9,
    draw: (at, chance) => {
      const angle = chance() * Math.PI
      const crack: readonly Point[] = [[-12, 2], [-5, -2], [1, 2], [6, -1], [12, 3]] // biome-ignore format: points
      const fork: readonly Point[] = [[1, 2], [4, 8], [3, 11]] // biome-ignore format: points
      return { line: lines(turned(at, angle, crack), false) + lines(turned(at, angle, fork), false) }
    },
  },
  // Stars with six rays.
  snow: {
    spacing: 17,
    reach: 5,
    width: 1,
    draw: (at, chance) => {
      const angle = chance()
      const ray = (turn: number) => lines(turned(at, angle + turn, [[-3.6, 0], [3.6, 0]]), false) // biome-ignore format: points
      return { line: ray(0) + ray(Math.PI / 3) + ray((2 * Math.PI) / 3) }
    },
  },
  // Grains.
  sand: {
    spacing: 12,
    reach: 5,
    width: 0.1,
    draw: ([x, y], chance) => ({
      area: [0, 1, 2].map(() => disc([x + (chance() - 0.5) * 9, y + (chance() - 0.5) * 9], 0.9)).join(''),
    }),
  },
  // Low tufts that spread like a fan.
  heath: {
    spacing: 16,
    reach: 7,
    width: 1.1,
    draw: ([x, y]) => {
      const from = `M${round(x)} ${round(y + 2.5)}`
      return { line: `${from}l-6 -3${from}l-3.4 -5.4${from}v-6.2${from}l3.4 -5.4${from}l6 -3` }
    },
  },
  // Round bushes on the ground.
  scrub: {
    spacing: 18,
    reach: 8,
    width: 1,
    draw: ([x, y], chance) => {
      const r = 3.6 + chance() * 2
      const bush = `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0Z`
      return { area: bush, line: `${bush}M${round(x - r - 2.5)} ${round(y)}h${round(2 * r + 5)}` }
    },
  },
  // Pools among strokes of peat.
  bog: {
    spacing: 22,
    reach: 11,
    width: 1,
    hasPools: true,
    draw: ([x, y], chance) => {
      const rx = 4 + chance() * 3
      const pool = `M${round(x - rx)} ${round(y)}a${round(rx)} 2.6 0 1 0 ${round(2 * rx)} 0a${round(rx)} 2.6 0 1 0 ${round(-2 * rx)} 0Z`
      const peat = `M${round(x - 9)} ${round(y + 6)}h7M${round(x + 1)} ${round(y + 6)}h9M${round(x - 3)} ${round(y - 6)}h8`
      return { area: pool, line: pool + peat }
    },
  },
  // Stakes with a tendril around each.
  vineyard: {
    spacing: 12.5,
    reach: 7,
    inRows: true,
    width: 1,
    draw: ([x, y]) => ({
      line: `M${round(x)} ${round(y + 5)}v-10M${round(x)} ${round(y + 4)}q5.5 -2 0 -4.5q-5.5 -2 0 -4.5`,
    }),
  },
  // Beds with a plant in the middle of each.
  garden: {
    spacing: 13,
    reach: 7,
    inRows: true,
    width: 0.9,
    draw: (at) => ({ line: box(at, 9, 9), area: disc(at, 2.2) }),
  },
  // Plots behind hedges.
  enclosures: {
    spacing: 22,
    reach: 12,
    inRows: true,
    width: 2.2,
    dash: [0.1, 3.2],
    draw: (at) => ({ line: box(at, 20, 20) }),
  },
  // Crosses on graves.
  cemetery: {
    spacing: 13,
    reach: 6,
    inRows: true,
    width: 1.3,
    draw: ([x, y]) => ({ line: `M${round(x)} ${round(y + 4)}v-8.5M${round(x - 2.8)} ${round(y - 1.6)}h5.6` }),
  },
  // Corners of walls, and what has fallen from them.
  ruins: {
    spacing: 24,
    reach: 13,
    width: 2.2,
    draw: (at, chance) => {
      const angle = Math.floor(chance() * 4) * (Math.PI / 2) + (chance() - 0.5) * 0.4
      const wall: readonly Point[] = [[-8, 5], [-8, -5], [1, -5]] // biome-ignore format: points
      const stump: readonly Point[] = [[5, -5], [8, -5], [8, -1]] // biome-ignore format: points
      const rubble: readonly Point[] = [[-2, 2], [2, 5], [4, 1], [-3, 7]] // biome-ignore format: points
      return {
        line: lines(turned(at, angle, wall), false) + lines(turned(at, angle, stump), false),
        area: turned(at, angle, rubble)
          .map((stone) => box(stone, 2.2, 2.2))
          .join(''),
      }
    },
  },
  // Felled trees with their branches.
  abatis: {
    spacing: 20,
    reach: 12,
    width: 1.4,
    draw: (at, chance) => {
      const angle = -1.1 + chance() * 0.7
      const twig = (x: number, side: number) => lines(turned(at, angle, [[x, 0], [x + 5, side * 5]]), false) // biome-ignore format: points
      const trunk = lines(turned(at, angle, [[-10, 0], [10, 0]]), false) // biome-ignore format: points
      return { line: trunk + twig(-4, 1) + twig(-1, -1) + twig(3, 1) + twig(5, -1) }
    },
  },
}
