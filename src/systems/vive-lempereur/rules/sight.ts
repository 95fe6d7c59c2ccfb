import { ARTILLERY, TERRAIN_TYPES } from '../format/index.ts'
import { BLOCKS_SIGHT, TERRAIN_MASK } from './battlefield.ts'
import { type BattleState, NOBODY } from './state.ts'

const ORCHARD = TERRAIN_TYPES.indexOf('orchard')

const HILL = TERRAIN_TYPES.indexOf('hill')

/** Nobody sees over friends. */
const NO_SIDE = -1

/**
 * 7.4: whether nothing blocks the straight line from a unit to a hex. What is in the two hexes themselves never does,
 * and guns on a hill see over friends in the next hex (8.3).
 */
export function sees(state: BattleState, unit: number, to: number): boolean {
  return isInSight(state, state.hex[unit]!, to, overlookedSide(state, unit))
}

/** 8.3: the side that does not stand in a unit's sight next to it. */
function overlookedSide(state: BattleState, unit: number): number {
  const { roster } = state.field
  const isOnHill = (state.ground[state.hex[unit]!]! & TERRAIN_MASK) === HILL
  return isOnHill && roster.arm[unit] === ARTILLERY ? roster.side[unit]! : NO_SIDE
}

/** Whether nothing blocks the straight line from hex to hex for somebody who sees over one side, or over nobody. */
export function isInSight(state: BattleState, from: number, to: number, overSide = NO_SIDE): boolean {
  const { tables, grid, options } = state.field
  const line = tables.line(from, to)
  const { crossed, along } = line
  for (let i = 0; i < crossed.length; i++) {
    if (isBlocked(state, from, from + crossed[i]!, overSide)) return false
  }
  if (along.length === 0) return true
  const row = from % grid.rows
  for (let i = 0; i < along.length; i += 4) {
    // Beyond the edge of the board nothing blocks.
    const first = isRow(grid.rows, row + along[i + 1]!) && isBlocked(state, from, from + along[i]!, overSide)
    const second = isRow(grid.rows, row + along[i + 3]!) && isBlocked(state, from, from + along[i + 2]!, overSide)
    if (options.sightAlongHexside === 'both' ? first && second : first || second) return false
  }
  return true
}

/** 7.4.3: woods, fields, hills, rough terrain, buildings and rivers block; so do units and generals. */
function isBlocked(state: BattleState, from: number, hex: number, overSide: number): boolean {
  if ((state.ground[hex]! & BLOCKS_SIGHT) !== 0) return true
  const unit = state.troops[hex]!
  const general = state.leader[hex]!
  if (unit === NOBODY && general === NOBODY) return false
  if (overSide === NO_SIDE) return true
  const { roster, tables } = state.field
  const isFriend = roster.side[unit === NOBODY ? general : unit] === overSide
  return !isFriend || tables.distance(from, hex) > 1
}

/** 8.2: whether the line of fire leads through an orchard; along a hexside only between two. */
export function leadsThroughOrchard(state: BattleState, from: number, to: number): boolean {
  const { tables, grid } = state.field
  const { crossed, along } = tables.line(from, to)
  for (let i = 0; i < crossed.length; i++) if (isOrchard(state, from + crossed[i]!)) return true
  const row = from % grid.rows
  for (let i = 0; i < along.length; i += 4) {
    if (!isRow(grid.rows, row + along[i + 1]!) || !isRow(grid.rows, row + along[i + 3]!)) continue
    if (isOrchard(state, from + along[i]!) && isOrchard(state, from + along[i + 2]!)) return true
  }
  return false
}

const isOrchard = ({ ground }: BattleState, hex: number) => (ground[hex]! & TERRAIN_MASK) === ORCHARD

/**
 * 9.3: how far from a unit empty hexes in its sight lie on the straight line to another hex: how many of the distances
 * between the two have one.
 */
export function emptyHexesInSight(state: BattleState, unit: number, to: number): number {
  const { tables, grid } = state.field
  const from = state.hex[unit]!
  const overSide = overlookedSide(state, unit)
  const { crossed, along } = tables.line(from, to)
  const row = from % grid.rows
  let distances = 0
  const look = (hex: number) => {
    if (state.troops[hex] !== NOBODY || state.leader[hex] !== NOBODY) return
    if (isInSight(state, from, hex, overSide)) distances |= 1 << tables.distance(from, hex)
  }
  for (let i = 0; i < crossed.length; i++) look(from + crossed[i]!)
  for (let i = 0; i < along.length; i += 2) if (isRow(grid.rows, row + along[i + 1]!)) look(from + along[i]!)
  let count = 0
  for (; distances !== 0; distances &= distances - 1) count++
  return count
}

const isRow = (rows: number, row: number) => row >= 0 && row < rows
