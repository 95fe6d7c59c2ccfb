import {
  describeReserve as describeAnyReserve,
  describeWithdrawal as describeAnyWithdrawal,
} from '../../../scenario/arrivals/sentences.ts'
import { describeTiming } from '../../../scenario/arrivals/timing.ts'
import { nationRow } from '../../../scenario/nations.ts'
import { capitalise } from '../../../scenario/wording.ts'
import {
  conditionNames,
  describeCondition,
  describeEntrance,
  formatTroops,
  type NawArrival,
  type NawCondition,
  type NawDraft,
  type Reserve,
  type Withdrawal,
} from '../format/index.ts'

/** `Turn 3 (14:00): Allied, Prussian: 9 5-4 infantry, by 2701-2708.` */
export function describeArrival(arrival: NawArrival, draft: NawDraft): string {
  const { side, name, id, nation, at, units, note } = arrival
  const { sides, nations, troops, clock } = draft
  const people = nation === undefined ? '' : `, ${nationRow(nations, nation).adjective}`
  const called = name ?? id
  const who = `${sides?.[side]?.name ?? side}${people}${called === undefined ? '' : `, ${called}`}`
  const when = capitalise(describeTiming(arrival, clock, conditionIn(draft)))
  const remark = note === undefined ? '' : ` ${note.trim()}`
  return `${when}: ${who}: ${formatTroops(units, troops)}, by ${describeEntrance(at)}.${remark}`
}

/** Who may not move, and until when. */
export const describeReserve = (reserve: Reserve, draft: NawDraft): string =>
  describeAnyReserve(reserve, draft.clock, conditionNames(draft), conditionIn(draft))

/** Who leaves the battle, and when. */
export const describeWithdrawal = (withdrawal: Withdrawal, draft: NawDraft): string =>
  describeAnyWithdrawal(withdrawal, draft.clock, conditionNames(draft), conditionIn(draft))

function conditionIn(draft: NawDraft): (condition: NawCondition, side: string) => string {
  return (condition, side) => describeCondition(condition, undefined, conditionNames(draft), side)
}
