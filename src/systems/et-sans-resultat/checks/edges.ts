import { checkFronts } from '../../../scenario/checks/edges.ts'
import type { CheckedDraft } from './checked-draft.ts'

/** 1.11: units face away from their home edge where nothing is said, and retire towards it. */
export function checkOwnFronts(battle: CheckedDraft): void {
  const { draft, report } = battle
  const [one, other] = Object.entries(draft.sides ?? {}).map(([id, { edge }]) => ({ id, edge }))
  if (
    !one ||
    !other ||
    !draft.board ||
    report.hasErrors('sides') ||
    report.hasErrors('armies') ||
    !report.isComplete('armies')
  )
    return
  checkFronts([one, other], (side, whose) => meanDistance(battle, side, whose), 1, report)
}

/** How far a side's units on the table are from the edge of a side, in inches. */
function meanDistance({ draft, roster }: CheckedDraft, side: string, whose: string): number | undefined {
  const edge = draft.sides?.[whose]?.edge
  const places = roster.units.flatMap((unit) => (unit.side === side && unit.data.at ? [unit.data.at] : []))
  const { width = 0, height = 0 } = draft.board ?? {}
  if (!edge || places.length === 0) return undefined
  const away = {
    west: ([x = 0]) => x,
    east: ([x = 0]) => width - x,
    south: ([, y = 0]) => y,
    north: ([, y = 0]) => height - y,
  } satisfies Record<typeof edge, (at: readonly number[]) => number>
  return places.reduce((sum, at) => sum + away[edge](at), 0) / places.length
}
