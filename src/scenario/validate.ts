import { SharedFindings, shareFindings } from './checks/shared-part.ts'
import { chooseRulebook } from './choose-rulebook.ts'
import { codesOf } from './codes/index.ts'
import { diagnose } from './diagnose.ts'
import { type Diagnostic, type Path, Report } from './diagnostic.ts'
import { findMistakenRulebook, nameOwner } from './mistaken-rulebook.ts'
import { decode } from './reading/decode.ts'
import { type ParsedText, parseText } from './reading/parse.ts'
import type { Rulebook } from './rulebook.ts'
import { checkSchema } from './schema/check-schema.ts'
import { rootPlace } from './schema/nodes.ts'
import { prune } from './schema/prune.ts'
import type { Scenario } from './types.gen.ts'
import { checkWithUsed } from './uses/check-with-used.ts'
import { isDefinitions } from './uses/definition-keys.ts'
import type { User } from './uses/gather.ts'
import { judgeDefinitions, judgeText } from './uses/judge-files.ts'
import { ownerOf, withUsed } from './uses/merge.ts'
import { findUnused } from './uses/unused.ts'
import type { Entries } from './uses/uses-context.ts'
import { NO_FOLDER, type UsesContext } from './uses/uses-context.ts'
import { validateDefinitions } from './uses/validate-definitions.ts'
import type { UsedFile, Validation } from './validation.ts'
import { type CheckedChoice, checkChoice } from './variants/check-choice.ts'

/** Checks a file's bytes: encoding, YAML, schema and the meaning under its rulebook. */
export function validateBytes(
  bytes: Uint8Array,
  rulebooks: readonly Rulebook[],
  uses?: UsesContext,
  chosen?: readonly string[],
): Validation {
  const decoded = decode(bytes)
  if (typeof decoded === 'string') return validate(decoded, rulebooks, parseText(decoded), uses, chosen)
  const { finding, text, range } = decoded
  return { text, diagnostics: [diagnose(finding, range)] }
}

/**
 * Checks the text of a scenario or of definitions, parsed or not. Everything wrong with it is in the diagnostics, in the order of the
 * text; `uses` tells where the files are that it uses. Each variant of a battle is checked by itself, or, where some are
 * chosen, the battle with those: then it is what the result is about.
 */
export function validate(
  text: string,
  rulebooks: readonly Rulebook[],
  parsed = parseText(text),
  uses: UsesContext = NO_FOLDER,
  chosen: readonly string[] = [],
): Validation {
  if (isDefinitions(parsed.data)) return validateDefinitions(text, parsed, rulebooks, uses)
  const checked = checkParsed(parsed, rulebooks, uses, chosen)
  const { report, draft, used, definitions, variants } = checked
  const diagnostics = judgeText(text, parsed, report.diagnostics, report.codes)
  const data = checked.data ?? parsed.data
  const isSound = (found: readonly Diagnostic[]) => found.every(({ severity }) => severity !== 'error')
  const sound = isSound(diagnostics) && (used?.every((file) => isSound(file.diagnostics)) ?? true)
  const scenario = draft as Scenario
  return {
    text,
    diagnostics,
    data,
    draft,
    ...(used && { used, definitions }),
    ...(variants && { variants }),
    ...(sound && { scenario }),
  }
}

/** What is wrong with a file, and what is sound of its data where a rulebook could look at them. */
type CheckedText = {
  readonly report: Pick<Report<string>, 'diagnostics' | 'codes'>
  readonly draft?: unknown
  readonly used?: readonly UsedFile[]
  readonly definitions?: Entries
} & Partial<Pick<CheckedChoice, 'variants' | 'data'>>

function checkParsed(
  { data, findings }: ParsedText,
  rulebooks: readonly Rulebook[],
  context: UsesContext,
  chosen: readonly string[],
): CheckedText {
  const report: Report<string> = new Report()
  for (const finding of findings) report.add(finding)
  const rulebook = findings.length === 0 && findRulebook(data, rulebooks, report)
  if (!rulebook) return { report }
  const codes = codesOf(rulebook)
  const own = data as Readonly<Record<string, unknown>>
  const shared = own['variants'] === undefined ? undefined : new SharedFindings()
  const ofRulebook = shareFindings(new Report<string>(codes), shared)
  const draft = makeDraft(data, rulebook, ofRulebook, rulebooks)
  const mistaken = findMistakenRulebook(own, rulebook, rulebooks, ofRulebook.diagnostics)
  if (mistaken) {
    report.add(mistaken)
    return { report }
  }
  const isFit = draft === data
  const sound = draft as Readonly<Record<string, unknown>>
  const uses = sound['uses'] as readonly (string | undefined)[] | undefined
  if (uses === undefined) {
    const whole = rulebook.writeOut?.(draft, ofRulebook) ?? draft
    rulebook.check(whole, ofRulebook)
    const base = { rulebook, data: own, isFit, findings: ofRulebook.diagnostics, shared }
    return { draft: whole, ...checkChoice(base, draft, chosen, ofRulebook.diagnostics, codes) }
  }
  const root: User = { path: context.path, uses: uses.map((reference) => reference ?? '') }
  const checked = checkWithUsed(root, sound, ofRulebook, rulebook, rulebooks, context)
  const unused = checked.gathered.isWhole ? findUnused(root, sound, checked.gathered, rulebook) : []
  const used = [...checked.others].map(([file, others]) => judgeDefinitions(file, others, codes))
  const { merged, definitions, others, passedOver } = checked
  const base = {
    rulebook,
    data: withUsed(own, definitions),
    isFit,
    findings: [...checked.own, ...[...others.values()].flat()],
    shared,
    passedOver,
    isElsewhere: (path: Path) => ownerOf(path, sound, checked.gathered.files) !== undefined,
  }
  const found = [...checked.own, ...unused]
  return { draft: merged, used, definitions, ...checkChoice(base, sound, chosen, found, codes) }
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
export function makeDraft(
  data: unknown,
  rulebook: Rulebook,
  report: Report<string> = new Report(),
  rulebooks: readonly Rulebook[] = [],
): unknown {
  const findings = checkSchema(rulebook, data)
  for (const finding of findings) {
    if (finding.follows) report.passOver(finding)
    else report.add(nameOwner(finding, rulebook, rulebooks))
  }
  return findings.length === 0 ? data : prune(data, rootPlace(rulebook.schema), findings)
}
