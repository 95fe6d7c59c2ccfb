import { enlist, open } from '../format/index.ts'

/** Where a condition names units: the names that units of a side have, or of both. */
export function unitNames(data: unknown, side: string | undefined): readonly string[] | undefined {
  const opened = open(data)
  if (!opened) return undefined
  const recruits = enlist(opened.draft, opened.reader.quietly())
  const names = recruits.flatMap((recruit) => (side === undefined || recruit.side === side ? (recruit.name ?? []) : []))
  return [...new Set(names)]
}
