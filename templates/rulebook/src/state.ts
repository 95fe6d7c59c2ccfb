import { makeDice, makeStates, NOWHERE, rollDie } from 'berthier/rulebook'
import { compile, type Draft, type Field } from './battle.ts'
import { D6, TERRAIN, UNITS } from './catalog.ts'

export const NOBODY = -1

/** Everything that changes in a game is whole numbers in one array: single numbers first, then parts by their lengths. */
const { BattleState, copy } = makeStates(['turn', 'side', 'isOver', 'winner'], (field: Field) => ({
  /** By unit: its hex, or NOWHERE once it is gone. */
  hex: field.units.length,
  /** By unit: whether it has acted in this turn. */
  done: field.units.length,
}))

export { copy }
export type State = InstanceType<typeof BattleState>

/** The beginning of a battle. */
export function deploy(draft: Draft, seed: number): State {
  const field = compile(draft)
  const state = new BattleState(field)
  state.dice.set(makeDice(seed))
  state.turn = 1
  state.winner = NOBODY
  field.units.forEach(({ hex }, unit) => (state.hex[unit] = hex))
  return state
}

/** The unit in a hex, or NOBODY. */
export const unitIn = (state: State, hex: number) => (hex === NOWHERE ? NOBODY : state.hex.indexOf(hex))

/** The units of a side that are on the board. */
export function unitsOf(state: State, side: number): number[] {
  return [...state.hex.keys()].filter((unit) => state.field.sideOf[unit] === side && state.hex[unit] !== NOWHERE)
}

export const typeOf = ({ field }: State, unit: number) => UNITS[field.units[unit]!.type]

export const groundOf = ({ field }: State, hex: number) => TERRAIN[field.terrain[hex]!]!

/** A roll of 1 to 6. */
export const rollD6 = (state: State) => rollDie(state, D6) + 1
