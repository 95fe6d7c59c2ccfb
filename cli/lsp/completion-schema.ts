import type { System } from '../../src/engine/system.ts'
import type { JsonSchema, SchemaNode } from '../../src/scenario/schema/nodes.ts'
import { schemaFor } from '../../src/scenario/uses/definitions-schema.ts'

/** The schema by which a text is completed: that of its rulebook, or what all of them share while it names none; `system` may name any. */
export function completionSchema(
  data: unknown,
  rulebook: System | undefined,
  rulebooks: readonly System[],
): JsonSchema {
  const schema = rulebook ? schemaFor(data, rulebook) : sharedBy(rulebooks)
  const { const: _, ...system } = schema.properties?.['system'] ?? {}
  const ids = rulebooks.map(({ id }) => id)
  return { ...schema, properties: { ...schema.properties, system: { ...system, enum: ids } } }
}

/** The keys that every rulebook has. Of what is in them they differ, so that more cannot be said. */
function sharedBy(rulebooks: readonly System[]): JsonSchema {
  const [first, ...others] = rulebooks.map(({ schema }) => schema)
  const shared = Object.entries(first!.properties ?? {}).filter(([key]) =>
    others.every(({ properties = {} }) => Object.hasOwn(properties, key)),
  )
  const system: SchemaNode = { description: 'The rulebook of the battle.', type: 'string' }
  const properties = Object.fromEntries(shared.map(([key, { title, description }]) => [key, { title, description }]))
  return { ...first!, properties: { ...properties, system } }
}
