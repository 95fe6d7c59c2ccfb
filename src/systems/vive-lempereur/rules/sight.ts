import { NOWHERE } from '../../../board/nowhere.ts'
import { isLineBarred } from '../../../board/side-lines.ts'
import { ARTILLERY } from '../format/index.ts'
import { BLOCKS_SIGHT, TERRAIN_MASK } from './battlefield.ts'
import { isHiddenPiece } from './hidden-units.ts'
import { aroundOf, groundAt } from './position.ts'
import { type BattleState, NOBODY } from './state.ts'
import { isBeyondSight } from './weather.ts'

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
  const { seesOverFriends } = groundAt(state, state.hex[unit]!)
  return seesOverFriends && roster.arm[unit] === ARTILLERY ? roster.side[unit]! : NO_SIDE
}

/** Whether nothing blocks the straight line from hex to hex for somebody who sees over one side, or over nobody. */
export function isInSight(state: BattleState, from: number, to: number, overSide = NO_SIDE): boolean {
  const { tables, grid, options, sky } = state.field
  if (sky !== undefined && isBeyondSight(state, from, to)) return false
  const { hexsides } = aroundOf(state)
  if (hexsides?.blocks && tables.distance(from, to) > 1 && isLineBarred(tables, from, to, hexsides.blocks)) return false
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
  if (state.field.special.hidden !== undefined && isUnseenFrom(state, from, unit, general)) return false
  if (overSide === NO_SIDE) return true
  const { roster, tables } = state.field
  const isFriend = roster.side[unit === NOBODY ? general : unit] === overSide
  return !isFriend || tables.distance(from, hex) > 1
}

/** Own rules: who is hidden stands in nobody's way but his friends'. */
function isUnseenFrom(state: BattleState, from: number, unit: number, general: number): boolean {
  const eye = state.troops[from] === NOBODY ? state.leader[from]! : state.troops[from]!
  const { side } = state.field.roster
  return (
    eye !== NOBODY &&
    [unit, general].every((piece) => piece === NOBODY || (side[piece] !== side[eye] && isHiddenPiece(state, piece)))
  )
}

/** 8.2: the hex on the line of fire whose ground counts most, such as an orchard; along a hexside the less of the two beside it. */
export function hexFiredThrough({ field, ground }: BattleState, from: number, to: number): number {
  const { tables, grid, firingThrough } = field
  const { crossed, along } = tables.line(from, to)
  let strongest = NOWHERE
  let most = 0
  for (let i = 0; i < crossed.length; i++) {
    const much = Math.abs(firingThrough[ground[from + crossed[i]!]! & TERRAIN_MASK]!)
    if (much <= most) continue
    most = much
    strongest = from + crossed[i]!
  }
  if (along.length === 0) return strongest
  const row = from % grid.rows
  for (let i = 0; i < along.length; i += 4) {
    if (!isRow(grid.rows, row + along[i + 1]!) || !isRow(grid.rows, row + along[i + 3]!)) continue
    const first = Math.abs(firingThrough[ground[from + along[i]!]! & TERRAIN_MASK]!)
    const second = Math.abs(firingThrough[ground[from + along[i + 2]!]! & TERRAIN_MASK]!)
    if (Math.min(first, second) <= most) continue
    most = Math.min(first, second)
    strongest = from + along[first <= second ? i : i + 2]!
  }
  return strongest
}

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
