import type { Modifier } from '../../../../engine/system.ts'
import { formatModifiers } from '../event-facts.ts'
import type { Events } from '../events.ts'
import type { BattleState } from '../state.ts'
import type { Fight } from './modifiers.ts'

/** One roll of both sides of a fight (12.3). What it does to units is told as that. */
export type CombatEvent = {
  readonly kind: 'fight'
  /** The attackers' side. */
  readonly side: string
  readonly attackers: string
  /** Rolls for the attackers. */
  readonly lead: string
  readonly defender: string
  readonly attackDice: number
  readonly attackModifiers: string
  readonly attack: number
  readonly defenceDice: number
  readonly defenceModifiers: string
  readonly defence: number
  /** The attackers'. */
  readonly margin: number
}

/** What one side of a fight has rolled. */
export type Roll = { readonly dice: number; readonly modifiers: readonly Modifier[]; readonly total: number }

export function emitFight(state: BattleState, events: Events, fight: Fight, attack: Roll, defence: Roll): void {
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
    attackModifiers: formatModifiers(attack.modifiers),
    attack: attack.total,
    defenceDice: defence.dice,
    defenceModifiers: formatModifiers(defence.modifiers),
    defence: defence.total,
    margin: attack.total - defence.total,
  })
}
