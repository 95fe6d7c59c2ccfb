import type { Refusal } from '../../src/engine/system.ts'
import type { PlayChoice } from './play-view.ts'
import type { GameSession } from './session.ts'

/** Somebody who can be taken up by pointing at him, and the position in which he then is to be moved. */
type TakenUp = { readonly taking: PlayChoice; readonly state: unknown }

/** Where somebody in a place can go, and why not elsewhere. */
export type WaysOn = {
  readonly choices: readonly PlayChoice[]
  readonly refuse: (to: number) => Refusal | undefined
}

/** Plays a choice, after whatever has to be done before it: somebody is let go, and somebody else taken up. */
export function playChoice(session: GameSession, { action, first, isInstead }: PlayChoice): void {
  if (isInstead) session.letGo()
  if (first) session.play(first.action)
  session.play(action)
}

/** Whoever in a place could have been taken up instead of him who was taken up last and has done nothing yet. */
export function takeUpInstead(session: GameSession, place: number): readonly PlayChoice[] {
  if (!session.canLetGo) return []
  const { battle, steps } = session
  const last = steps.at(-1)!
  const before = session.stateAt(steps.length - 1)
  return battle.game
    .actions(before, last.side)
    .map((action): PlayChoice => ({ action, offer: battle.presenter.offer(before, action), isInstead: true }))
    .filter(({ offer }) => offer.kind === 'choose' && offer.place === place && offer.piece !== last.offer.piece)
}

/**
 * Where whoever stands in a place can go: of himself where he is in hand, or once he is taken up, instead of another where need be.
 * `choices` is all that can be decided now.
 */
export function waysFrom(session: GameSession, choices: readonly PlayChoice[], from: number): WaysOn {
  const { battle, decider, state } = session
  const { game, presenter } = battle
  const own = choices.filter(({ offer }) => offer.from === from && isGoing(offer.kind))
  if (own.length > 0 || decider === undefined)
    return { choices: own, refuse: (to) => refusalIn(session, state, decider, to) }
  const taken: TakenUp[] = [
    ...choices.filter(({ offer }) => offer.kind === 'choose' && offer.place === from),
    ...takeUpInstead(session, from),
  ].map((taking) => {
    const ahead = game.copy(taking.isInstead ? session.stateAt(session.steps.length - 1) : state)
    game.carryOut(ahead, taking.action)
    return { taking, state: ahead }
  })
  return {
    choices: taken.flatMap(({ taking, state: ahead }) =>
      (game.outcome(ahead) || game.deciders(ahead)[0] !== decider ? [] : game.actions(ahead, decider))
        .map(
          (action): PlayChoice => ({
            action,
            offer: presenter.offer(ahead, action),
            first: taking,
            ...(taking.isInstead && { isInstead: true }),
          }),
        )
        .filter(({ offer }) => offer.from === from && isGoing(offer.kind)),
    ),
    refuse: (to) => taken.map((one) => refusalIn(session, one.state, decider, to)).find((one) => one !== undefined),
  }
}

const isGoing = (kind: string) => kind === 'move' || kind === 'retreat'

/** Why what a person most likely means by a place is not allowed. */
function refusalIn(
  { battle: { game, presenter } }: GameSession,
  state: unknown,
  side: number | undefined,
  place: number,
): Refusal | undefined {
  const action = side === undefined ? undefined : presenter.inferAction(state, side, place)
  return action === undefined ? undefined : game.refusal(state, action)
}
