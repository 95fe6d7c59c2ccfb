import type { EsrCondition } from '../../format/index.ts'

/** A condition whose turns are counted from a turn on. */
export function conditionNow(condition: EsrCondition, turn: number): EsrCondition {
  const { turn: wanted, all, any, not } = condition
  if (wanted !== undefined) return { turn: Math.max(1, wanted - turn + 1) }
  if (all) return { all: all.map((one) => conditionNow(one, turn)) }
  if (any) return { any: any.map((one) => conditionNow(one, turn)) }
  return not ? { not: conditionNow(not, turn) } : condition
}
