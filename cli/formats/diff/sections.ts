import { type BattleChange, type ChangedPart, PARTS } from '../../../src/scenario/diff/change.ts'

/** A change with the number that it has in every format and in the picture. */
export type Numbered = BattleChange & { readonly number: number }

/** The changes part by part; they come in that order. */
export function sections(changes: readonly BattleChange[]): { heading: string; changes: Numbered[] }[] {
  const parts = new Map<ChangedPart, Numbered[]>()
  for (const [i, change] of changes.entries()) {
    const numbered = { ...change, number: i + 1 }
    const known = parts.get(change.part)
    if (known) known.push(numbered)
    else parts.set(change.part, [numbered])
  }
  return [...parts].map(([part, own]) => ({ heading: PARTS[part], changes: own }))
}
