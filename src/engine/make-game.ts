import type { Decision, Kind, Step } from './decision.ts'
import type { Game, GameEvent, Refusal, Side } from './system.ts'

/** How a rulebook is played: the steps of its turn, and everything that belongs to no single decision. */
export interface Turn<State, Action, Event extends GameEvent, Reason>
  extends Pick<
    Game<State, Action, Event>,
    'version' | 'setup' | 'sides' | 'copy' | 'outcome' | 'parse' | 'describe' | 'script' | 'fingerprint'
  > {
  /** The steps, by their numbers. */
  readonly steps: readonly Step<State, Action, Event, Reason>[]
  /** The number of the step that it is; -1 once the battle is over. */
  readonly stepOf: (state: State) => number
  readonly kindOf: (action: Action) => Kind
  readonly sideOf: (action: Action) => Side
  /** What stands against an action that names what does not exist, or more than its kind has; nothing where it is well formed. */
  readonly malformed?: (state: State, action: Action) => Reason | undefined
  /** Why an action is not decided now, or not by this side. The decision is given where the moment is right. */
  readonly notNow: (
    state: State,
    action: Action,
    decision: Decision<State, Action, Event, Reason> | undefined,
  ) => Reason
  readonly refusalFor: (state: State, action: Action, reason: Reason) => Refusal
  /** Goes on until somebody has to decide something, or the battle is over. */
  readonly settle: (state: State, events: Event[] | undefined) => void
}

/**
 * Makes a game from a turn: who decides, what is legal, what it does and how it is written all follow from the steps.
 */
export function makeGame<State, Action, Event extends GameEvent, Reason>(
  turn: Turn<State, Action, Event, Reason>,
): Game<State, Action, Event> {
  type AnyDecision = Decision<State, Action, Event, Reason>
  const { steps, stepOf, kindOf, sideOf, malformed, notNow, refusalFor, settle, ...rest } = turn
  const byKind = steps.map(({ decisions }) => indexByKind(decisions))
  const anytime = new Map<Kind, AnyDecision>(byKind.flatMap((index) => [...index]).toReversed())

  const decisionNow = (state: State, action: Action) => byKind[stepOf(state)]?.get(kindOf(action))
  /** In a step that does not have it, an action is written as in the first that does. */
  const decisionFor = (state: State, action: Action) => decisionNow(state, action) ?? anytime.get(kindOf(action))
  const deciders = (state: State) => steps[stepOf(state)]?.deciders(state) ?? []

  const format = (state: State, action: Action) => decisionFor(state, action)?.format(state, action) ?? 'nothing'

  function judge(state: State, action: Action): Reason | undefined {
    const decision = decisionNow(state, action)
    if (!decision || !deciders(state).includes(sideOf(action))) return notNow(state, action, decision)
    return malformed?.(state, action) ?? decision.refusal(state, action)
  }

  function carryOut(state: State, action: Action, events?: Event[]): void {
    decisionNow(state, action)!.carryOut(state, action, events)
    settle(state, events)
  }

  return {
    ...rest,
    deciders,
    refusal(state, action) {
      const reason = judge(state, action)
      return reason === undefined ? undefined : refusalFor(state, action, reason)
    },
    actions(state, side) {
      const out: Action[] = []
      const step = steps[stepOf(state)]
      if (!step?.deciders(state).includes(side)) return out
      for (const decision of step.decisions) decision.list(state, side, out)
      return out
    },
    apply(state, action, events) {
      const reason = judge(state, action)
      if (reason !== undefined) {
        throw new Error(`illegal action ${format(state, action)}: ${refusalFor(state, action, reason).reason}`)
      }
      carryOut(state, action, events)
    },
    carryOut,
    explain: (state, action) => decisionNow(state, action)?.explain?.(state, action),
    format,
  }
}

function indexByKind<D extends { readonly kinds: readonly Kind[] }>(decisions: readonly D[]): Map<Kind, D> {
  const index = new Map<Kind, D>()
  for (const decision of decisions) {
    for (const kind of decision.kinds) {
      if (index.has(kind)) throw new Error(`two decisions of one step share the kind ${kind}`)
      index.set(kind, decision)
    }
  }
  return index
}
