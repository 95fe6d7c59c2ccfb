import { NOWHERE } from '../../../board/nowhere.ts'
import { parseAmong } from '../../../engine/decision.ts'
import { type Resolved, resolveNames } from '../../../engine/piece-names.ts'
import type { Refusal } from '../../../engine/system.ts'
import { KIND_NAMES } from '../format/index.ts'
import type { Action } from './actions.ts'
import { isHex } from './named-actions.ts'
import { refusalFor } from './reasons.ts'
import type { BattleState } from './state.ts'
import { decidersOf, decisions } from './turn.ts'
import { formatUnit, formatUnitWaiting, namedUnits } from './unit-names.ts'

/** The action that a player means: one step, one unit. What cannot be understood is refused without a rule. */
export function parse(state: BattleState, written: string): Action | Refusal {
  const resolved = withoutNames(state, written)
  if ('ambiguous' in resolved) {
    return { rule: '', reason: `${resolved.number} units are called ${resolved.ambiguous}: say in which hex.` }
  }
  const { text } = resolved
  const [, ...words] = text.trim().split(/[\s,]+/)
  const missing = words.find((word) => isHex(word) && state.field.grid.find(word) === NOWHERE)
  if (missing !== undefined) {
    return { ...refusalFor('not-on-board', state.field.isAdvanced), reason: `There is no hex ${missing}.` }
  }
  return (
    parseAmong(decisions, state, decidersOf(state)[0] ?? 0, text) ?? {
      rule: '',
      reason: `${JSON.stringify(text)} is no action, or names what does not exist.`,
    }
  )
}

/** A text with the units that it calls by their names as players write them; what is attacked is a hex. */
export function withoutNames(state: BattleState, text: string): Resolved {
  const [, target = '', rest = text] = /^((?:attack|declare|also)\b.*?(?=$| with ))?(.*)$/s.exec(text) ?? []
  const inHex = resolveNames(
    target,
    namedUnits(state, (piece) => state.field.grid.label(state.hex[piece]!)),
    NOTATION,
  )
  if (!('text' in inHex)) return inHex
  const units = resolveNames(
    rest,
    namedUnits(state, (piece) =>
      state.hex[piece] === NOWHERE ? formatUnitWaiting(state, piece) : formatUnit(state, piece),
    ),
    NOTATION,
  )
  return 'text' in units ? { text: inHex.text + units.text } : units
}

/** Words of the notation, although a unit may be called so: `infantry` is a kind, and `Infantry` stands in 1014. */
const NOTATION: ReadonlySet<string> = new Set([
  ...KIND_NAMES,
  ...decisions.flatMap(({ verbs }) => verbs),
  ...'to with and as'.split(' '),
])
