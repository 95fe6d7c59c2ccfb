import type { BoardLayout } from '../../src/scene/layout.ts'

/**
 * Where a key takes the cursor: a step further, or as small a step as there is, or NOWHERE at the edge. Nothing for other
 * keys.
 */
export function cursorAfter(layout: BoardLayout, place: number, key: string, isFine = false): number | undefined {
  const way = WAYS[key]
  if (!way) return undefined
  const share = isFine ? layout.fineStep : 1
  return layout.step(place, way[0] * share, way[1] * share)
}

const FAR = Number.POSITIVE_INFINITY

/** Steps to the east and to the north. */
const WAYS: Readonly<Record<string, readonly [east: number, north: number] | undefined>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [-FAR, 0],
  End: [FAR, 0],
  PageUp: [0, FAR],
  PageDown: [0, -FAR],
}
