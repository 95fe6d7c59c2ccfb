import { chooseRulebook } from '../../scenario/choose-rulebook.ts'
import { diagnose, diagnoseAll } from '../../scenario/diagnose.ts'
import { type Diagnostic, type Path, type Range, Report } from '../../scenario/diagnostic.ts'
import { decode } from '../../scenario/reading/decode.ts'
import { parseText } from '../../scenario/reading/parse.ts'
import { missingKey } from '../../scenario/schema/keys.ts'
import { didYouMean, suggest } from '../../scenario/suggest.ts'
import { kindOf, quote } from '../../scenario/wording.ts'
import type { System } from '../system.ts'
import { checkCaseFile, FILE_KEYS } from './schema.ts'
import { findSwallowedWords } from './swallowed-words.ts'

/** What cases ask of a system. */
export type CaseSystem = Pick<System, 'id' | 'loadGame' | 'loadCaseBook'>

/** A check that the numbers behind an action are these; what is left out is not compared. */
export type ExplainCheck = {
  readonly explain: string
  readonly base?: number
  readonly modifiers?: Readonly<Record<string, number>>
  readonly value?: number
  readonly chances?: Readonly<Record<string, number>>
}

/** What a line of play is instead of an action. */
export type Check =
  | { readonly refused: string; readonly rule?: string }
  | { readonly legal?: readonly string[]; readonly illegal?: readonly string[] }
  | ExplainCheck
  | { readonly expect: unknown }

/** One case. What `position` and `expect` hold is its system's business. */
export type Case = {
  /** Where it stands in the file. */
  readonly path: Path
  readonly rules: readonly string[]
  readonly title: string
  readonly position: unknown
  readonly dice?: readonly (string | number)[]
  readonly seed: number
  readonly play: readonly (string | Check)[]
  readonly expect?: unknown
}

/** A case file once it has been read, with its diagnostics. */
export type CaseFile = {
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
  readonly system?: CaseSystem
  /** Those with which nothing is wrong. */
  readonly cases: readonly Case[]
  readonly locate: (path: Path) => Range | undefined
}

/** A case as it is written. */
type Written = Omit<Case, 'path' | 'rules' | 'position' | 'seed'> & {
  readonly rule: string | readonly string[]
  readonly position?: unknown
  readonly seed?: number
}

/** Reads a case file. Everything wrong with it is in the diagnostics, in the order of the text. */
export async function readCases(bytes: Uint8Array, systems: readonly CaseSystem[]): Promise<CaseFile> {
  const text = decode(bytes)
  if (typeof text !== 'string') {
    const diagnostics = [diagnose(text.finding, text.range)]
    return { text: text.text, diagnostics, cases: [], locate: () => undefined }
  }
  const parsed = parseText(text)
  const report: Report<string> = new Report()
  for (const finding of parsed.findings) report.add(finding)
  const system = parsed.findings.length === 0 ? chooseSystem(parsed.data, systems, report) : undefined
  const cases = system ? await findCases(parsed.data, system, report) : []
  const found = [...diagnoseAll(report, parsed), ...findSwallowedWords(parsed, text)]
  const diagnostics = found.toSorted((a, b) => (a.range?.[0] ?? 0) - (b.range?.[0] ?? 0))
  return { text, diagnostics, ...(system && { system }), cases, locate: (path) => parsed.locate(path) }
}

function chooseSystem(data: unknown, systems: readonly CaseSystem[], report: Report<string>): CaseSystem | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    const message = `A case file must be a mapping with the keys ${FILE_KEYS.join(' and ')}, but this is ${kindOf(data)}.`
    report.add({ code: data === null ? 'file/empty' : 'schema/type', path: [], message })
    return undefined
  }
  // Anything else, such as a scenario, would be wrong key by key.
  if (!('cases' in data)) {
    const hint = 'List the cases under it. To check a scenario, use berthier validate.'
    report.add(missingKey('cases', [], Object.keys(data), FILE_KEYS, hint))
    return undefined
  }
  return chooseRulebook(data as Readonly<Record<string, unknown>>, systems, () => FILE_KEYS, report)
}

async function findCases(data: unknown, system: CaseSystem, report: Report<string>): Promise<Case[]> {
  const { schema, rules, clauses } = await system.loadCaseBook()
  const findings = checkCaseFile(schema, data)
  for (const finding of findings) report.add(finding)
  // The list as a whole is wrong, as one that is too long: none of it is played.
  if (findings.some(({ path }) => path.length === 1 && path[0] === 'cases')) return []
  const citable = [...Object.keys(rules), ...Object.keys(clauses)]
  const written = (data as { cases: readonly Written[] }).cases
  const titles = new Map<string, number>()
  return written.flatMap((example, i) => {
    const path = ['cases', i]
    if (report.hasErrors(...path)) return []
    checkRules(example.rule, [...path, 'rule'], citable, report)
    const first = titles.get(example.title)
    if (first === undefined) titles.set(example.title, i)
    else {
      const message = `Cases ${first + 1} and ${i + 1} have the same title.`
      const hint = 'Rename one of them: say what it shows that the other does not.'
      report.add({ code: 'case/duplicate-title', path: [...path, 'title'], message, hint })
    }
    if (report.hasErrors(...path)) return []
    const { rule, position = {}, seed = 1, ...rest } = example
    return [{ ...rest, path, rules: typeof rule === 'string' ? [rule] : rule, position, seed }]
  })
}

function checkRules(cited: Written['rule'], path: Path, known: readonly string[], report: Report): void {
  for (const [i, rule] of (typeof cited === 'string' ? [cited] : cited).entries()) {
    if (known.includes(rule)) continue
    report.add({
      code: 'case/unknown-rule',
      path: typeof cited === 'string' ? path : [...path, i],
      message: `The rulebook has no rule or clause ${quote(rule)}.`,
      hint: didYouMean(suggest(rule, known)) ?? 'Run berthier cases --coverage to list them.',
    })
  }
}
