import { makeReplay, playReplay } from '../../src/engine/replay.ts'
import { type Game, type GameEvent, isRefusal } from '../../src/engine/system.ts'
import type { Scenario } from '../../src/scenario/types.gen.ts'
import type { Chance } from './chance.ts'
import { areEqual, checkCopy, checkExplanation, checkListing, checkRefused, checkWording, unchanged } from './checks.ts'
import { asTrouble, Trouble } from './trouble.ts'

/** What the fuzzer has to know of a system beyond its game. */
export type Probe<State, Action = number> = {
  readonly system: string
  /** Far more actions than can be legal. */
  space(state: State): readonly Action[]
  /** Whether legal actions are only a choice of all that there are: on a table nobody can list them. */
  readonly listsSome?: true
  /** Watches a battle from its set-up on: says after each action what is wrong, if something is. */
  watch(state: State): (state: State, events: readonly GameEvent[]) => string | undefined
}

/** Chooses an action. */
export type Player<State, Action = number> = (
  state: State,
  side: number,
  actions: readonly Action[],
  chance: Chance,
) => Action

/** How thoroughly is looked: each costly check is made once in so many actions. */
export type Care = {
  readonly listing: number
  readonly copies: number
  readonly samples: number
  /** A game with more actions has no end: a battle of six turns has some thousands. */
  readonly mostActions: number
}

export const USUAL_CARE: Care = { listing: 30, copies: 12, samples: 3, mostActions: 100_000 }
export const FULL_CARE: Care = { ...USUAL_CARE, listing: 1, copies: 1, samples: 20 }

/** A game that was played, as far as it went. */
export type Run = { readonly actions: readonly string[]; readonly trouble: Trouble | undefined }

type Table<State, Action> = {
  readonly game: Game<State, Action>
  readonly probe: Probe<State, Action>
  readonly scenario: Scenario
  readonly seed: number
  readonly chance: Chance
  readonly care: Care
}

/** Plays a battle to its end with everything checked on the way, then once more from its record. */
export function playChecked<State, Action>(table: Table<State, Action>, player: Player<State, Action>): Run {
  return run(table, (state) => {
    const { game, chance } = table
    const deciders = game.deciders(state)
    const side = chance.pick(deciders)
    const actions = game.actions(state, side)
    if (actions.length === 0) throw new Trouble('stuck', 'no action is legal, but the battle is not over')
    return player(state, side, actions, chance)
  })
}

/** Plays recorded actions with everything checked at every step. */
export function replayChecked<State, Action>(table: Table<State, Action>, actions: readonly string[]): Run {
  let number = 0
  return run(table, (state) => {
    const text = actions[number++]
    if (text === undefined) return undefined
    const action = table.game.parse(state, text)
    if (isRefusal(action)) throw new Trouble('replay', `action ${number} (${text}) is not read: ${action.reason}`)
    return action
  })
}

function run<State, Action>(table: Table<State, Action>, choose: (state: State) => Action | undefined): Run {
  const { game, probe, scenario, seed } = table
  const actions: string[] = []
  try {
    const state = game.setup(scenario, seed)
    const watch = probe.watch(state)
    const spare = game.copy(state)
    complain(watch(state, []))
    while (game.deciders(state).length > 0) {
      examine(table, state)
      const action = choose(state)
      if (action === undefined) return { actions, trouble: undefined }
      actions.push(game.format(state, action))
      if (table.chance.once(table.care.copies)) checkCopy(game, state, action, spare)
      const events: GameEvent[] = []
      game.apply(state, action, events)
      for (const event of events)
        if (!game.describe(state, event)) throw new Trouble('wording', `${event.kind} is not told`)
      complain(watch(state, events))
      if (actions.length > table.care.mostActions)
        throw new Trouble('endless', `no end after ${actions.length} actions`)
    }
    if (!game.outcome(state)) throw new Trouble('stuck', 'the battle is over without an outcome')
    checkReplay(table, state, actions)
    return { actions, trouble: undefined }
  } catch (thrown) {
    return { actions, trouble: asTrouble(thrown) }
  }
}

function complain(wrong: string | undefined): void {
  if (wrong !== undefined) throw new Trouble('invariant', wrong)
}

/** Everything that holds before an action. */
function examine<State, Action>({ game, probe, chance, care }: Table<State, Action>, state: State): void {
  if (game.outcome(state)) throw new Trouble('invariant', 'the battle has an outcome before its end')
  if (!chance.once(care.listing)) {
    for (let i = 0; i < care.samples; i++) {
      for (const side of game.deciders(state)) {
        const actions = game.actions(state, side)
        if (actions.length === 0) continue
        const action = chance.pick(actions)
        if (game.refusal(state, action))
          throw new Trouble('listing', `listed, but refused: ${game.format(state, action)}`)
        checkExplanation(game, state, action)
      }
    }
    return
  }
  const actions = unchanged(game, state, 'listing', () =>
    game.deciders(state).flatMap((side) => game.actions(state, side)),
  )
  const space = probe.space(state)
  unchanged(game, state, 'judging', () => checkListing(game, state, space, !probe.listsSome))
  for (let i = 0; i < care.samples; i++) checkRefused(game, state, chance.pick(space))
  unchanged(game, state, 'writing', () => checkWording(game, state, actions))
  unchanged(game, state, 'explaining', () => {
    for (const action of actions) checkExplanation(game, state, action)
  })
}

/** The record of the game leads to the same end. */
function checkReplay<State, Action>(
  { game, probe, scenario, seed }: Table<State, Action>,
  end: State,
  actions: readonly string[],
): void {
  const outcome = game.outcome(end)
  const record = makeReplay({ system: probe.system, game, scenario, seed, actions, outcome })
  const replayed = playReplay(game, scenario, record)
  if (replayed.stop) throw new Trouble('replay', replayed.stop.message)
  if (!replayed.state || !areEqual(game.fingerprint(replayed.state), game.fingerprint(end))) {
    throw new Trouble('replay', 'the record leads to another end')
  }
}
