import type { HexLayout } from '../hex-layout.ts'
import { jitter } from '../jitter.ts'
import { disc, lines, type Point, round, type Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { drawPatch, type Patch } from './relief.ts'

/** Woods: a green patch full of trees. Each hex has its own, whatever grows elsewhere. */
export function drawWoods({ hexes, own }: Patch, layout: HexLayout, theme: Theme): Shape[] {
  const crowns: { at: Point; r: number }[] = []
  for (const hex of own) {
    const [x, y] = layout.centre(hex)
    const chance = jitter(layout.grid.column(hex), layout.grid.row(hex), 1)
    for (let ring = 0; ring < 3; ring++) {
      const number = [3, 7, 11][ring]!
      for (let i = 0; i < number; i++) {
        const angle = ((i + chance() * 0.5) / number) * 2 * Math.PI
        const distance = ring * 12 + 6 + chance() * 4
        const at: Point = [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance * 0.92 - 2]
        crowns.push({ at, r: 4.6 + ((ring + i) % 3) * 0.7 })
      }
    }
  }
  return [
    ...drawPatch(hexes, layout, theme.woods),
    {
      kind: 'path',
      d: crowns.map(({ at: [x, y], r }) => disc([x + 1.2, y + 1.6], r)).join(''),
      fill: theme.treeEdge,
      opacity: 0.35,
    },
    {
      kind: 'path',
      d: crowns.map(({ at, r }) => disc(at, r)).join(''),
      fill: theme.tree,
      stroke: theme.treeEdge,
      width: 0.7,
    },
  ]
}

/** Orchards: trees in rows. */
export function drawOrchards({ hexes, own }: Patch, layout: HexLayout, theme: Theme): Shape[] {
  let crowns = ''
  for (const hex of own) {
    const [x, y] = layout.centre(hex)
    for (let row = -2; row <= 2; row++) {
      for (let column = -2; column <= 2; column++) {
        if (Math.abs(row) === 2 && Math.abs(column) === 2) continue
        crowns += disc([x + column * 13, y + row * 12.5], 3.6)
      }
    }
  }
  return [
    ...drawPatch(hexes, layout, theme.orchard),
    { kind: 'path', d: crowns, fill: theme.tree, stroke: theme.treeEdge, width: 0.8 },
  ]
}

/** Fields: furrows, in another direction from field to field. */
export function drawFields({ hexes, own }: Patch, layout: HexLayout, theme: Theme): Shape[] {
  let furrows = ''
  for (const hex of own) {
    const [x, y] = layout.centre(hex)
    const angle = (Math.floor(jitter(layout.grid.column(hex), layout.grid.row(hex), 2)() * 3) / 3) * Math.PI + 0.35
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    for (let across = -28; across <= 28; across += 7) {
      const half = Math.sqrt(31 ** 2 - across ** 2)
      furrows += lines(
        [
          [x - sin * across - cos * half, y + cos * across - sin * half],
          [x - sin * across + cos * half, y + cos * across + sin * half],
        ],
        false,
      )
    }
  }
  return [
    ...drawPatch(hexes, layout, theme.field, theme.furrow),
    { kind: 'path', d: furrows, stroke: theme.furrow, width: 1.3, dash: [5, 2] },
  ]
}

/** Marsh: tufts of reed over short waves. */
export function drawMarsh({ hexes, own }: Patch, layout: HexLayout, theme: Theme): Shape[] {
  let [reeds, waves] = ['', '']
  for (const hex of own) {
    const [x, y] = layout.centre(hex)
    const chance = jitter(layout.grid.column(hex), layout.grid.row(hex), 3)
    for (let row = -2; row <= 2; row++) {
      for (let column = -1; column <= 1; column++) {
        const [tx, ty] = [x + column * 20 + (row % 2) * 9 + chance() * 5, y + row * 12 + chance() * 3]
        waves += `M${round(tx - 7)} ${round(ty + 3)}h14`
        reeds += `M${round(tx)} ${round(ty + 2)}v-7M${round(tx - 2)} ${round(ty + 2)}l-3 -5.5M${round(tx + 2)} ${round(ty + 2)}l3 -5.5`
      }
    }
  }
  return [
    ...drawPatch(hexes, layout, theme.marsh),
    { kind: 'path', d: waves, stroke: theme.waterEdge, width: 1 },
    { kind: 'path', d: reeds, stroke: theme.treeEdge, width: 1 },
  ]
}

/** Rough ground: boulders. */
export function drawRough({ hexes, own }: Patch, layout: HexLayout, theme: Theme): Shape[] {
  let [rocks, cracks] = ['', '']
  for (const hex of own) {
    const [x, y] = layout.centre(hex)
    const chance = jitter(layout.grid.column(hex), layout.grid.row(hex), 4)
    for (const [dx, dy, size] of BOULDERS) {
      const corners = Array.from({ length: 6 }, (_, i): Point => {
        const angle = (i / 6) * 2 * Math.PI + chance() * 0.5
        const reach = size * (0.8 + chance() * 0.3)
        return [x + dx + Math.cos(angle) * reach, y + dy + Math.sin(angle) * reach * 0.8]
      })
      rocks += lines(corners)
      cracks += lines([corners[0]!, [x + dx, y + dy], corners[2]!], false)
    }
  }
  return [
    ...drawPatch(hexes, layout, theme.hill[0]),
    { kind: 'path', d: rocks, fill: theme.rock, stroke: theme.rockEdge, width: 1.2 },
    { kind: 'path', d: cracks, stroke: theme.rockEdge, width: 0.7 },
  ]
}

const BOULDERS = [
  [-14, -18, 11],
  [13, -15, 9],
  [-24, 2, 8],
  [2, 3, 13],
  [25, 5, 8],
  [-12, 21, 10],
  [14, 21, 9],
] as const
