import {
  describeReserve as describeAnyReserve,
  describeWithdrawal as describeAnyWithdrawal,
} from '../../../scenario/arrivals/sentences.ts'
import { describeTiming, type TimingData, withoutTurn } from '../../../scenario/arrivals/timing.ts'
import {
  type BattleNames,
  type Condition,
  describeCondition,
  type Reserve,
  type ScenarioDraft,
  type Withdrawal,
  wordsFrom,
} from '../format/index.ts'

/** What decides besides the turn, in words; nothing where nothing does. */
export function describeTerms(timing: TimingData<Condition>, names: BattleNames): string | undefined {
  return describeTiming(withoutTurn(timing), undefined, conditionIn(names)) || undefined
}

/** Who takes no orders, and until when. */
export const describeReserve = (reserve: Reserve, names: BattleNames, clock?: ScenarioDraft['clock']): string =>
  describeAnyReserve(reserve, clock, wordsFrom(names), conditionIn(names))

/** Who leaves the battle, and when. */
export const describeWithdrawal = (
  withdrawal: Withdrawal,
  names: BattleNames,
  clock?: ScenarioDraft['clock'],
): string => describeAnyWithdrawal(withdrawal, clock, wordsFrom(names), conditionIn(names))

const conditionIn = (names: BattleNames) => (condition: Condition, side: string) =>
  describeCondition(condition, undefined, names, side)
