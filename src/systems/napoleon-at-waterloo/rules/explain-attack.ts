import { NOWHERE } from '../../../board/nowhere.ts'
import type { Breakdown, Modifier } from '../../../engine/system.ts'
import { ARMS } from '../format/index.ts'
import { addAttacker, addTarget } from './attackers.ts'
import type { Battlefield } from './battlefield.ts'
import { attackModes, bestDefence, chartRow, dieModifier } from './capability.ts'
import { isWithoutEffect } from './combat.ts'
import { CHOOSING_DEFENCE } from './engagement.ts'
import { moraleFactor, moraleShift } from './morale.ts'
import { columnOf, oddsOf, resultFor, shifted } from './odds.ts'
import { ATTACKING, type BattleState, copy, MISFIRED, NOBODY } from './state.ts'
import {
  attackColumn,
  attackStrength,
  defenceStrength,
  firingStrength,
  groundShift,
  groundStrength,
  steadyStrength,
} from './strengths.ts'
import { terrainRule } from './terrain-rules.ts'
import { misfireOf, strengthInWeather } from './weather.ts'

/** The numbers behind an attack with a unit and a hex more in it, as if it were fought now. */
export function explainAttack(state: BattleState, piece: number, hex: number): Breakdown {
  const attack = imagine(state)
  if (hex !== NOWHERE) addTarget(attack, hex)
  if (piece !== NOBODY) addAttacker(attack, piece)
  attack.mode = bestMode(attack)
  return explainFight(attack, bestDefence(attack))
}

/** The same for the attack as it is declared, in a mode. */
export function explainMode(state: BattleState, mode: number): Breakdown {
  const attack = imagine(state)
  attack.mode = mode
  return explainFight(attack, bestDefence(attack))
}

/** A copy to try things on; it lasts until the next. */
function imagine(state: BattleState): BattleState {
  const spare = copy(state, SPARES.get(state.field))
  SPARES.set(state.field, spare)
  return spare
}

const SPARES = new WeakMap<Battlefield, BattleState>()

/** The mode of attack that is best against the best defence. */
function bestMode(state: BattleState): number {
  const modes = attackModes(state)
  let [best, most] = [31 - Math.clz32(modes), Number.NEGATIVE_INFINITY]
  for (let mode = 0; mode < state.field.modes.names.length; mode++) {
    if ((modes & (1 << mode)) === 0) continue
    state.mode = mode
    const modifier = dieModifier(state, bestDefence(state))
    if (modifier > most) [best, most] = [mode, modifier]
  }
  return best
}

/**
 * Odds as steps from 1-1 (2-1 is 1): those of the printed strengths, what changes them, and the column in which the die
 * is read; what is added to the die; and the chance of each result.
 */
export function explainFight(state: BattleState, defence: number): Breakdown {
  const { field } = state
  const { charts, isAdvanced } = field
  const modifiers: Modifier[] = []
  let [attack, against] = [attackStrength(state), defenceStrength(state)]
  const strengths = `${attack} against ${against}`
  const first = columnOf(charts, oddsOf(attack, against))
  let column = first
  const base = charts.steps[first]!
  const change = (rule: string, what: string, to: number) => {
    if (to !== column) modifiers.push({ rule, what, add: charts.steps[to]! - charts.steps[column]! })
    column = to
  }
  const odds = () => columnOf(charts, oddsOf(attack, against))
  attack = firingStrength(state)
  change('Own weather', 'fire in the weather', odds())
  attack *= moraleFactor(state, state.side)
  change('Demoralization 2', 'attackers doubled', odds())
  against *= moraleFactor(state, 1 - state.side)
  change('Demoralization 2', 'defenders doubled', odds())
  against = steadyStrength(state) * moraleFactor(state, 1 - state.side)
  change('Own troops', 'defenders multiplied', odds())
  against = groundStrength(state, false) * moraleFactor(state, 1 - state.side)
  change(groundRule(state, 'defence'), 'defenders multiplied', odds())
  against = groundStrength(state) * moraleFactor(state, 1 - state.side)
  change('Hexsides defence', 'attacked across a hexside', odds())
  const unshifted = column
  change(groundRule(state, 'shift'), 'column', shifted(charts, column, groundShift(state, false)))
  change('Hexsides defence', 'column', shifted(charts, unshifted, groundShift(state)))
  change('Standard Victory E', 'demoralised', shifted(charts, column, moraleShift(state, state.side)))
  const onDie = dieModifier(state, defence)
  if (isAdvanced) {
    modifiers.push({
      rule: `Capability ${chartRow(state)} on ${ARMS[field.modes.arms[defence]!]}`,
      what: 'modifier',
      add: onDie,
      to: 'die',
    })
  }
  const said = { base: `${strengths}: ${charts.odds[first]}`, value: charts.odds[column]! }
  return { base, modifiers, value: charts.steps[column]!, said, chances: chancesInWeather(state, column, onDie) }
}

/** The rule of the terrain that does it: the first of the hexes that are attacked on which it does. */
function groundRule(state: BattleState, effect: 'defence' | 'shift'): string {
  const { field } = state
  for (let i = 0; i < state.targets; i++) {
    const hex = state.target[i]!
    if (effect === 'defence' ? field.defence[hex]! > 1 : field.shift[hex]! !== 0) return terrainRule(field, hex)
  }
  return terrainRule(field, state.target[0]!)
}

/** Own weather: the same by every strength that is left where muskets may fail. */
function chancesInWeather(state: BattleState, column: number, onDie: number): { result: string; chance: number }[] {
  const strengths = firingChances(state)
  if (strengths.size < 2) return chancesOf(state, column, onDie)
  const sums = new Map<string, number>()
  const add = (result: string, chance: number) => sums.set(result, (sums.get(result) ?? 0) + chance)
  for (const [strength, chance] of strengths) {
    if (strength === 0) add('misfire', chance)
    else for (const one of chancesOf(state, attackColumn(state, strength), onDie)) add(one.result, chance * one.chance)
  }
  return [...sums].map(([result, chance]) => ({ result, chance }))
}

/** With what strength those who attack may fire, and how likely each is. */
function firingChances(state: BattleState): ReadonlyMap<number, number> {
  let chances = new Map([[0, 1]])
  for (let piece = 0; state.field.sky && piece < state.field.pieces; piece++) {
    if ((state.status[piece]! & (ATTACKING | MISFIRED)) !== ATTACKING) continue
    // Once the defender chooses his mode, everybody has tried.
    const fails = state.step === CHOOSING_DEFENCE ? 0 : misfireOf(state, piece) / 6
    const next = new Map<number, number>()
    const add = (strength: number, chance: number) =>
      chance > 0 && next.set(strength, (next.get(strength) ?? 0) + chance)
    for (const [strength, chance] of chances) {
      add(strength + strengthInWeather(state, piece), chance * (1 - fails))
      add(strength, chance * fails)
    }
    chances = next
  }
  return chances
}

function chancesOf(state: BattleState, column: number, onDie: number): { result: string; chance: number }[] {
  const counts = new Map<string, number>()
  for (let die = 1; die <= 6; die++) {
    const result = resultFor(state.field.charts, column, die + onDie)
    const name = isWithoutEffect(state, result) ? 'no effect' : result
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts].map(([result, count]) => ({ result, chance: count / 6 }))
}
