import { checkLikeness, isDefined } from '../../../scenario/checks/likeness.ts'
import { checkNationUse, nationKind } from '../../../scenario/checks/nations.ts'
import { type CheckReport, FLAG_NAMES, flagOf, type ScenarioDraft } from '../format/index.ts'

/** The nations that a battle defines, and those that its sides name. */
export function checkOwnNations(draft: ScenarioDraft, report: CheckReport): void {
  checkLikeness(nationKind(draft, FLAG_NAMES), report)
  checkSideNations(draft, report)
  checkNationUse(draft, report, FLAG_NAMES)
}

/** 9.3: units of every nation on the board react by the flag of their nation. */
function checkSideNations(draft: ScenarioDraft, report: CheckReport): void {
  const kind = nationKind(draft, FLAG_NAMES)
  for (const [side, { nations }] of Object.entries(draft.sides ?? {})) {
    nations.forEach((entry, i) => {
      if (entry === undefined) return
      const id = typeof entry === 'string' ? entry : entry.nation
      const path = ['sides', side, 'nations', i, ...(typeof entry === 'string' ? [] : ['nation'])]
      if (!isDefined(kind, id, path, report)) return
      if (!flagOf(draft.nations, id) && !report.hasErrors('nations')) {
        const message = `${id} has no flag on the special dice, so its units could never react to a charge (9.3).`
        const hint = 'Add flag: french, english or prussian, or like: and a nation that has one.'
        report.add({ code: 'nation/no-flag', path: ['nations', id], target: 'key', message, hint })
      }
    })
  }
}
