import { NOWHERE } from '../../../board/nowhere.ts'
import type { Breakdown, Modifier } from '../../../engine/system.ts'
import { ARMS, TERRAINS } from '../format/catalog.ts'
import {
  type Action,
  ALSO,
  DECLARE_ON,
  DEFEND_AS,
  EXIT,
  hexOf,
  JOIN,
  kindOf,
  MOVE_TO,
  pieceOf,
  RESOLVE,
} from './actions.ts'
import type { Battlefield } from './battlefield.ts'
import { attackModes, bestDefence, chartRow, dieModifier } from './capability.ts'
import { isWithoutEffect } from './combat.ts'
import { addAttacker, addTarget } from './declaration.ts'
import { moraleFactor, moraleShift } from './morale.ts'
import { columnOf, oddsOf, resultFor, shifted } from './odds.ts'
import { Reach } from './reach.ts'
import { type BattleState, copy } from './state.ts'
import { attackStrength, defenceStrength, groundShift, groundStrength } from './strengths.ts'
import { isInEnemyZone } from './zones.ts'

/** The numbers behind an attack or a move. An attack that is not declared to its end is told as if it were fought now. */
export function explain(state: BattleState, action: Action): Breakdown | undefined {
  const kind = kindOf(action)
  switch (kind) {
    case MOVE_TO:
    case EXIT:
      return explainMove(state, kind === EXIT ? NOWHERE : hexOf(action))
    case DEFEND_AS:
      return explainAttack(state, pieceOf(action))
    case DECLARE_ON:
    case JOIN:
    case ALSO:
    case RESOLVE: {
      const attack = imagine(state)
      if (kind === DECLARE_ON || kind === ALSO) addTarget(attack, hexOf(action))
      if (kind === DECLARE_ON || kind === JOIN) addAttacker(attack, pieceOf(action))
      attack.mode = kind === RESOLVE ? pieceOf(action) : bestMode(attack)
      return explainAttack(attack, bestDefence(attack))
    }
    default:
      return undefined
  }
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
  for (let arm = 0; arm < ARMS.length; arm++) {
    if ((modes & (1 << arm)) === 0) continue
    state.mode = arm
    const modifier = dieModifier(state, bestDefence(state))
    if (modifier > most) [best, most] = [arm, modifier]
  }
  return best
}

/**
 * Odds as steps from 1-1 (2-1 is 1): those of the printed strengths, what changes them, and the column in which the die
 * is read; what is added to the die; and the chance of each result.
 */
function explainAttack(state: BattleState, defence: number): Breakdown {
  const { charts, isAdvanced } = state.field
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
  attack *= moraleFactor(state, state.side)
  change('Demoralization 2', 'attackers doubled', odds())
  against *= moraleFactor(state, 1 - state.side)
  change('Demoralization 2', 'defenders doubled', odds())
  against = groundStrength(state) * moraleFactor(state, 1 - state.side)
  change(`${isAdvanced ? '' : 'Standard '}Terrain ${groundName(state, 'defence')}`, 'defenders multiplied', odds())
  change(
    `${isAdvanced ? '' : 'Standard '}Terrain ${groundName(state, 'shift')}`,
    'column',
    shifted(charts, column, groundShift(state)),
  )
  change('Standard Victory E', 'demoralised', shifted(charts, column, moraleShift(state, state.side)))
  const onDie = dieModifier(state, defence)
  if (isAdvanced) {
    modifiers.push({
      rule: `Capability ${chartRow(state)} on ${ARMS[defence]}`,
      what: 'modifier',
      add: onDie,
      to: 'die',
    })
  }
  const said = { base: `${strengths}: ${charts.odds[first]}`, value: charts.odds[column]! }
  return { base, modifiers, value: charts.steps[column]!, said, chances: chancesOf(state, column, onDie) }
}

/** The terrain that does it: the first of the hexes that are attacked on which it does. */
function groundName(state: BattleState, effect: 'defence' | 'shift'): string {
  const { field } = state
  for (let i = 0; i < state.targets; i++) {
    const hex = state.target[i]!
    if (effect === 'defence' ? field.defence[hex]! > 1 : field.shift[hex]! !== 0) return TERRAINS[field.terrain[hex]!]!
  }
  return TERRAINS[0]!
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

/** The movement points of the cheapest way, hex by hex; NOWHERE is off the board by an exit. */
function explainMove(state: BattleState, to: number): Breakdown {
  const piece = state.active
  const reach = Reach.of(state.field).search(state, piece)
  const modifiers: Modifier[] = []
  const { field } = state
  const { enter, leave } = field.charts.zones
  let hex = to
  if (hex === NOWHERE) {
    modifiers.push({ rule: 'Victory exit', what: 'off the board', add: 1 })
    hex = exitHexOf(state, reach)
    if (leave > 0 && isInEnemyZone(state, hex, state.side)) {
      modifiers.push({ rule: 'Zones 2', what: 'leaving a zone', add: leave })
    }
  }
  while (hex !== NOWHERE && hex !== state.hex[piece]) {
    const from = reach.before(hex)
    const label = field.grid.label(hex)
    const direction = from === NOWHERE ? -1 : field.hexes.directionTo(from, hex)
    const ground = direction < 0 ? field.entry[hex]! : field.steps[from * 6 + direction]!
    if (enter > 0 && isInEnemyZone(state, hex, state.side)) {
      modifiers.push({ rule: 'Zones 1', what: `entering a zone in ${label}`, add: enter })
    }
    if (leave > 0 && from !== NOWHERE && isInEnemyZone(state, from, state.side)) {
      modifiers.push({ rule: 'Zones 2', what: `leaving a zone for ${label}`, add: leave })
    }
    const rule = `${field.isAdvanced ? '' : 'Standard '}Terrain ${TERRAINS[field.terrain[hex]!]}`
    modifiers.push({ rule: direction < 0 ? 'Set-up Prussians' : rule, what: label, add: ground })
    hex = from
  }
  modifiers.reverse()
  const value = modifiers.reduce((sum, { add }) => sum + add, 0)
  return { base: 0, modifiers, value, chances: [{ result: 'gets there', chance: 1 }] }
}

/** The exit by which it is cheapest to leave. */
function exitHexOf(state: BattleState, reach: Reach): number {
  const exits = state.field.exits[state.side as 0 | 1]
  for (let i = 0; i < reach.count; i++) {
    const hex = reach.found[i]!
    const leaving = isInEnemyZone(state, hex, state.side) ? state.field.charts.zones.leave : 0
    if (exits[hex] === 1 && reach.costTo(hex) + leaving + 1 === reach.exit) return hex
  }
  return state.hex[state.active]!
}
