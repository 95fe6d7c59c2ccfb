import type { Decision } from './decision.ts'

/** What a decision lists for a side. */
export function listed<State, Action>(
  decision: Pick<Decision<State, Action, never, unknown>, 'list'>,
  state: State,
  side: number,
): Action[] {
  const out: Action[] = []
  decision.list(state, side, out)
  return out
}
