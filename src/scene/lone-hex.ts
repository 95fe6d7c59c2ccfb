import type { GroundLook, HexBoardPortrait } from '../engine/portrait.ts'
import { HexLayout } from './hex-layout.ts'

/** A board of one hex, for the picture of a single tile or counter. */
export const LONE_BOARD: HexBoardPortrait = {
  kind: 'hex',
  firstColumn: 0,
  columns: 1,
  rows: 1,
  ground: [undefined],
  groundNames: {},
  roads: [],
  waters: [],
  names: [],
}

export const LONE_HEX = new HexLayout(LONE_BOARD, 0, 0)

/** The same with ground on it. */
export function loneBoard(look: GroundLook | undefined): HexBoardPortrait {
  return look ? { ...LONE_BOARD, ground: [look.pattern], groundLooks: { [look.pattern]: look } } : LONE_BOARD
}
