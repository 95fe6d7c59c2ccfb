import { mix } from '../../board/colours.ts'
import { APOTHEM, type HexLayout, RADIUS } from '../hex-layout.ts'
import { jitter, stir } from '../jitter.ts'
import { disc, round, type Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { boulder, drawBoulders, drawCrowns, drawReeds, reed, wave } from './glyphs.ts'
import { drawPatch, type Patch } from './relief.ts'
import { scatter } from './scatter.ts'

/** Here and there a tuft of grass, so that open ground is not bare. It means nothing. */
export function drawGrass(patch: Patch, layout: HexLayout, theme: Theme): Shape[] {
  const d = scatter(patch, layout, { spacing: 37, reach: 4, seed: 13 }).map(([x, y]) =>
    stir(Math.round(x), Math.round(y), 15) < 0.35
      ? `M${round(x)} ${round(y)}v-4.5m-2.4 4.5l-1.6 -3m6.4 3l1.6 -3`
      : `M${round(x - 3)} ${round(y)}h5`,
  )
  return [{ kind: 'path', d: d.join(''), stroke: mix(theme.paper, theme.treeEdge, 0.3), width: 0.9 }]
}

/** Woods: one canopy from hex to hex, with a dark edge. */
export function drawWoods(patch: Patch, layout: HexLayout, theme: Theme): Shape[] {
  const crowns = scatter(patch, layout, { spacing: 12, reach: 1, seed: 1 }).map((at) => ({
    at,
    r: [4.6, 5.4, 6.2][Math.floor(stir(Math.round(at[0]), Math.round(at[1]), 3) * 3)]!,
  }))
  return [
    ...drawPatch(patch, layout, theme.woods, mix(theme.woods, theme.treeEdge, 0.55)),
    ...drawCrowns(crowns, theme),
  ]
}

/** Orchards: trees in rows. */
export function drawOrchards(patch: Patch, layout: HexLayout, theme: Theme): Shape[] {
  const trees = scatter(patch, layout, { spacing: 12, reach: 3.4, inRows: true, seed: 0 })
  return [
    ...drawPatch(patch, layout, theme.orchard, mix(theme.orchard, theme.treeEdge, 0.35)),
    {
      kind: 'path',
      d: trees.map((at) => disc(at, 3.6)).join(''),
      fill: theme.tree,
      stroke: theme.treeEdge,
      width: 0.8,
    },
  ]
}

/** Furrows are so far apart, and end so far from the side of a hex. */
const [FURROW, HEADLAND] = [5.5, 2]
/** Borders cut off the corners of fields. */
const ROUND = 31.5

/** Fields: furrows, in another direction from field to field. */
export function drawFields(patch: Patch, layout: HexLayout, theme: Theme): Shape[] {
  let furrows = ''
  for (const hex of patch.own) {
    const [x, y] = layout.centre(hex)
    const turn = Math.floor(jitter(layout.grid.column(hex), layout.grid.row(hex), 2)() * 3)
    // Along three of the sides, so that a field ends where another begins.
    const [cos, sin] = [[1, 0], [0.5, 0.866], [0.5, -0.866]][turn]! as [number, number] // biome-ignore format: points
    for (let across = 2.5 * FURROW - APOTHEM; across < APOTHEM - FURROW; across += FURROW) {
      const half = Math.min(RADIUS - Math.abs(across) / 1.732, Math.sqrt(ROUND * ROUND - across * across)) - HEADLAND
      furrows += `M${round(x - sin * across - cos * half)} ${round(y + cos * across - sin * half)}l${round(2 * cos * half)} ${round(2 * sin * half)}`
    }
  }
  return [
    ...drawPatch(patch, layout, theme.field, theme.furrow),
    { kind: 'path', d: furrows, stroke: theme.furrow, width: 1.1, dash: [6, 2] },
  ]
}

/** Marsh: tufts of reed over short waves. */
export function drawMarsh(patch: Patch, layout: HexLayout, theme: Theme): Shape[] {
  const tufts = scatter(patch, layout, { spacing: 17, reach: 8, seed: 5 })
  return [
    ...drawPatch(patch, layout, theme.marsh),
    ...drawReeds(tufts.map(wave).join(''), tufts.map(reed).join(''), theme),
  ]
}

/** Rough ground: boulders. */
export function drawRough(patch: Patch, layout: HexLayout, theme: Theme): Shape[] {
  let [rocks, cracks] = ['', '']
  for (const at of scatter(patch, layout, { spacing: 22, reach: 9, seed: 7 })) {
    const chance = jitter(Math.round(at[0]), Math.round(at[1]), 4)
    const { rock, crack } = boulder(at, 7 + chance() * 5, chance)
    rocks += rock
    cracks += crack
  }
  return [...drawPatch(patch, layout, theme.hill[0]), ...drawBoulders(rocks, cracks, theme)]
}
