import { createHash } from 'node:crypto'
import type { FileDiagnostic } from '../checking/results.ts'
import type { OutputStyle } from '../output/style.ts'
import { fromRepository } from './from-repository.ts'

/** What a problem is recognised by in the next run, wherever its line has moved, and whatever folder that runs in. */
export function fingerprints(problems: readonly FileDiagnostic[], view: OutputStyle): readonly string[] {
  const seen = new Map<string, number>()
  return problems.map(({ file, code, message }) => {
    const key = `${fromRepository(file, view)}\0${code}\0${message}`
    // Tells equal ones of a file apart.
    const nth = seen.get(key) ?? 0
    seen.set(key, nth + 1)
    return createHash('sha256').update(`${key}\0${nth}`).digest('hex').slice(0, 32)
  })
}
