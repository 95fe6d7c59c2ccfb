import type { Portrait } from '../engine/portrait.ts'
import { COUNTER } from './counters.ts'
import { APOTHEM, type HexLayout, RADIUS, type Rect } from './hex-layout.ts'
import type { Point, Shape } from './shapes.ts'
import type { Theme } from './theme.ts'

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** A name, where it is written, and the room that it takes. */
export type PlacedName = { readonly name: string; readonly at: Point; readonly box: Rect }

const SIZE = 11.5

/** The size of the numbers of hexes. */
export const NUMBER_SIZE = 7.5

/** `D5` at the northern side of every hex. */
export function drawCoordinates(
  layout: HexLayout,
  theme: Theme,
  hexes: readonly number[] = layout.hexes,
  size = NUMBER_SIZE,
): Shape[] {
  return hexes.map((hex): Shape => {
    const [x, y] = layout.centre(hex)
    return {
      kind: 'text',
      x,
      y: y - APOTHEM + size + 2,
      text: layout.grid.label(hex),
      size,
      fill: theme.faint,
      anchor: 'middle',
    }
  })
}

/** Names beside their hexes. */
export function drawNames(names: readonly PlacedName[], theme: Theme): Shape[] {
  return names.map(({ name, at: [x, y] }) => ({
    kind: 'text',
    x,
    y,
    text: name,
    size: SIZE,
    fill: theme.ink,
    anchor: 'middle',
    bold: true,
    halo: theme.halo,
  }))
}

/** Where names stand, so that they cover neither each other nor a counter if there is any such place. */
export function placeNames(portrait: Portrait, layout: HexLayout): PlacedName[] {
  const held = new Set(portrait.pieces.map(({ place: hex }) => hex))
  /** The counters that may touch a box. */
  const countersNear = ({ left, top, right, bottom }: Box): Box[] => {
    const [width, height] = [right - left + COUNTER, bottom - top + COUNTER]
    const near = layout.hexesIn({ x: left - COUNTER / 2, y: top - COUNTER / 2, width, height })
    return near.filter((hex) => held.has(hex)).map((hex) => around(layout.centre(hex), COUNTER, COUNTER))
  }
  const taken: Box[] = []
  const whole: Box = { left: 0, top: 0, right: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY }
  const labels = portrait.board.names.flatMap(({ name, places: hexes }) =>
    clusters(hexes, layout).map((cluster) => ({ name, hexes: cluster })),
  )
  return labels.map(({ name, hexes }): PlacedName => {
    const width = name.length * SIZE * 0.54
    const options = places(hexes, layout).map((at) => ({ at, box: around([at[0], at[1] - SIZE * 0.35], width, SIZE) }))
    const cost = (own: Box) =>
      sum(taken, own) * 5 + sum(countersNear(own), own) + (own.left < whole.left || own.top < whole.top ? 10_000 : 0)
    const best = options.reduce((one, other) => (cost(other.box) < cost(one.box) ? other : one))
    const { at, box } = best
    taken.push(box)
    return { name, at, box: { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top } }
  })
}

/** Hexes that hang together: a name that stands for several places is written at each. */
function clusters(hexes: readonly number[], layout: HexLayout): number[][] {
  const left = new Set(hexes)
  const found: number[][] = []
  for (const first of hexes) {
    if (!left.delete(first)) continue
    const cluster = [first]
    for (const hex of cluster) {
      for (const next of left) if (layout.grid.areNeighbours(hex, next) && left.delete(next)) cluster.push(next)
    }
    found.push(cluster)
  }
  return found
}

/** Below, above, and in the middle of the hexes, and then below each of them. */
function places(hexes: readonly number[], layout: HexLayout): Point[] {
  const centres = hexes.map((hex) => layout.centre(hex))
  const middle: Point = [
    centres.reduce((total, [x]) => total + x, 0) / Math.max(1, centres.length),
    centres.reduce((total, [, y]) => total + y, 0) / Math.max(1, centres.length),
  ]
  const [low, high] = [Math.max(...centres.map(([, y]) => y)), Math.min(...centres.map(([, y]) => y))]
  return [
    [middle[0], low + APOTHEM - 2],
    ...(centres.length > 1 ? [[middle[0], middle[1] + APOTHEM - 2] as Point] : []),
    [middle[0], high - APOTHEM + 8],
    ...centres.flatMap(([x, y]): Point[] => [
      [x, y + APOTHEM - 2],
      [x, y - APOTHEM + 8],
      [x + RADIUS, y + APOTHEM + 2],
      [x - RADIUS, y + APOTHEM + 2],
    ]),
  ]
}

const around = ([x, y]: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

/** How much of a box is covered by others. */
function sum(others: readonly Box[], own: Box): number {
  return others.reduce((total, other) => {
    const across = Math.min(own.right, other.right) - Math.max(own.left, other.left)
    const down = Math.min(own.bottom, other.bottom) - Math.max(own.top, other.top)
    return total + (across > 0 && down > 0 ? across * down : 0)
  }, 0)
}
