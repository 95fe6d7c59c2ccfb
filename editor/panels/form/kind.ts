import { childPlace, describedIn, isPlacement, resolve, type SchemaPlace } from '../../../src/scenario/schema/nodes.ts'
import { chartOf, gridOf } from './table-shape.ts'

/** How a place of the schema is filled in. */
export type FieldKind =
  | 'fixed'
  | 'colour'
  | 'choice'
  | 'choices'
  | 'side'
  | 'hex'
  | 'hexes'
  | 'hexsides'
  | 'point'
  | 'points'
  | 'number'
  | 'flag'
  | 'text'
  | 'prose'
  | 'list'
  | 'placements'
  | 'condition'
  | 'one-of'
  | 'record'
  | 'grid'
  | 'chart'
  | 'alike'
  | 'map'
  | 'free'

/** Texts that are more than a line. */
const PROSE: ReadonlySet<string> = new Set(['summary', 'briefing', 'note', 'suspect'])

/** The kind of a place that has been resolved. */
export function kindOf(place: SchemaPlace): FieldKind {
  const { node, definition } = place
  if (node.const !== undefined || node.enum?.length === 1) return 'fixed'
  if (node.enum) return 'choice'
  if (definition === 'sideId') return 'side'
  if (definition === 'hex') return 'hex'
  if (definition === 'tablePoint') return 'point'
  switch (node.type) {
    case 'boolean':
      return 'flag'
    case 'integer':
    case 'number':
      return 'number'
    case 'array':
      return kindOfList(place)
    case 'object':
      if (!node.properties) return childPlace(place, '') ? 'map' : 'free'
      if (node.minProperties === 1 && node.maxProperties === 1) return holdsLike(place) ? 'condition' : 'one-of'
      return gridOf(place) ? 'grid' : chartOf(place) ? 'chart' : alikeOf(place) ? 'alike' : 'record'
    default:
      if (node.pattern === COLOUR) return 'colour'
      return PROSE.has(definition ?? '') || isLong(node) ? 'prose' : 'text'
  }
}

/** Whether the schema shows by an example that it takes more than a line. */
const isLong = ({ examples = [] }: SchemaPlace['node']) =>
  examples.some((example) => typeof example === 'string' && example.length > 60)

/** Six hexadecimal digits, as nations and ground have their colours. */
const COLOUR = '^#[0-9a-fA-F]{6}$'

/** The keys of a record that are all filled in alike, such as the sources of each part of a battle; nothing of another. */
function alikeOf(place: SchemaPlace): readonly string[] | undefined {
  if (place.node.additionalProperties) return undefined
  const keys = Object.keys(place.node.properties ?? {})
  const places = keys.map((key) => resolve(childPlace(place, key)!, undefined))
  const [first] = places
  const areAlike = first?.definition !== undefined && places.every(({ definition }) => definition === first.definition)
  return areAlike && keys.length > 2 && first.node.type === 'object' ? keys : undefined
}

/** Whether a kind holds values like itself, as conditions do that join others. */
export function holdsLike(place: SchemaPlace): boolean {
  return Object.keys(place.node.properties ?? {}).some((key) => holdsOf(place, key) !== undefined)
}

/** Whether a kind of value holds one or many values like the one that it is a kind of. */
export function holdsOf(place: SchemaPlace, key: string): 'one' | 'many' | undefined {
  const child = childPlace(place, key)
  const resolved = child && resolve(child, undefined)
  if (!resolved || place.definition === undefined) return undefined
  if (resolved.definition === place.definition) return 'one'
  const item = resolved.node.type === 'array' ? childPlace(resolved, 0) : undefined
  return item && resolve(item, undefined).definition === place.definition ? 'many' : undefined
}

function kindOfList(place: SchemaPlace): FieldKind {
  const item = childPlace(place, 0)
  if (!item) return 'list'
  const { definition, node } = resolve(item, undefined)
  if (definition === 'hexRange' || definition === 'hex') return 'hexes'
  if (definition === 'hexside') return 'hexsides'
  if (definition === 'tablePoint') return 'points'
  if (isPlacement(item)) return 'placements'
  const isSet = place.node.minItems === undefined || place.node.minItems < 2
  return node.enum && isSet ? 'choices' : 'list'
}

/** One of the forms that a value can have, with an example to begin from. */
export type Variant = { readonly name: string; readonly description: string; readonly example: unknown }

/** The forms that an entry can have: usually one, more where its own content decides what it needs. */
export function variantsOf(place: SchemaPlace): readonly Variant[] {
  const target = follow(place)
  const { node } = target
  if (node.if)
    return [node.then, node.else].flatMap((branch) => (branch ? variantsOf({ ...target, node: branch }) : []))
  const special = node.allOf?.flatMap((part) => (part.then ? variantsOf({ ...target, node: part.then }) : []))
  if (special && special.length > 0) return special
  if (kindOf(target) === 'one-of' || kindOf(target) === 'condition') {
    return Object.keys(node.properties ?? {}).map((key) => {
      const child = follow(childPlace(target, key)!)
      return {
        name: key,
        description: describedIn(target, key) ?? '',
        example: { [key]: child.node.examples?.[0] },
      }
    })
  }
  const name = constantOf(target) ?? target.definition ?? ''
  return [{ name, description: node.description ?? '', example: node.examples?.[0] }]
}

/** The one word that tells this form from others, such as the name of a special rule. */
function constantOf({ node, definitions }: SchemaPlace): string | undefined {
  for (const [key, child] of Object.entries(node.properties ?? {})) {
    const { node: own } = follow({ node: child, definition: key, definitions })
    if (typeof own.const === 'string') return own.const
  }
  return undefined
}

/** References followed, choices left open. */
function follow(place: SchemaPlace): SchemaPlace {
  const { $ref } = place.node
  if ($ref === undefined) return place
  const definition = $ref.slice('#/definitions/'.length)
  return follow({ ...place, node: place.definitions[definition]!, definition })
}
