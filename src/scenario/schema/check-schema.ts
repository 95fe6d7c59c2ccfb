import type { RawDiagnostic } from '../diagnostic.ts'
import type { Rulebook } from '../rulebook.ts'
import { checkAgainst } from './errors.ts'
import { rootPlace } from './nodes.ts'

/** Checks a scenario's data against its rulebook's schema. */
export function checkSchema(
  { validator, schema }: Pick<Rulebook, 'validator' | 'schema'>,
  data: unknown,
): RawDiagnostic[] {
  return checkAgainst(validator, rootPlace(schema), data)
}
