import { defenceAcross, shiftAcross } from './hexsides.ts'
import { moraleFactor, moraleShift } from './morale.ts'
import { columnOf, oddsOf, shifted } from './odds.ts'
import { ATTACKING, type BattleState, MISFIRED, NOBODY } from './state.ts'
import { strengthInWeather } from './weather.ts'

/** The strength of those who attack, as their counters have it. */
export function attackStrength(state: BattleState): number {
  const { pieces, strength } = state.field
  let sum = 0
  for (let piece = 0; piece < pieces; piece++) if ((state.status[piece]! & ATTACKING) !== 0) sum += strength[piece]!
  return sum
}

/** The same in the weather where they stand; whose muskets have failed adds nothing. */
export function firingStrength(state: BattleState): number {
  const { pieces, sky } = state.field
  if (!sky) return attackStrength(state)
  let sum = 0
  for (let piece = 0; piece < pieces; piece++) {
    if ((state.status[piece]! & (ATTACKING | MISFIRED)) === ATTACKING) sum += strengthInWeather(state, piece)
  }
  return sum
}

/** Combat 2: the strength of all who are attacked, as their counters have it. */
export function defenceStrength(state: BattleState): number {
  let sum = 0
  for (let i = 0; i < state.targets; i++) sum += strengthIn(state, state.target[i]!)
  return sum
}

/** The same, each unit by what its kind multiplies it with. */
export function steadyStrength(state: BattleState): number {
  let sum = 0
  for (let i = 0; i < state.targets; i++) sum += steadyIn(state, state.target[i]!)
  return sum
}

/**
 * Combat 4, Terrain: the same, each hex by what its terrain multiplies it with, or the hexsides that it is attacked across:
 * the better of the two counts. Without hexsides, by its terrain alone.
 */
export function groundStrength(state: BattleState, withSides = true): number {
  let sum = 0
  for (let i = 0; i < state.targets; i++) {
    const hex = state.target[i]!
    const across = withSides ? defenceAcross(state, hex) : 1
    sum += steadyIn(state, hex) * Math.max(state.field.defence[hex]!, across)
  }
  return sum
}

function strengthIn(state: BattleState, hex: number): number {
  let sum = 0
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) sum += state.field.strength[piece]!
  return sum
}

function steadyIn(state: BattleState, hex: number): number {
  const { strength, steadiness } = state.field
  let sum = 0
  for (let piece = state.top[hex]!; piece !== NOBODY; piece = state.below[piece]!) {
    sum += strength[piece]! * steadiness[piece]!
  }
  return sum
}

/** Terrain: by how many columns the ground shifts the attack, hexsides included: the worst of the hexes that are attacked. */
export function groundShift(state: BattleState, withSides = true): number {
  let shift = 0
  for (let i = 0; i < state.targets; i++) {
    const [ground, across] = [
      state.field.shift[state.target[i]!]!,
      withSides ? shiftAcross(state, state.target[i]!) : 0,
    ]
    const own = ground !== 0 && across !== 0 ? Math.min(ground, across) : ground + across
    if (i === 0 || own < shift) shift = own
  }
  return shift
}

/** What the attackers count for when the odds are taken. */
export const countedAttack = (state: BattleState, strength = firingStrength(state)) =>
  strength * moraleFactor(state, state.side)

/** What those who are attacked count for when the odds are taken. */
export const countedDefence = (state: BattleState) => groundStrength(state) * moraleFactor(state, 1 - state.side)

/** The column of the attack that is being declared: strengths, odds, then shifts. */
export function attackColumn(state: BattleState, strength = firingStrength(state)): number {
  const { charts } = state.field
  const column = columnOf(charts, oddsOf(countedAttack(state, strength), countedDefence(state)))
  return shifted(charts, shifted(charts, column, groundShift(state)), moraleShift(state, state.side))
}
