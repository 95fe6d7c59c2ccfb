import type * as engine from '../../../engine/decision.ts'
import type { Breakdown, Refusal } from '../../../engine/system.ts'
import { type Action, hexOf, pieceOf } from './actions.ts'
import type { Event, Events } from './events.ts'
import { formatNamed, type Naming, parseNamed } from './named-actions.ts'
import type { Reason } from './reasons.ts'
import type { BattleState } from './state.ts'

/** A decision of this game: one kind of action. */
export interface Decision extends engine.Decision<BattleState, Action, Event, Reason> {
  readonly kind: number
  /** The words that its text begins with; the first is the one that is written. */
  readonly verbs: readonly [string, ...string[]]
  readonly names: Naming
  /** The steps of the turn in which it is made. */
  readonly steps: readonly number[]
}

/** A decision as the file of its subject has it: by the piece (or the arm) and the hex that an action names, 0 where it names none. */
type Definition = Pick<Decision, 'kind' | 'verbs' | 'names' | 'steps'> & {
  readonly list: (state: BattleState, side: number, out: Action[]) => void
  readonly refusal: (state: BattleState, piece: number, hex: number) => Reason | undefined
  readonly carryOut: (state: BattleState, piece: number, hex: number, events: Events) => void
  readonly explain?: (state: BattleState, piece: number, hex: number) => Breakdown
  /** How it is written and read, where that is not as everything is that names the same. */
  readonly format?: (state: BattleState, piece: number, hex: number) => string
  readonly parse?: Parse
}

type Parse = (state: BattleState, side: number, text: string, words: readonly string[]) => Action | Refusal | undefined

export function decide({ refusal, carryOut, explain, format, parse, ...rest }: Definition): Decision {
  const decision: Decision = {
    ...rest,
    kinds: [rest.kind],
    refusal: (state, action) => refusal(state, pieceOf(action), hexOf(action)),
    carryOut: (state, action, events) => carryOut(state, pieceOf(action), hexOf(action), events),
    explain: (state, action) => explain?.(state, pieceOf(action), hexOf(action)),
    format: (state, action) =>
      format?.(state, pieceOf(action), hexOf(action)) ?? formatNamed(state, decision, pieceOf(action), hexOf(action)),
    parse(state, side, text) {
      const [verb = '', ...words] = text.trim().split(/[\s,]+/)
      if (!rest.verbs.includes(verb)) return undefined
      return parse ? parse(state, side, text, words) : parseNamed(state, decision, side, text, words)
    },
  }
  return decision
}
