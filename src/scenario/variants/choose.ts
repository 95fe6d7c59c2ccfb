import type { RawDiagnostic } from '../diagnostic.ts'
import { quote } from '../wording.ts'
import { unknownVariant } from './check-entries.ts'
import type { VariantSummary } from './variant.ts'

type Mapping = Readonly<Record<string, unknown>>

/** What is wrong with a choice of variants: names that are none, and variants that exclude each other. */
export function whyNotChosen(chosen: readonly string[], variants: readonly VariantSummary[]): RawDiagnostic[] {
  const ids = variants.map(({ id }) => id)
  const strangers = [...new Set(chosen)].filter((name) => !ids.includes(name))
  const together = variants.filter(({ id }) => chosen.includes(id))
  return [
    ...strangers.map((name) => {
      // What was chosen stands in no file that could be mended.
      const { replacement: _, ...finding } = unknownVariant(name, ids.length > 0 ? ['variants'] : [], ids)
      return { ...finding, target: 'key' as const }
    }),
    ...together.flatMap((second, i) =>
      together
        .slice(0, i)
        .filter(({ id }) => second.excludes.includes(id))
        .map((first) => ({
          code: 'variant/excluded',
          path: ['variants', second.id],
          target: 'key' as const,
          message: `The variants ${quote(first.id)} and ${quote(second.id)} exclude each other.`,
          hint: 'Choose one of the two.',
        })),
    ),
  ]
}

/** The chosen variants in the order of the file, in which they hold: names that are none are left out. */
export function inOrder(chosen: readonly string[], variants: readonly VariantSummary[]): readonly string[] {
  return variants.map(({ id }) => id).filter((id) => chosen.includes(id))
}

/** A battle that was made by choosing variants, which its title and the battle itself tell of. */
export function nameChosen(battle: Mapping, variants: readonly VariantSummary[]): Mapping {
  const { title } = battle
  const named = typeof title === 'string' && { title: `${title}${suffixOf(variants)}` }
  const chosen = variants.map(({ id }) => id)
  return Object.assign(Object.create(null) as object, battle, named, { chosen })
}

/** The same battle without being told that variants were chosen. */
export function withoutNames(battle: Mapping, variants: readonly VariantSummary[]): Mapping {
  const { chosen, title, ...rest } = battle as { readonly chosen?: readonly string[]; readonly title?: unknown }
  if (!chosen) return battle
  const suffix = suffixOf(variants.filter(({ id }) => chosen.includes(id)))
  return {
    ...rest,
    title: typeof title === 'string' && title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
  }
}

const suffixOf = (variants: readonly VariantSummary[]) => ` (${variants.map(({ name }) => name).join(', ')})`
