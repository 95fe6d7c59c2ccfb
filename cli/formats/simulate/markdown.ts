import { type Balance, isPartial } from '../../../src/balance/report.ts'
import type { ReportSection } from '../../../src/balance/section.ts'
import { sections } from '../../../src/balance/sections.ts'
import { LEGEND, tellClaim, tellComparison, tellEnd, tellSeries, tellVerdict } from '../../../src/balance/words.ts'
import { MADE_BY } from '../../seal.ts'
import { plain } from '../plain-markdown.ts'

/** The tables that a reader wants at once; the others are folded away. */
const FIRST: readonly ReportSection['id'][] = ['outcomes', 'ways']

/** For a comment on a pull request or a page. */
export function markdown(report: Balance): string {
  const { title, statistics, cast, claims } = report
  const end = tellEnd(report)
  const blocks = [
    `<!-- ${MADE_BY} -->`,
    `### ${plain(title)}`,
    plain(tellSeries(report)),
    ...(end === undefined ? [] : [isPartial(report) ? `**${plain(end)}**` : plain(end)]),
    `**${plain(tellVerdict(statistics, cast))}**`,
    ...tellComparison(report).map(plain),
    ...(claims.length === 0 ? [] : [claims.map((claim) => `- ${plain(tellClaim(claim, report))}`).join('\n')]),
    ...(statistics.games === 0 ? [] : sections(report).map(writeSection)),
    plain(LEGEND),
  ]
  return `${blocks.join('\n\n')}\n`
}

function writeSection({ id, title, note, columns, rows }: ReportSection): string {
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
