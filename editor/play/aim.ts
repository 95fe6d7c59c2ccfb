import { NOWHERE } from '../../src/board/nowhere.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'
import type { Point } from '../../src/scene/shapes.ts'
import type { PlayChoice } from './play-view.ts'

/** How near one has to come to a place without a grid, in pixels of the page. */
const REACH = 14

/** What is meant by a place that is pointed at: without a grid the nearest one where something can be done, if it is near. */
export function aim(
  place: number | undefined,
  point: Point,
  scale: number,
  choices: ReadonlyMap<number, readonly PlayChoice[]>,
  layout: BoardLayout,
): number | undefined {
  if (layout.isGrid || place === undefined || choices.has(place)) return place
  let [best, least] = [NOWHERE, REACH / scale]
  for (const offered of choices.keys()) {
    const [x, y] = layout.centre(offered)
    const far = Math.hypot(x - point[0], y - point[1])
    if (far < least) [best, least] = [offered, far]
  }
  return best === NOWHERE ? place : best
}
