import type { GameEvent, Modifier } from '../../../../engine/system.ts'
import { sayModifiers } from '../command/events.ts'
import type { Events } from '../decision.ts'
import type { BattleState } from '../state.ts'
import type { Fight } from './modifiers.ts'

/** Fights as events and as sentences. What they do to units is told as that. */

/** What one side of a fight has rolled. */
export type Roll = { readonly dice: number; readonly modifiers: readonly Modifier[]; readonly total: number }

/** One roll of both sides; `lead` rolls for the attackers, and the margin is theirs. */
export function noteFight(state: BattleState, events: Events, fight: Fight, attack: Roll, defence: Roll): void {
  if (!events) return
  const { field } = state
  const id = (unit: number) => field.units[unit]!.id
  events.push({
    kind: 'fight',
    side: field.sides[field.units[fight.lead]!.side]!,
    attackers: fight.attackers.map(id).join(' '),
    lead: id(fight.lead),
    defender: id(fight.defender),
    attackDice: attack.dice,
    attackModifiers: sayModifiers(attack.modifiers),
    attack: attack.total,
    defenceDice: defence.dice,
    defenceModifiers: sayModifiers(defence.modifiers),
    defence: defence.total,
    margin: attack.total - defence.total,
  })
}

/** What is said of each of them. */
export const SENTENCES: Readonly<Record<string, (event: GameEvent, state: BattleState) => string>> = {
  fight: (event, state) => {
    const attackers = String(event['attackers']).split(' ')
    const names = attackers.map((id) => nameOf(state, id)).join(', ')
    const verb = attackers.length > 1 ? 'attack' : 'attacks'
    return `${names} ${verb} ${nameOf(state, event['defender'])}: ${sum(event, 'attack')} against ${sum(event, 'defence')}, ${outcome(Number(event['margin']))}`
  },
}

/** `12 (dice 8, combat rating +3, tactical rating +1)`. */
function sum(event: GameEvent, of: 'attack' | 'defence'): string {
  const modifiers = event[`${of}Modifiers`] === '' ? '' : `, ${event[`${of}Modifiers`]}`
  return `${event[of]} (dice ${event[`${of}Dice`]}${modifiers})`
}

const outcome = (margin: number) =>
  margin === 0 ? 'a tie' : margin > 0 ? `the attack wins by ${margin}` : `the defence wins by ${-margin}`

const nameOf = ({ field }: BattleState, unit: unknown) =>
  field.units.find(({ id }) => id === unit)?.name ?? String(unit)
