import type { Breakdown, Modifier } from '../../../../engine/system.ts'
import { WAYS } from '../dice.ts'
import type { BattleState } from '../state.ts'
import { combatModifiers, type Fight, fightOf } from './modifiers.ts'
import { breaksThrough, defeatOf, isSupported } from './results.ts'

/**
 * The first roll of a fight, whether it is on or only thought of: what counts for the attackers with its sign, what
 * counts for the defender against it, and how likely each result is among all pairs of rolls.
 */
export function explainFight(state: BattleState, attackers: readonly number[], defender: number): Breakdown {
  const fight = fightOf(state, attackers, defender)
  const modifiers: Modifier[] = [
    ...combatModifiers(state, fight, false).map((one) => ({ ...one, what: `attack: ${one.what}` })),
    ...combatModifiers(state, fight, true).map((one) => ({ ...one, what: `defence: ${one.what}`, add: -one.add })),
  ]
  const value = modifiers.reduce((sum, { add }) => sum + add, 0)
  const ways = new Map<string, number>()
  const isHeld = { [fight.lead]: isSupported(state, fight.lead), [defender]: isSupported(state, defender) }
  for (let margin = value + 10; margin >= value - 10; margin--) {
    const result = resultOf(state, fight, margin, isHeld)
    ways.set(result, (ways.get(result) ?? 0) + DIFFERENCES[margin - value + 10]!)
  }
  const chances = Array.from(ways, ([result, count]) => ({ result, chance: count / PAIRS }))
  return { about: nameFight(state, attackers, defender), base: 0, modifiers, value, chances, throws: PAIRS }
}

/** `I/23e Ligne and 2 more against F/6th Regiment`. */
function nameFight({ field }: BattleState, [first, ...others]: readonly number[], defender: number): string {
  const more = others.length === 0 ? '' : ` and ${others.length} more`
  return `${field.units[first!]!.name}${more} against ${field.units[defender]!.name}`
}

/** In how many of all pairs of rolls the first is ahead by -10 to 10. */
const DIFFERENCES = Array.from({ length: 21 }, (_, ahead) =>
  WAYS.reduce((sum, ways, dice) => sum + ways * (WAYS[dice - ahead + 10] ?? 0), 0),
)
const PAIRS = 36 * 36

/** `won by 4, breakthrough: the enemy routs`; of several attackers who lose, what becomes of the one who rolls. */
function resultOf(state: BattleState, fight: Fight, margin: number, isHeld: Readonly<Record<number, boolean>>): string {
  if (margin === 0) return 'tie'
  const by = Math.abs(margin)
  const [winner, loser] = margin > 0 ? [fight.lead, fight.defender] : [fight.defender, fight.lead]
  const isThrough = breaksThrough(state, winner, loser, by)
  const defeat = DEFEATS[defeatOf(state, loser, by, isHeld[loser]!)]
  return margin > 0
    ? `won${isThrough ? ', breakthrough' : ''}: the defender ${defeat}`
    : `lost: the attacker ${defeat}${isThrough ? ', the defender breaks through' : ''}`
}

const DEFEATS = { retire: 'retires', rout: 'routs', removed: 'is removed' } as const
