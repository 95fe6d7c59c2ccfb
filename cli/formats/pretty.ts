import { Lines } from '../../src/scenario/position.ts'
import { count } from '../../src/scenario/wording.ts'
import {
  describeFiles,
  describeTally,
  type FileDiagnostic,
  type FileResult,
  problemsOf,
  tally,
} from '../checking/results.ts'
import type { OutputStyle } from '../output/style.ts'
import { type Colors, visible } from '../output/terminal.ts'
import { frame } from './frame.ts'

/** More problems than this in one file are counted, not shown: they scroll the first ones out of sight. */
const MAX_SHOWN = 50

/** For people: each problem with the line it stands in, and what to do about it. */
export function pretty(results: readonly FileResult[], view: OutputStyle): string {
  const blocks = results.flatMap((result) => fileBlocks(result, view))
  // Where nothing has changed there is nothing to check, and that is said too.
  const isChecked = results.length === 0 || results.some((result) => 'validation' in result)
  if (isChecked && !view.quiet) blocks.push(summary(results, view.colors))
  return blocks.map((block) => `${block}\n`).join('\n')
}

/** A block of lines for each problem of a file. */
export function fileBlocks(result: FileResult, view: Pick<OutputStyle, 'colors' | 'width'>): string[] {
  const problems = problemsOf(result)
  if (problems.length === 0 || 'failure' in result) return []
  const lines = new Lines(result.validation.text)
  const blocks = problems.slice(0, MAX_SHOWN).map((problem) => problemBlock(problem, lines, view))
  const hidden = problems.length - blocks.length
  if (hidden > 0) blocks.push(`${visible(result.path)}: ${count(hidden, 'more problem')} not shown.`)
  return blocks
}

function problemBlock(
  problem: FileDiagnostic,
  lines: Lines,
  { colors, width }: Pick<OutputStyle, 'colors' | 'width'>,
): string {
  const { file, start, end, severity, code, message, hint } = problem
  const paint = painter(severity, colors)
  const place = start ? `${visible(file)}:${start.line}:${start.column}` : visible(file)
  return [
    `${colors.bold(place)} ${paint(severity)} ${colors.dim(code)}`,
    `  ${visible(message)}`,
    ...(start && end && lines.text(start.line).trim() !== '' ? frame(lines, { start, end, paint }, width, colors) : []),
    ...(hint === undefined ? [] : [`  ${colors.cyan(visible(hint))}`]),
  ].join('\n')
}

function summary(results: readonly FileResult[], colors: Colors): string {
  const counts = tally(results)
  const problems = results.flatMap(problemsOf)
  const fixable = problems.filter(({ fix }) => fix).length
  const unread = counts.unreadable > 0 ? ` Not read: ${counts.unreadable}.` : ''
  const paint = counts.errors > 0 ? colors.red : counts.warnings > 0 ? colors.yellow : colors.green
  const tips = [
    ...(fixable > 0 ? [`Run berthier validate --fix to fix ${fixable} of them.`] : []),
    ...(problems[0] ? [`Run berthier explain ${problems[0].code} for more about a problem.`] : []),
  ]
  return [`Checked ${describeFiles(results)}: ${paint(describeTally(counts))}.${unread}`, ...tips.map(colors.dim)].join(
    '\n',
  )
}

function painter(severity: FileDiagnostic['severity'], colors: Colors): (text: string) => string {
  return { error: colors.red, warning: colors.yellow, info: colors.blue }[severity]
}
