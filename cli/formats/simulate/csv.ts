import type { Cast, GameRecord } from '../../../src/balance/game-record.ts'
import { scoreOf } from '../../../src/balance/victory-points.ts'
import { visible } from '../../output/terminal.ts'
import type { SimulateReport } from '../../simulate/report.ts'

/** What is told of every game. */
const COLUMNS = ['battle', 'game', 'seed', 'winner', 'level', 'reason', 'turns', 'first', 'actions'] as const

/** For spreadsheets: a line for each game, in the manner of RFC 4180. */
export function csv(report: SimulateReport): string {
  const { cast, records, compared } = report
  const sides = cast.sides.map(({ id }) => id)
  const hasPoints = [cast, compared?.cast].some((one) => one?.awards)
  const head = [
    ...COLUMNS,
    ...sides.flatMap((id) => [`${id} units lost`, `${id} strength lost`]),
    ...(hasPoints ? sides.map((id) => `${id} victory points`) : []),
  ]
  const rows = (source: string, list: readonly GameRecord[], one: Cast) =>
    list.map((record) => {
      const { number, seed, winner, level, reason, turns, first, actions, losses } = record
      const lost = sides.flatMap((_, side) => {
        const own = losses.filter(({ piece }) => one.pieces[piece]!.side === side)
        return [own.filter(({ gone }) => gone).length, own.reduce((sum, { strength }) => sum + strength, 0)]
      })
      const scores = hasPoints ? sides.map((_, side) => scoreOf(one, record, side)) : []
      const name = (side: number | null) => (side === null ? '' : sides[side]!)
      return [source, number, seed, name(winner), level, reason, turns, name(first), actions, ...lost, ...scores]
    })
  const all = [
    head,
    ...rows(report.source, records, cast),
    ...(compared ? rows(compared.source, compared.records, compared.cast) : []),
  ]
  return all.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

/** A text that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const plain = visible(value)
  const text = /^[=+\-@\t]/.test(value) ? `'${plain}` : plain
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
