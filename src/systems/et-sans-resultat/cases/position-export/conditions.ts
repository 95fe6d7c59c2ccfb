import { hasCome } from '../../../../engine/timetable.ts'
import type { EsrCondition } from '../../format/index.ts'
import type { BattleState } from '../../rules/index.ts'

/** A condition whose turns are counted from a turn on; of an event that has happened only that it holds is left. */
export function conditionNow(condition: EsrCondition, first: number, state: BattleState): EsrCondition {
  const { turn: wanted, all, any, not, happened } = condition
  if (wanted !== undefined) return { turn: Math.max(1, wanted - first + 1) }
  if (happened !== undefined && hasHappened(state, happened)) return { turn: 1 }
  if (all) return { all: all.map((one) => conditionNow(one, first, state)) }
  if (any) return { any: any.map((one) => conditionNow(one, first, state)) }
  return not ? { not: conditionNow(not, first, state) } : condition
}

/** Whether an event is past. */
export function hasHappened({ field, turn, memory }: BattleState, id: string): boolean {
  const event = field.happenings.find((one) => one.id === id)
  return event !== undefined && hasCome(event.timing, turn, memory)
}
