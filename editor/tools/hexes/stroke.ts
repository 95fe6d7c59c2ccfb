import { chainBetween, discAround } from '../../../src/board/hex-shapes.ts'
import type { GestureOverlay } from '../../view/gesture-overlay.ts'
import type { Gesture, Held, HexDesk } from '../tool.ts'

/** What a stroke over hexes looks like, and what it comes to. */
type Ends = {
  readonly show: (hexes: readonly number[]) => GestureOverlay
  readonly finish: (hexes: readonly number[]) => void
  /** How many hexes wide: 1 for single hexes. */
  readonly size?: number
}

/** A stroke over hexes; with Shift a straight line from where it began. */
export function stroke({ grid }: HexDesk, start: number, { shift }: Held, { show, finish, size = 1 }: Ends): Gesture {
  const around = (hex: number) => discAround(grid, hex, size - 1)
  let hexes = new Set(around(start))
  return {
    to(hex) {
      if (shift) hexes = new Set(chainBetween(grid, start, hex).flatMap(around))
      else for (const near of around(hex)) hexes.add(near)
    },
    get overlay() {
      return show([...hexes])
    },
    finish: () => finish([...hexes]),
  }
}

/** How many hexes, in words. */
export const countHexes = (hexes: readonly number[]) => (hexes.length === 1 ? '1 hex' : `${hexes.length} hexes`)
