import { NOWHERE } from '../../../board/nowhere.ts'
import { type Action, makeAction } from './actions.ts'
import type { Decision } from './decision.ts'
import type { BattleState } from './state.ts'

/** The notation of an action that is one phrase, such as `hold back`, and leaves nothing to choose. */
export function asPhrase(
  kind: number,
  phrase: string,
): Pick<Decision, 'kinds' | 'verbs' | 'words' | 'format' | 'parse'> {
  const [verb, ...words] = phrase.split(' ')
  return {
    kinds: [kind],
    verbs: [verb!],
    words,
    format: () => phrase,
    parse: (_, side, text) => (text === phrase ? makeAction(kind, 0, 0, side) : undefined),
  }
}

/** An action in the hex that a label names; nothing where there is no such hex or detail. */
export function parseAt(
  state: BattleState,
  kind: number,
  label: string | undefined,
  detail: number,
  side: number,
): Action | undefined {
  const hex = label === undefined ? NOWHERE : state.field.grid.find(label)
  return hex === NOWHERE || detail < 0 ? undefined : makeAction(kind, hex, detail, side)
}
