import type { JsonSchema } from '../../scenario/schema/nodes.ts'
import { joinSchemas } from '../../scenario/schema/whole-schema.ts'
import type { CaseSystem } from './case-file.ts'
import schema from './schema.gen.json' with { type: 'json' }

/** One schema for the case files of all rulebooks, in one piece: what YAML editors are given. */
export async function wholeCaseSchema(rulebooks: readonly CaseSystem[]): Promise<JsonSchema> {
  const own = await Promise.all(
    rulebooks.map(async (rulebook) => ({ id: rulebook.id, schema: (await rulebook.loadCaseBook()).schema.schema })),
  )
  return joinSchemas(schema as unknown as JsonSchema, own)
}
