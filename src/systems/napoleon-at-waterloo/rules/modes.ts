import { makeAction } from './actions.ts'
import { attackModes, defenceModes } from './capability.ts'
import { fight, roll } from './combat.ts'
import { leftAlone } from './compulsory.ts'
import { type Decision, decide } from './decision.ts'
import { explainFight, explainMode } from './explain-attack.ts'
import { formatNamed, parseNamed } from './named-actions.ts'
import type { Reason } from './reasons.ts'
import { type BattleState, DECLARATION, DEFENCE } from './state.ts'

export const RESOLVE = 9
export const DEFEND_AS = 10

/** The attack is fought as it is declared; Capability: in a mode, where there are several. */
export const resolveAttack: Decision = decide({
  kind: RESOLVE,
  verbs: ['resolve'],
  names: 'mode',
  steps: [DECLARATION],
  list(state, side, out) {
    for (let mode = 0; mode < state.field.modes.names.length; mode++) {
      if (!resolveRefusal(state, mode)) out.push(makeAction(RESOLVE, side, mode))
    }
  },
  refusal: resolveRefusal,
  carryOut: (state, mode, _hex, events) => fight(state, mode, events),
  explain: explainMode,
  format: (state, mode) => (hasModes(state) ? formatNamed(state, resolveAttack, mode, 0) : 'resolve'),
  parse(state, side, text, words) {
    if (words.length > 0) return parseNamed(state, resolveAttack, side, text, words)
    if (hasModes(state)) {
      return { rule: '', reason: `${JSON.stringify(text)} does not name a mode: add ${listModes(state)}.` }
    }
    return makeAction(RESOLVE, side, 31 - Math.clz32(modesNow(state) || 1))
  },
})

/** Capability: the arm or kind as which those who are attacked defend themselves, where they have several. */
export const defendAs: Decision = decide({
  kind: DEFEND_AS,
  verbs: ['defend'],
  names: 'mode',
  steps: [DEFENCE],
  list(state, side, out) {
    for (let mode = 0; mode < state.field.modes.names.length; mode++) {
      if (!defendRefusal(state, mode)) out.push(makeAction(DEFEND_AS, side, mode))
    }
  },
  refusal: defendRefusal,
  carryOut: (state, mode, _hex, events) => roll(state, mode, events),
  explain: explainFight,
})

/** Why the attack cannot be fought as it is declared, in a mode. */
function resolveRefusal(state: BattleState, mode: number): Reason | undefined {
  if ((attackModes(state) & (1 << mode)) === 0) return 'no-such-mode'
  return !state.field.isAdvanced && leftAlone(state) !== 'nobody' ? 'left-alone' : undefined
}

function defendRefusal(state: BattleState, mode: number): Reason | undefined {
  return (defenceModes(state) & (1 << mode)) !== 0 ? undefined : 'no-such-mode'
}

/** `“as infantry” or “as cavalry”`. */
function listModes(state: BattleState): string {
  const modes = attackModes(state)
  const names = state.field.modes.names.filter((_, mode) => (modes & (1 << mode)) !== 0)
  return names.map((name) => `“as ${name}”`).join(' or ')
}

/** Whether the attacker has several modes to choose from. */
function hasModes(state: BattleState): boolean {
  const modes = modesNow(state)
  return (modes & (modes - 1)) !== 0
}

/** The modes of the attack that is being declared; none at other times. */
const modesNow = (state: BattleState) => (state.decision === DECLARATION ? attackModes(state) : 0)
