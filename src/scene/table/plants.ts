import { mix } from '../../board/colours.ts'
import { boulder, type Crown, drawBoulders, drawCrowns, drawReeds, reed, wave } from '../ground/glyphs.ts'
import { jitter } from '../jitter.ts'
import { disc, lines, type Point, type Rect, round, type Shape } from '../shapes.ts'
import type { Theme } from '../theme.ts'
import { softPath } from './curves.ts'
import { type Drawn, drawnAround, inSquares } from './drawn.ts'
import { hatch, rows, scatter } from './rings.ts'

/** A piece of ground in the picture: its corners, and the soft outline through them. */
export type Plot = { readonly corners: readonly Point[]; readonly outline: readonly Point[] }

/** How far apart trees stand in a wood. */
const TREES = 14

/** Woods: a green patch full of trees, lit from the north-west. The tall ones stand out from the others. */
export function drawWood({ outline }: Plot, theme: Theme): Drawn[] {
  const crowns = scatter(outline, TREES, 3, 1).map((at, i): Crown => ({ at, r: 5.2 + (i % 4) * 0.55 }))
  const squares = inSquares(crowns, ({ at }) => at).map((own) => ({
    points: own.map(({ at }) => at),
    shadow: own.map(({ at: [x, y], r }) => disc([x + 1.2, y + 1.6], r)).join(''),
    low: own.filter((_, i) => i % 2 === 0),
    tall: own.filter((_, i) => i % 2 === 1),
  }))
  const tall = mix(theme.tree, theme.woods, 0.25)
  const layer = (colour: string, light: string, those: 'low' | 'tall') =>
    squares.flatMap((square) => drawnAround(square.points, 12, ...drawCanopy(square[those], colour, light, theme)))
  return [
    ...fill(outline, theme.woods, theme, theme.treeEdge),
    // All shadows lie below all trees.
    ...squares.flatMap(({ points, shadow }) =>
      drawnAround(points, 12, { kind: 'path', d: shadow, fill: theme.treeEdge, opacity: 0.35 }),
    ),
    ...layer(theme.tree, mix(theme.tree, '#ffffff', 0.22), 'low'),
    ...layer(tall, mix(tall, '#ffffff', 0.35), 'tall'),
  ]
}

/** Crowns that run into each other, with one edge around all: lines through them would make them glass. */
function drawCanopy(crowns: readonly Crown[], colour: string, light: string, theme: Theme): Shape[] {
  const d = crowns.map(({ at, r }) => disc(at, r)).join('')
  return [
    { kind: 'path', d, stroke: theme.treeEdge, width: 1.4 },
    { kind: 'path', d, fill: colour },
    { kind: 'path', d: crowns.map(({ at, r }) => gleam(at, r)).join(''), stroke: light, width: 1.3 },
  ]
}

/** Light on the north-west of a crown. */
const gleam = ([x, y]: Point, r: number) =>
  `M${round(x - r * 0.55)} ${round(y)}q0 ${round(-r * 0.55)} ${round(r * 0.55)} ${round(-r * 0.55)}`

/** Here and there a tuft of grass, so that open ground is not bare. It means nothing. */
export function drawGrass({ x: left, y: top, width, height }: Rect, theme: Theme): Drawn[] {
  const corners = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ] as const
  const stroke = mix(theme.paper, theme.treeEdge, 0.32)
  return inSquares(scatter(corners, 74, 10, 9), (at) => at).flatMap((own) => {
    const d = own.map(
      ([x, y]) =>
        `M${round(x)} ${round(y)}v-5M${round(x - 2.5)} ${round(y)}l-1.6 -3.4M${round(x + 2.5)} ${round(y)}l1.6 -3.4`,
    )
    return drawnAround(own, 8, { kind: 'path', d: d.join(''), stroke, width: 0.9 })
  })
}

/** Orchards: trees in rows, and a hedge around them. */
export function drawOrchard({ corners }: Plot, theme: Theme): Drawn[] {
  const crowns = rows(corners, 10.5, 4.5).map((at): Crown => ({ at, r: 3.5 }))
  const hedge: Shape = { kind: 'path', d: lines(corners), stroke: theme.treeEdge, width: 1.6, dash: [0.1, 3] }
  return [
    ...drawnAround(corners, 3, { kind: 'path', d: lines(corners), fill: theme.orchard }, hedge),
    ...inSquares(crowns, ({ at }) => at).flatMap((own) =>
      drawnAround(
        own.map(({ at }) => at),
        8,
        ...drawCrowns(own, theme),
      ),
    ),
  ]
}

/** Fields: strips of furrows, in another direction from field to field. */
export function drawField({ corners }: Plot, theme: Theme): Drawn[] {
  const [x, y] = corners[0]!
  const angle = jitter(Math.round(x), Math.round(y), 2)() * Math.PI
  const furrows = hatch(corners, 6, angle).map(([from, to]) => lines([from, to], false))
  return [
    ...drawnAround(corners, 2, {
      kind: 'path',
      d: lines(corners),
      fill: theme.field,
      stroke: mix(theme.furrow, theme.paper, 0.35),
      width: 1.1,
    }),
    ...drawnAround(corners, 2, { kind: 'path', d: furrows.join(''), stroke: theme.furrow, width: 0.9, dash: [7, 3] }),
  ]
}

/** Marsh: tufts of reed over short waves. */
export function drawMarsh({ outline }: Plot, theme: Theme): Drawn[] {
  const tufts = inSquares(scatter(outline, 21, 9, 3), (at) => at)
  return [
    ...fill(outline, theme.marsh, theme, theme.waterEdge, [1, 4]),
    ...tufts.flatMap((own) =>
      drawnAround(own, 12, ...drawReeds(own.map(wave).join(''), own.map(reed).join(''), theme)),
    ),
  ]
}

/** Rough ground: boulders, large and small. */
export function drawRough({ outline }: Plot, theme: Theme): Drawn[] {
  const places = inSquares(scatter(outline, 22, 7, 4), (at) => at)
  return [
    ...fill(outline, theme.hill[0], theme, theme.rockEdge, [1, 4]),
    ...places.flatMap((own) => {
      const boulders = own.map((at) => {
        const chance = jitter(Math.round(at[0]), Math.round(at[1]), 4)
        return boulder(at, 3.5 + chance() ** 2 * 6, chance)
      })
      const [rocks, cracks] = [boulders.map(({ rock }) => rock).join(''), boulders.map(({ crack }) => crack).join('')]
      return drawnAround(own, 14, ...drawBoulders(rocks, cracks, theme))
    }),
  ]
}

function fill(
  outline: readonly Point[],
  colour: string,
  theme: Theme,
  edge: string,
  dash?: readonly number[],
): Drawn[] {
  const d = softPath(outline, true)
  return drawnAround(outline, 2, {
    kind: 'path',
    d,
    fill: colour,
    stroke: mix(edge, theme.paper, 0.35),
    width: 1.1,
    ...(dash && { dash }),
  })
}
