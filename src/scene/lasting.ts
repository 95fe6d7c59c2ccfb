import type { BoardPortrait, Portrait } from '../engine/portrait.ts'

/** A battle without what passes: a board that is made once for all turns does not lie under the fog of the first. */
export function lasting<Board extends BoardPortrait>(portrait: Portrait<Board>): Portrait<Board> {
  return { ...portrait, areas: portrait.areas.filter(({ kind }) => kind !== 'weather') }
}
