import { type Balance, isPartial } from '../../../src/balance/report.ts'
import {
  describeClaim,
  describeComparison,
  describeEnd,
  describeSeries,
  describeVerdict,
  LEGEND,
} from '../../../src/balance/report-text.ts'
import type { ReportSection } from '../../../src/balance/section.ts'
import { sections } from '../../../src/balance/sections.ts'
import type { OutputStyle } from '../../output/style.ts'
import { type Colors, visible, visibleCell, widthOf } from '../../output/terminal.ts'

/** For people: the verdict first, then a table for each question. */
export function pretty(report: Balance, { colors }: Pick<OutputStyle, 'colors'>): string {
  const { title, statistics, cast, claims } = report
  const end = describeEnd(report)
  const paint = isPartial(report) ? colors.yellow : (text: string) => text
  const blocks = [
    [
      `${colors.bold(visible(title))}: ${visible(describeSeries(report))}`,
      ...(end === undefined ? [] : [paint(end)]),
      colors.bold(visible(describeVerdict(statistics, cast))),
      ...describeComparison(report).map(visible),
      ...claims.map((claim) => visible(describeClaim(claim, report))),
    ].join('\n'),
    ...(statistics.games === 0 ? [] : sections(report).map((section) => formatTable(section, colors))),
    colors.dim(LEGEND),
  ]
  return `${blocks.join('\n\n')}\n`
}

/** A terminal is no place for long lists. */
const MOST_ROWS = 24

function formatTable({ title, note, columns, rows }: ReportSection, colors: Colors): string {
  const head = columns.map(({ label }) => visible(label))
  const body = rows.slice(0, MOST_ROWS).map((row) => row.map(visibleCell))
  const rest = rows.length - body.length
  const widths = head.map((label, i) => Math.max(widthOf(label), ...body.map((row) => widthOf(row[i]!))))
  const line = (row: readonly string[]) =>
    row
      .map((text, i) => {
        const blanks = ' '.repeat(widths[i]! - widthOf(text))
        if (columns[i]!.figures) return blanks + text
        return i === row.length - 1 ? text : text + blanks
      })
      .join('  ')
      .trimEnd()
  return [
    `${colors.bold(title)}${note === undefined ? '' : `  ${visible(note)}`}`,
    colors.dim(`  ${line(head)}`),
    ...body.map((row) => `  ${line(row)}`),
    ...(rest > 0 ? [colors.dim(`  … and ${rest} more; use --format markdown or html to see them all`)] : []),
  ].join('\n')
}
