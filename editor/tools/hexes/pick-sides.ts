import type { HexGrid } from '../../../src/board/hex-grid.ts'
import { listedSide, sideTowards } from '../../../src/board/hex-sides.ts'
import { NOWHERE } from '../../../src/board/nowhere.ts'
import type { ViewStore } from '../../view/view-state.ts'
import type { Gesture, Held } from '../tool.ts'

/**
 * Picks sides of hexes for a panel that waits for them: a click takes a side or lets it go, dragging takes all on the way, or lets them go
 * where it begins on one that was taken. Without a pointer whoever steps from hex to hex means the side between them.
 */
export function pickSides(grid: HexGrid, view: ViewStore, start: number, held: Held): Gesture {
  const { places: before = [] } = view.getState().picking ?? {}
  const trail: number[] = []
  let last = start
  const add = (side: number) => {
    if (side !== NOWHERE) trail.push(listedSide(grid, side))
  }
  for (const side of held.sides ?? []) add(side)
  const picked = () =>
    trail[0] === undefined || !before.includes(trail[0])
      ? [...new Set([...before, ...trail])]
      : before.filter((side) => !trail.includes(side))
  return {
    to(hex, { sides: passed }) {
      if (passed) for (const side of passed) add(side)
      else if (hex !== last) add(sideTowards(grid, last, hex))
      last = hex
    },
    get overlay() {
      return {
        pickedSides: picked(),
        description: `Pick ${picked().length === 1 ? '1 side' : `${picked().length} sides`}`,
      }
    },
    finish() {
      const { picking } = view.getState()
      if (picking) view.setState({ picking: { ...picking, places: picked() } })
    },
  }
}
