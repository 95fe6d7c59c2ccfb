import { chooseRulebook } from './choose-rulebook.ts'
import { codesOf } from './codes/index.ts'
import { decode } from './decode.ts'
import { diagnose, diagnoseAll } from './diagnose.ts'
import { type Diagnostic, Report } from './diagnostic.ts'
import { applyExcuses } from './excuses.ts'
import { findHiddenCharacters } from './hidden-characters.ts'
import { type ParsedText, parseText } from './parse.ts'
import { prune } from './prune.ts'
import type { Rulebook } from './rulebook.ts'
import { checkSchema } from './schema-check.ts'
import { rootPlace } from './schema-nodes.ts'
import type { Scenario } from './types.gen.ts'
import type { Validation } from './validation.ts'

/** Checks a file's bytes: encoding, YAML, schema and the meaning under its rulebook. */
export function validateBytes(bytes: Uint8Array, rulebooks: readonly Rulebook[]): Validation {
  const decoded = decode(bytes)
  if (typeof decoded === 'string') return validate(decoded, rulebooks)
  const { finding, text, range } = decoded
  return { text, diagnostics: [diagnose(finding, range)] }
}

/** Checks a scenario's text, parsed or not. Everything wrong with it is in the diagnostics, in the order of the text. */
export function validate(text: string, rulebooks: readonly Rulebook[], parsed = parseText(text)): Validation {
  const { report, draft } = checkParsed(parsed, rulebooks)
  const diagnostics = applyExcuses(text, withHidden(text, diagnoseAll(report, parsed)), report.codes)
  const sound = diagnostics.every(({ severity }) => severity !== 'error')
  const { data } = parsed
  return { text, diagnostics, data, draft, ...(sound && { scenario: data as Scenario }) }
}

/** Also what cannot be seen in the text. */
function withHidden(text: string, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const hidden = findHiddenCharacters(text).map(({ finding, range }) => diagnose(finding, range))
  if (hidden.length === 0) return diagnostics
  return [...diagnostics, ...hidden].toSorted((a, b) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0))
}

/** What is wrong with a file, and what is sound of its data where a rulebook could look at them. */
function checkParsed(
  { data, findings }: ParsedText,
  rulebooks: readonly Rulebook[],
): { readonly report: Report<string>; readonly draft?: unknown } {
  const report: Report<string> = new Report()
  for (const finding of findings) report.add(finding)
  const rulebook = findings.length === 0 && findRulebook(data, rulebooks, report)
  if (!rulebook) return { report }
  const ofRulebook = new Report<string>(codesOf(rulebook))
  const draft = makeDraft(data, rulebook, ofRulebook)
  rulebook.check(draft, ofRulebook)
  return { report: ofRulebook, draft }
}

/** The rulebook that the data name, or why there is none. */
function findRulebook(data: unknown, rulebooks: readonly Rulebook[], report: Report<string>): Rulebook | undefined {
  if (data === null || data === undefined) {
    report.add({
      code: 'file/empty',
      path: [],
      message: 'The file contains no scenario.',
      hint: 'Start from a template: berthier new FILE.',
    })
    return undefined
  }
  if (typeof data !== 'object' || Array.isArray(data)) {
    const message = 'A scenario is a mapping with keys such as format, system and board.'
    report.add({ code: 'schema/type', path: [], message, hint: 'Start from a template: berthier new FILE.' })
    return undefined
  }
  const known = () => Object.keys(rulebooks[0]?.schema.properties ?? {})
  return chooseRulebook(data as Readonly<Record<string, unknown>>, rulebooks, known, report)
}

/** What is sound of a scenario's data by the schema alone: quick enough for every edit of a battle on a screen. */
export function makeDraft(data: unknown, rulebook: Rulebook, report: Report<string> = new Report()): unknown {
  const findings = checkSchema(rulebook, data)
  for (const finding of findings) report.add(finding)
  return findings.length === 0 ? data : prune(data, rootPlace(rulebook.schema), findings)
}
