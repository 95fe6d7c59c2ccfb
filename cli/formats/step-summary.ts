import { count } from '../../src/scenario/wording.ts'
import {
  describeFiles,
  describeTally,
  type FileDiagnostic,
  type FileResult,
  problemsOf,
  tally,
} from '../checking/results.ts'
import { visible } from '../output/terminal.ts'
import { worstFirst } from './github.ts'

/** GitHub refuses a summary of more than a megabyte. */
const MAX_LISTED = 1000

/** The Markdown page that GitHub shows for a job. */
export function stepSummary(results: readonly FileResult[]): string {
  const counts = tally(results)
  const problems = worstFirst(results.flatMap(problemsOf))
  const hidden = problems.length - MAX_LISTED
  const lines = [
    '## Berthier',
    '',
    `Checked ${describeFiles(results)}: ${describeTally(counts)}.`,
    '',
    ...results.flatMap((result) => ('failure' in result ? [`- ${escape(result.failure)}`] : [])),
  ]
  if (problems.length > 0)
    lines.push('| | Place | Problem |', '|---|---|---|', ...problems.slice(0, MAX_LISTED).map(row))
  if (hidden > 0) lines.push('', `${count(hidden, 'more problem')} in the log.`)
  return `${lines.join('\n')}\n\n`
}

function row({ severity, file, start, code, message, hint }: FileDiagnostic): string {
  const place = start ? `${file}:${start.line}:${start.column}` : file
  const text = hint === undefined ? message : `${message} ${hint}`
  return `| ${severity} | ${escape(place)} | ${escape(text)} <br>${escape(code)} |`
}

/** Nothing from a file may become markup: neither HTML nor Markdown. */
function escape(text: string): string {
  return visible(text).replaceAll(/[\\`*_{}[\]()<>#+!|~&@$]/g, (char) => `&#${char.charCodeAt(0)};`)
}
