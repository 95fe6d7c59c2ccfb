import { readFileSync } from 'node:fs'
import type { BattleChange } from '../../src/scenario/diff/change.ts'
import { compareBattles } from '../../src/scenario/diff/compare.ts'
import type { Rulebook } from '../../src/scenario/rulebook.ts'
import { validate } from '../../src/scenario/validate.ts'
import { SYSTEMS } from '../../src/systems/index.ts'

/** A replacement in the text of a battle, which must have it. */
export type Edit = readonly [from: string | RegExp, to: string]

/** The text of a shipped battle. */
export function readBattle(battle: string): string {
  return readFileSync(new URL(`../../scenarios/vive-lempereur/${battle}.yaml`, import.meta.url), 'utf8')
}

/** Compares two texts, each of which names a rulebook. */
export async function compareTexts(before: string, after: string, systems: readonly Rulebook[] = SYSTEMS) {
  return (await compareBattles(validate(before, systems), validate(after, systems), systems))!
}

/** What changes when something in a shipped battle is written otherwise. */
export async function changesOf(battle: string, ...edits: readonly Edit[]): Promise<readonly BattleChange[]> {
  return (await compareTexts(readBattle(battle), edit(readBattle(battle), edits))).changes
}

/** The same in words only. */
export async function told(battle: string, ...edits: readonly Edit[]): Promise<string[]> {
  return (await changesOf(battle, ...edits)).map(({ text }) => text)
}

export function edit(text: string, edits: readonly Edit[]): string {
  return edits.reduce((edited, [from, to]) => {
    const next = edited.replace(from, to)
    if (next === edited) throw new Error(`nothing to replace: ${from}`)
    return next
  }, text)
}
