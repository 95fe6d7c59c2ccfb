import type { Path } from './diagnostic.ts'
import { isMapping } from './plain-data.ts'
import { bareMapping } from './reading/bare-mapping.ts'

/** Is told how an overlay comes about: which mapping took the place of which, and what in it is said anew. */
export type OverlayTrace = {
  merged(there: object, both: object): void
  taken(both: object, key: string, path: Path): void
}

/**
 * What is there with what is said anew: a mapping adds to it, anything else replaces it. The one rule for used definitions that a
 * battle changes, and for variants that change a battle.
 */
export function overlay(there: unknown, anew: unknown, trace?: OverlayTrace, path: Path = []): unknown {
  if (anew === undefined) return there
  if (!isMapping(there) || !isMapping(anew)) return anew
  const both = Object.assign(bareMapping(), there)
  trace?.merged(there, both)
  for (const [key, value] of Object.entries(anew)) {
    both[key] = overlay(there[key], value, trace, [...path, key])
    if (both[key] === value) trace?.taken(both, key, [...path, key])
  }
  return both
}
