import type { HexLayout } from '../hex-layout.ts'
import { jitter } from '../jitter.ts'
import { disc, lines, type Point, type Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { boulder, type Crown, drawBoulders, drawCrowns, drawReeds, reed, wave } from './glyphs.ts'
import { drawPatch, type Patch } from './relief.ts'

/** Woods: a green patch full of trees. Each hex has its own, whatever grows elsewhere. */
export function drawWoods({ hexes, own }: Patch, layout: HexLayout, theme: Theme): Shape[] {
  const crowns: Crown[] = []
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
  return [...drawPatch(hexes, layout, theme.woods), ...drawCrowns(crowns, theme)]
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
        waves += wave([tx, ty])
        reeds += reed([tx, ty])
      }
    }
  }
  return [...drawPatch(hexes, layout, theme.marsh), ...drawReeds(waves, reeds, theme)]
}

/** Rough ground: boulders. */
export function drawRough({ hexes, own }: Patch, layout: HexLayout, theme: Theme): Shape[] {
  let [rocks, cracks] = ['', '']
  for (const hex of own) {
    const [x, y] = layout.centre(hex)
    const chance = jitter(layout.grid.column(hex), layout.grid.row(hex), 4)
    for (const [dx, dy, size] of BOULDERS) {
      const { rock, crack } = boulder([x + dx, y + dy], size, chance)
      rocks += rock
      cracks += crack
    }
  }
  return [...drawPatch(hexes, layout, theme.hill[0]), ...drawBoulders(rocks, cracks, theme)]
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
