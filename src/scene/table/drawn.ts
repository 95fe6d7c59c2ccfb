import { grown, type Point, type Rect, type Shape } from '../shapes.ts'
import { boundsOf } from './curves.ts'

/** A shape, and where it is: a part of a picture has all shapes that come into it, in the order of the whole. */
export type Drawn = { readonly bounds: Rect; readonly shape: Shape }

/** Shapes within some points and so far around them. */
export function drawnAround(points: readonly Point[], air: number, ...shapes: readonly Shape[]): Drawn[] {
  if (points.length === 0) return []
  const bounds = grown(boundsOf(points), air)
  return shapes.map((shape) => ({ bounds, shape }))
}

/** Large areas are drawn in squares of this side, so that a part of the picture need not have all of them. */
const SQUARE = 240

/** Points by squares, from the north-west to the south-east. */
export function inSquares<Item>(items: readonly Item[], at: (item: Item) => Point): Item[][] {
  const squares = new Map<string, Item[]>()
  for (const item of items) {
    const [x, y] = at(item)
    const key = `${Math.floor(y / SQUARE)} ${Math.floor(x / SQUARE)}`
    const own = squares.get(key)
    if (own) own.push(item)
    else squares.set(key, [item])
  }
  return [...squares.values()]
}
