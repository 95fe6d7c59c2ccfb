import type { NationDefinition } from '../nations.ts'
import type { BattleChange } from './change.ts'
import { compareDefinitions } from './definitions.ts'

type Nations<T> = Readonly<Record<string, T>>

/** Compares the nations that two battles define, each as its rulebook describes it. */
export function compareNations<T extends NationDefinition>(
  { nations: was = {} }: { readonly nations?: Nations<T> },
  { nations: is = {} }: { readonly nations?: Nations<T> },
  describe: (nations: Nations<T>, id: string) => string,
): BattleChange[] {
  return compareDefinitions('sides', 'nation', was, is, describe)
}
