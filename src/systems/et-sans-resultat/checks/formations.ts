import { definingPath, sharedUnitsOf } from '../format/index.ts'
import type { CheckedDraft } from './checked-draft.ts'
import { checkKind, isType } from './units.ts'

/** The formations that those of armies are like: of use, and with units that fit their types. */
export function checkFormations(battle: CheckedDraft): void {
  const { draft, report, roster } = battle
  for (const unit of sharedUnitsOf(draft, roster.troops)) if (isType(battle, unit)) checkKind(battle, unit)
  if (!report.isComplete('armies')) return
  const used = new Set(roster.formations.map(({ data }) => data.like))
  for (const id of Object.keys(draft.formations ?? {})) {
    if (used.has(id)) continue
    const message = `No formation of an army is like ${id}.`
    report.add({ code: 'formation/unused', path: ['formations', id], target: 'key', message })
  }
}

/** Blames the formation that another is like for what comes from there, once, however many battles or armies have it. */
export function blameDefinitions({ draft, report }: CheckedDraft): void {
  const { diagnostics } = report
  const told = new Set<string>()
  for (let i = 0; i < diagnostics.length; i++) {
    const finding = diagnostics[i]!
    const path = definingPath(draft, finding.path) ?? finding.path
    const key = `${finding.code} ${path.join('/')}`
    if (path[0] === 'formations' && told.has(key)) diagnostics.splice(i--, 1)
    else if (path !== finding.path) diagnostics[i] = { ...finding, path }
    told.add(key)
  }
}
