import type { Path, Report } from '../diagnostic.ts'
import { excludes, implies, type Resolved } from './logic.ts'

/** Parts of `all` and `any` differ from each other, and `all` does not want a thing and its opposite. */
export function checkParts(report: Report, { all, any, not }: Resolved, path: Path): void {
  for (const [joint, parts] of [
    ['all', all],
    ['any', any],
  ] as const) {
    parts?.forEach((part, i) => {
      const partPath = [...path, joint, i]
      const before = parts.slice(0, i)
      if (before.some((other) => implies(other, part) || implies(part, other))) {
        const message = 'This part adds nothing to another part beside it.'
        report.add({ code: 'victory/duplicate', path: partPath, message })
      } else if (joint === 'all' && before.some((other) => excludes(other, part))) {
        const message = 'This part and another part beside it can never both hold.'
        report.add({ code: 'victory/impossible', path: partPath, message })
      }
      checkParts(report, part, partPath)
    })
  }
  if (not) checkParts(report, not, [...path, 'not'])
}
