import type { Verdict } from './crew.ts'
import type { Mutant } from './find-mutants.ts'
import type { Judged, Settings } from './settings.ts'

/** How many mutants of one kind or file there are, and how many were noticed. */
export type Score = {
  readonly mutants: number
  readonly noticed: number
  readonly equivalent: number
  /** The share of those that could be noticed, in percent. */
  readonly percent: number
}

/** The least share that must be noticed, in percent. */
export const BARS = { rule: 90, cell: 100 } as const

/** Which mutants are judged, by their numbers, and what is wrong with the list of judgements. */
export type Judgements = { readonly equivalent: ReadonlyMap<number, Judged>; readonly problems: readonly string[] }

/** Finds the mutants that have been judged equivalent. An entry that names none, or several, is a mistake. */
export function readJudgements({ equivalent = [] }: Settings, mutants: readonly Mutant[]): Judgements {
  const found = new Map<number, Judged>()
  const problems: string[] = []
  for (const entry of equivalent) {
    const named = mutants.filter((mutant) => isNamed(mutant, entry))
    const [one] = named
    const name = `${entry.file} ${entry.where}: ${entry.change}`
    if (!entry.reason) problems.push(`${name} has no reason.`)
    if (named.length === 1 && one) {
      if (found.has(one.id)) problems.push(`${name} is listed twice.`)
      found.set(one.id, entry)
    } else if (one) problems.push(`${name} names ${named.length} mutants; give the nth of them, from 1.`)
    else problems.push(`${name} is no longer in the code; remove the entry or bring it up to date.`)
  }
  return { equivalent: found, problems }
}

/** The functions that no case can show; one that is no longer there is a mistake. */
export function readOutside({ outside = {} }: Settings, mutants: readonly Mutant[]): Judgements['problems'] {
  return Object.keys(outside)
    .filter((place) => !mutants.some((mutant) => isWithin(mutant, place)))
    .map((place) => `${place} is no longer in the code; remove it from "outside".`)
}

/** Whether a mutant is in a function that is left out. */
export function isOutside(mutant: Mutant, { outside = {} }: Settings): boolean {
  return Object.keys(outside).some((place) => isWithin(mutant, place))
}

/** Judgements of mutants that the cases do notice. */
export function refuted(verdicts: readonly Verdict[], { equivalent }: Judgements): string[] {
  return verdicts
    .filter(({ mutant, isNoticed }) => isNoticed && equivalent.has(mutant.id))
    .map(
      ({ mutant, by }) => `${mutant.file} ${mutant.where}: ${mutant.change} is noticed by “${by}”; remove the entry.`,
    )
}

export function scoreOf(verdicts: readonly Verdict[], { equivalent }: Judgements): Score {
  const noticed = verdicts.filter(({ isNoticed }) => isNoticed).length
  const judged = verdicts.filter(({ mutant, isNoticed }) => !isNoticed && equivalent.has(mutant.id)).length
  const able = verdicts.length - judged
  return { mutants: verdicts.length, noticed, equivalent: judged, percent: able === 0 ? 100 : (100 * noticed) / able }
}

function isNamed(mutant: Mutant, { file, where, text, change, nth }: Judged): boolean {
  if (mutant.file !== file || mutant.where !== where || mutant.change !== change) return false
  return (mutant.kind === 'cell' || mutant.text === text) && (nth === undefined || mutant.nth === nth)
}

function isWithin({ file, where }: Mutant, place: string): boolean {
  return `${file} ${where}` === place || `${file} ${where}`.startsWith(`${place}.`)
}
