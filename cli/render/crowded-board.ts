import type { Portrait } from '../../src/engine/portrait.ts'
import { figure } from '../../src/scenario/wording.ts'
import { UsageError } from '../usage-error.ts'

/** Far more than the largest battle has. Nobody could read such a board, and to draw it would take minutes. */
const MAX_DRAWN = 2000

/** Refuses to draw or export a board with more units or names than anybody could make out. */
export function refuseCrowdedBoard({ pieces, board }: Portrait, path: string): void {
  const counts = [
    ['units', pieces.length],
    ['names', board.names.length],
  ] as const
  for (const [what, number] of counts) {
    if (number <= MAX_DRAWN) continue
    throw new UsageError(
      `cannot draw ${path}: its board has ${figure(number)} ${what}, and a picture can show ${figure(MAX_DRAWN)}. Remove some.`,
    )
  }
}
