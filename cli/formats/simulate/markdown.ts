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
import { MADE_BY } from '../../files/seal.ts'
import { plain } from '../plain-markdown.ts'

/** The tables that a reader wants at once; the others are folded away. */
const FIRST: readonly ReportSection['id'][] = ['outcomes', 'ways', 'points']

/** For a comment on a pull request or a page. */
export function markdown(report: Balance): string {
  const { title, statistics, cast, claims } = report
  const end = describeEnd(report)
  const blocks = [
    `<!-- ${MADE_BY} -->`,
    `### ${plain(title)}`,
    plain(describeSeries(report)),
    ...(end === undefined ? [] : [isPartial(report) ? `**${plain(end)}**` : plain(end)]),
    `**${plain(describeVerdict(statistics, cast))}**`,
    ...describeComparison(report).map(plain),
    ...(claims.length === 0 ? [] : [claims.map((claim) => `- ${plain(describeClaim(claim, report))}`).join('\n')]),
    ...(statistics.games === 0 ? [] : sections(report).map(formatSection)),
    plain(LEGEND),
  ]
  return `${blocks.join('\n\n')}\n`
}

function formatSection({ id, title, note, columns, rows }: ReportSection): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const table = [
    line(columns.map(({ label }) => plain(label))),
    line(columns.map(({ figures }) => (figures ? '---:' : '---'))),
    ...rows.map((row) => line(row.map(plain))),
  ].join('\n')
  const body = [...(note === undefined ? [] : [plain(note)]), table].join('\n\n')
  if (FIRST.includes(id)) return `#### ${title}\n\n${body}`
  return `<details><summary>${title}</summary>\n\n${body}\n\n</details>`
}
