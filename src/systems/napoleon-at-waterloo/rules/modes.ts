import { ARMS } from '../format/index.ts'
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
  names: 'arm',
  steps: [DECLARATION],
  list(state, side, out) {
    for (let arm = 0; arm < ARMS.length; arm++) {
      if (!resolveRefusal(state, arm)) out.push(makeAction(RESOLVE, side, arm))
    }
  },
  refusal: resolveRefusal,
  carryOut: (state, arm, _hex, events) => fight(state, arm, events),
  explain: explainMode,
  format: (state, arm) => (hasModes(state) ? formatNamed(state, resolveAttack, arm, 0) : 'resolve'),
  parse(state, side, text, words) {
    if (words.length > 0) return parseNamed(state, resolveAttack, side, text, words)
    if (hasModes(state)) {
      return { rule: '', reason: `${JSON.stringify(text)} does not name a mode: add “as infantry” or “as cavalry”.` }
    }
    return makeAction(RESOLVE, side, 31 - Math.clz32(modesNow(state) || 1))
  },
})

/** Capability: the arm as which those who are attacked defend themselves, where they have several. */
export const defendAs: Decision = decide({
  kind: DEFEND_AS,
  verbs: ['defend'],
  names: 'arm',
  steps: [DEFENCE],
  list(state, side, out) {
    for (let arm = 0; arm < ARMS.length; arm++) {
      if (!defendRefusal(state, arm)) out.push(makeAction(DEFEND_AS, side, arm))
    }
  },
  refusal: defendRefusal,
  carryOut: (state, arm, _hex, events) => roll(state, arm, events),
  explain: explainFight,
})

/** Why the attack cannot be fought as it is declared, in a mode. */
function resolveRefusal(state: BattleState, mode: number): Reason | undefined {
  if ((attackModes(state) & (1 << mode)) === 0) return 'no-such-mode'
  return !state.field.isAdvanced && leftAlone(state) !== 'nobody' ? 'left-alone' : undefined
}

function defendRefusal(state: BattleState, arm: number): Reason | undefined {
  return (defenceModes(state) & (1 << arm)) !== 0 ? undefined : 'no-such-mode'
}

/** Whether the attacker has several modes to choose from. */
function hasModes(state: BattleState): boolean {
  const modes = modesNow(state)
  return (modes & (modes - 1)) !== 0
}

/** The modes of the attack that is being declared; none at other times. */
const modesNow = (state: BattleState) => (state.decision === DECLARATION ? attackModes(state) : 0)
