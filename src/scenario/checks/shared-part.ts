import type { RawDiagnostic, Report } from '../diagnostic.ts'
import { MAX_FINDINGS } from '../reading/limits.ts'

/** What a step of the checks made and found, and the parts of the battle that it depends on. */
type Step = { readonly parts: readonly unknown[]; readonly made: unknown; readonly findings: readonly RawDiagnostic[] }

/** What checks of a battle found and made, for its variants, which share all parts that they leave alone. */
export class SharedFindings {
  /** Of a part, by the check and by all else that it depends on. */
  readonly ofParts = new WeakMap<object, Map<string, readonly RawDiagnostic[]>>()
  readonly steps = new Map<string, Step>()
}

const SHARED = new WeakMap<object, SharedFindings>()

/** Makes a report keep what is found in parts for others that check the same ones, and repeat what they found. */
export function shareFindings<Code extends string>(
  report: Report<Code>,
  findings: SharedFindings | undefined,
): Report<Code> {
  if (findings) SHARED.set(report, findings)
  return report
}

/** What a report shares with others; nothing where nobody else checks the same parts. */
export const sharedBy = (report: object): SharedFindings | undefined => SHARED.get(report)

/**
 * Checks a part of a battle, or repeats what the same check found in the very same part before: a battle and its variants share
 * all that the variants leave alone. `depends` names the check, and says all that its findings depend on besides the part.
 */
export function checkShared<Code extends string>(
  report: Report<Code>,
  part: object,
  depends: () => string,
  check: () => void,
): void {
  const shared = sharedBy(report)
  if (!shared) return check()
  const key = depends()
  const known = shared.ofParts.get(part)?.get(key)
  if (known) {
    for (const finding of known) report.add(finding as RawDiagnostic<Code>)
    return
  }
  const before = report.diagnostics.length
  check()
  // Of too many problems, some are left out.
  if (report.diagnostics.length >= MAX_FINDINGS) return
  const found = shared.ofParts.get(part) ?? new Map<string, readonly RawDiagnostic[]>()
  found.set(key, report.diagnostics.slice(before))
  shared.ofParts.set(part, found)
}

/**
 * Carries out a step of the checks, or takes over what it made and found in the battle whose variant is checked: where it depends on
 * the very same parts, and while nothing is wrong with either, which it could depend on as well.
 */
export function sharedStep<Code extends string, Made>(
  report: Report<Code>,
  name: string,
  parts: readonly unknown[],
  make: () => Made,
): Made {
  const shared = sharedBy(report)
  if (!shared || report.hasErrors()) return make()
  const known = shared.steps.get(name)
  if (known?.parts.every((part, i) => part === parts[i])) {
    for (const finding of known.findings) report.add(finding as RawDiagnostic<Code>)
    return known.made as Made
  }
  const before = report.diagnostics.length
  const made = make()
  if (!known && !report.hasErrors()) shared.steps.set(name, { parts, made, findings: report.diagnostics.slice(before) })
  return made
}
