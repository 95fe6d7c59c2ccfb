import { CODES } from './codes/index.ts'
import { decode } from './decode.ts'
import { type Diagnostic, type Finding, Report } from './diagnostic.ts'
import { type ParsedText, parseText } from './parse.ts'
import { prune } from './prune.ts'
import type { Rulebook } from './rulebook.ts'
import { checkSchema } from './schema-check.ts'
import { SYSTEM_IDS, systemSchema } from './schema-nodes.ts'
import { suggest } from './suggest.ts'
import type { Scenario } from './types.gen.ts'

/** What is known of a scenario file once it has been read. */
export type Validation = {
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
  /** What the file says, sound or not; absent where it is not even YAML. */
  readonly data?: unknown
  /** The battle; absent where the file has errors. */
  readonly scenario?: Scenario
}

/** Checks a file's bytes: encoding, YAML, schema and the meaning under its rulebook. */
export function validateBytes(bytes: Uint8Array, rulebooks: readonly Rulebook[]): Validation {
  const text = decode(bytes)
  if (typeof text === 'string') return validate(text, rulebooks)
  return { text: '', diagnostics: [diagnose(text, undefined)] }
}

/** Checks a scenario's text. Everything wrong with it is in the diagnostics, in the order of the text. */
export function validate(text: string, rulebooks: readonly Rulebook[]): Validation {
  const parsed = parseText(text)
  const report = new Report()
  for (const finding of parsed.findings) report.add(finding)
  if (parsed.findings.length === 0) checkData(parsed.data, rulebooks, report)

  const diagnostics = report.findings
    .map((finding) => diagnose(finding, parsed))
    .sort((a, b) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0))
  const sound = diagnostics.every(({ severity }) => severity !== 'error')
  return { text, diagnostics, data: parsed.data, ...(sound && { scenario: parsed.data as Scenario }) }
}

function checkData(data: unknown, rulebooks: readonly Rulebook[], report: Report): void {
  if (data === null || data === undefined) {
    report.add({
      code: 'file/empty',
      path: [],
      message: 'There is no scenario in the file.',
      hint: 'Start from a template: berthier new FILE.',
    })
    return
  }
  if (typeof data !== 'object' || Array.isArray(data)) {
    const message = 'A scenario is a mapping with keys such as format, system and board.'
    report.add({ code: 'schema/type', path: [], message, hint: 'Start from a template: berthier new FILE.' })
    return
  }
  const rulebook = chooseRulebook((data as { system?: unknown }).system, rulebooks, report)
  if (!rulebook) return
  const findings = checkSchema(rulebook.id, data)
  for (const finding of findings) report.add(finding)
  rulebook.check(findings.length === 0 ? data : prune(data, systemSchema(rulebook.id), findings), report)
}

function chooseRulebook(system: unknown, rulebooks: readonly Rulebook[], report: Report): Rulebook | undefined {
  const supported = rulebooks.map(({ id }) => id)
  const choice = `Supported: ${supported.join(', ')}.`
  if (system === undefined) {
    const message = 'The key system is missing: it names the rulebook.'
    report.add({
      code: 'schema/missing-key',
      path: [],
      target: 'key',
      message,
      hint: `Add system: ${supported[0]}. ${choice}`,
    })
    return undefined
  }
  const rulebook = rulebooks.find(({ id }) => id === system)
  if (rulebook) return rulebook
  if (SYSTEM_IDS.includes(String(system))) {
    report.add({
      code: 'system/unsupported',
      path: ['system'],
      message: `${String(system)} is not supported yet.`,
      hint: choice,
    })
    return undefined
  }
  const meant = suggest(String(system), SYSTEM_IDS)
  report.add({
    code: 'system/unknown',
    path: ['system'],
    message: `There is no system ${String(system)}.`,
    hint: meant ? `Did you mean ${meant.word}? ${choice}` : choice,
    ...(meant?.certain && { replacement: meant.word }),
  })
  return undefined
}

function diagnose(finding: Finding, parsed: ParsedText | undefined): Diagnostic {
  const { code, path, message, at, hint, replacement } = finding
  const range = parsed?.ranges.get(finding) ?? parsed?.locate(path, finding.target)
  return {
    code,
    severity: CODES[code].severity,
    message,
    path,
    ...(range && { range }),
    ...(at && { at }),
    ...(hint !== undefined && { hint }),
    ...(replacement !== undefined && range && { fix: [{ range, text: replacement }] }),
  }
}
