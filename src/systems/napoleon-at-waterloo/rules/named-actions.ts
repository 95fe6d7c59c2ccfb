import type { Refusal } from '../../../engine/system.ts'
import { type Action, hexOf, makeAction, pieceOf } from './actions.ts'
import type { Decision } from './decision.ts'
import { type Reason, refusalFor } from './reasons.ts'
import type { BattleState } from './state.ts'
import { findUnits, formatUnit } from './unit-names.ts'

/** What an action names beside its side. What it does not name is 0, so that one choice is one number. */
export type Naming = 'nothing' | 'unit' | 'hex' | 'unit and hex' | 'mode' | 'event' | 'battery and hex'

/** What naming needs to know of a decision. */
type Named = Pick<Decision, 'kind' | 'verbs' | 'names' | 'steps' | 'refusal'>

/** Whether an action names what there is, and no more than its kind does. */
export function isWellFormed({ field }: BattleState, names: Naming, action: Action): boolean {
  const choices =
    names === 'mode'
      ? field.modes.names.length
      : names === 'event'
        ? field.happenings.length
        : names === 'battery and hex'
          ? (field.special.batteries?.length ?? 0)
          : names.startsWith('unit')
            ? field.pieces
            : 1
  return pieceOf(action) < choices && hexOf(action) < (names.endsWith('hex') ? field.grid.size : 1)
}

/** `pass`, `join 0914`, `move 1011`, `retreat 1010 5-4 to 1011`, `defend as infantry`. */
export function formatNamed(state: BattleState, { verbs: [verb], names }: Named, piece: number, hex: number): string {
  const label = () => state.field.grid.label(hex)
  switch (names) {
    case 'nothing':
      return verb
    case 'unit':
      return `${verb} ${formatUnit(state, piece)}`
    case 'hex':
      return `${verb} ${label()}`
    case 'unit and hex':
      return `${verb} ${formatUnit(state, piece)} to ${label()}`
    case 'mode':
      return `${verb} as ${state.field.modes.names[piece]}`
    case 'event':
      return `${verb} ${state.field.happenings[piece]!.id}`
    case 'battery and hex':
      return `${verb} ${label()} with ${piece + 1}`
  }
}

/** The other way round; nothing where the words after the verb make no sense. */
export function parseNamed(
  state: BattleState,
  decision: Named,
  side: number,
  text: string,
  words: readonly string[],
): Action | Refusal | undefined {
  const { kind, names } = decision
  const [first = ''] = words
  switch (names) {
    case 'battery and hex':
      return undefined
    case 'nothing':
      return words.length === 0 ? makeAction(kind, side) : undefined
    case 'unit':
      return choose(state, decision, side, text, findUnits(state, words, false))
    case 'hex':
      return words.length === 1 && isHex(first) ? makeAction(kind, side, 0, state.field.grid.find(first)) : undefined
    case 'unit and hex':
      return parseWay(state, decision, side, text, words)
    case 'mode': {
      const mode = state.field.modes.names.findIndex((one) => one === words[1])
      return first === 'as' && words.length === 2 && mode >= 0 ? makeAction(kind, side, mode) : undefined
    }
    case 'event': {
      const event = state.field.happenings.findIndex(({ id }) => id === first)
      return words.length === 1 && event >= 0 ? makeAction(kind, side, event) : undefined
    }
  }
}

export const isHex = (word: string) => /^([A-Z]{1,2}[1-9]\d{0,2}|\d{4})$/.test(word)

/** `1010 5-4 to 1011`; `to` and what follows it may be left out where only one of the hexes is possible that the beaten have left. */
function parseWay(
  state: BattleState,
  decision: Named,
  side: number,
  text: string,
  words: readonly string[],
): Action | Refusal | undefined {
  const at = words.indexOf('to')
  if (at < 0) {
    return choose(state, decision, side, text, findUnits(state, words, false), state.vacant.subarray(0, state.vacated))
  }
  const label = words[at + 1]
  if (words.length > at + 2 || (label !== undefined && !isHex(label))) return undefined
  const hexes = label === undefined ? state.vacant.subarray(0, state.vacated) : [state.field.grid.find(label)]
  return choose(state, decision, side, text, findUnits(state, words.slice(0, at), false), hexes)
}

/** Of several units the one that can do it is meant; where several can that are not alike, the player has to tell which. */
export function choose(
  state: BattleState,
  { kind, steps, refusal }: Named,
  side: number,
  text: string,
  units: readonly number[] | undefined,
  hexes: ArrayLike<number> = [0],
  nobody: Reason = 'nobody-there',
): Action | Refusal | undefined {
  if (!units) return undefined
  if (units.length === 0) return refusalFor(nobody, state.field.isAdvanced)
  const all = units.flatMap((piece) => Array.from(hexes, (hex) => makeAction(kind, side, piece, hex)))
  const legal = steps.includes(state.decision) ? all.filter((action) => refusal(state, action) === undefined) : []
  const [first, ...others] = legal.length > 0 ? legal : all.slice(0, 1)
  if (first === undefined) return undefined
  const words = describeCounter(state, pieceOf(first))
  const isClear = others.every(
    (other) => describeCounter(state, pieceOf(other)) === words && hexOf(other) === hexOf(first),
  )
  return isClear
    ? first
    : { rule: '', reason: `${JSON.stringify(text)} could mean ${legal.length} units or hexes: name one.` }
}

/** What tells units apart that are in the same place. */
function describeCounter(state: BattleState, piece: number): string {
  const { strength, movement, kind, name = '' } = state.field.recruits[piece]!
  return `${state.hex[piece]} ${strength}-${movement} ${kind} ${name}`
}
