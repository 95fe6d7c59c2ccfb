// For tests, which are TypeScript.
import type { Planned } from '../../test/support/determinism.entry.ts'

export declare function planGames(seed: number): (Planned & { readonly battle: string })[]
export declare function partingOf(one: readonly string[], other: readonly string[]): number | undefined
