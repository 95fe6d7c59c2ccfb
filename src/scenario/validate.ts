import { chooseRulebook } from './choose-rulebook.ts'
import { decode } from './decode.ts'
import { diagnose, diagnoseAll } from './diagnose.ts'
import { type Diagnostic, Report } from './diagnostic.ts'
import { parseText } from './parse.ts'
import { prune } from './prune.ts'
import type { Rulebook } from './rulebook.ts'
import { checkSchema } from './schema-check.ts'
import { systemSchema } from './schema-nodes.ts'
import type { Scenario } from './types.gen.ts'

/** What is known of a scenario file once it has been read. */
export type Validation = {
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
  /** What the file says, sound or not; absent where it is not even YAML. */
  readonly data?: unknown
  /** What is sound of the data, wrong entries taken out; absent where no rulebook could be chosen. */
  readonly draft?: unknown
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

/** Checks a scenario's text, parsed or not. Everything wrong with it is in the diagnostics, in the order of the text. */
export function validate(text: string, rulebooks: readonly Rulebook[], parsed = parseText(text)): Validation {
  const report = new Report()
  for (const finding of parsed.findings) report.add(finding)
  const draft = parsed.findings.length === 0 ? checkData(parsed.data, rulebooks, report) : undefined

  const diagnostics = diagnoseAll(report.diagnostics, parsed)
  const sound = diagnostics.every(({ severity }) => severity !== 'error')
  const { data } = parsed
  return { text, diagnostics, data, draft, ...(sound && { scenario: data as Scenario }) }
}

/** Gives what is sound of the data, where a rulebook could look at it. */
function checkData(data: unknown, rulebooks: readonly Rulebook[], report: Report): unknown {
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
  const known = () => Object.keys(systemSchema(rulebooks[0]!.id).node.properties ?? {})
  const rulebook = chooseRulebook(data as Readonly<Record<string, unknown>>, rulebooks, known, report)
  if (!rulebook) return undefined
  const draft = makeDraft(data, rulebook, report)
  rulebook.check(draft, report)
  return draft
}

/** What is sound of a scenario's data by the schema alone: quick enough for every edit of a battle on a screen. */
export function makeDraft(data: unknown, rulebook: Rulebook, report = new Report()): unknown {
  const findings = checkSchema(rulebook.id, data)
  for (const finding of findings) report.add(finding)
  return findings.length === 0 ? data : prune(data, systemSchema(rulebook.id), findings)
}
