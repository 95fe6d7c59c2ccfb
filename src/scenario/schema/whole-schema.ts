import type { Rulebook } from '../rulebook.ts'
import common from '../schema.gen.json' with { type: 'json' }
import type { JsonSchema, SchemaNode } from './nodes.ts'

/**
 * One schema for the scenarios of all rulebooks, for YAML editors. Common definitions appear once; the names of a
 * rulebook's own definitions begin with its id.
 */
export function wholeSchema(rulebooks: readonly Pick<Rulebook, 'id' | 'schema'>[]): JsonSchema {
  const { format, system, id, title } = common.properties
  // Every rulebook says more of its sides.
  const { anySide: _, ...definitions } = common.definitions
  return joinSchemas(
    {
      title: 'Berthier scenario',
      description:
        'One battle: its board, armies, arrivals, special rules and victory conditions. `system` names the rulebook and decides what else the file contains.',
      type: 'object',
      required: ['format', 'system', 'id', 'title'],
      properties: { format, system, id, title },
      definitions: definitions as unknown as Readonly<Record<string, SchemaNode>>,
    },
    rulebooks,
  )
}

/** A schema that says more where `system` names a rulebook: then that rulebook's own schema holds too. */
export function joinSchemas(
  base: JsonSchema,
  rulebooks: readonly { readonly id: string; readonly schema: JsonSchema }[],
): JsonSchema {
  const shared = base.definitions ?? {}
  const definitions: Record<string, SchemaNode> = {
    ...shared,
    system: { ...shared['system'], enum: rulebooks.map(({ id }) => id), examples: rulebooks.map(({ id }) => id) },
  }
  for (const { id, schema } of rulebooks) {
    const { definitions: own = {}, $schema: _, ...root } = schema
    const isShared = (name: string) => JSON.stringify(own[name]) === JSON.stringify(shared[name])
    const rename = (name: string) => (isShared(name) ? name : `${id}.${name}`)
    definitions[`rulebook.${id}`] = withReferences(root, rename)
    for (const [name, node] of Object.entries(own)) {
      if (!isShared(name)) definitions[rename(name)] = withReferences(node, rename)
    }
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...base,
    allOf: rulebooks.map(({ id }) =>
      choice({ properties: { system: { const: id } }, required: ['system'] }, { $ref: `#/definitions/rulebook.${id}` }),
    ),
    definitions,
  }
}

/** `if` one schema holds, another does too. */
function choice(condition: SchemaNode, consequence: SchemaNode): SchemaNode {
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  return { if: condition, then: consequence }
}

function withReferences(node: SchemaNode, rename: (name: string) => string): SchemaNode {
  return visit(node) as SchemaNode

  function visit(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        key === '$ref' && typeof child === 'string'
          ? `#/definitions/${rename(child.slice(PREFIX.length))}`
          : visit(child),
      ]),
    )
  }
}

const PREFIX = '#/definitions/'
