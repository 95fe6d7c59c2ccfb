import { Lines } from '../../../src/scenario/position.ts'
import { count } from '../../../src/scenario/wording.ts'
import {
  type CaseFileResult,
  type CaseResult,
  type CasesReport,
  countDiagnostics,
  tallyCases,
} from '../../case-results.ts'
import type { OutputStyle } from '../../output/style.ts'
import { type Colors, visible } from '../../output/terminal.ts'
import { frame } from '../frame.ts'
import { fileBlocks } from '../pretty.ts'
import { coverageBlock } from './coverage.ts'

type Surface = Pick<OutputStyle, 'colors' | 'width'>

/** For people: what does not hold, with the line at which it stopped, then a line a file. */
export function pretty(report: CasesReport, view: Surface): string {
  const { colors } = view
  const read = report.files.filter((file) => 'cases' in file)
  const blocks = read.flatMap((file) => [...fileBlocks(file, view), ...failureBlocks(file, view)])
  if (read.length > 0) {
    const files = read.map((file) => `${visible(file.path)}: ${state(file, colors)}`)
    blocks.push(files.join('\n'))
  }
  for (const system of report.coverage ?? []) blocks.push(coverageBlock(system, colors))
  if (read.length > 0) blocks.push(summary(report, colors))
  return blocks.map((block) => `${block}\n`).join('\n')
}

type Read = Extract<CaseFileResult, { readonly cases: unknown }>

function failureBlocks({ path, validation, cases }: Read, view: Surface): string[] {
  const lines = cases.some(({ failure }) => failure) ? new Lines(validation.text) : undefined
  return cases.flatMap((example) => (lines ? (failureBlock(path, example, lines, view) ?? []) : []))
}

function failureBlock(
  path: string,
  { rules, title, failure }: CaseResult,
  lines: Lines,
  { colors, width }: Surface,
): string | undefined {
  if (!failure) return undefined
  const { start, end, message, details, events } = failure
  const lately = events.slice(-EVENTS_SHOWN)
  return [
    `${colors.bold(`${visible(path)}:${start.line}:${start.column}`)} ${colors.red('fails')} ${visible(`${rules.join(', ')} ${title}`)}`,
    `  ${visible(message)}`,
    ...frame(lines, { start, end, paint: colors.red }, width, colors),
    ...details.map((detail) => `  ${colors.cyan(visible(detail))}`),
    ...(lately.length === 0 ? [] : ['  Before that:', ...lately.map((event) => `    ${colors.dim(visible(event))}`)]),
  ].join('\n')
}

/** As many of the last events as tell a person how it came to this; `--format json` has them all. */
const EVENTS_SHOWN = 6

function state(file: Read, colors: Colors): string {
  const { cases } = file
  const mistakes = countDiagnostics([file], (severity) => severity === 'error')
  const warnings = countDiagnostics([file], (severity) => severity !== 'error')
  const failed = cases.filter(({ failure }) => failure).length
  const parts = [
    ...(mistakes > 0 ? [colors.red(count(mistakes, 'mistake'))] : []),
    ...(warnings > 0 ? [colors.yellow(count(warnings, 'warning'))] : []),
    ...(failed > 0
      ? [colors.red(`${failed} of ${count(cases.length, 'case')} ${failed === 1 ? 'fails' : 'fail'}`)]
      : []),
    ...(failed === 0 && cases.length > 0
      ? [colors.green(`${count(cases.length, 'case')} ${cases.length === 1 ? 'holds' : 'hold'}`)]
      : []),
  ]
  return parts.join(', ') || 'no cases'
}

function summary(report: CasesReport, colors: Colors): string {
  const { files, cases, failed, mistakes, warnings, unreadable } = tallyCases(report)
  const result = failed > 0 ? colors.red(`${failed} ${failed === 1 ? 'fails' : 'fail'}`) : colors.green('all hold')
  const found = [
    ...(mistakes > 0 ? [count(mistakes, 'mistake')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ]
  const wrong = found.length > 0 ? ` ${found.join(' and ')} in the files.` : ''
  const unread = unreadable > 0 ? ` Not read: ${unreadable}.` : ''
  return `Played ${count(cases, 'case')} in ${count(files, 'file')}${cases > 0 ? `: ${result}` : ''}.${wrong}${unread}`
}
