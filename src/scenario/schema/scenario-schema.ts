import common from '../schema.gen.json' with { type: 'json' }
import type { Definitions, JsonSchema, SchemaNode } from './nodes.ts'

/** The keys of a rulebook's scenarios beyond those that all scenarios share. */
export type OwnSchema = {
  readonly title: string
  readonly description: string
  /** Its own keys; `sides` here replaces the plain one. */
  readonly properties: Readonly<Record<string, SchemaNode>>
  readonly required?: readonly string[]
  readonly definitions?: Definitions
}

/** The definitions that any schema may refer to: ids and titles, hexes and boards of hexes, points and tables. */
export const COMMON_DEFINITIONS = common.definitions as unknown as Definitions

/**
 * The schema of a rulebook's scenarios in one piece: the keys that every scenario has, then its own. References such as
 * `#/definitions/hexList` lead to the common definitions.
 */
export function scenarioSchema(id: string, own: OwnSchema): JsonSchema {
  const {
    format,
    system: _,
    id: name,
    title,
    variants,
    chosen,
    ...rest
  } = common.properties as Readonly<Record<string, SchemaNode>>
  const { title: heading, description, properties, required = [], definitions = {} } = own
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: heading,
    description,
    type: 'object',
    additionalProperties: false,
    required: [...new Set([...common.required, ...required])],
    properties: {
      format: format!,
      system: { description: `The rulebook: ${id}.`, type: 'string', const: id, examples: [id] },
      id: name!,
      title: title!,
      ...rest,
      ...properties,
      // What-ifs come after the battle that they change.
      variants: variants!,
      chosen: chosen!,
    },
    definitions: { ...COMMON_DEFINITIONS, ...definitions },
  }
}
