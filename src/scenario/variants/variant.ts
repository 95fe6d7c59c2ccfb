import { isMapping } from '../plain-data.ts'
import type { Variant } from '../types.gen.ts'

/** Keys that a variant cannot touch: they tell what the file is, and not what the battle is like. */
export const FIXED_KEYS: ReadonlySet<string> = new Set(['format', 'system', 'id', 'uses', 'variants', 'chosen'])

/** The parts of a variant that say what is different, in the order in which they hold. */
export const PARTS = ['changes', 'removes', 'adds'] as const

/** A variant of a battle, as a menu shows it. */
export type VariantSummary = {
  /** What it is chosen by. */
  readonly id: string
  readonly name: string
  readonly description?: string
  /** The others that cannot be chosen with it, whichever of the two says so. */
  readonly excludes: readonly string[]
}

/** The variants of a battle by their ids, in the order of the file; wrong ones have been taken out. */
export function variantsIn(data: unknown): Readonly<Record<string, Variant>> {
  const { variants } = (isMapping(data) ? data : {}) as { readonly variants?: Readonly<Record<string, Variant>> }
  return isMapping(variants) ? variants : {}
}

/** Lists the variants of a battle. */
export function listVariants(data: unknown): readonly VariantSummary[] {
  const variants = Object.entries(variantsIn(data)).filter(([, variant]) => variant !== undefined)
  return variants.map(([id, { name, description, excludes }]) => {
    const excluding = variants.filter(([, other]) => refersTo(other.excludes, id)).map(([other]) => other)
    const all = new Set([...(excludes ?? []), ...excluding].filter((other) => other !== undefined && other !== id))
    return { id, name, ...(description !== undefined && { description }), excludes: [...all] }
  })
}

const refersTo = (excludes: readonly string[] | undefined, id: string) => excludes?.includes(id) ?? false
