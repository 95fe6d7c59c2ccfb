import type { CombatEvent } from '../../rules/index.ts'
import { nameIn, unitNames } from '../piece-names.ts'
import type { Sentences } from './sentences.ts'

/** Fights in sentences. */
export const COMBAT_SENTENCES: Sentences<CombatEvent['kind']> = {
  fight: ({ attackers, defender, margin, ...rolls }, state) => {
    const verb = attackers.includes(' ') ? 'attack' : 'attacks'
    const attack = describeRoll(rolls.attack, rolls.attackDice, rolls.attackModifiers)
    const defence = describeRoll(rolls.defence, rolls.defenceDice, rolls.defenceModifiers)
    const whom = nameIn(state.field.units, defender)
    return `${unitNames(state, attackers)} ${verb} ${whom}: ${attack} against ${defence}, ${describeMargin(margin)}`
  },
}

/** `12 (dice 8, combat rating +3, tactical rating +1)`. */
const describeRoll = (total: number, dice: number, modifiers: string) =>
  `${total} (dice ${dice}${modifiers === '' ? '' : `, ${modifiers}`})`

const describeMargin = (margin: number) =>
  margin === 0 ? 'a tie' : margin > 0 ? `the attack wins by ${margin}` : `the defence wins by ${-margin}`
