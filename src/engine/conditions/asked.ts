import type { GoalCount } from '../presenter.ts'

/** An atom as it is asked in play: sides, pieces and places are numbers. `Where` is a set of places, `Own` what a rulebook adds. */
export type Asked<Where, Own> =
  | { readonly kind: 'turn'; readonly turn: number }
  /** The word of memory that has the turn in which an event happens; -1 where there is no such event. */
  | { readonly kind: 'happened'; readonly row: number }
  | {
      readonly kind: 'controls'
      readonly side: number
      readonly places: readonly number[]
      readonly least: number
      /** The row of memory that counts turns in a row, and how many are wanted; without one, now. */
      readonly row: number
      readonly turns: number
    }
  | {
      readonly kind: 'unitsIn' | 'reached'
      readonly members: Int32Array
      readonly where: Where
      readonly isStrength: boolean
      readonly least: number
      /** The row of memory that knows whether they have been there. */
      readonly row: number
    }
  | {
      readonly kind: 'eliminated' | 'exited' | 'arrived'
      readonly members: Int32Array
      readonly isStrength: boolean
      readonly least: number
    }
  | { readonly kind: 'lost'; readonly members: Int32Array; readonly least: number }
  | { readonly kind: 'points'; readonly side: number; readonly least: number; readonly isMargin: boolean }
  | { readonly kind: 'own'; readonly own: Own }

/** What has become of a piece. */
type Fate = 'eliminated' | 'exited' | 'arrived'

/** What a rulebook tells of a position. A `View` is its state, or a position that might be. */
export interface World<View, Where, Own> {
  turn(view: View): number
  controls(view: View, place: number, side: number): boolean
  isIn(view: View, piece: number, where: Where): boolean
  /** Whether this has become of a piece. */
  hasMet(view: View, piece: number, fate: Fate): boolean
  /** How strong a piece is, on the board or when it left. */
  strength(view: View, piece: number): number
  /** How much strength a piece has lost so far. */
  lost(view: View, piece: number): number
  points(view: View, side: number): number
  own(view: View, own: Own): boolean
  /** How many the rulebook's own counts so far, and how many it asks for; 1 and 1 where it holds and counts nothing. */
  count(view: View, own: Own): number
  stepOf(own: Own): number
  /** How near the rulebook's own is, where that is more than what it counts. */
  nearness?(view: View, own: Own): GoalCount | undefined
  /** What conditions remember: a part of the state that has as many words as their `Memory` asks for. */
  memory(view: View): Int32Array
}

/** What can change in a battle, as bits: a condition is asked again only after something that it depends on has. */
export const [TURN, MOVES, LOSSES, EXITS, SCORE, ANYTHING] = [1, 2, 4, 8, 16, 31] as const

/** What the answer of an atom depends on. */
export function watchOf<Where, Own>(atom: Asked<Where, Own>, ofOwn: (own: Own) => number): number {
  switch (atom.kind) {
    case 'turn':
    case 'happened':
      return TURN
    case 'controls':
      return atom.row < 0 ? MOVES : TURN
    case 'unitsIn':
    case 'reached':
    case 'arrived':
      return MOVES
    case 'exited':
      return EXITS
    case 'eliminated':
    case 'lost':
      return LOSSES
    case 'points':
      return SCORE
    case 'own':
      return ofOwn(atom.own)
  }
}

/** Whether an atom holds in a position. */
export function ask<View, Where, Own>(view: View, atom: Asked<Where, Own>, world: World<View, Where, Own>): boolean {
  switch (atom.kind) {
    case 'turn':
      return world.turn(view) >= atom.turn
    case 'happened': {
      const turn = atom.row < 0 ? 0 : world.memory(view)[atom.row]!
      return turn > 0 && turn <= world.turn(view)
    }
    case 'controls':
      return atom.row < 0 ? controlsEnough(view, atom, world) : world.memory(view)[atom.row]! >= atom.turns
    case 'unitsIn':
      return areIn(view, atom, world)
    case 'reached':
      return world.memory(view)[atom.row] === 1 || areIn(view, atom, world)
    case 'eliminated':
    case 'exited':
    case 'arrived':
      return haveMet(view, atom, atom.kind, world)
    case 'lost':
      return countOf(view, atom, world) >= atom.least
    case 'points': {
      const own = world.points(view, atom.side)
      return (atom.isMargin ? own - world.points(view, 1 - atom.side) : own) >= atom.least
    }
    case 'own':
      return world.own(view, atom.own)
  }
}

/** Whether a side controls as many of the places as are wanted, now. */
export function controlsEnough<View, Where, Own>(
  view: View,
  { places, side, least }: { readonly places: readonly number[]; readonly side: number; readonly least: number },
  world: World<View, Where, Own>,
): boolean {
  let missing = least
  for (let i = 0; i < places.length && missing > 0; i++) if (world.controls(view, places[i]!, side)) missing--
  return missing <= 0
}

/** Whether as many of the members are in the places as are wanted, now. */
export function areIn<View, Where, Own>(
  view: View,
  { members, where, isStrength, least }: Extract<Asked<Where, Own>, { where: Where }>,
  world: World<View, Where, Own>,
): boolean {
  let missing = least
  for (let i = 0; i < members.length && missing > 0; i++) {
    const piece = members[i]!
    if (world.isIn(view, piece, where)) missing -= isStrength ? world.strength(view, piece) : 1
  }
  return missing <= 0
}

function haveMet<View, Where, Own>(
  view: View,
  { members, isStrength, least }: { members: Int32Array; isStrength: boolean; least: number },
  fate: Fate,
  world: World<View, Where, Own>,
): boolean {
  let missing = least
  for (let i = 0; i < members.length && missing > 0; i++) {
    const piece = members[i]!
    if (world.hasMet(view, piece, fate)) missing -= isStrength ? world.strength(view, piece) : 1
  }
  return missing <= 0
}

/** How much an atom counts so far that counts units or strength; of others 1 where they hold. */
export function countOf<View, Where, Own>(view: View, atom: Asked<Where, Own>, world: World<View, Where, Own>): number {
  switch (atom.kind) {
    case 'own':
      return world.count(view, atom.own)
    case 'lost': {
      let lost = 0
      for (const piece of atom.members) lost += world.lost(view, piece)
      return lost
    }
    case 'eliminated':
    case 'exited':
    case 'arrived': {
      let met = 0
      for (const piece of atom.members) {
        if (world.hasMet(view, piece, atom.kind)) met += atom.isStrength ? world.strength(view, piece) : 1
      }
      return met
    }
    default:
      return ask(view, atom, world) ? 1 : 0
  }
}
