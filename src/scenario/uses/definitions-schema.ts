import type { JsonSchema, SchemaNode } from '../schema/nodes.ts'
import { joinSchemas } from '../schema/whole-schema.ts'
import { type DefiningRulebook, definitionKeys, isDefinitions } from './definition-keys.ts'
import header from './schema.gen.json' with { type: 'json' }

const HEADER = header as unknown as JsonSchema

/** The schema of a rulebook's files of definitions in one piece: what all such files have, then what the rulebook lets define. */
export function definitionsSchema(rulebook: DefiningRulebook): JsonSchema {
  let schema = made.get(rulebook)
  if (!schema) made.set(rulebook, (schema = makeSchema(rulebook)))
  return schema
}

const made = new WeakMap<DefiningRulebook, JsonSchema>()

function makeSchema(rulebook: DefiningRulebook): JsonSchema {
  const { id, title, schema } = rulebook
  const keys = definitionKeys(rulebook)
  const { system, sources, ...properties } = HEADER.properties!
  const provenance = sources!.additionalProperties as SchemaNode
  return {
    ...HEADER,
    title: `Definitions for ${title}`,
    description: `Definitions for battles of ${title}.`,
    properties: {
      format: properties['format']!,
      system: { ...system, ...schema.properties!['system'], description: `The rulebook: ${id}.` },
      ...properties,
      sources: {
        ...sources,
        additionalProperties: false,
        properties: Object.fromEntries(keys.map((key) => [key, provenance])),
      },
      ...Object.fromEntries(keys.map((key) => [key, schema.properties![key]!])),
    },
    definitions: { ...HEADER.definitions, ...schema.definitions },
  }
}

/** The schema that data of a rulebook follow: that of its battles, or of its definitions. */
export function schemaFor(data: unknown, rulebook: DefiningRulebook): JsonSchema {
  return isDefinitions(data) ? definitionsSchema(rulebook) : rulebook.schema
}

/** One schema for the files of definitions of all rulebooks, for YAML editors. */
export function wholeDefinitionsSchema(rulebooks: readonly DefiningRulebook[]): JsonSchema {
  const { format, system, kind, id, title } = HEADER.properties as Readonly<Record<string, SchemaNode>>
  return joinSchemas(
    {
      title: 'Berthier definitions',
      description:
        'Nations, troops, ground and tables that several battles share. `system` names the rulebook and decides what can be defined.',
      type: 'object',
      required: ['format', 'system', 'kind', 'id', 'title'],
      properties: { format: format!, system: system!, kind: kind!, id: id!, title: title! },
      definitions: HEADER.definitions!,
    },
    rulebooks.map((rulebook) => ({ id: rulebook.id, schema: reachable(definitionsSchema(rulebook)) })),
  )
}

/** A schema without the definitions that nothing in it leads to. */
function reachable(schema: JsonSchema): JsonSchema {
  const { definitions = {}, ...root } = schema
  const wanted = new Set<string>()
  collect(root)
  return { ...root, definitions: Object.fromEntries(Object.entries(definitions).filter(([name]) => wanted.has(name))) }

  function collect(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    for (const [key, child] of Object.entries(value)) {
      const name = key === '$ref' && typeof child === 'string' ? child.slice('#/definitions/'.length) : undefined
      if (name === undefined) collect(child)
      else if (!wanted.has(name)) {
        wanted.add(name)
        collect(definitions[name])
      }
    }
  }
}
