import type { Finding } from './diagnostic.ts'
import { checkAgainst } from './schema-errors.ts'
import { systemSchema } from './schema-nodes.ts'
import { validators } from './validators.gen.js'

/** Checks a scenario's data against its system's schema. */
export function checkSchema(system: string, data: unknown): Finding[] {
  return checkAgainst(validators[system]!, systemSchema(system), data)
}
