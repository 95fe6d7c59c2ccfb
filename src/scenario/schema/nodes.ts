import type { Path } from '../diagnostic.ts'

/** The keywords of our schema that code asks for. */
export type SchemaNode = {
  readonly $ref?: string
  /** What forms call it: a key, or one entry of a list or mapping. */
  readonly title?: string
  readonly description?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly pattern?: string
  readonly examples?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly minProperties?: number
  readonly maxProperties?: number
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, SchemaNode>>
  readonly propertyNames?: SchemaNode
  readonly additionalProperties?: false | SchemaNode
  readonly items?: SchemaNode
  readonly anyOf?: readonly SchemaNode[]
  readonly oneOf?: readonly SchemaNode[]
  readonly allOf?: readonly SchemaNode[]
  readonly not?: SchemaNode
  readonly if?: SchemaNode
  readonly then?: SchemaNode
  readonly else?: SchemaNode
}

/** What the references of a schema lead to, by name. */
export type Definitions = Readonly<Record<string, SchemaNode>>

/** A place in a schema: its keywords, the definition it comes from, and all definitions of that schema. */
export type SchemaPlace = {
  readonly node: SchemaNode
  readonly definition: string | undefined
  readonly definitions: Definitions
  /** The node whose `if` led here, where another kind of value would have been as good. */
  readonly choice?: SchemaNode
}

/** A schema in one piece: the keywords of its root, and all that its references lead to. */
export type JsonSchema = SchemaNode & {
  readonly $schema?: string
  readonly definitions?: Definitions
}

/** Where a schema begins. */
export function rootPlace(schema: JsonSchema): SchemaPlace {
  return { node: schema, definition: schema.title, definitions: schema.definitions ?? {} }
}

/** The place for a piece of data, with references followed and choices made as the data make them. */
export function resolve(place: SchemaPlace, data: unknown): SchemaPlace {
  const { node } = place
  if (node.$ref !== undefined) {
    const definition = node.$ref.slice('#/definitions/'.length)
    return resolve({ ...place, node: place.definitions[definition]!, definition }, data)
  }
  if (node.if) {
    const outcome = holds(node.if, data) ? node.then : node.else
    return outcome ? resolve({ ...place, node: outcome, choice: node }, data) : place
  }
  const special = node.allOf?.find((part) => part.if && holds(part.if, data))?.then
  return special
    ? resolve({ node: special, definition: place.definition, definitions: place.definitions }, data)
    : place
}

/**
 * The key of a mapping that may be written as its value alone, where it has no other: `at` in `{ at: D5 }`, which is `D5`.
 * It is the one that a choice by `if` offers both ways.
 */
export function shorthandOf({ node, choice }: SchemaPlace): string | undefined {
  const short = choice?.then?.$ref
  if (short === undefined || node.properties === undefined) return undefined
  return node.required?.find((key) => node.properties?.[key]?.$ref === short)
}

/** Whether entries of a list are units in their hexes: `D5`, or `{ at: D5, … }`. */
export function isPlacement(items: SchemaPlace | undefined): boolean {
  return items !== undefined && shorthandOf(resolve(items, {})) === 'at'
}

/** Whether data of this place can hold what one of these definitions is about, however deep. */
export function canHold(place: SchemaPlace, names: readonly string[], seen = new Set<SchemaNode>()): boolean {
  const { node } = place
  if (seen.has(node)) return false
  seen.add(node)
  const name = node.$ref?.slice('#/definitions/'.length)
  if (name !== undefined) {
    return names.includes(name) || canHold({ ...place, node: place.definitions[name]! }, names, seen)
  }
  const { properties = {}, additionalProperties, items, anyOf = [], oneOf = [], allOf = [] } = node
  const rest = [additionalProperties, items, node.then, node.else].filter((one) => typeof one === 'object')
  return [...Object.values(properties), ...rest, ...anyOf, ...oneOf, ...allOf].some((one) =>
    canHold({ ...place, node: one }, names, seen),
  )
}

/** The place of an entry of a mapping or list, not yet resolved. */
export function childPlace(place: SchemaPlace, step: string | number): SchemaPlace | undefined {
  const { node } = place
  const child =
    typeof step === 'number'
      ? node.items
      : (ownProperty(node.properties, step) ?? (node.additionalProperties || undefined))
  return child && { node: child, definition: undefined, definitions: place.definitions }
}

/** What the schema says of a key: of it in this place, or of whatever it refers to. */
export function describedIn(place: SchemaPlace, key: string): string | undefined {
  const child = childPlace(place, key)
  return child && (child.node.description ?? resolve(child, undefined).node.description)
}

/** The place of the keys of a mapping, where the schema says what they are. */
export function keysPlace(place: SchemaPlace): SchemaPlace | undefined {
  const { propertyNames } = place.node
  return (
    propertyNames && resolve({ node: propertyNames, definition: undefined, definitions: place.definitions }, undefined)
  )
}

/** The key of a mapping whose entries have a key of that name: `units` of a force is one of each of its `formations`. */
export function homeOf(key: string, place: SchemaPlace): string | undefined {
  return Object.keys(place.node.properties ?? {}).find((name) => {
    const mapping = childPlace(place, name)
    const entries = mapping && resolve(mapping, {}).node.additionalProperties
    if (typeof entries !== 'object') return false
    const { node } = resolve({ ...place, node: entries }, {})
    return ownProperty(node.properties, key) !== undefined
  })
}

/** The key of a mapping that has a key of that name itself: `colour` stands in the `look` of ground. */
export function sectionOf(key: string, place: SchemaPlace): string | undefined {
  return Object.keys(place.node.properties ?? {}).find((name) => {
    const section = childPlace(place, name)
    return section && ownProperty(resolve(section, {}).node.properties, key) !== undefined
  })
}

/** Whether anything in a schema has a key of that name. */
export const isKeySomewhere = (key: string, { node, definitions }: SchemaPlace): boolean =>
  [node, ...Object.values(definitions)].some(({ properties }) => ownProperty(properties, key) !== undefined)

/** The place that a path of the data leads to. */
export function placeAt(root: SchemaPlace, data: unknown, path: Path): SchemaPlace | undefined {
  let place: SchemaPlace | undefined = resolve(root, data)
  let value = data
  for (const step of path) {
    value = (value as Record<string | number, unknown> | null | undefined)?.[step]
    const child: SchemaPlace | undefined = place && childPlace(place, step)
    place = child && resolve(child, value)
  }
  return place
}

/** Not one that every object inherits, such as `constructor`. */
function ownProperty(properties: SchemaNode['properties'], key: string): SchemaNode | undefined {
  return properties && Object.hasOwn(properties, key) ? properties[key] : undefined
}

/** The few forms of `if` that our schema uses. */
function holds(condition: SchemaNode, data: unknown): boolean {
  if (condition.type === 'string') return typeof data === 'string'
  if (condition.type === 'array') return Array.isArray(data)
  if (condition.type === 'integer') return Number.isInteger(data)
  if (condition.not) return !holds(condition.not, data)
  if (condition.anyOf) return condition.anyOf.some((part) => holds(part, data))
  const map = data as Record<string, unknown> | null
  if (typeof map !== 'object' || map === null) return false
  const constants = Object.entries(condition.properties ?? {})
  return (
    (condition.required ?? []).every((key) => key in map) && constants.every(([key, node]) => map[key] === node.const)
  )
}
