import { type SideKindName, type SideKinds, sideKinds } from '../../../scenario/hexsides/kinds.ts'
import type { Arm } from './types.gen.ts'

/** What ground on a hexside does. The book has none: these are Berthier's own rules. */
export type SideEffects = {
  /** Whether anybody may cross, and who; a general goes where anybody may. */
  readonly passable: boolean
  readonly crosses: readonly Arm[]
  /** Whether a unit that crosses stops. */
  readonly stops: boolean
  /** Whether units retreat across it. */
  readonly retreats: boolean
  /** Whether zones of control reach across, and whether it blocks the sight of hexes beyond the next. */
  readonly zones: boolean
  readonly blocksSight: boolean
  /** Added to fire that comes across it into the hex of the target, and to the shock of cavalry; whether cavalry shocks at all. */
  readonly firing: number
  readonly shock: number
  readonly shocks: boolean
  /** Whether it counts both ways, or only for those who come towards the first hex of the side. */
  readonly towards: 'both' | 'first'
}

/** A side with nothing on it. */
export const NO_SIDE_EFFECT: SideEffects = {
  passable: true,
  crosses: ['infantry', 'cavalry', 'artillery'],
  stops: false,
  retreats: true,
  zones: true,
  blocksSight: false,
  firing: 0,
  shock: 0,
  shocks: true,
  towards: 'both',
}

/** The kinds of hexsides, each with what it does; a bridge or ford with what it changes of the water under it. */
const SIDE_EFFECTS: Readonly<Record<SideKindName, Readonly<Partial<SideEffects>>>> = {
  stream: { stops: true, shock: -4 },
  river: { passable: false, zones: false, shocks: false },
  wall: { stops: true, crosses: ['infantry'], firing: -2, shocks: false },
  slope: { firing: -1, shock: -4, towards: 'first' },
  bridge: { passable: true, stops: false, zones: true, shocks: true, shock: -4 },
  ford: { passable: true, stops: true, zones: true, shocks: true, shock: -4 },
}

/** The kinds of hexsides that a battle has. */
export const sideKindsOf = ({ ground }: { readonly ground?: object }): SideKinds<SideEffects> =>
  sideKinds<SideEffects>(SIDE_EFFECTS, ground)
