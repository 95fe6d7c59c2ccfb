import type { RawDiagnostic } from './diagnostic.ts'
import { quote } from './wording.ts'

/** The version of the scenario format that this Berthier reads and writes. */
export const PRESENT_FORMAT = 1

/** A format that this Berthier does not read. */
export function unsupportedFormat(format: unknown, present = PRESENT_FORMAT): RawDiagnostic {
  const newer = typeof format === 'number' && format > present
  const hint = newer ? 'The file is newer than this Berthier. Update Berthier.' : `Write format: ${present}.`
  const message = `Format ${quote(format)} is not supported; this Berthier reads format ${present}.`
  return { code: 'format/unsupported', path: ['format'], message, hint }
}
