import { type Dice, makeDice, roll, WORDS } from '../engine/dice.ts'
import type { Game, GameEvent, Outcome } from '../engine/system.ts'
import type { Scenario } from '../scenario/types.gen.ts'
import type { Player } from './player.ts'

/** A game to be played: everything that it depends on. */
export type Pairing<State, Action> = {
  readonly game: Game<State, Action>
  readonly scenario: Scenario
  readonly seed: number
  /** Who plays each side, by its place. */
  readonly players: readonly [Player<State, Action>, Player<State, Action>]
  /** Sees each action before it is carried out, and what came of it after. */
  readonly observe?: Observer<State, Action>
}

type Observer<State, Action> = {
  before?(state: State, action: Action, side: number): void
  /** Events are only collected where somebody wants them. */
  after?(state: State, events: readonly GameEvent[]): void
}

/** How a game went. */
export type PlayedGame<State> = { readonly outcome: Outcome; readonly actions: number; readonly state: State }

/** Plays a game from the beginning to the end. The same pairing gives the same game. */
export function playGame<State, Action>(pairing: Pairing<State, Action>): PlayedGame<State> {
  const course = beginCourse(pairing)
  while (playAction(pairing, course)) continue
  return endCourse(pairing, course)
}

/** The same action by action, each with the state after it: for those who have to hear of other things meanwhile. */
export function* playStepwise<State, Action>(pairing: Pairing<State, Action>): Generator<State, PlayedGame<State>> {
  const course = beginCourse(pairing)
  while (playAction(pairing, course)) yield course.state
  return endCourse(pairing, course)
}

/** A game that is being played. */
type Course<State> = { readonly state: State; readonly dice: readonly [Dice, Dice]; actions: number }

function beginCourse<State, Action>({ game, scenario, seed, observe }: Pairing<State, Action>): Course<State> {
  const beginning: GameEvent[] | undefined = observe?.after ? [] : undefined
  const state = game.setup(scenario, seed, beginning)
  // Somebody may arrive before anybody decides.
  if (beginning && beginning.length > 0) observe!.after!(state, beginning)
  return { state, dice: [playersDice(seed, 0), playersDice(seed, 1)], actions: 0 }
}

/** Plays the next action, if anybody has to decide. */
function playAction<State, Action>({ game, players, observe }: Pairing<State, Action>, course: Course<State>): boolean {
  const { state, dice } = course
  const deciders = game.deciders(state)
  if (deciders.length === 0) return false
  // Where both decide, neither sees what the other does, so the order does not matter.
  const side = deciders[0]!
  const action = players[side]!.choose(game, state, side, dice[side]!)
  observe?.before?.(state, action, side)
  const events: GameEvent[] | undefined = observe?.after ? [] : undefined
  game.apply(state, action, events)
  if (events) observe!.after!(state, events)
  course.actions++
  return true
}

function endCourse<State, Action>(
  { game }: Pairing<State, Action>,
  { state, actions }: Course<State>,
): PlayedGame<State> {
  const outcome = game.outcome(state)
  if (!outcome) throw new Error('neither side has a decision, but the battle is not over')
  return { outcome, actions, state }
}

/** The dice of a player: the same for a seed and a side, and unrelated to those of the game. */
function playersDice(seed: number, side: number): Dice {
  const dice = makeDice(seed)
  for (let i = 0; i <= side; i++) dice.set([roll(dice, WORDS), roll(dice, WORDS), roll(dice, WORDS), 1])
  for (let i = 0; i < 15; i++) roll(dice, 2)
  return dice
}
