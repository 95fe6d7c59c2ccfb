import { checkNations, checkSideKeys, checkSideNames } from '../../../scenario/checks/sides.ts'
import { type CheckReport, fights, kindRow, type NawDraft } from '../format/index.ts'

/** The sides themselves, and every mapping that goes by side. */
export function checkSides(draft: NawDraft, report: CheckReport): void {
  checkNations(draft, report)
  checkSideNames(draft, report)
  checkSideKeys({ draft, report }, ['units'], ['exits'])
  checkTroops(draft, report)
}

/** A side needs a combat unit on the board to begin with. */
function checkTroops(draft: NawDraft, report: CheckReport): void {
  // Units under a name that is wrong may be the side's.
  if (!report.isComplete('units')) return
  for (const [side, row] of Object.entries(draft.sides ?? {})) {
    const lists = Object.entries(draft.units?.[side] ?? {}).flatMap(([kind, byValues]) =>
      fights({ row: kindRow(draft.troops, kind) }) ? Object.values(byValues ?? {}) : [],
    )
    if (lists.some((list) => list.length > 0)) continue
    const message = `The ${row.name ?? side} side has no combat units on the board.`
    report.add({ code: 'side/without-units', path: ['sides', side], target: 'key', message })
  }
}
