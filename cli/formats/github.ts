import type { Severity } from '../../src/scenario/diagnostic.ts'
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
import { visible, visibleLines } from '../output/terminal.ts'
import { fromRepository } from './from-repository.ts'

/** For GitHub Actions: annotations in the pull request, the worst first as GitHub shows only ten; then the full list. */
export function github(results: readonly FileResult[], view: OutputStyle): string {
  const problems = worstFirst(results.flatMap(problemsOf))
  const failures = results.filter((result) => 'failure' in result)
  const counts = tally(results)
  const lines = [
    ...failures.map(({ failure }) => workflowCommand('error', {}, failure)),
    ...problems.map((problem) => annotation(problem, view)),
  ]
  if (problems.length > 0) {
    lines.push(`::group::${count(problems.length, 'problem')}`, ...problems.map(listed), '::endgroup::')
  }
  const unread = counts.unreadable > 0 ? ` Not read: ${counts.unreadable}.` : ''
  if (!view.quiet) lines.push(`Checked ${describeFiles(results)}: ${describeTally(counts)}.${unread}`)
  return lines.map((line) => `${line}\n`).join('')
}

/** Errors before warnings before infos; otherwise as they stand in the files. */
export function worstFirst(problems: readonly FileDiagnostic[]): readonly FileDiagnostic[] {
  const rank: Record<Severity, number> = { error: 0, warning: 1, info: 2 }
  return problems.toSorted((a, b) => rank[a.severity] - rank[b.severity])
}

function annotation(problem: FileDiagnostic, view: OutputStyle): string {
  const { severity, file, start, end, code, message, hint } = problem
  const command = severity === 'info' ? 'notice' : severity
  // GitHub takes columns only where the place is within one line.
  const columns = start && end && start.line === end.line ? { col: start.column, endColumn: end.column } : {}
  const place = start && end ? { line: start.line, endLine: end.line, ...columns } : {}
  const text = hint === undefined ? message : `${message}\n${hint}`
  return workflowCommand(command, { file: fromRepository(file, view), ...place, title: code }, text)
}

/** The hyphen keeps a text that begins with `::` from being taken for a command. */
function listed({ file, start, severity, code, message }: FileDiagnostic): string {
  const place = start ? `${file}:${start.line}:${start.column}` : file
  return `- ${visible(`${place} ${severity} ${code} ${message}`)}`
}

function workflowCommand(name: string, properties: Record<string, string | number>, text: string): string {
  const list = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(visible(String(value)))}`)
  return `::${name}${list.length > 0 ? ` ${list.join(',')}` : ''}::${escapeText(visibleLines(text))}`
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
