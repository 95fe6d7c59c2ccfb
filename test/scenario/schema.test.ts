import Ajv from 'ajv'
import { describe, expect, test } from 'vitest'
import { wholeCaseSchema } from '../../src/engine/cases/whole-schema.ts'
import { wholeSchema } from '../../src/scenario/schema/whole-schema.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

type Node = { [keyword: string]: unknown; $ref?: string; description?: string; examples?: unknown[] }

const schema = wholeSchema(SYSTEMS)
const caseSchema = await wholeCaseSchema(SYSTEMS)
// The schema of cases repeats what it takes from scenarios, word for word.
const definitions = { ...caseSchema.definitions, ...schema.definitions } as unknown as Record<string, Node>
const places = Object.entries(definitions)
  // What a file of cases has is said once, for all systems.
  .filter(([name]) => !name.startsWith('rulebook.') || name in schema.definitions!)
  .flatMap(([name, node]) => [...placesIn(node, name)])
const ajv = new Ajv({ strict: false }).addSchema({ ...schema, definitions }, 'scenario')

/** Every place of the schemas that a person can point at in a file: definitions, properties and items. */
function* placesIn(node: Node, name: string): Generator<{ name: string; node: Node }> {
  if (node.$ref !== undefined) return
  yield { name, node }
  for (const [key, child] of Object.entries((node['properties'] ?? {}) as Record<string, Node>)) {
    yield* placesIn(child, `${name}/properties/${key}`)
  }
  if (node['items']) yield* placesIn(node['items'] as Node, `${name}/items`)
}

describe('the schema', () => {
  test.each(places)('$name has a description that can be a hover text, and examples', ({ node }) => {
    // A whole scenario is too long for an example: the shipped battles are that.
    const isScenario = (node['properties'] as { system?: Node } | undefined)?.system !== undefined
    expect(node.description ?? '').toMatch(/^.{15,}\.( |$)|^.{15,}…$/)
    expect((node.examples?.length ?? 0) > 0 || isScenario).toBe(true)
  })

  test.each(places.filter(({ node }) => node.examples))('$name accepts its own examples', ({ name, node }) => {
    const validate = ajv.getSchema(`scenario#/definitions/${name}`)
    for (const example of node.examples ?? []) expect([validate?.(example), validate?.errors]).toEqual([true, null])
  })

  test('uses only keywords of draft 7, which is what YAML editors read', () => {
    const known = new Set(
      '$schema $ref title description type const enum examples required properties additionalProperties propertyNames items minItems maxItems minProperties maxProperties minimum maximum maxLength pattern if then else not allOf anyOf oneOf definitions'.split(
        ' ',
      ),
    )
    const used = new Set<string>()
    const visit = (node: unknown, isMapOfNodes = false): void => {
      if (Array.isArray(node)) node.forEach((item) => visit(item))
      if (typeof node !== 'object' || node === null || Array.isArray(node)) return
      for (const [key, value] of Object.entries(node)) {
        if (!isMapOfNodes) used.add(key)
        if (isMapOfNodes || !['examples', 'enum', 'const', 'required'].includes(key)) {
          visit(value, !isMapOfNodes && (key === 'properties' || key === 'definitions'))
        }
      }
    }
    visit(schema)
    visit(caseSchema)
    expect([...used].filter((keyword) => !known.has(keyword))).toEqual([])
  })

  test('holds every object to its own keys', () => {
    const open = places.filter(
      ({ node }) =>
        node['type'] === 'object' && node['additionalProperties'] === undefined && !node['allOf'] && !node['if'],
    )
    // What these hold is the business of a system, whose own definitions are closed.
    const ofSystems = ['case/properties/position', 'case/properties/expect', 'expectNow']
    // What a variant says is checked in the battle that it makes.
    const isOfVariant = (name: string) => /(^|\.)variant\/properties\/(changes|removes|adds)$/.test(name)
    expect(open.map(({ name }) => name).filter((name) => !ofSystems.includes(name) && !isOfVariant(name))).toEqual([])
  })

  test('says of every list and every mapping with free keys how long it may get', () => {
    const free = places.filter(({ node }) =>
      node['type'] === 'array'
        ? node['maxItems'] === undefined
        : typeof node['additionalProperties'] === 'object' && node['maxProperties'] === undefined,
    )
    expect(free.map(({ name }) => name)).toEqual([])
  })

  test('says of every text how long it may get', () => {
    // A pattern that goes from end to end without repeating anything at will is as long as it says.
    const isFinite = (pattern: string) =>
      /^\^.*\$$/.test(pattern) && !/[*+]/.test(pattern.replaceAll(/\\.|\[[^\]]*\]/g, ''))
    const free = places.filter(
      ({ node }) =>
        node['type'] === 'string' &&
        ['maxLength', 'enum', 'const'].every((keyword) => node[keyword] === undefined) &&
        !isFinite((node['pattern'] ?? '') as string),
    )
    expect(free.map(({ name }) => name)).toEqual([])
  })

  test('lets a case expect every type of unit, or none', () => {
    const [unitType, expectedType] = ['unitType', 'expectedType'].map(
      (name) => definitions[`${SYSTEMS[0]!.id}.${name}`]!,
    )
    // A battle may have types of its own, so that only their form is given.
    const form = new RegExp(expectedType!['pattern'] as string)
    expect([...(unitType!['enum'] as string[]), 'none', 'own-guard'].filter((type) => !form.test(type))).toEqual([])
  })
})
