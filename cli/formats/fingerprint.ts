import { createHash } from 'node:crypto'
import type { FileDiagnostic } from '../results.ts'

/** What a problem is recognised by in the next run, wherever its line has moved; `nth` tells equal ones of a file apart. */
export function fingerprints(problems: readonly FileDiagnostic[]): readonly string[] {
  const seen = new Map<string, number>()
  return problems.map(({ file, code, message }) => {
    const key = `${file}\0${code}\0${message}`
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    return createHash('sha256').update(`${key}\0${nth}`).digest('hex').slice(0, 32)
  })
}
