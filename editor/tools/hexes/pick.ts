import type { HexGrid } from '../../../src/board/hex-grid.ts'
import { chainBetween } from '../../../src/board/hex-shapes.ts'
import type { ViewStore } from '../../view/view-state.ts'
import type { Gesture, Held } from '../tool.ts'
import { countHexes } from './stroke.ts'

/**
 * Picks hexes for a panel that waits for them: a click takes a hex or lets it go, dragging takes all on the way, or lets
 * them go where it begins on one that was taken; with Shift along a straight line. Where only one is wanted, the hex
 * under the hand when it lets go is the one.
 */
export function pickHexes(grid: HexGrid, view: ViewStore, start: number, { shift }: Held): Gesture {
  const { places: before = [], isOne = false } = view.getState().picking ?? {}
  const takes = !before.includes(start)
  let trail: readonly number[] = [start]
  const picked = () => {
    if (isOne) return [trail.at(-1)!]
    return takes ? [...new Set([...before, ...trail])] : before.filter((hex) => !trail.includes(hex))
  }
  return {
    to(hex) {
      trail = shift ? chainBetween(grid, start, hex) : [...trail, hex]
    },
    get overlay() {
      const what = isOne ? grid.label(picked()[0]!) : countHexes(picked())
      return { chosen: picked(), description: `Pick ${what}` }
    },
    finish() {
      const { picking } = view.getState()
      if (!picking) return
      if (isOne) {
        view.setState({ picking: undefined })
        picking.onDone(picked())
      } else view.setState({ picking: { ...picking, places: picked() } })
    },
  }
}
