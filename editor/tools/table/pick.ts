import { placeLabel, placeOf, pointOf } from '../../../src/board/table/places.ts'
import type { Gesture, Held, TableDesk } from '../tool.ts'
import { keepOn, onHalves } from './snap.ts'

/** Picks a point of a table for a panel that waits for it: the one under the hand when it lets go, with Ctrl on half inches. */
export function pickPoint({ size, view }: TableDesk, start: number, held: Held): Gesture {
  const meant = (place: number, { ctrl }: Held) =>
    ctrl ? placeOf(size, keepOn(size, onHalves(pointOf(size, place)))) : place
  let picked = meant(start, held)
  return {
    to(place, now) {
      picked = meant(place, now)
    },
    get overlay() {
      return { chosen: [picked], description: `Pick ${placeLabel(size, picked)}` }
    },
    finish() {
      const { picking } = view.getState()
      view.setState({ picking: undefined })
      picking?.onDone([picked])
    },
  }
}
