import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { CaseBook } from '../../src/engine/cases/case-book.ts'
import { readCases } from '../../src/engine/cases/case-file.ts'
import { type Clause, clausesByRule } from '../../src/engine/cases/clauses.ts'
import type { System } from '../../src/engine/system.ts'
import { didYouMean, suggest } from '../../src/scenario/suggest.ts'
import { installed } from '../files/installation.ts'
import { CASE_FILES, filesBelow } from '../files/walk.ts'
import { EXIT, type Io } from '../io.ts'
import { colorsFor, widthFor, wrapText } from '../output/terminal.ts'
import { UsageError } from '../usage-error.ts'

/** The flags of `berthier rule`. */
export type RuleOptions = { readonly system?: string; readonly format: 'pretty' | 'json' }

/** What a rulebook has on a rule, or on one of its clauses. */
type FoundRule = {
  readonly system: string
  readonly title: string
  readonly rule: string
  readonly file: string
  readonly clauses: readonly (Clause & { readonly id: string })[]
  readonly rulings: readonly string[]
  readonly cases: readonly { readonly file: string; readonly title: string; readonly cites: readonly string[] }[]
}

/** `berthier rule`: what a cited rule says in our words, how we read it, and the cases that show it. */
export async function runRule(name: string, options: RuleOptions, io: Io): Promise<number> {
  const rulebooks = await chosenRulebooks(options.system, io)
  const books = await Promise.all(
    rulebooks.map(async (rulebook) => ({ rulebook, book: await rulebook.loadCaseBook() })),
  )
  const found = books.flatMap(({ rulebook, book }) => findRule(name, rulebook, book) ?? [])
  if (found.length === 0) {
    const known = books.flatMap(({ book }) => [...Object.keys(book.rules), ...Object.keys(book.clauses)])
    const hint = didYouMean(suggest(name, known)) ?? 'Run berthier cases --coverage to list them all.'
    throw new UsageError(`no rulebook has a rule or clause ${name}. ${hint}`)
  }
  const complete = await Promise.all(found.map((one) => withCases(one, rulebooks)))
  if (options.format === 'json') io.stdout.write(`${JSON.stringify({ version: 1, rules: complete }, null, 2)}\n`)
  else io.stdout.write(complete.map((one) => describeRule(one, io)).join('\n'))
  return EXIT.clean
}

async function chosenRulebooks(wanted: string | undefined, io: Io): Promise<readonly System[]> {
  const rulebooks = await io.rulebooks()
  if (wanted === undefined) return rulebooks
  const chosen = rulebooks.filter(({ id }) => id === wanted)
  const ids = rulebooks.map(({ id }) => id)
  if (chosen.length === 0)
    throw new UsageError(
      `unknown rulebook ${wanted}. ${didYouMean(suggest(wanted, ids)) ?? `Rulebooks: ${ids.join(', ')}.`}`,
    )
  return chosen
}

/** A rule with all its clauses; or a clause, under the rule that it belongs to. */
function findRule(
  name: string,
  { id, title }: System,
  { rules, clauses, rulings = {} }: CaseBook<unknown>,
): Omit<FoundRule, 'cases'> | undefined {
  const byRule = clausesByRule(rules, clauses)
  const rule = Object.hasOwn(rules, name)
    ? name
    : Object.keys(rules).find((one) => byRule.get(one)?.some(([clause]) => clause === name))
  if (rule === undefined) return undefined
  const wanted = (byRule.get(rule) ?? []).filter(([clause]) => rule === name || clause === name)
  return {
    system: id,
    title,
    rule,
    file: rules[rule]!,
    clauses: wanted.map(([clause, entry]) => ({ id: clause, ...entry })),
    rulings: rulings[rule] ?? [],
  }
}

/** With the shipped cases that cite it. */
async function withCases(found: Omit<FoundRule, 'cases'>, rulebooks: readonly System[]): Promise<FoundRule> {
  const wanted = new Set([found.rule, ...found.clauses.map(({ id }) => id)])
  const { files } = filesBelow(CASE_FILES, installed(`test/cases/${found.system}`))
  const cases = await Promise.all(
    files.toSorted().map(async (file) => {
      const read = await readCases(readFileSync(file), rulebooks)
      return read.cases.map(({ title, rules }) => ({ file: basename(file), title, cites: rules }))
    }),
  )
  return { ...found, cases: cases.flat().filter(({ cites }) => cites.some((name) => wanted.has(name))) }
}

function describeRule({ system, title, rule, file, clauses, rulings, cases }: FoundRule, io: Io): string {
  const colors = colorsFor(io.stdout, io.env)
  const width = Math.min(100, widthFor(io.stdout))
  const indented = (text: string, by: number) => wrapText(text, width - by).map((line) => ' '.repeat(by) + line)
  const lines = [
    `${colors.bold(`${title}, rule ${rule}`)} ${colors.dim(`(${system}, ${file})`)}`,
    ...clauses.flatMap(({ id, kind, text, noEffect }) => [
      `  ${colors.cyan(id)} ${colors.dim(noEffect === undefined ? kind : 'no effect in play')}`,
      ...indented(text, 4),
    ]),
    ...(rulings.length > 0 ? ['  How Berthier reads it:', ...rulings.flatMap((text) => indented(text, 4))] : []),
    ...(cases.length > 0
      ? ['  Cases:', ...cases.map((one) => `    ${one.file}: ${one.title}`)]
      : ['  No shipped case cites it.']),
  ]
  return `${lines.join('\n')}\n`
}
