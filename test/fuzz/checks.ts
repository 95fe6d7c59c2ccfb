import { type Game, type GameEvent, isRefusal, partModifiers } from '../../src/engine/system.ts'
import { canonical } from '../../src/scenario/diff/normalise.ts'
import { Trouble } from './trouble.ts'

/** Lists are told apart by their first differences only. */
const SHOWN = 5

/** What is asked must not be changed by asking. */
export function unchanged<State, Action, T>(game: Game<State, Action>, state: State, what: string, ask: () => T): T {
  const before = game.fingerprint(state).slice()
  const answer = ask()
  if (!areEqual(before, game.fingerprint(state))) throw new Trouble('side effect', `${what} changes the state`)
  return answer
}

/**
 * Exactly the actions that are listed pass the judge, among all that can be put into words or numbers. Where a list is
 * only a choice, as on a table, whatever else passes the judge can be written, read, and carried out.
 */
export function checkListing<State, Action>(
  game: Game<State, Action>,
  state: State,
  space: readonly Action[],
  isWhole = true,
): void {
  const actions = game.deciders(state).flatMap((side) => game.actions(state, side))
  const refused = actions.filter((action) => game.refusal(state, action))
  if (refused.length > 0) throw new Trouble('listing', `listed, but refused: ${say(refused)}`)
  const listed = new Set(actions.map(keyOf))
  const unlisted = space.filter((action) => !listed.has(keyOf(action)) && !game.refusal(state, action))
  if (!isWhole) {
    const different = [...new Map(unlisted.map((action) => [keyOf(action), action])).values()]
    checkWording(game, state, different)
    for (const action of different) game.apply(game.copy(state), action)
  } else if (unlisted.length > 0) throw new Trouble('listing', `accepted, but not listed: ${say(unlisted)}`)

  function say(some: readonly Action[]): string {
    const words = some.slice(0, SHOWN).map((action) => `${game.format(state, action)} (${keyOf(action)})`)
    return some.length > SHOWN ? `${words.join(', ')} and ${some.length - SHOWN} more` : words.join(', ')
  }
}

/** What tells actions apart: numbers, or all that they say. */
const keyOf = (action: unknown) => (typeof action === 'number' ? action : canonical(action))

/** An illegal action throws and changes nothing. */
export function checkRefused<State, Action>(game: Game<State, Action>, state: State, action: Action): void {
  if (!game.refusal(state, action)) return
  const before = game.fingerprint(state).slice()
  let isThrown = false
  try {
    game.apply(state, action)
  } catch {
    isThrown = true
  }
  const words = () => game.format(state, action)
  if (!isThrown) throw new Trouble('listing', `carried out, though refused: ${words()}`)
  if (!areEqual(before, game.fingerprint(state))) throw new Trouble('side effect', `refused too late: ${words()}`)
}

/** What is written reads as the same action, and names no other of the same moment. */
export function checkWording<State, Action>(game: Game<State, Action>, state: State, actions: readonly Action[]): void {
  const seen = new Set<string>()
  for (const action of actions) {
    const text = game.format(state, action)
    if (seen.has(text)) throw new Trouble('wording', `${text} means two actions`)
    seen.add(text)
    const read = game.parse(state, text)
    if (isRefusal(read)) throw new Trouble('wording', `${text} is not read: ${read.reason}`)
    if (keyOf(read) !== keyOf(action)) throw new Trouble('wording', `${text} reads as ${game.format(state, read)}`)
  }
}

/** The chances of an action make 1, and its value is the base with all modifiers that are not those of the die. */
export function checkExplanation<State, Action>(game: Game<State, Action>, state: State, action: Action): void {
  const breakdown = game.explain(state, action)
  if (!breakdown) return
  const { base, modifiers, value, chances } = breakdown
  const fail = (why: string) => {
    throw new Trouble('explain', `${game.format(state, action)}: ${why}`)
  }
  const sum = partModifiers(breakdown).value.reduce((total, { add }) => total + add, base)
  if (sum !== value) fail(`${base} with ${modifiers.map(({ add }) => add).join(', ')} is ${sum}, not ${value}`)
  const total = chances.reduce((all, { chance }) => all + chance, 0)
  if (Math.abs(total - 1) > 1e-9) fail(`the chances make ${total}`)
  if (chances.some(({ chance }) => !(chance > 0 && chance <= 1 + 1e-9))) fail('a chance is not between 0 and 1')
  if (new Set(chances.map(({ result }) => result)).size < chances.length) fail('a result is told twice')
}

/** A copy has the same future as its original, and leaves it alone. */
export function checkCopy<State, Action>(game: Game<State, Action>, state: State, action: Action, into?: State): void {
  const before = game.fingerprint(state).slice()
  const [one, other] = [game.copy(state), game.copy(state, into)]
  const [events, others]: [GameEvent[], GameEvent[]] = [[], []]
  game.apply(one, action, events)
  game.apply(other, action, others)
  const words = () => game.format(state, action)
  if (!areEqual(before, game.fingerprint(state))) throw new Trouble('copy', `a copy changes its original: ${words()}`)
  if (!areEqual(game.fingerprint(one), game.fingerprint(other))) throw new Trouble('copy', `copies differ: ${words()}`)
  if (JSON.stringify(events) !== JSON.stringify(others)) throw new Trouble('copy', `copies tell otherwise: ${words()}`)
}

export function areEqual(a: Int32Array, b: Int32Array): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
