import { checkLikeness } from '../../../scenario/checks/likeness.ts'
import { checkNationUse, nationKind } from '../../../scenario/checks/nations.ts'
import { checkNations, checkSideKeys, checkSideNames, isNation } from '../../../scenario/checks/sides.ts'
import { nationsIn } from '../format/index.ts'
import type { CheckedDraft } from './checked-draft.ts'

/** The sides, their armies, and whose troops they have. */
export function checkSides(battle: CheckedDraft): void {
  const { draft, report, roster } = battle
  checkNations(draft, report)
  checkSideNames(draft, report)
  checkOwnNations(battle)
  checkSideKeys(battle, ['armies'])
  const [one, other] = Object.entries(draft.sides ?? {})
  if (one && other && one[1].edge === other[1].edge) {
    const message = `The ${other[1].edge} edge is already home to ${one[0]}.`
    const hint = 'Give one of them another edge.'
    report.add({ code: 'side/same-edge', path: ['sides', other[0], 'edge'], message, hint })
  }
  // An army under a name that is wrong may be the side's, and one that is empty is reported itself.
  if (report.isComplete('armies')) {
    for (const side of Object.keys(draft.sides ?? {})) {
      if (draft.armies === undefined || roster.forces.some((force) => force.side === side)) continue
      const message = `${side} has no troops.`
      report.add({ code: 'side/without-units', path: ['sides', side], target: 'key', message })
    }
  }
  for (const { side, data, path } of [...roster.formations, ...roster.units, ...roster.batteries]) {
    if (data.nation !== undefined && draft.sides?.[side]) isNation(battle, data.nation, side, [...path, 'nation'])
  }
}

/** Nations of a battle's own are like some that its tables tell apart, or that fight. */
function checkOwnNations({ draft, report, tables }: CheckedDraft): void {
  const kind = nationKind(draft)
  // Tables that are wrong may tell apart anybody.
  if (tables) checkLikeness({ ...kind, printed: [...new Set([...nationsIn(tables), ...kind.printed])] }, report)
  checkNationUse(draft, report)
}
