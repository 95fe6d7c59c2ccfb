import type { RawDiagnostic } from './diagnostic.ts'
import { checkAgainst } from './schema-errors.ts'
import { systemSchema } from './schema-nodes.ts'
import { validators } from './validators.gen.js'

/** Checks a scenario's data against its system's schema. */
export function checkSchema(system: string, data: unknown): RawDiagnostic[] {
  return checkAgainst(validators[system]!, systemSchema(system), data)
}
