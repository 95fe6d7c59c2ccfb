import type { Path } from '../diagnostic.ts'
import { valueAt } from '../value-at.ts'
import type { Change } from './change.ts'

/** Moves an arrival to another turn: a fixed one, or the beginning of a stage, which stays as long as it was. */
export function reschedule(data: unknown, arrival: Path, turn: number): Change[] {
  const group = valueAt(data, arrival) as { turn?: number; from?: number; to?: number } | undefined
  const to = Math.max(1, turn)
  const set = (key: string, value: number): Change => ({ kind: 'set', path: [...arrival, key], value })
  if (group?.turn !== undefined) return group.turn === to ? [] : [set('turn', to)]
  if (group?.from === undefined || group.from === to) return []
  return [set('from', to), ...(group.to === undefined ? [] : [set('to', group.to + to - group.from)])]
}
