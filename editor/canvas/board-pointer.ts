import { NOWHERE } from '../../src/board/nowhere.ts'
import type { BoardLayout } from '../../src/scene/layout.ts'
import type { Point } from '../../src/scene/shapes.ts'

/**
 * What a hand does on the map with a mouse, a finger or a pen. A gesture begins with `down`, goes on with `move` and ends
 * with `up`, or with `cancel` where it became something else: a second finger, a menu, a drag of the whole map.
 * Without a button pressed there is `hover` and, at last, `leave`.
 */
export type BoardPointer = {
  readonly type: 'down' | 'move' | 'up' | 'cancel' | 'hover' | 'leave' | 'doubletap' | 'contextmenu'
  /** The place under the pointer; nothing beside the board. */
  readonly place: number | undefined
  /** The places entered since the event before, each a neighbour of the one before it wherever the board has them. */
  readonly passed: readonly number[]
  /** Where it is on the map, and all points since the event before, for what is drawn by hand. */
  readonly point: Point
  readonly points: readonly Point[]
  /** Where it is on the page: for menus. */
  readonly client: Point
  readonly button: number
  readonly shift: boolean
  readonly alt: boolean
  /** Ctrl, or Command on a Mac. */
  readonly ctrl: boolean
  readonly pointerType: 'mouse' | 'touch' | 'pen' | 'keyboard'
}

/** The places along a line, without the one where it begins. Those that follow each other are neighbours. */
export function placesAlong(layout: BoardLayout, from: Point, to: Point): number[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  // Nothing on a board is narrower: who takes steps of this length skips no more than a corner.
  const steps = Math.max(1, Math.ceil(length / (layout.halfWidth / 4)))
  const found: number[] = []
  let last = layout.at(from)
  for (let i = 1; i <= steps; i++) {
    const share = i / steps
    const place = layout.at([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    if (place === last) continue
    last = place
    if (place !== NOWHERE) found.push(place)
  }
  return found
}
