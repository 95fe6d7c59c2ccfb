import type { Path, RawDiagnostic, Report } from '../diagnostic.ts'
import { MAX_FINDINGS } from '../limits.ts'

/** What a check of a part found, by what else it depended on. */
const FOUND = new WeakMap<object, Map<string, readonly RawDiagnostic[]>>()

/**
 * Checks a part of a battle, or repeats what the same check found in the very same part before: a battle and its variants share
 * all that the variants leave alone. `depends` names the check, and says all that its findings depend on besides the part.
 */
export function checkShared<Code extends string>(
  report: Report<Code>,
  part: object,
  depends: string,
  check: () => void,
): void {
  const known = FOUND.get(part)?.get(depends)
  if (known) {
    for (const finding of known) report.add(finding as RawDiagnostic<Code>)
    return
  }
  const before = report.diagnostics.length
  check()
  // Of too many problems, some are left out.
  if (report.diagnostics.length >= MAX_FINDINGS) return
  const found = FOUND.get(part) ?? new Map<string, readonly RawDiagnostic[]>()
  found.set(depends, report.diagnostics.slice(before))
  FOUND.set(part, found)
}

/** Which entries of a list have errors so far, as a text: checks of an entry often depend on it. */
export function errorsIn(report: Report<never>, list: readonly unknown[], path: Path): string {
  return list.map((_, i) => (report.hasErrors(...path, i) ? '1' : '0')).join('')
}
