import { DIRECTIONS } from '../../../../board/hex-grid.ts'
import { NOWHERE } from '../../../../board/nowhere.ts'
import type { PlacementsByType, UnitCounts, UnitType, ViveLempereurScenario } from '../../format/index.ts'
import { directionFrom, GARRISON, troopListOf, usualNation } from '../../format/index.ts'
import { type BattleState, GONE, SQUARE, TERRAIN_MASK } from '../../rules/index.ts'

type Placement = NonNullable<PlacementsByType[UnitType]>[number]

/** Everybody on the board, by side and type, with what a scenario can say of them. */
export function placementsNow(state: BattleState): NonNullable<ViveLempereurScenario['units']> {
  const { sides, roster } = state.field
  return Object.fromEntries(
    sides.map((side, i) => [
      side,
      byType(
        state,
        [...roster.bySide[i]!].filter((piece) => state.hex[piece] !== NOWHERE),
        (piece) => placementOf(state, piece, state.hex[piece]!),
      ),
    ]),
  )
}

/** Pieces by their types, in the order of the sheet, each as somebody writes it. */
export function byType(
  state: BattleState,
  pieces: readonly number[],
  write: (piece: number) => Placement,
): PlacementsByType {
  const { roster, scenario } = state.field
  return Object.fromEntries(
    troopListOf(scenario).ids.flatMap((type, i) => {
      const own = pieces.filter((piece) => roster.type[piece] === i)
      return own.length === 0 ? [] : [[type, own.map(write)]]
    }),
  )
}

/** How many of each type. */
export function countByType(state: BattleState, pieces: readonly number[]): UnitCounts {
  const lists = byType(state, pieces, (piece) => state.field.grid.label(Math.max(0, state.hex[piece]!)))
  return Object.fromEntries(Object.entries(lists).map(([type, list]) => [type, list!.length]))
}

/** A bare hex, or more where more is to be said. */
export function placementOf(state: BattleState, piece: number, hex: number): Placement {
  const { grid, roster, edges, scenario, sides } = state.field
  const { name, own } = roster.recruits[piece]!
  const side = roster.side[piece]!
  const usual = directionFrom(edges[side])
  const nation = roster.nation[piece]!
  const losses = roster.full[piece]! - state.elements[piece]!
  const more = {
    ...(name !== undefined && { name }),
    ...(roster.fights[piece] === 1 && state.facing[piece] !== usual && { facing: DIRECTIONS[state.facing[piece]!]! }),
    ...((state.status[piece]! & SQUARE) !== 0 && { formation: 'square' as const }),
    ...(losses > 0 && { losses }),
    ...own,
    ...(nation !== usualNation(scenario, sides[side]!, roster.recruits[piece]!.type) && { nation }),
  }
  const at = grid.label(hex)
  return Object.keys(more).length === 0 ? at : { at, ...more }
}

/** The board as it lies now: the players may have laid tiles on it, and events have changed it. */
export function boardNow(state: BattleState): ViveLempereurScenario['board'] {
  const { scenario, groundChanges, grid, grounds, shifts } = state.field
  const { zones, ...rest } = scenario.board
  const board = {
    ...rest,
    ...(shifts && { hexsides: shifts.at(state.shifted).hexsideLists }),
    ...(zones && !scenario.deployment && { zones }),
  }
  if (!groundChanges || isSameGround(state)) return board
  const terrain = Object.fromEntries(
    grounds.flatMap(({ key: type }, code) => {
      const hexes = [...state.ground.keys()].filter((hex) => (state.ground[hex]! & TERRAIN_MASK) === code)
      return type === 'open' || hexes.length === 0 ? [] : [[type, hexes.map((hex) => grid.label(hex))]]
    }),
  )
  return { ...board, terrain }
}

/** Whether the ground is what it was at the start. */
function isSameGround({ field, ground }: BattleState): boolean {
  return !field.deployment?.tiles && ground.every((code, hex) => code === field.ground[hex])
}

/** The hexes that each side controls, where control counts. */
export function controlNow(state: BattleState): Record<string, string[]> | undefined {
  const { sides, grid, victory } = state.field
  if (!victory.needsControl) return undefined
  const held = sides.map((side, i) => {
    const hexes = [...state.control.keys()].filter((hex) => state.control[hex] === i)
    return [side, hexes.map((hex) => grid.label(hex))] as const
  })
  return Object.fromEntries(held.filter(([, hexes]) => hexes.length > 0))
}

/** The pieces of a side that are out of the battle and count as lost: garrisons do not. */
export function lostOf(state: BattleState, side: number): number[] {
  const { roster } = state.field
  const isLost = (piece: number) => (state.status[piece]! & GONE) !== 0 && roster.nature[piece] !== GARRISON
  return [...roster.bySide[side]!].filter(isLost)
}
