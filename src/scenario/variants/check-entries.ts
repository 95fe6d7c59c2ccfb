import type { Path, RawDiagnostic } from '../diagnostic.ts'
import { isMapping } from '../plain-data.ts'
import type { Rulebook } from '../rulebook.ts'
import { didYouMean, suggest } from '../suggest.ts'
import type { Variant } from '../types.gen.ts'
import { quote } from '../wording.ts'
import { FIXED_KEYS, PARTS } from './variant.ts'

/** What is wrong with what a variant says, whatever the battle is like. */
export function checkEntries(
  variants: Readonly<Record<string, Variant>>,
  { schema }: Pick<Rulebook, 'schema'>,
): RawDiagnostic[] {
  const ids = Object.keys(variants)
  const known = Object.keys(schema.properties ?? {}).filter((key) => !FIXED_KEYS.has(key))
  return Object.entries(variants).flatMap(([id, variant]) => [
    ...(variant.excludes ?? []).flatMap((other, i): readonly RawDiagnostic[] => {
      const path = ['variants', id, 'excludes', i]
      if (other === id) {
        const message = `The variant ${quote(id)} excludes itself.`
        return [{ code: 'variant/excluded', path, message, hint: 'Remove the entry.' }]
      }
      return other === undefined || ids.includes(other) ? [] : [unknownVariant(other, path, ids)]
    }),
    ...PARTS.flatMap((part) => {
      const keys = isMapping(variant[part]) ? Object.keys(variant[part]) : []
      return keys
        .filter((key) => FIXED_KEYS.has(key))
        .map((key): RawDiagnostic => {
          const message = `No variant can have another ${key}.`
          const hint = `What variants can change: ${known.join(', ')}.`
          return { code: 'schema/unknown-key', path: ['variants', id, part, key], target: 'key', message, hint }
        })
    }),
  ])
}

/** A name that no variant has. */
export function unknownVariant(name: string, path: Path, ids: readonly string[]): RawDiagnostic {
  const suggestion = suggest(name, ids)
  const there = ids.length > 0 ? `Variants: ${ids.join(', ')}.` : 'The battle has none.'
  return {
    code: 'variant/unknown',
    path,
    message: `There is no variant ${quote(name)}.`,
    hint: didYouMean(suggestion) ?? there,
    ...(suggestion?.certain && { replacement: suggestion.word }),
  }
}
