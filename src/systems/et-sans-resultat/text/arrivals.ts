import {
  describeReserve as describeAnyReserve,
  describeWithdrawal as describeAnyWithdrawal,
} from '../../../scenario/arrivals/sentences.ts'
import { describeTiming, type TimingData } from '../../../scenario/arrivals/timing.ts'
import type { ConditionNames } from '../../../scenario/conditions/sentences.ts'
import { sortCondition } from '../../../scenario/conditions/tree.ts'
import {
  describeConditionOf,
  type EsrCondition,
  type EsrDraft,
  type EsrEntrance,
  type EsrReserve,
  type EsrWithdrawal,
  isRolled,
  listOf,
} from '../format/index.ts'

type Clock = EsrDraft['clock']

/** `turn 3 (14:00)`, `from turn 3 (14:00), on a roll of 4 or more each turn`: when something of a side happens. */
export function describeWhen(
  timing: TimingData<EsrCondition>,
  side: string,
  names: ConditionNames,
  clock?: Clock,
): string {
  return describeTiming(timing, clock, (when) => describeConditionOf(when, side, names))
}

/** `by the Namur road`, `by A or B, as its owner chooses`, `by A on a roll of 1-3, by B on a roll of 4-6`. */
export function describeEntrance(entrance: EsrEntrance, nameOf: (entry: string) => string): string {
  const choice = (entries: readonly string[]) =>
    `by ${entries.map(nameOf).join(' or ')}${entries.length > 1 ? ', as its owner chooses' : ''}`
  if (!isRolled(entrance)) return choice(listOf(entrance))
  return Object.entries(entrance.d6)
    .map(([roll, list]) => `${choice(listOf(list))}${listOf(list).length > 1 ? ',' : ''} on a roll of ${roll}`)
    .join('; ')
}

/** Who may not move, and until when. */
export const describeReserve = (reserve: EsrReserve, names: ConditionNames, clock?: Clock): string =>
  describeAnyReserve(sorted(reserve), clock, names, (when) => describeConditionOf(when, reserve.side, names))

/** Who leaves the battle, and when. */
export const describeWithdrawal = (withdrawal: EsrWithdrawal, names: ConditionNames, clock?: Clock): string =>
  describeAnyWithdrawal(sorted(withdrawal), clock, names, (when) => describeConditionOf(when, withdrawal.side, names))

/** Conditions whose parts only stand in another order are the same. */
export function sorted<T extends { readonly when?: EsrCondition }>(data: T): T {
  return data.when ? { ...data, when: sortCondition(data.when) } : data
}
