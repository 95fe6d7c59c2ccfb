import { makeDice, makeStates, NOWHERE, rollDie } from 'berthier/rulebook'
import { compile, type Draft, type Field } from './battle.ts'
import { D6, TERRAIN, UNITS } from './catalog.ts'

export const MOVEMENT = 0
export const COMBAT = 1
/** The phase once the battle is over. */
export const OVER = -1

export const NOBODY = -1

/** Why a battle ended. */
export const REASONS = [
  '',
  'the enemy is broken',
  'both sides are broken',
  'more objectives',
  'as many objectives',
] as const
export const [, BROKEN, BOTH_BROKEN, MORE, AS_MANY] = [0, 1, 2, 3, 4] as const

/** Everything that changes lies in one array of whole numbers: `turn` and the other scalars, and the parts by their lengths. */
const { BattleState, copy } = makeStates(['turn', 'side', 'phase', 'winner', 'reason'], (field: Field) => ({
  /** By unit: its hex, or NOWHERE. */
  hex: field.units.length,
  steps: field.units.length,
  shaken: field.units.length,
  /** By unit: whether it has moved, or fought, in this turn. */
  moved: field.units.length,
  fought: field.units.length,
  /** By hex: the unit there, plus one. */
  there: field.grid.size,
  /** By objective: the side that holds it, plus one. */
  held: field.objectives.length,
  /** By side: steps lost. */
  lost: field.sides.length,
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
  for (const [unit, { hex, type }] of field.units.entries()) {
    state.steps[unit] = UNITS[type].strength
    place(state, unit, hex)
  }
  return state
}

/** Puts a unit into a hex, or off the board. Whoever enters an objective holds it (7.2). */
export function place(state: State, unit: number, hex: number): void {
  const before = state.hex[unit]!
  if (state.there[before] === unit + 1) state.there[before] = 0
  state.hex[unit] = hex
  if (hex === NOWHERE) return
  state.there[hex] = unit + 1
  const objective = state.field.objectives.indexOf(hex)
  if (objective >= 0) state.held[objective] = state.field.sideOf[unit]! + 1
}

/** The unit in a hex, or NOBODY. */
export const unitIn = (state: State, hex: number) => (hex === NOWHERE ? NOBODY : state.there[hex]! - 1)

/** The enemy of a side in a hex, or NOBODY. */
export function enemyIn(state: State, side: number, hex: number): number {
  const unit = unitIn(state, hex)
  return unit !== NOBODY && state.field.sideOf[unit] !== side ? unit : NOBODY
}

/** Whether an enemy of a side is next to a hex. */
export function isNextToEnemy(state: State, side: number, hex: number): boolean {
  for (let direction = 0; direction < 6; direction++)
    if (enemyIn(state, side, state.field.grid.neighbour(hex, direction)) !== NOBODY) return true
  return false
}

export const typeOf = ({ field }: State, unit: number) => UNITS[field.units[unit]!.type]

export const groundOf = ({ field }: State, hex: number) => TERRAIN[field.terrain[hex]!]!

export const labelOf = ({ field }: State, hex: number) => field.grid.label(hex)

/** A roll of 1 to 6. */
export const rollD6 = (state: State) => rollDie(state, D6) + 1
