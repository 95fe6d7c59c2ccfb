import { mix } from '../board/colours.ts'
import type { PiecePortrait, Portrait } from '../engine/portrait.ts'
import { COUNTER } from './counters.ts'
import type { HexLayout } from './hex-layout.ts'
import type { BoardLayout } from './layout.ts'
import type { Point, Rect, Shape } from './shapes.ts'
import { placeTableNames } from './table/labels.ts'
import type { TableLayout } from './table-layout.ts'
import type { Theme } from './theme.ts'
import { placeUnitNames } from './unit-names.ts'

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** A name, where it is written, and the room that it takes. With a style `at` is its middle, otherwise that of its foot. */
export type PlacedName = { readonly name: string; readonly at: Point; readonly box: Rect; readonly style?: NameStyle }

/** How a name is written that is not the name of a place in a hex. */
export type NameStyle = {
  readonly size: number
  /** What it names, or by its number the side that it belongs to. */
  readonly tone: 'place' | 'woods' | 'hill' | 'water' | 'road' | 'ground' | number
  readonly bold?: boolean
  readonly slant?: boolean
  /** Turned clockwise by degrees. */
  readonly turn?: number
}

const SIZE = 11.5

/** Names beside their places. */
export function drawNames(names: readonly PlacedName[], theme: Theme): Shape[] {
  return names.map(({ name, at: [x, y], style }): Shape => {
    const text = { kind: 'text', text: name, anchor: 'middle', halo: theme.halo } as const
    if (!style) return { ...text, x, y, size: SIZE, fill: theme.ink, bold: true }
    const { size, tone, bold = false, slant = false, turn = 0 } = style
    const styled: Shape = { ...text, x: 0, y: size * 0.36, size, fill: colourOf(tone, theme), bold, slant }
    return turn === 0 ? { ...styled, x, y: y + styled.y } : { kind: 'group', x, y, turn, shapes: [styled] }
  })
}

function colourOf(tone: NameStyle['tone'], theme: Theme): string {
  if (typeof tone === 'number') return theme.sides[tone % 2]!.edge
  switch (tone) {
    case 'woods':
      return mix(theme.treeEdge, theme.ink, 0.35)
    case 'hill':
      return mix(theme.contour, theme.ink, 0.5)
    case 'water':
      return mix(theme.waterEdge, theme.ink, 0.3)
    case 'road':
    case 'ground':
      return mix(theme.faint, theme.ink, 0.55)
    default:
      return theme.ink
  }
}

/** Where names stand, so that they cover neither each other nor a counter if there is any such place. */
export function placeNames(portrait: Portrait, layout: BoardLayout): PlacedName[] {
  const { board } = portrait
  if (board.kind === 'table') return placeTableNames({ ...portrait, board }, layout as TableLayout)
  const countersNear = spreadOut(portrait.pieces, layout)
  const taken: Box[] = []
  const whole: Box = { left: 0, top: 0, right: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY }
  const labels = portrait.board.names.flatMap(({ name, places }) =>
    clusters(places, layout).map((cluster) => ({ name, places: cluster })),
  )
  const ofPlaces = labels.map(({ name, places }): PlacedName => {
    const width = name.length * SIZE * 0.54
    const options = spotsFor(places, layout).map((at) => ({
      at,
      box: around([at[0], at[1] - SIZE * 0.35], width, SIZE),
    }))
    const cost = (own: Box) =>
      sum(taken, own) * 5 + sum(countersNear(own), own) + (own.left < whole.left || own.top < whole.top ? 10_000 : 0)
    const best = options.reduce((one, other) => (cost(other.box) < cost(one.box) ? other : one))
    const { at, box } = best
    taken.push(box)
    return { name, at, box: { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top } }
  })
  return [...ofPlaces, ...placeUnitNames(portrait, layout as HexLayout, ofPlaces)]
}

/** How wide the squares are in which counters are looked up. */
const SQUARE = 128

/** The counters that may touch a box, in the order of their places. */
function spreadOut(pieces: readonly PiecePortrait[], layout: BoardLayout): (near: Box) => readonly Box[] {
  const squares = new Map<string, { readonly place: number; readonly box: Box }[]>()
  const squaresOf = ({ left, top, right, bottom }: Box): string[] => {
    const found: string[] = []
    for (let column = Math.floor(left / SQUARE); column <= Math.floor(right / SQUARE); column++) {
      for (let row = Math.floor(top / SQUARE); row <= Math.floor(bottom / SQUARE); row++) found.push(`${column} ${row}`)
    }
    return found
  }
  for (const place of new Set(pieces.map((piece) => piece.place))) {
    const own = around(layout.centre(place), COUNTER, COUNTER)
    for (const square of squaresOf(own)) squares.set(square, [...(squares.get(square) ?? []), { place, box: own }])
  }
  return (near) => {
    const found = new Set(squaresOf(near).flatMap((square) => squares.get(square) ?? []))
    return [...found].toSorted((a, b) => a.place - b.place).map((one) => one.box)
  }
}

/** Places that hang together: a name that stands for several of them is written at each. */
function clusters(places: readonly number[], layout: BoardLayout): number[][] {
  const left = new Set(places)
  const found: number[][] = []
  for (const first of places) {
    if (!left.delete(first)) continue
    const cluster = [first]
    for (const place of cluster) {
      for (const next of left) if (layout.areNeighbours(place, next) && left.delete(next)) cluster.push(next)
    }
    found.push(cluster)
  }
  return found
}

/** Below, above, and in the middle of the places, and then below each of them. */
function spotsFor(places: readonly number[], layout: BoardLayout): Point[] {
  const { halfWidth, halfHeight } = layout
  const centres = places.map((place) => layout.centre(place))
  const middle: Point = [
    centres.reduce((total, [x]) => total + x, 0) / Math.max(1, centres.length),
    centres.reduce((total, [, y]) => total + y, 0) / Math.max(1, centres.length),
  ]
  const [low, high] = [Math.max(...centres.map(([, y]) => y)), Math.min(...centres.map(([, y]) => y))]
  return [
    [middle[0], low + halfHeight - 2],
    ...(centres.length > 1 ? [[middle[0], middle[1] + halfHeight - 2] as Point] : []),
    [middle[0], high - halfHeight + 8],
    ...centres.flatMap(([x, y]): Point[] => [
      [x, y + halfHeight - 2],
      [x, y - halfHeight + 8],
      [x + halfWidth, y + halfHeight + 2],
      [x - halfWidth, y + halfHeight + 2],
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
