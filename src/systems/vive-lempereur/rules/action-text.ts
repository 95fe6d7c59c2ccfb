import { memoize } from '../../../board/memoize.ts'
import { NOWHERE } from '../../../board/nowhere.ts'
import { parseAmong } from '../../../engine/decision.ts'
import { type NamedPiece, resolveNames } from '../../../engine/piece-names.ts'
import type { Refusal } from '../../../engine/system.ts'
import { GENERAL, troopListOf } from '../format/index.ts'
import type { Action } from './actions.ts'
import type { Battlefield } from './battlefield.ts'
import type { BattleState } from './state.ts'
import { decidersOf, decisions } from './turn.ts'

/** Words that mean themselves, although a unit may be called so. */
const WORDS: readonly string[] = decisions.flatMap(({ verbs, thirdPerson, words = [] }) => [
  ...verbs,
  ...(thirdPerson === undefined ? [] : [thirdPerson]),
  ...words,
])
const notationOf = memoize(
  ({ scenario, grounds }: Battlefield): ReadonlySet<string> =>
    new Set([...WORDS, ...troopListOf(scenario).ids, ...grounds.map(({ key }) => key)]),
)

/** What can be said of a side, as it is said without it: `takes` and `take` are `take`. */
const SAID_OF_SIDES: ReadonlyMap<string, string> = new Map(
  decisions.flatMap(({ verbs: [verb], thirdPerson }) =>
    thirdPerson === undefined ? [] : [[verb!, verb!] as const, [thirdPerson, verb!] as const],
  ),
)

/** The action that a player means: one step, one card. What cannot be understood is refused without a rule. */
export function parse(state: BattleState, said: string): Action | Refusal {
  const resolved = resolveNames(said, namedPieces(state), notationOf(state.field))
  if ('ambiguous' in resolved) {
    return { rule: '', reason: `${resolved.number} units are called ${resolved.ambiguous}: say in which hex.` }
  }
  const { text } = resolved
  const words = text.trim().split(/[\s,]+/)
  // A side may be called like a verb: its name is one only before another verb.
  const named = SAID_OF_SIDES.has(words[1] ?? '') ? state.field.sides.indexOf(words[0]!) : -1
  const [verb, ...rest] = named < 0 ? words : words.slice(1)
  const side = named < 0 ? (decidersOf(state)[0] ?? 0) : named
  const action = parseAmong(decisions, state, side, [SAID_OF_SIDES.get(verb!) ?? verb, ...rest].join(' '))
  if (action !== undefined) return action
  const isOffBoard = words.some((word) => /^[A-Z]{1,2}[1-9]\d*$/.test(word) && state.field.grid.find(word) === NOWHERE)
  return isOffBoard ? { rule: '2.0', reason: 'There is no such hex.', also: ['6.1'] } : misunderstood(text)
}

/** Pieces on the board, which may have names; a unit is called by its hex. */
function namedPieces({ field, hex }: BattleState): NamedPiece[] {
  return field.roster.recruits.flatMap(({ name, row }, piece) => {
    const place = hex[piece]!
    if (name === undefined || place === NOWHERE) return []
    return [{ name, called: () => `${row.nature === GENERAL ? 'general ' : ''}${field.grid.label(place)}` }]
  })
}

function misunderstood(text: string): Refusal {
  return { rule: '', reason: `${JSON.stringify(text)} is no action, or names what does not exist.` }
}
