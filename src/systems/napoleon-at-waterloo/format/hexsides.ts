import { type SideKindName, type SideKinds, sideKinds } from '../../../scenario/hexsides/kinds.ts'
import { ARMS, type Arm } from './catalog.ts'

/** What ground on a hexside does. The book has none: these are Berthier's own rules. */
export type SideEffects = {
  /** Whether anybody may cross, and who; a leader goes where anybody may. */
  readonly passable: boolean
  readonly crosses: readonly Arm[]
  /** The movement points to cross, beside those of the hex; whether it takes all that are left. */
  readonly cost: number
  readonly stops: boolean
  /** Whether units fall back across it. */
  readonly retreats: boolean
  /** Whether zones of control reach across, whether units attack across, whether it stops fire beyond the next hex. */
  readonly zones: boolean
  readonly attacks: boolean
  readonly blocksFire: boolean
  /** Where all who attack a hex come across such sides: what multiplies its defenders, and by how many columns the attack shifts. */
  readonly defence: number
  readonly shift: number
  /** Whether it counts both ways, or only for those who come towards the first hex of the side. */
  readonly towards: 'both' | 'first'
}

/** A side with nothing on it. */
export const NO_SIDE_EFFECT: SideEffects = {
  passable: true,
  crosses: ARMS,
  cost: 0,
  stops: false,
  retreats: true,
  zones: true,
  attacks: true,
  blocksFire: false,
  defence: 1,
  shift: 0,
  towards: 'both',
}

/** The kinds of hexsides, each with what it does; a bridge or ford with what it changes of the water under it. */
const SIDE_EFFECTS: Readonly<Record<SideKindName, Readonly<Partial<SideEffects>>>> = {
  stream: { cost: 1, shift: -1 },
  river: { passable: false, zones: false, attacks: false, defence: 2 },
  wall: { cost: 1, crosses: ['infantry'], shift: -1 },
  slope: { cost: 1, shift: -1, towards: 'first' },
  bridge: { passable: true, cost: 0, stops: false, zones: true, attacks: true },
  ford: { passable: true, cost: 2, zones: true, attacks: true },
}

/** The kinds of hexsides that a battle has. */
export const sideKindsOf = ({ ground }: { readonly ground?: object }): SideKinds<SideEffects> =>
  sideKinds<SideEffects>(SIDE_EFFECTS, ground)
