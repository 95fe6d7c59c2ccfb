import type { Rulebook } from '../rulebook.ts'
import { gather } from './gather.ts'
import { mergeEntries } from './merge.ts'
import type { Entries, UsesContext } from './uses-context.ts'

/** What files define together, as far as it is sound: quick enough for every edit of a battle on a screen. */
export function definitionsFor(
  uses: readonly string[],
  rulebook: Rulebook,
  rulebooks: readonly Rulebook[],
  context: UsesContext,
): Entries {
  return mergeEntries(gather({ path: context.path, uses }, rulebook, rulebooks, context).files)
}
