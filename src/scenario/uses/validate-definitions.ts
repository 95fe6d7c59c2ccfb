import { codesOf } from '../codes/index.ts'
import { type ParsedText, parseText } from '../reading/parse.ts'
import type { Rulebook } from '../rulebook.ts'
import type { UsedFile, Validation } from '../validation.ts'
import { checkWithUsed } from './check-with-used.ts'
import { definitionKeys } from './definition-keys.ts'
import { checkDefinitions } from './definitions-file.ts'
import { judgeDefinitions, judgeText } from './judge-files.ts'
import type { UsesContext } from './uses-context.ts'

/** Checks a file of definitions by itself: what it says, and what it makes of the rulebook's smallest battle. */
export function validateDefinitions(
  text: string,
  parsed: ParsedText,
  rulebooks: readonly Rulebook[],
  context: UsesContext,
): Validation {
  const file = checkDefinitions(context.path, text, parsed, rulebooks)
  const { rulebook, report, entries } = file
  const { data } = parsed
  if (!rulebook)
    return { kind: 'definitions', text, diagnostics: judgeText(text, parsed, report.diagnostics, report.codes), data }
  const complete = (merged: object) => ({ ...templateOf(rulebook), ...merged })
  const checked = checkWithUsed(file, entries, report, rulebook, rulebooks, context, complete)
  const keys = new Set(['uses', ...definitionKeys(rulebook)])
  const findings = checked.own.filter(
    (finding) =>
      report.diagnostics.includes(finding) || (keys.has(String(finding.path[0])) && !finding.code.endsWith('/unused')),
  )
  const codes = codesOf(rulebook)
  const diagnostics = judgeText(text, parsed, findings, codes).filter(({ code }) => code !== 'excuse/unused')
  const used: readonly UsedFile[] = [...checked.others].map(([one, others]) => judgeDefinitions(one, others, codes))
  const sample = { ...checked.merged, ...file.head }
  const { definitions } = checked
  return { kind: 'definitions', text, diagnostics, data, sample, ...(file.uses.length > 0 && { used, definitions }) }
}

/** The data of the rulebook's smallest battle, which must not use anything. */
function templateOf({ template }: Rulebook): object {
  let data = templates.get(template)
  if (!data) templates.set(template, (data = parseText(template).data as object))
  return data
}

const templates = new Map<string, object>()
