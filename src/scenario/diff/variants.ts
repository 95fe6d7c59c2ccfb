import type { Variant } from '../types.gen.ts'
import { PARTS, variantsIn } from '../variants/variant.ts'
import { figure } from '../wording.ts'
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

/** Everything that is said in a mapping or in a list of them, each with the keys that lead to it. */
function leaves(value: unknown, path: readonly string[] = []): readonly string[] {
  if (value === undefined) return []
  const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (isMapping) return Object.entries(value).flatMap(([key, entry]) => leaves(entry, [...path, key]))
  const said = flow(value)
  // What is too long to be told whole is told piece by piece, so that no piece of it can change unseen.
  if (said.length <= LONGEST) return [`${path.join('.')}: ${said}`]
  if (!Array.isArray(value))
    return [`${path.join('.')}: ${said.slice(0, LONGEST)}… (${figure(said.length)} characters)`]
  return value.flatMap((entry, i) => {
    const place = [...path, String(i + 1)]
    const whole = flow(entry)
    return whole.length <= LONGEST ? [`${place.join('.')}: ${whole}`] : leaves(entry, place)
  })
}

/** A value as the file would have it in one line. */
function flow(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).map(([key, entry]) => `${key}: ${flow(entry)}`)
  return `{ ${entries.join(', ')} }`
}

/** More of a list nobody reads in one piece. */
const LONGEST = 120
