import type { Variant } from '../types.gen.ts'
import { PARTS, variantsIn } from '../variants/variant.ts'
import type { BattleChange } from './change.ts'
import { compareDefinitions } from './definitions.ts'

/** Compares the variants of two battles: what each is called, and what it changes. */
export function compareVariants(was: unknown, is: unknown): BattleChange[] {
  const describe = (variants: Readonly<Record<string, Variant>>, id: string) => [id, ...facts(variants, id)].join('; ')
  return compareDefinitions('variants', 'variant', variantsIn(was), variantsIn(is), describe, { partsOf: facts })
}

function facts(variants: Readonly<Record<string, Variant>>, id: string): readonly string[] {
  const { name, description, excludes = [], ...variant } = variants[id]!
  return [
    `named ${name}`,
    ...(description === undefined ? [] : [`“${description}”`]),
    ...excludes.map((other) => `excludes ${other}`),
    ...PARTS.flatMap((part) => leaves(variant[part]).map((leaf) => `${part} ${leaf}`)),
  ]
}

/** Everything that is said in a mapping, each with the keys that lead to it. */
function leaves(value: unknown, path: readonly string[] = []): readonly string[] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const said = flow(value)
    return [`${path.join('.')}: ${said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said}`]
  }
  return Object.entries(value).flatMap(([key, entry]) => leaves(entry, [...path, key]))
}

/** A value as the file would have it in one line. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, entry]) => `${key}: ${flow(entry)}`)
  return `{ ${entries.join(', ')} }`
}

/** More of a value need not be told to see which is meant. */
const LONGEST = 120
