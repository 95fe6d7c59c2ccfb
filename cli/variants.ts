import { Option } from 'commander'
import type { Validation } from '../src/scenario/validation.ts'
import { UsageError } from './usage-error.ts'

/** The option of all commands that can be about a variant of a battle. */
export const VARIANT = new Option(
  '--variant <names>',
  'variants of the battle to choose, such as no-fog or no-fog,long-day; repeatable',
).argParser((text: string, earlier: readonly string[] | undefined): readonly string[] => [
  ...(earlier ?? []),
  ...text.split(',').map((name) => name.trim()),
])

/** Refuses variants that the battle does not have, or that exclude each other: that is no mistake in the file. */
export function refuseVariants(source: string, { diagnostics }: Validation, chosen: readonly string[] = []): void {
  const wrong = chosen.length > 0 && diagnostics.find(({ code, path }) => CHOICE.has(code) && path.length < 3)
  if (wrong) throw new UsageError(`${source}: ${[wrong.message, wrong.hint ?? ''].join(' ').trim()}`)
}

/** Codes about a choice of variants, if they are not about a part of one. */
const CHOICE: ReadonlySet<string> = new Set(['variant/unknown', 'variant/excluded'])
