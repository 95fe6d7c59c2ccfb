import type { Survey } from '../../src/engine/scenario-editors.ts'

/** What a side has: how many units at the start, how many later, and the strength of all of them. */
export type ForceTotals = { readonly atTheStart: number; readonly later: number; readonly strength: number }

/** The totals of a side, those without a place of their own included. */
export function totalsOf({ pieces, reserves }: Pick<Survey, 'pieces' | 'reserves'>, side: string): ForceTotals {
  const own = pieces.filter((piece) => piece.side === side && !piece.isCommander)
  const kept = reserves.filter((reserve) => reserve.side === side)
  const placedLater = own.filter(({ arrives }) => arrives !== undefined).length
  const numberOf = (when: string) => sum(kept.filter(({ comes }) => comes === when).map(({ count }) => count))
  return {
    atTheStart: own.length - placedLater + numberOf('at-the-start'),
    later: placedLater + numberOf('later'),
    strength: sum(own.map(({ strength }) => strength)) + sum(kept.map(({ count, strength }) => count * strength)),
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
