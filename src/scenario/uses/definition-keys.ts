import type { Rulebook } from '../rulebook.ts'

/** A rulebook, as far as its definitions are concerned. */
export type DefiningRulebook = Pick<Rulebook, 'id' | 'title' | 'schema' | 'definitions'>

/** The top-level keys of a rulebook's scenarios that a file of definitions may have. */
export function definitionKeys({
  definitions = [],
  schema,
}: Pick<Rulebook, 'definitions' | 'schema'>): readonly string[] {
  return definitions.filter((key) => Object.hasOwn(schema.properties ?? {}, key))
}

/** Whether data say of themselves that they are definitions and no battle. */
export function isDefinitions(data: unknown): boolean {
  return typeof data === 'object' && data !== null && (data as { readonly kind?: unknown }).kind === 'definitions'
}
