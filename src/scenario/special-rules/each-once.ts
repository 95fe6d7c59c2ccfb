import { forEachEntry } from '../checks/hexes.ts'
import type { Path, Report } from '../diagnostic.ts'

/** Visits special rules; one that says the same as an earlier one is reported instead. */
export function forEachRuleOnce<Rule extends { readonly note?: unknown }>(
  rules: readonly (Rule | undefined)[] | undefined,
  report: Pick<Report<'rule/duplicate'>, 'add'>,
  visit: (rule: Rule, path: Path) => void,
): void {
  const seen = new Map<string, number>()
  forEachEntry(rules, ['specialRules'], (rule, path) => {
    const { note: _, ...content } = rule
    const key = JSON.stringify(content)
    const twin = seen.get(key)
    if (twin !== undefined) {
      report.add({ code: 'rule/duplicate', path, message: `This repeats special rule ${twin + 1}.` })
      return
    }
    seen.set(key, Number(path.at(-1)))
    visit(rule, path)
  })
}
