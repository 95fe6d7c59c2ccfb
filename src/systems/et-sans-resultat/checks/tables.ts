import type { Path } from '../../../scenario/diagnostic.ts'
import type { CheckReport, EsrPloyResult } from '../format/index.ts'
import { CATALOG, type EsrDraft } from '../format/index.ts'

/** The tables that a scenario brings: their numbers are in order, with the sheet's where it brings none. */
export function checkTables({ tables }: EsrDraft, report: CheckReport): void {
  if (!tables) return
  const { ploy, assessment, sizeBands, activation, fate, status, combat } = tables
  checkRows(ploy?.results, ['tables', 'ploy', 'results'], report)
  checkRows(assessment?.results, ['tables', 'assessment', 'results'], report)
  checkBands(sizeBands, report)
  const rising = <Line extends string>(
    table: string,
    own: Partial<Record<Line, number>> | undefined,
    usual: Readonly<Record<Line, number>>,
    lines: readonly Line[],
  ) => {
    lines.slice(1).forEach((line, i) => {
      const below = lines[i]!
      const [low, high] = [own?.[below] ?? usual[below], own?.[line] ?? usual[line]]
      if (low < high) return
      const key = own?.[line] === undefined ? below : line
      const message = `${line} is ${high}, but must be more than ${below}, which is ${low}.`
      report.add({ code: 'table/order', path: ['tables', table, key], message, hint: 'Change one of the two.' })
    })
  }
  rising('activation', activation, CATALOG.activation, ['delayed', 'success'])
  rising('fate', fate, CATALOG.fate, ['disabled', 'stunned', 'wounded', 'unhurt'])
  rising('status', status, CATALOG.status, ['retreat', 'broken'])
  rising('combat', combat, CATALOG.combat, ['supported', 'rout', 'removed'])
}

/** Rows go from the best down, and the last is for whatever is left. */
function checkRows(rows: readonly Pick<EsrPloyResult, 'min'>[] | undefined, path: Path, report: CheckReport): void {
  if (!rows || !report.isComplete(...path)) return
  rows.forEach(({ min }, i) => {
    const isLast = i === rows.length - 1
    const before = rows[i - 1]?.min
    if (isLast && min !== undefined) {
      const message = `The last row begins at ${min}, so lower results have no row.`
      report.add({ code: 'table/order', path: [...path, i, 'min'], message, hint: 'Remove its min.' })
    } else if (!isLast && min === undefined) {
      const message = 'Only the last row may omit min: the rows below this one never apply.'
      report.add({ code: 'table/order', path: [...path, i], message })
    } else if (min !== undefined && before !== undefined && min >= before) {
      const message = `This row begins at ${min}, but the better one before it begins at ${before}.`
      report.add({ code: 'table/order', path: [...path, i, 'min'], message, hint: 'List the highest first.' })
    }
  })
}

/** 2.9: each band holds larger units than the one before. */
function checkBands(bands: readonly number[] | undefined, report: CheckReport): void {
  const at = bands?.findIndex((men, i) => i > 0 && men <= bands[i - 1]!) ?? -1
  if (!bands || at < 0 || !report.isComplete('tables', 'sizeBands')) return
  const message = `Expected more than ${bands[at - 1]} men, not ${bands[at]}.`
  report.add({ code: 'table/order', path: ['tables', 'sizeBands', at], message })
}
