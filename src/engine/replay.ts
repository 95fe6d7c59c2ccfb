import type { Scenario } from '../scenario/types.gen.ts'
import { count, describeWinner, quote } from '../scenario/wording.ts'
import { Digest, digestScenario } from './digest.ts'
import { type Game, type GameEvent, isRefusal, type Outcome, type Refusal } from './system.ts'

/** The format of replays that this Berthier reads and writes. */
export const REPLAY_FORMAT = 1

/** An outcome in a record: the winner by the id of its side; nobody in a draw. */
export type RecordedOutcome = { readonly winner: string | null; readonly level: string; readonly reason: string }

/** The record of a game: everything needed to play it again, as plain data for JSON or YAML. */
export type Replay = {
  readonly berthier: typeof REPLAY_FORMAT
  readonly system: string
  /** The version of the game that was played. */
  readonly rules: number
  /** The battle, the variants of it that were chosen, and digests of its parts as it was then. */
  readonly scenario: {
    readonly id: string
    readonly variants?: readonly string[]
    readonly digest: Readonly<Record<string, string>>
  }
  readonly seed: number
  /** What the players did, in the words of `Game.write`. */
  readonly actions: readonly string[]
  /** How it ended; absent where it did not. */
  readonly outcome?: RecordedOutcome
  /** A digest of the last position: a game that is played again must come to the very same. */
  readonly position?: string
  /** Whether actions were taken back and played otherwise: such a game proves nothing about its players. */
  readonly test?: true
  /** The battle itself, as it was then; without it, it has to be found by its id. */
  readonly battle?: Scenario
}

/** What a record is made of; a match has all of it. */
export type Played<State, Action> = {
  readonly system: string
  readonly game: Game<State, Action>
  readonly scenario: Scenario
  readonly seed: number
  readonly actions: readonly string[]
  readonly outcome?: Outcome | undefined
  /** The last position. */
  readonly state?: State
}

/** Why a replay does not go on. */
export type Stop = {
  readonly kind: 'system' | 'rules' | 'scenario' | 'action' | 'after-end' | 'outcome' | 'position'
  /** What is wrong, where, and what to do. */
  readonly message: string
  /** The action at which it stops, counted from 1. */
  readonly action?: { readonly number: number; readonly text: string }
  /** Why that action is none, or illegal. */
  readonly refusal?: Refusal
}

/** A game played again: how far it went, and why it stopped if it did. */
export type Replayed<State> = {
  /** The last state; absent where the game could not even begin. */
  readonly state?: State
  readonly events: readonly GameEvent[]
  /** How many actions were played. */
  readonly played: number
  readonly outcome?: RecordedOutcome
  readonly stop?: Stop
}

/** Sees each action of a replay once it has been played: the state after it, what happened, and its text. */
export type Visit<State> = (state: State, events: readonly GameEvent[], text: string) => void

/** The record of a game. */
export function makeReplay<State, Action>(played: Played<State, Action>): Replay {
  const { system, game, scenario, seed, actions, outcome, state } = played
  return {
    berthier: REPLAY_FORMAT,
    system,
    rules: game.version,
    scenario: {
      id: scenario.id,
      ...(scenario.chosen && { variants: scenario.chosen }),
      digest: digestScenario(scenario),
    },
    seed,
    actions: [...actions],
    ...(outcome && { outcome: recordOutcome(outcome, game.sides(game.setup(scenario, seed))) }),
    ...(state !== undefined && { position: digestPosition(game, state) }),
    battle: scenario,
  }
}

/** A record as a file: what was done line by line, and the battle, which nobody reads there, in one line at the end. */
export function writeReplay({ battle, ...record }: Replay): string {
  const text = JSON.stringify(record, null, 2)
  return battle ? `${text.slice(0, -2)},\n  "battle": ${JSON.stringify(battle)}\n}\n` : `${text}\n`
}

/** Plays a record again from the beginning. Nothing in it is trusted: every action is judged as a player's is. */
export function playReplay<State, Action>(
  game: Game<State, Action>,
  scenario: Scenario,
  replay: Replay,
  visit?: Visit<State>,
): Replayed<State> {
  const course = replayStepwise(game, scenario, replay)
  for (;;) {
    const step = course.next()
    if (step.done) return step.value
    visit?.(step.value.state, step.value.events, step.value.text)
  }
}

/** An action of a replay once it has been played: the state after it, what happened, and its text. */
export type ReplayStep<State> = {
  readonly state: State
  readonly events: readonly GameEvent[]
  readonly text: string
}

/** The same action by action: for those who have to do other things meanwhile. */
export function* replayStepwise<State, Action>(
  game: Game<State, Action>,
  scenario: Scenario,
  replay: Replay,
): Generator<ReplayStep<State>, Replayed<State>> {
  const mismatch = findMismatch(game, scenario, replay)
  if (mismatch) return { events: [], played: 0, stop: mismatch }
  const state = game.setup(scenario, replay.seed)
  const events: GameEvent[] = []
  let played = 0
  let stop: Stop | undefined
  for (const text of replay.actions) {
    const at = { number: played + 1, text }
    if (game.outcome(state)) {
      stop = stopAfterEnd(at, replay.actions.length - played)
      break
    }
    const action = readLegal(game, state, text)
    if (isRefusal(action)) {
      stop = stopAtRefusal(at, action)
      break
    }
    const happened: GameEvent[] = []
    game.carryOut(state, action, happened)
    for (const event of happened) events.push(event)
    played++
    yield { state, events: happened, text }
  }
  const end = game.outcome(state)
  const outcome = end && recordOutcome(end, game.sides(state))
  stop ??= compareOutcomes(replay.outcome, outcome, played) ?? comparePositions(game, state, replay)
  return { state, events, played, ...(outcome && { outcome }), ...(stop && { stop }) }
}

/** An outcome as a sentence: `the French win a decisive victory: victory condition 2`. */
export function describeOutcome({ winner, level, reason }: RecordedOutcome): string {
  return `${winner === null ? 'a draw' : describeWinner(winner, level)}: ${reason}`
}

function recordOutcome({ winner, level, reason }: Outcome, sides: readonly string[]): RecordedOutcome {
  return { winner: winner === undefined ? null : sides[winner]!, level, reason }
}

/** Why a record is not of this game and battle. */
function findMismatch<State, Action>(
  game: Game<State, Action>,
  scenario: Scenario,
  { system, rules, scenario: recorded }: Replay,
): Stop | undefined {
  if (system !== scenario.system) {
    const message = `This is a game of ${quote(system)}, but ${scenario.id} is a battle for ${scenario.system}. Choose a battle of that rulebook.`
    return { kind: 'system', message }
  }
  if (recorded.id !== scenario.id) {
    const message = `This is a game of the battle ${quote(recorded.id)}, not of ${scenario.id}. Choose that battle.`
    return { kind: 'scenario', message }
  }
  const changed = changedParts(recorded.digest, digestScenario(scenario))
  if (changed.length > 0) {
    const message = `The battle ${scenario.id} has changed since this game was recorded: ${quote(changed.join(', '))}. Replay it with the battle as it was then.`
    return { kind: 'scenario', message }
  }
  if (rules !== game.version) {
    const message = `This game was recorded with version ${rules} of the rules, but this Berthier plays version ${game.version}. Replay it with the Berthier that recorded it.`
    return { kind: 'rules', message }
  }
  return undefined
}

/** The keys at which two scenarios differ. */
function changedParts(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...keys].filter((key) => before[key] !== now[key]).toSorted()
}

function readLegal<State, Action>(game: Game<State, Action>, state: State, text: string): Action | Refusal {
  const action = game.parse(state, text)
  return isRefusal(action) ? action : (game.refusal(state, action) ?? action)
}

function stopAfterEnd(action: NonNullable<Stop['action']>, left: number): Stop {
  const rest = `${count(left, 'action')} ${left === 1 ? 'is' : 'are'} left`
  const message = `The battle is over, but ${rest}, starting with number ${action.number}: ${quote(action.text)}.`
  return { kind: 'after-end', message, action }
}

function stopAtRefusal(action: NonNullable<Stop['action']>, refusal: Refusal): Stop {
  const { rule, reason } = refusal
  const verdict = rule === '' ? 'is not understood' : `is against rule ${rule}`
  const message = `Action ${action.number} (${quote(action.text)}) ${verdict}: ${reason}`
  return { kind: 'action', message, action, refusal }
}

/** The reason is told in words that may be bettered: who won and how greatly is what counts. */
function compareOutcomes(
  recorded: RecordedOutcome | undefined,
  actual: RecordedOutcome | undefined,
  played: number,
): Stop | undefined {
  if (!recorded || (recorded.winner === actual?.winner && recorded.level === actual.level)) return undefined
  const end = actual ? `it ends differently: ${describeOutcome(actual)}` : 'the battle is not over'
  const message = `The recorded outcome is ${describeOutcome(recorded)}, but after ${count(played, 'action')} ${end}.`
  return { kind: 'outcome', message }
}

/** The same end by another way, as when a die fell otherwise, is not the same game. */
function comparePositions<State, Action>(
  game: Game<State, Action>,
  state: State,
  { position, actions }: Replay,
): Stop | undefined {
  if (position === undefined || position === digestPosition(game, state)) return undefined
  const message = `After ${count(actions.length, 'action')} the position differs from the recorded one. Either the file was edited, or the Berthier that recorded it plays a rule differently: replay it with that Berthier.`
  return { kind: 'position', message }
}

const digestPosition = <State, Action>(game: Game<State, Action>, state: State) =>
  new Digest().words(game.fingerprint(state)).toString()
