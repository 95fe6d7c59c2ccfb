import { forEachEntry } from '../checks/hexes.ts'
import type { Path, Report } from '../diagnostic.ts'
import { suggest } from '../suggest.ts'
import { quote } from '../wording.ts'

type Identified = { readonly id?: string }

/** Groups of reinforcements have names of their own. */
export function checkGroupIds(report: Report, groups: readonly (Identified | undefined)[] | undefined): void {
  const seen = new Set<string>()
  forEachEntry(groups, ['reinforcements'], ({ id }, path) => {
    if (id === undefined) return
    const message = `There is already a group ${quote(id)}.`
    if (seen.has(id))
      report.add({ code: 'arrival/same-id', path: [...path, 'id'], message, hint: 'Rename one of them.' })
    seen.add(id)
  })
}

/** Reports a group that there is not; says whether there is. */
export function isGroup(report: Report, ids: readonly string[], group: string, path: Path): boolean {
  if (ids.includes(group)) return true
  if (!report.isComplete('reinforcements')) return false
  const meant = suggest(group, ids)
  const known = ids.length === 0 ? 'No group of reinforcements has an `id`.' : `The groups are ${ids.join(', ')}.`
  report.add({
    code: 'arrival/unknown-group',
    path,
    message: `There is no group of reinforcements ${quote(group)}.`,
    hint: meant ? `Did you mean ${meant.word}?` : known,
    ...(meant?.certain && { replacement: meant.word }),
  })
  return false
}

/** Who is kept in reserve, or withdraws, is somebody, and nobody is kept in two reserves. */
export function checkMembers(
  report: Report,
  what: 'reserve' | 'withdrawal',
  bodies: readonly { readonly path: Path; readonly pieces: readonly number[] | undefined }[],
): void {
  const taken = new Set<number>()
  for (const { path, pieces } of bodies) {
    if (!pieces || report.hasErrors(...path)) continue
    if (pieces.length === 0) {
      const message = what === 'reserve' ? 'No unit on the board at the start is meant.' : 'No unit is meant.'
      report.add({ code: `${what}/nobody`, path, message })
    } else if (what === 'reserve' && pieces.some((piece) => taken.has(piece))) {
      const message = 'Some of these units are already kept in another reserve.'
      report.add({ code: 'reserve/twice', path, message })
    }
    for (const piece of pieces) taken.add(piece)
  }
}

/** Whoever withdraws for certain before he can arrive never comes at all. */
export function checkWithdrawalTime(
  report: Report,
  { turn, path }: { readonly turn: number; readonly path: Path },
  arrivals: readonly number[],
): void {
  if (arrivals.length === 0 || report.hasErrors(...path) || arrivals.some((arrival) => arrival < turn)) return
  const message = `These units withdraw on turn ${turn}, but arrive on turn ${Math.min(...arrivals)} at the earliest.`
  report.add({ code: 'withdrawal/never-there', path: [...path, 'turn'], message })
}
