import { type CodeTable, codesOf } from '../codes/index.ts'
import { type RawDiagnostic, Report } from '../diagnostic.ts'
import type { Scenario } from '../types.gen.ts'
import { checkEntries } from './check-entries.ts'
import { type CheckedBase, type CheckingRulebook, checkVariants } from './check-variants.ts'
import { inOrder, nameChosen, whyNotChosen } from './choose.ts'
import { listVariants, type VariantSummary, variantsIn } from './variant.ts'

/** What is known of a battle once its variants, or those that are chosen, have been checked too. */
export type CheckedChoice = {
  readonly report: Pick<Report<string>, 'diagnostics' | 'codes'>
  /** The variants that it can be played with, if it has any. */
  readonly variants?: readonly VariantSummary[]
  /** Where some are chosen, what is sound of the battle with them, and all that it says. */
  readonly draft?: unknown
  readonly data?: unknown
}

/**
 * Checks each variant of a battle by itself, or the battle with those that are chosen. `draft` is what is sound of the battle, and
 * `found` what was found in it.
 */
export function checkChoice(
  base: CheckedBase,
  draft: unknown,
  chosen: readonly string[],
  found: readonly RawDiagnostic[],
  codes: CodeTable,
): CheckedChoice {
  const variants = listVariants(draft)
  if (variants.length === 0 && chosen.length === 0) return { report: { diagnostics: [...found], codes } }
  const entries = variantsIn(draft)
  const ids = inOrder(chosen, variants)
  const choices = chosen.length > 0 ? [ids] : variants.map(({ id }) => [id])
  const checked = choices.map((some) =>
    checkVariants(
      base,
      some.map((id) => [id, entries[id]!] as const),
    ),
  )
  const isUsed = (finding: RawDiagnostic) => checked.some((one) => one.uses(finding))
  const report = new Report<string>(codes)
  for (const finding of [
    ...found.filter((one) => !isUsed(one)),
    ...checkEntries(entries, base.rulebook),
    ...whyNotChosen(chosen, variants),
    ...checked.flatMap(({ findings }) => findings),
  ])
    report.add(finding)
  if (chosen.length === 0) return { report, variants }
  const some = variants.filter(({ id }) => ids.includes(id))
  const [made] = checked
  return { report, variants, draft: nameChosen(made!.draft, some), data: nameChosen(made!.data, some) }
}

/**
 * A valid battle with the chosen variants applied, or a sentence that says why that is impossible. `data` is the battle
 * with everything that it uses, variants included.
 */
export function chooseVariants(
  data: unknown,
  chosen: readonly string[],
  rulebook: CheckingRulebook,
): { readonly scenario: Scenario } | { readonly problem: string } {
  const codes = codesOf(rulebook)
  const base = { rulebook, data: data as Readonly<Record<string, unknown>>, isFit: true, findings: [] }
  const { report, draft } = checkChoice(base, data, chosen, [], codes)
  const error = report.diagnostics.find(({ code }) => codes[code]?.severity === 'error')
  return error ? { problem: error.message } : { scenario: draft as Scenario }
}
