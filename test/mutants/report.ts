import { relative } from 'node:path'
import type { Verdict } from './crew.ts'
import { BARS, type Judgements, type Score, scoreOf } from './judge.ts'

/** What a run has found out. */
export type Run = {
  readonly root: string
  readonly system: string
  /** The folder of the system's sources. */
  readonly folder: string
  readonly cases: number
  readonly seconds: number
  readonly verdicts: readonly Verdict[]
  readonly judgements: Judgements
  /** What is wrong with the judgements. */
  readonly problems: readonly string[]
}

/** The score of a kind of mutants, and whether it meets its bar. */
type Result = Score & { readonly bar: number; readonly isMet: boolean }

/** Whether everything is as it should be: both bars met, no judgement out of date. */
export function isGood(run: Run): boolean {
  return run.problems.length === 0 && Object.values(resultsOf(run)).every(({ isMet }) => isMet)
}

/** For programs. */
export function asJson(run: Run): string {
  const { system, cases, seconds, problems } = run
  const survivors = survivorsOf(run).map(({ mutant, reachedBy }) => ({ ...mutant, reachedBy }))
  const value = { version: 1, system, cases, seconds, ...resultsOf(run), files: filesOf(run), survivors, problems }
  return `${JSON.stringify(value, null, 2)}\n`
}

/** For people: a line a file, the bars, and the survivors, all or the first of them. */
export function asText(run: Run, shownSurvivors: number): string {
  const { system, cases, seconds, verdicts, problems } = run
  const survivors = survivorsOf(run)
  const files = Object.entries(filesOf(run))
  const width = Math.max(...files.map(([file]) => file.length))
  const { rules, tables } = resultsOf(run)
  const rest = survivors.length - shownSurvivors
  return [
    `${system}: ${verdicts.length} mutants tried with ${cases} cases in ${seconds.toFixed(0)} s`,
    '',
    ...files.map(([file, score]) => `  ${file.padEnd(width)}  ${line(score)}`),
    '',
    `  rules   ${line(rules)}, bar ${rules.bar} %: ${rules.isMet ? 'met' : 'MISSED'}`,
    `  tables  ${line(tables)}, bar ${tables.bar} %: ${tables.isMet ? 'met' : 'MISSED'}`,
    ...(survivors.length === 0 ? [] : ['', `Survivors (${survivors.length}):`]),
    ...survivors.slice(0, shownSurvivors).flatMap((verdict) => describe(run, verdict)),
    ...(rest > 0 ? [`  … and ${rest} more: --survivors lists them all.`] : []),
    ...(problems.length === 0 ? [] : ['', `Judgements in test/mutants/${system}.yaml that do not hold:`]),
    ...problems.map((problem) => `  ${problem}`),
    '',
  ].join('\n')
}

function resultsOf({ verdicts, judgements }: Run): { readonly rules: Result; readonly tables: Result } {
  const result = (kind: keyof typeof BARS): Result => {
    const score = scoreOf(
      verdicts.filter(({ mutant }) => mutant.kind === kind),
      judgements,
    )
    return { ...score, bar: BARS[kind], isMet: score.percent >= BARS[kind] }
  }
  return { rules: result('rule'), tables: result('cell') }
}

function filesOf({ verdicts, judgements }: Run): Readonly<Record<string, Score>> {
  const files = [...new Set(verdicts.map(({ mutant }) => mutant.file))]
  const of = (file: string) => verdicts.filter(({ mutant }) => mutant.file === file)
  return Object.fromEntries(files.map((file) => [file, scoreOf(of(file), judgements)]))
}

function survivorsOf({ verdicts, judgements }: Run): Verdict[] {
  return verdicts.filter(({ mutant, isNoticed }) => !isNoticed && !judgements.equivalent.has(mutant.id))
}

function describe({ root, folder }: Run, { mutant, reachedBy }: Verdict): string[] {
  const { file, line: number, where, change, text, nth } = mutant
  const reach =
    reachedBy === 0 ? 'makes a difference in no case' : `${reachedBy} ${reachedBy === 1 ? 'case' : 'cases'} tried`
  const which = nth > 1 ? ` (nth: ${nth})` : ''
  return [`  ${relative(root, folder)}/${file}:${number} ${where}: ${change}${which} (${reach})`, `      ${text}`]
}

function line({ mutants, noticed, equivalent, percent }: Score): string {
  const judged = equivalent > 0 ? `, ${equivalent} judged equivalent` : ''
  return `${percent.toFixed(1).padStart(5)} %  ${noticed} of ${mutants} noticed${judged}`
}
