import { type BattleChange, change } from '../../../../scenario/diff/change.ts'
import { compareValue } from '../../../../scenario/diff/sentences.ts'
import { type EsrDraft, printedTables } from '../../format/index.ts'

/** More lines of one table than this are told by their number. */
const MOST_LINES = 8

/** Compares the tables that the battles are played with, whether the scenario or the sheet has them. */
export function compareTables(before: EsrDraft, after: EsrDraft): BattleChange[] {
  const [was, is] = [before, after].map(({ tables }) => printedTables(tables ? { tables } : {}))
  return Object.keys(is!).flatMap((table) => {
    const [old, now] = [was!, is!].map((tables) => new Map(cellsOf(tables[table as keyof typeof tables], '')))
    const cells = [...new Set([...old!.keys(), ...now!.keys()])].filter((cell) => old!.get(cell) !== now!.get(cell))
    const name = `table of ${formatKey(table)}`
    if (cells.length > MOST_LINES) return [change('rules', 'changed', `${name}: ${cells.length} lines changed`)]
    return cells.flatMap((cell) =>
      compareValue(
        'rules',
        `${name}${cell === '' ? '' : `, ${cell}`}:`,
        old!.get(cell) ?? 'none',
        now!.get(cell) ?? 'none',
      ),
    )
  })
}

/** The numbers and words of a table, each with the way to it. */
function cellsOf(value: unknown, path: string): [string, string | number][] {
  if (typeof value === 'object' && value !== null) {
    const isList = Array.isArray(value)
    return Object.entries(value).flatMap(([key, cell]: [string, unknown]) =>
      cellsOf(cell, [path, isList ? `row ${Number(key) + 1}` : formatKey(key)].filter(Boolean).join(', ')),
    )
  }
  return [[path, typeof value === 'number' ? value : String(value)]]
}

/** `fatiguePer` as `fatigue per`. */
const formatKey = (key: string) => key.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
