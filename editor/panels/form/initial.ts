import { childPlace, resolve, type SchemaPlace } from '../../../src/scenario/schema-nodes.ts'
import { kindOf } from './kind.ts'

/** What a new entry of this battle can speak of. */
export type Surroundings = { readonly sides: readonly string[]; readonly hexes: readonly string[] }

/** An example of the schema, made to fit this battle: with its sides, and the hexes that are selected. */
export function adapt(example: unknown, place: SchemaPlace, around: Surroundings): unknown {
  const resolved = resolve(place, example)
  switch (kindOf(resolved)) {
    case 'side':
      return around.sides.includes(String(example)) ? example : (around.sides[0] ?? example)
    case 'hexes':
      return around.hexes
    case 'hex':
      return around.hexes[0] ?? example
    default:
      break
  }
  const child = (key: string | number, value: unknown) => {
    const at = childPlace(resolved, key)
    return at ? adapt(value, at, around) : value
  }
  if (Array.isArray(example)) return example.map((item, i) => child(i, item))
  if (typeof example !== 'object' || example === null) return example
  return Object.fromEntries(Object.entries(example).map(([key, value]) => [key, child(key, value)]))
}
