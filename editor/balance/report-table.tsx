import type { ReportSection } from '../../src/balance/section.ts'

/** A table of the report. A sentence after the figures is too long for a column: it stands over them. */
export function ReportTable({ section: { title, columns, rows } }: { readonly section: ReportSection }) {
  const hasSentence = columns.at(-1)?.figures === undefined && columns.at(-2)?.figures === true
  const cells = hasSentence ? columns.slice(0, -1) : columns
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the panel is moved by the keyboard too.
    <section className="report-table" tabIndex={0} aria-label={title}>
      <table>
        <caption className="unseen">{title}</caption>
        <thead>
          <tr>
            {cells.map(({ label, figures }, i) => (
              <th key={`${i} ${label}`} scope="col" className={figures && 'n'}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row, i) => (
          <tbody key={`${i} ${row[0]}`}>
            {hasSentence && (
              <tr>
                <th scope="rowgroup" colSpan={cells.length}>
                  {row.at(-1)}
                </th>
              </tr>
            )}
            <tr>
              {cells.map(({ label, figures }, j) => (
                <td key={`${j} ${label}`} className={figures && 'n'}>
                  {row[j]}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  )
}
