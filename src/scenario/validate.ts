import { CODES } from './codes/index.ts'
import { decode } from './decode.ts'
import { type Diagnostic, type Finding, type Range, Report } from './diagnostic.ts'
import { parseText } from './parse.ts'
import { prune } from './prune.ts'
import type { Rulebook } from './rulebook.ts'
import { checkSchema, missingKey } from './schema-check.ts'
import { SYSTEM_IDS, systemSchema } from './schema-nodes.ts'
import { suggest } from './suggest.ts'
import type { Scenario } from './types.gen.ts'
import { quote } from './wording.ts'

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
  const decoded = decode(bytes)
  if (typeof decoded === 'string') return validate(decoded, rulebooks)
  const { finding, text, range } = decoded
  return { text, diagnostics: [diagnose(finding, range)] }
}

/** Checks a scenario's text. Everything wrong with it is in the diagnostics, in the order of the text. */
export function validate(text: string, rulebooks: readonly Rulebook[]): Validation {
  const parsed = parseText(text)
  const report = new Report()
  for (const finding of parsed.findings) report.add(finding)
  if (parsed.findings.length === 0) checkData(parsed.data, rulebooks, report)

  const diagnostics = report.findings
    .map((finding) => diagnose(finding, parsed.ranges.get(finding) ?? parsed.locate(finding.path, finding.target)))
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
  const rulebook = chooseRulebook(data as Readonly<Record<string, unknown>>, rulebooks, report)
  if (!rulebook) return
  const findings = checkSchema(rulebook.id, data)
  for (const finding of findings) report.add(finding)
  rulebook.check(findings.length === 0 ? data : prune(data, systemSchema(rulebook.id), findings), report)
}

function chooseRulebook(
  data: Readonly<Record<string, unknown>>,
  rulebooks: readonly Rulebook[],
  report: Report,
): Rulebook | undefined {
  const { system } = data
  const supported = rulebooks.map(({ id }) => id)
  const choice = `Supported: ${supported.join(', ')}.`
  if (system === undefined) {
    const known = Object.keys(systemSchema(supported[0]!).node.properties ?? {})
    report.add(missingKey('system', [], Object.keys(data), known, `Add system: ${supported[0]}. ${choice}`))
    return undefined
  }
  const rulebook = rulebooks.find(({ id }) => id === system)
  if (rulebook) return rulebook
  const path = ['system']
  if (typeof system === 'string' && SYSTEM_IDS.includes(system)) {
    report.add({ code: 'system/unsupported', path, message: `${system} is not supported yet.`, hint: choice })
    return undefined
  }
  const meant = typeof system === 'string' ? suggest(system, SYSTEM_IDS) : undefined
  report.add({
    code: 'system/unknown',
    path,
    message: `There is no system ${quote(system)}.`,
    hint: meant ? `Did you mean ${meant.word}? ${choice}` : choice,
    ...(meant?.certain && { replacement: meant.word }),
  })
  return undefined
}

function diagnose(finding: Finding, range: Range | undefined): Diagnostic {
  const { code, path, message, at, hint, replacement } = finding
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
